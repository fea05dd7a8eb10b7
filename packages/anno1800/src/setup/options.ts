import { correctable, type Patch, seatSchema, wholeBox } from '@archipel/kernel';
import * as z from 'zod/mini';
import { boxSchema } from '../box/consistent.ts';
import { COMPONENTS } from '../data/components.ts';
import { type Components, nameSchema, OBJECTIVES_IN_PLAY } from '../data/schema.ts';
import type { ObjectiveId } from '../data/words.ts';

/** R14: moods for the draw of objectives. */
export const MOODS = {
  complex: ['alonso-graves', 'aarhant', 'editor', 'beryl-omara'],
  confrontational: ['hannah-goode', 'university', 'worlds-fair', 'madame-kahina', 'tourist'],
  relaxed: ['malching', 'bleakworth', 'queen', 'edvard-goode', 'wibblesock', 'qing'],
  expeditions: ['zoo', 'museum'],
  race: ['pyrphorian'],
} as const;
const moods = ['complex', 'confrontational', 'relaxed', 'expeditions', 'race'] as const satisfies (keyof typeof MOODS)[];

/** After so many rounds a game is over if nothing else is agreed (R15.5): people are done long before. */
export const ROUNDS = 150;

const objectives = z.union([
  z.enum(['random', 'beginners']),
  z.strictObject({ mood: z.enum(moods) }),
  z.strictObject({ chosen: z.array(nameSchema<ObjectiveId>()).check(z.length(OBJECTIVES_IN_PLAY)) }),
]);

/** What a table can choose (R1.4, R1.6, R15.5), and a corrected set of components. */
export const optionsSchema = z
  .strictObject({
    objectives: z._default(objectives, 'random'),
    first: z._default(z.union([z.literal('random'), seatSchema]), 'random'),
    rounds: z._default(z.nullable(z.int().check(z.positive(), z.maximum(1000))), ROUNDS),
    components: z.optional(correctable('anno1800', COMPONENTS, boxSchema)),
  })
  .check((context) => {
    // What has not even the right form is not unpacked: it may be far too much.
    if (context.issues.length > 0) return;
    const { objectives: wanted, components } = context.value;
    const complain = (message: string) => context.issues.push({ code: 'custom', path: ['objectives'], message, input: context.value });
    const known = componentsIn({ components })?.objectives ?? COMPONENTS.objectives;
    const beginners = known.filter((each) => each.beginners).length;
    if (wanted === 'beginners' && beginners !== OBJECTIVES_IN_PLAY) complain("the beginners' objectives are not five");
    if (typeof wanted !== 'object' || !('chosen' in wanted)) return;
    if (wanted.chosen.some((id) => !known.some((each) => each.id === id))) complain('there is no such objective');
    if (new Set(wanted.chosen).size < OBJECTIVES_IN_PLAY) complain('an objective is named twice');
  });
export type Options = z.infer<typeof optionsSchema>;

/** The whole box that these options bring along, if any. */
export function componentsIn({ components }: { readonly components?: Patch | Components | undefined }): Components | undefined {
  return components === undefined ? undefined : wholeBox(COMPONENTS, components);
}
