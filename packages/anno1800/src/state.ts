import { type Chance, type Seat, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { componentsSchema } from './data/schema.ts';

/**
 * The state is two halves: the table, which everybody sees, and what is secret. A viewer is shown the whole of the first and his own of
 * the second; so nothing has to be taken out of anything. By level means: five numbers, farmer first; by deck: three.
 */
export interface State {
  readonly table: Table;
  readonly secret: Secret;
}

/** What only some may see (R1.7): hands and expedition cards their owners, the order of decks and stacks nobody. The next card comes first. */
export interface Secret {
  readonly hands: readonly (readonly string[])[];
  readonly expeditions: readonly (readonly string[])[];
  /** By deck. */
  readonly decks: readonly (readonly string[])[];
  readonly expeditionDeck: readonly string[];
  readonly oldWorld: readonly string[];
  readonly newWorld: readonly string[];
  readonly chance: Chance;
}

const id = z.string();
const count = z.int().check(z.nonnegative());
const list = <Each extends z.core.SomeType>(each: Each) => z.readonly(z.array(each));
const record = <Shape extends z.core.$ZodShape>(shape: Shape) => z.readonly(z.strictObject(shape));
const level = z.int().check(z.nonnegative(), z.maximum(4));
const byLevel = list(count);
const byDeck = list(count);
const token = z.enum(['trade', 'exploration']);
const tokens = record({ trade: count, exploration: count });
export type Token = z.infer<typeof token>;
export type Tokens = z.infer<typeof tokens>;

const field = record({
  /** `land-3`, `island-1-sea-2`. */
  id,
  ground: z.enum(['land', 'coast', 'sea']),
  printed: z.nullable(id),
  tile: z.nullable(id),
});
export type Field = z.infer<typeof field>;

const player = record({
  /** Cubes in their districts. */
  rested: byLevel,
  /** Cubes in the exhausted area. */
  exhausted: byLevel,
  gold: count,
  /** Rested tokens on ships, exhausted ones, and those lying on cards (R9). */
  onShips: tokens,
  spent: tokens,
  onCards: tokens,
  fields: list(field),
  /** For each field the levels of the cubes on its workplaces. */
  workers: list(list(level)),
  /** Cards in hand. */
  hand: byDeck,
  played: list(record({ card: id, used: z.boolean() })),
  /** How many expedition cards. */
  expeditions: count,
  oldWorld: list(id),
  newWorld: list(id),
});
export type Player = z.infer<typeof player>;

/** An action of several steps that is under way or may go on. */
const openAction = z.union([
  /** R6: `yards` are the fields of shipyards that may still build; `built` the fields built on; `ships` whether it is ships that are built. */
  record({ kind: z.literal('build'), yards: list(id), built: list(id), ships: z.boolean(), removed: z.boolean() }),
  /** R10: `reserved` cards are drawn when the action ends. */
  record({ kind: z.literal('workforce'), left: count, reserved: byDeck }),
  record({ kind: z.literal('upgrade'), left: count }),
  /** R8: `draw` cards are drawn when the action ends; `empty` decks were so when it began. */
  record({ kind: z.literal('swap'), left: count, draw: byDeck, empty: list(z.boolean()) }),
]);
export type OpenAction = z.infer<typeof openAction>;

/** What is being paid for. Tiles, cubes and cards are set aside when it begins, so that nothing else can take them. */
const thing = z.union([
  record({ kind: z.literal('tile'), tile: id, field: z.nullable(id), yard: z.nullable(id) }),
  record({ kind: z.literal('card'), card: id }),
  record({ kind: z.literal('cube'), level, reserved: z.boolean() }),
  record({ kind: z.literal('step'), level }),
  record({ kind: z.enum(['settle', 'explore', 'expedition', 'graves', 'editor']) }),
]);
export type Thing = z.infer<typeof thing>;

/** One thing that a cost names. */
const item = z.union([
  record({ kind: z.literal('good'), good: id }),
  record({ kind: z.literal('cube'), level }),
  record({ kind: z.literal('token'), token }),
]);
export type Item = z.infer<typeof item>;

const pending = record({ thing, owed: list(item) });
export type Pending = z.infer<typeof pending>;

const turn = record({
  seat: seatSchema,
  /** Actions that may still be taken. */
  actions: count,
  acted: z.boolean(),
  open: z.nullable(openAction),
  /** Things begun and not yet paid; the last one is being paid. Those before it wait. */
  pending: list(pending),
  /** R4.3: what has been bought. */
  traded: list(id),
  /** R9: free steps left, by the level they start from. */
  freeSteps: byLevel,
  /** R13: objectives used. */
  used: list(id),
  /** R9: hand cards that may still be discarded by the effect just activated. The first must be. */
  discard: z.nullable(record({ left: count, must: z.boolean() })),
  /** Cards played in this turn: those that discard turn over when it ends. */
  cards: list(id),
});
export type Turn = z.infer<typeof turn>;

export const tableSchema = record({
  seats: list(player),
  /** Copies of each tile on the market. */
  market: z.readonly(z.record(z.string(), count)),
  /** Cubes in the supply. */
  supply: byLevel,
  /** Cards left. */
  decks: byDeck,
  expeditionDeck: count,
  oldWorld: count,
  newWorld: count,
  objectives: list(id),
  first: seatSchema,
  round: count,
  turn,
  /** R15.1: who emptied his hand first, and the round that is the last. */
  end: z.nullable(record({ by: seatSchema, lastRound: count })),
  /** R15.5: the round after which the match ends in any case. */
  limit: z.nullable(count),
  over: z.boolean(),
  /** A corrected set of components that this table plays with. */
  components: z.optional(componentsSchema),
});
export type Table = z.infer<typeof tableSchema>;

/** Where a cube is: in its district, in the exhausted area, or on a workplace of the field named. */
export type Place = string;
export const DISTRICT = 'district';
export const EXHAUSTED = 'exhausted';

export function playerAt(table: Table, seat: Seat): Player {
  const found = table.seats[seat];
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return found;
}
