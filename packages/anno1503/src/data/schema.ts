import { boxName, boxNote, fitsTogether } from '@archipel/kernel';
import * as z from 'zod/mini';
import { componentFaults } from './faults.ts';
import { BUILDINGS, CHOICES, COMMODITIES, EVENTS, HOME_ISLANDS, LEVELS, OBJECTIVES, TREASURES } from './words.ts';

/**
 * What lies in the box. The schema is that of the component file, so that an owner of the box can correct a reconstructed value in a copy of
 * it and play with that. Remarks (`about`, `sure` and the like) are for people; the rules do not read them.
 */
export const commoditySchema = z.enum(COMMODITIES);
export const choiceSchema = z.enum(CHOICES);
export const levelSchema = z.enum(LEVELS);
export const buildingSchema = z.enum(BUILDINGS);
export const homeIslandSchema = z.enum(HOME_ISLANDS);
export const backSchema = z.literal([2, 3, 4]);
/** The die of production shows 1 to 5, else an event follows (Q3.4). */
export const pierSchema = z.int().check(z.minimum(1), z.maximum(5));
export const dieSchema = z.int().check(z.minimum(1), z.maximum(6));

const remark = z.optional(z.string());
const count = z.int().check(z.nonnegative(), z.maximum(1000));
const cost = z.partialRecord(commoditySchema, count);
// Tiles are laid out one by one: a few bytes of a stranger's file must not become a million of them.
const copies = { back: backSchema, copies: z.int().check(z.nonnegative(), z.maximum(99)) };

const tileRowSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...copies, kind: z.literal('outpost'), commodity: commoditySchema }),
  z.strictObject({ ...copies, kind: z.literal('agreement') }),
  z.strictObject({ ...copies, kind: z.literal('treasure'), treasure: z.enum(TREASURES) }),
]);

const shown = z.union([commoditySchema, z.literal('any')]);
const homeSchema = z.strictObject({
  byDie: z.strictObject({ 1: shown, 2: shown, 3: shown, 4: shown, 5: shown }),
  piers: z.array(pierSchema),
});

const inhabitantSchema = z.strictObject({ buys: z.array(commoditySchema), price: count, cost });
const boardRow = z.string().check(z.regex(/^[S~234]+$/), z.maxLength(26));

const shape = {
  /** What a corrected box is called, and where its values come from. */
  name: z.optional(boxName),
  note: z.optional(boxNote),
  about: remark,
  commodities: z.array(commoditySchema),
  cardsEach: count,
  board: z.strictObject({
    rows: z.array(boardRow).check(z.minLength(1), z.maxLength(99)),
    legend: z.optional(z.record(z.string(), z.string())),
    sure: remark,
  }),
  islandTiles: z.array(tileRowSchema).check(z.maxLength(99)),
  islandTilesSure: remark,
  treasureGold: count,
  homeIslands: z.record(homeIslandSchema, homeSchema),
  homeIslandsSure: remark,
  inhabitantSpaces: z.array(z.strictObject({ safe: z.boolean(), building: z.optional(z.boolean()) })).check(z.maxLength(20)),
  inhabitantTiles: z.strictObject({ 'explorer-settler': count, 'citizen-merchant': count }),
  inhabitants: z.record(levelSchema, inhabitantSchema),
  shipCost: cost,
  shipsPerPlayer: z.int().check(z.minimum(1), z.maximum(9)),
  actionPointsPerShip: z.strictObject({ 2: count, 3: count, 4: count }),
  buy: z.strictObject({ price: count, perTurn: count, discountPerAgreement: count }),
  handLimit: count,
  start: z.strictObject({ gold: count, cards: cost, inhabitants: z.array(levelSchema), shipsAtSea: count }),
  buildings: z.record(buildingSchema, z.strictObject({ fromPlayers: z.array(backSchema) })),
  buildingsSure: remark,
  sellPriceWith: z.partialRecord(buildingSchema, z.partialRecord(levelSchema, count)),
  events: z.record(z.enum(EVENTS), z.array(dieSchema)),
  victory: z.strictObject({ need: z.int().check(z.minimum(1), z.maximum(5)), objectives: z.record(z.enum(OBJECTIVES), count) }),
};

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
export type Components = Frozen<z.infer<z.ZodMiniObject<typeof shape, z.core.$strict>>>;
export type Cost = Components['shipCost'];

/** A component file: every field of the right form, and the whole a game that can be played. */
export const componentsSchema: z.ZodMiniType<Components> = z.strictObject(shape).check(fitsTogether(componentFaults));
