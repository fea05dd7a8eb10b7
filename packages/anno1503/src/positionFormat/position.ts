import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { buildingSchema, choiceSchema, commoditySchema, dieSchema, homeIslandSchema, levelSchema } from '../data/schema.ts';
import { squareSchema } from '../state/state.ts';

/**
 * A position in the words of the table (docs/scenarios.md). Everything may be left out: a seat then stands as after set-up, tiles and cards
 * that are not named lie where they would. Names of fields are those that `describe` answers.
 */
const count = z.int().check(z.nonnegative(), z.maximum(1000));
const cards = z.partialRecord(commoditySchema, count);

const shipSchema = z.union([squareSchema, z.null(), z.strictObject({ at: squareSchema, spent: z._default(count, 0) })]);

const seatPositionSchema = z.strictObject({
  island: z.optional(homeIslandSchema),
  gold: z.optional(count),
  /** The whole hand. */
  hand: z.optional(cards),
  inhabitants: z.optional(z.array(levelSchema)),
  buildings: z.optional(z.array(buildingSchema)),
  /** By number of the stone pier. */
  outposts: z.optional(z.partialRecord(z.enum(['1', '2', '3', '4', '5']), commoditySchema)),
  agreements: z.optional(count),
  /** Squares; null for a ship in store. */
  ships: z.optional(z.array(shipSchema)),
  /** Island spaces whose tile this player has looked at. */
  notes: z.optional(z.array(squareSchema)),
  orders: z.optional(z.array(choiceSchema)),
});
export type SeatPosition = z.infer<typeof seatPositionSchema>;

/** A tile by its face: `spice outpost`, `agreement`, `gold treasure`, `upgrade treasure`; with its back: `agreement (3)`. */
const tileWord = z.string();

export const positionSchema = z.strictObject({
  turn: z._default(seatSchema, 0),
  first: z._default(seatSchema, 0),
  round: z._default(count, 1),
  rounds: z._default(count, 200),
  phase: z._default(z.enum(['roll', 'act', 'sail']), 'roll'),
  throws: z._default(z.array(dieSchema).check(z.maxLength(2)), []),
  /** The throws to come, as long as nothing else is drawn by lot. */
  dice: z._default(z.array(dieSchema).check(z.maxLength(6)), []),
  sold: z._default(z.array(count), []),
  bought: z._default(count, 0),
  branched: z._default(z.boolean(), false),
  /** Follows from the hands; may be named to make sure. */
  stacks: z._default(cards, {}),
  /** Follows from the islands of the players; may be named to make sure. */
  supply: z._default(z.partialRecord(buildingSchema, count), {}),
  /** By square: a tile, or `none`. Spaces that are not named hold any tile of their number. */
  islands: z._default(z.record(squareSchema, tileWord), {}),
  /** The top of the reserve. Tiles that are named nowhere lie below. */
  reserve: z._default(z.array(tileWord), []),
  /** Treasures that have left the game. */
  gone: z._default(z.array(tileWord), []),
  seats: z.array(seatPositionSchema),
});
export type Position = z.infer<typeof positionSchema>;
