import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { boxOf } from '../box/box.ts';
import { inconsistencies } from '../box/consistent.ts';
import { COMPONENTS } from '../data/components.ts';
import { componentsSchema, nameSchema } from '../data/schema.ts';
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

export const OBJECTIVES_IN_PLAY = 5;
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
    components: z.optional(componentsSchema),
  })
  .check((context) => {
    // What has not even the right form is not unpacked: it may be far too much.
    if (context.issues.length > 0) return;
    const { objectives: wanted, components } = context.value;
    const complain = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    for (const fault of components ? inconsistencies(components) : []) complain('components', fault);
    const known = boxOf({ components: components ?? COMPONENTS }).objectives;
    const beginners = [...known.values()].filter((each) => each.beginners).length;
    if (known.size < OBJECTIVES_IN_PLAY) complain('components', 'there are too few objectives');
    if (wanted === 'beginners' && beginners !== OBJECTIVES_IN_PLAY) complain('objectives', "the beginners' objectives are not five");
    if (typeof wanted !== 'object' || !('chosen' in wanted)) return;
    if (wanted.chosen.some((id) => !known.has(id))) complain('objectives', 'there is no such objective');
    if (new Set(wanted.chosen).size < OBJECTIVES_IN_PLAY) complain('objectives', 'an objective is named twice');
  });
export type Options = z.infer<typeof optionsSchema>;
