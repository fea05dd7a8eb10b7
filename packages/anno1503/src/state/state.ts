import { type Chance, type Seat, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import type { Tile } from '../data/box.ts';
import {
  backSchema,
  buildingSchema,
  commoditySchema,
  componentsSchema,
  dieSchema,
  homeIslandSchema,
  levelSchema,
  pierSchema,
} from '../data/schema.ts';
import { type Choice, TREASURES } from '../data/words.ts';

const count = z.int().check(z.nonnegative());
const list = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item));

/** Cards, or prices, by commodity: always all six. */
export const goodsSchema = z.readonly(z.record(commoditySchema, count));
export type Goods = z.infer<typeof goodsSchema>;
export const NO_GOODS: Goods = { wood: 0, stone: 0, tools: 0, cloth: 0, spice: 0, tobacco: 0 };

const outpostTile = { back: backSchema, commodity: commoditySchema };
export const tileSchema: z.ZodMiniType<Tile> = z.union([
  z.strictObject({ ...outpostTile, kind: z.literal('outpost') }),
  z.strictObject({ back: backSchema, kind: z.literal('agreement') }),
  z.strictObject({ back: backSchema, kind: z.literal('treasure'), treasure: z.enum(TREASURES) }),
]);

export const squareSchema = z.string().check(z.regex(/^[a-z][1-9]\d?$/));
/** Where a tile lies on the own island: the number of a stone pier, or one of the wooden piers. */
export const lossSchema = z.union([pierSchema, z.literal('wooden')]);
export type Loss = z.infer<typeof lossSchema>;

const shipSchema = z.readonly(z.strictObject({ at: squareSchema, spent: count }));
export type Ship = z.infer<typeof shipSchema>;

const playerSchema = z.readonly(
  z.strictObject({
    island: homeIslandSchema,
    gold: count,
    /** How many cards are in the hand. */
    cards: count,
    /** On the spaces 1, 2, 3 …: they stand without gaps (Q4). */
    inhabitants: list(levelSchema),
    /** On the sites below, from the first one on. */
    buildings: list(buildingSchema),
    /** On the stone piers, in the order they came. */
    outposts: list(z.readonly(z.strictObject({ pier: pierSchema, ...outpostTile }))),
    /** On the wooden piers; of each tile its back. */
    agreements: list(backSchema),
    /** Ship 1, ship 2; null in store. */
    ships: list(z.nullable(shipSchema)),
  }),
);
export type Player = z.infer<typeof playerSchema>;

export const PHASES = ['roll', 'choose', 'lose', 'act', 'sail', 'look', 'discard', 'over'] as const;
/** `act` is phase 2 of a turn and `sail` phase 3; `look`: a tile is in the hand of the player (Q6.3). */
export type Phase = (typeof PHASES)[number];

const askingSchema = z.readonly(
  z.strictObject({
    about: z.enum(['production', 'golden-times', 'pirates']),
    /** By seat: how many cards are still to come, or how many tiles to go. */
    due: list(count),
    waiting: list(seatSchema),
  }),
);
export type Asking = z.infer<typeof askingSchema>;

const doneSchema = z.readonly(
  z.strictObject({
    /** The spaces of the inhabitants that have bought a card (Q5.1). */
    sold: list(z.int()),
    /** How many cards were bought (Q5.2). */
    bought: count,
    branched: z.boolean(),
  }),
);

/** What everybody sees (Q1.5). Views have the same fields. */
export const openShape = {
  /** A corrected set, if the match is played with one. */
  components: z.nullable(componentsSchema),
  /** The bound of Q10. */
  rounds: count,
  first: seatSchema,
  round: count,
  turn: seatSchema,
  phase: z.enum(PHASES),
  /** The throws of this turn: none, one, or a six and the throw for the event. */
  throws: list(dieSchema),
  /** What the player on turn has done in this turn. */
  done: doneSchema,
  look: z.nullable(z.readonly(z.strictObject({ ship: count, space: squareSchema }))),
  asking: z.nullable(askingSchema),
  stacks: goodsSchema,
  /** By square: the back of the tile that lies there face down. Spaces without a tile are not named. */
  islands: z.readonly(z.record(squareSchema, backSchema)),
  /** The buildings that nobody owns. */
  supply: z.readonly(z.record(buildingSchema, count)),
  seats: list(playerSchema),
  winner: z.nullable(seatSchema),
};
const openSchema = z.strictObject(openShape);
export type Open = Readonly<z.infer<typeof openSchema>>;

/** By square the tiles of island spaces. */
export const facesSchema = z.readonly(z.record(squareSchema, tileSchema));
export type Faces = z.infer<typeof facesSchema>;

/** What is hidden: each by seat, or from everybody. */
export interface Secret {
  readonly hands: readonly Goods[];
  /** Tiles that a player has looked at, as long as they lie there (Q6.3). */
  readonly notes: readonly Faces[];
  /** Standing orders: what is liked best first; `nothing` declines (Q3.2, Q9.3). */
  readonly orders: readonly (readonly Choice[])[];
  /** Whether the player on turn has forgotten orders in this turn. */
  readonly forgot: boolean;
  /** What was chosen and is not handed out yet. */
  readonly picks: readonly (readonly Choice[])[];
  /** Tiles that were chosen and are not lost yet. */
  readonly losses: readonly (Loss | null)[];
  readonly faces: Faces;
  /** Top first. */
  readonly reserve: readonly Tile[];
  readonly chance: Chance;
}

/** What everybody sees, and what is hidden. A view is the whole of the first half and the viewer's own part of the second. */
export interface State {
  readonly open: Open;
  readonly secret: Secret;
}

export const NOTHING_DONE: Open['done'] = { sold: [], bought: 0, branched: false };

/** What the rules have made sure of. If it is not there, the program is wrong, so this throws. */
export function sure<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new TypeError('something is missing that the rules have made sure of');
  return value;
}

export const of = <Item>(items: readonly Item[], index: number): Item => sure(items[index]);

export const playerOf = (position: Pick<Open, 'seats'>, seat: Seat): Player => of(position.seats, seat);

export function activeSeats(position: Open): readonly Seat[] {
  if (position.asking !== null) return position.asking.waiting;
  return position.phase === 'over' ? [] : [position.turn];
}
