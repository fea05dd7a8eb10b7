import { type Chance, type Seat, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { componentsSchema, nameSchema } from '../data/schema.ts';
import {
  type CardId,
  type ExpeditionId,
  type FieldId,
  type Good,
  GROUNDS,
  LEVEL_INDICES,
  type NewWorldId,
  type ObjectiveId,
  type OldWorldId,
  type TileId,
  TOKENS,
} from '../data/words.ts';

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
  readonly hands: readonly (readonly CardId[])[];
  readonly expeditions: readonly (readonly ExpeditionId[])[];
  /** By deck. */
  readonly decks: readonly (readonly CardId[])[];
  readonly expeditionDeck: readonly ExpeditionId[];
  readonly oldWorld: readonly OldWorldId[];
  readonly newWorld: readonly NewWorldId[];
  readonly chance: Chance;
}

const card = nameSchema<CardId>();
const fieldId = nameSchema<FieldId>();
const good = nameSchema<Good>();
const objective = nameSchema<ObjectiveId>();
const tile = nameSchema<TileId>();
const count = z.int().check(z.nonnegative());
const list = <Each extends z.core.SomeType>(each: Each) => z.readonly(z.array(each));
const record = <Shape extends z.core.$ZodShape>(shape: Shape) => z.readonly(z.strictObject(shape));
const level = z.literal(LEVEL_INDICES);
const byLevel = list(count);
const byDeck = list(count);
const token = z.enum(TOKENS);
const tokens = record({ trade: count, exploration: count });
export type Tokens = z.infer<typeof tokens>;

const field = record({
  id: fieldId,
  ground: z.enum(GROUNDS),
  printed: z.nullable(tile),
  tile: z.nullable(tile),
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
  played: list(record({ card, used: z.boolean() })),
  /** How many expedition cards. */
  expeditions: count,
  oldWorld: list(nameSchema<OldWorldId>()),
  newWorld: list(nameSchema<NewWorldId>()),
});
export type Player = z.infer<typeof player>;

/** An action of several steps that is under way or may go on. */
const openAction = z.union([
  /** R6: `yards` are the fields of shipyards that may still build; `built` the fields built on; `ships` whether it is ships that are built. */
  record({ kind: z.literal('build'), yards: list(fieldId), built: list(fieldId), ships: z.boolean(), removed: z.boolean() }),
  /** R10: `reserved` cards are drawn when the action ends. */
  record({ kind: z.literal('workforce'), left: count, reserved: byDeck }),
  record({ kind: z.literal('upgrade'), left: count }),
  /** R8: `draw` cards are drawn when the action ends; `empty` decks were so when it began. */
  record({ kind: z.literal('swap'), left: count, draw: byDeck, empty: list(z.boolean()) }),
]);
export type OpenAction = z.infer<typeof openAction>;

/** What is being paid for. Tiles, cubes and cards are set aside when it begins, so that nothing else can take them. */
const thing = z.union([
  record({ kind: z.literal('tile'), tile, field: z.nullable(fieldId), yard: z.nullable(fieldId) }),
  record({ kind: z.literal('card'), card }),
  record({ kind: z.literal('cube'), level, reserved: z.boolean() }),
  record({ kind: z.literal('step'), level }),
  record({ kind: z.enum(['settle', 'explore', 'expedition', 'graves', 'editor']) }),
]);
export type Thing = z.infer<typeof thing>;

/** One thing that a cost names. */
const item = z.union([
  record({ kind: z.literal('good'), good }),
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
  traded: list(good),
  /** R9: free steps left, by the level they start from. */
  freeSteps: byLevel,
  /** R13: objectives used. */
  used: list(objective),
  /** R9: hand cards that may still be discarded by the effect just activated. The first must be. */
  discard: z.nullable(record({ left: count, must: z.boolean() })),
  /** Cards played in this turn: those that discard turn over when it ends. */
  cards: list(card),
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
  objectives: list(objective),
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

export function playerAt(table: Table, seat: Seat): Player {
  const found = table.seats[seat];
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return found;
}
