import { correctable, type Patch, seatSchema, wholeBox } from '@archipel/kernel';
import * as z from 'zod/mini';
import { COMPONENTS } from '../data/components.ts';
import { type Components, componentsSchema, homeIslandSchema } from '../data/schema.ts';
import type { HomeIsland } from '../data/words.ts';

const distinct = z.refine<HomeIsland[]>((islands) => new Set(islands).size === islands.length, 'two seats on one home island');

/** Q10: the bound that no game among people reaches. */
export const ROUNDS = 200;

/** What can be agreed before a match. */
export const optionsSchema = z.strictObject({
  /** A seat; `dice`: the highest throw begins (Q1.4); `random`: drawn by lot. A seat that is not at the table counts as `dice`. */
  firstPlayer: z.optional(z.union([seatSchema, z.enum(['dice', 'random'])])),
  /** The home islands from seat 0 on; seats that are not named draw (Q1.3). */
  homeIslands: z.optional(z.array(homeIslandSchema).check(distinct, z.maxLength(4))),
  /** The bound of Q10. */
  rounds: z._default(z.int().check(z.minimum(1), z.maximum(1000)), ROUNDS),
  /** A corrected set of components, or a correction of the built-in one. */
  components: z.optional(correctable('anno1503', COMPONENTS, componentsSchema)),
});

export interface Options {
  readonly firstPlayer?: number | 'dice' | 'random' | undefined;
  readonly homeIslands?: readonly HomeIsland[] | undefined;
  readonly rounds: number;
  readonly components?: Patch | Components | undefined;
}

/** The whole box that these options bring along, if any. */
export function componentsIn({ components }: Pick<Options, 'components'>): Components | undefined {
  return components === undefined ? undefined : wholeBox(COMPONENTS, components);
}
