import { boxName, boxNote } from '@archipel/kernel';
import * as z from 'zod/mini';
import {
  type CardId,
  COUNTED,
  DECKS,
  type ExpeditionId,
  type Good,
  GROUNDS,
  LEVELS,
  type NewWorldId,
  type ObjectiveId,
  type OldWorldId,
  SIDES,
  type TileId,
  TOKENS,
} from './words.ts';

/** R1.5: what each player begins with, cubes by level and hand cards by deck. */
export const START_CUBES = [4, 3, 2, 0, 0];
export const START_CARDS = [7, 2, 0];
/** R1.4. */
export const OBJECTIVES_IN_PLAY = 5;

/** A name: any text, for the rules say whether the box has such a thing. The one place where a text becomes a name. */
export const nameSchema = <Name extends string>(text = z.string()) => text as unknown as z.ZodMiniType<Name, string>;
const good = nameSchema<Good>();
const tile = nameSchema<TileId>();

// Nothing in a box comes in thousands: a file that says so is refused before anybody lays it out.
const amount = z.int().check(z.nonnegative(), z.maximum(999));
const count = z.int().check(z.positive(), z.maximum(999));
// A table may bring a box of its own. Each limit leaves at least twice the room of the printed box: a few bytes of a stranger's file must
// not become millions of fields, nor a price that is harder to work out than any that is printed.
const owed = z.int().check(z.nonnegative(), z.maximum(12));
const side = z.int().check(z.nonnegative(), z.maximum(12));
const places = z.int().check(z.positive(), z.maximum(6));
const copies = z.int().check(z.positive(), z.maximum(40));
const list = <Each extends z.core.SomeType>(each: Each, most: number) => z.array(each).check(z.maxLength(most));
const level = z.enum(LEVELS);
const sure = { sure: z.optional(z.string()), or: z.optional(z.json()) };
const cubes = z.partialRecord(level, amount);
const costFields = {
  resources: z.optional(list(good, 12)),
  cubes: z.optional(z.partialRecord(level, owed)),
  trade: z.optional(owed),
  exploration: z.optional(owed),
};
const cost = z.strictObject({ ...costFields, ...sure });
export type CostData = z.infer<typeof cost>;

const effect = z.strictObject({
  cubes: z.optional(cubes),
  trade: z.optional(amount),
  exploration: z.optional(amount),
  gold: z.optional(amount),
  expedition: z.optional(amount),
  oneOf: z.optional(list(good, 12)),
  upgrades: z.optional(z.strictObject({ from: level, steps: count })),
  extraAction: z.optional(z.boolean()),
  discard: z.optional(count),
});
export type EffectData = z.infer<typeof effect>;

const printedIndustry = z.strictObject({ id: tile, makes: good, worker: level, workplaces: places });
const industry = z.strictObject({ id: tile, makes: good, worker: level, workplaces: places, copies, cost, ...sure });
const shipyard = z.strictObject({ id: tile, level: count, copies, cost, ...sure });
const ship = z.strictObject({ id: tile, kind: z.enum(TOKENS), level: count, copies, cost, ...sure });
const populationCard = z.strictObject({ id: nameSchema<CardId>(), deck: z.enum(DECKS), points: amount, cost, effect, ...sure });
const expeditionField = z.strictObject({ visitor: level, points: amount });

const objective = z.strictObject({
  id: nameSchema<ObjectiveId>(),
  kind: z.enum(['effect', 'industry', 'majority', 'visits', 'at-most', 'each']),
  beginners: z.optional(z.boolean()),
  industries: z.optional(list(tile, 100)),
  counts: z.optional(z.enum([...COUNTED, ...SIDES])),
  pointsEach: z.optional(z.int()),
  first: z.optional(amount),
  second: z.optional(amount),
  limit: z.optional(amount),
  points: z.optional(amount),
  ...sure,
});
export type ObjectiveData = z.infer<typeof objective>;

const ground = z.enum(GROUNDS);
const printedRow = list(z.nullable(tile), 12);
const printedRows = list(printedRow, 12);
const perLevel = z.record(level, amount);

/** The component file: the same form for the built-in set and for one that a table brings along. */
export const componentsSchema = z.strictObject({
  /** What a corrected box is called, and where its values come from. */
  name: z.optional(boxName),
  note: z.optional(boxNote),
  sure: z.optional(z.record(z.string(), z.string())),
  levels: z.tuple([z.literal('farmer'), z.literal('worker'), z.literal('artisan'), z.literal('engineer'), z.literal('investor')]),
  cubes: perLevel,
  resources: z.strictObject({ 'old-world': list(good, 100), 'new-world': list(good, 100) }),
  workforce: z.record(level, cost),
  upgrade: z.partialRecord(level, cost),
  shiftEndGold: perLevel,
  goldWhenDeckEmpty: z.strictObject({ 'farmer-worker': amount, 'artisan-engineer-investor': amount, ...sure }),
  tradeTokens: z.partialRecord(level, amount),
  islandTokens: list(amount, 20),
  printedIndustries: list(printedIndustry, 60),
  industries: list(industry, 120),
  shipyards: list(shipyard, 20),
  ships: list(ship, 20),
  market: z.strictObject({ rows: list(list(tile, 40), 20), ...sure }),
  homeIsland: z.strictObject({
    columns: side.check(z.positive()),
    rows: list(ground, 12),
    printed: z.strictObject({ land: printedRows, coast: printedRows, sea: printedRows }),
    ...sure,
  }),
  oldWorldIslands: list(
    z.strictObject({
      id: nameSchema<OldWorldId>(),
      fields: z.strictObject({ land: side, coast: side, sea: side }),
      effect: z.optional(effect),
      printed: z.optional(z.partialRecord(ground, tile)),
      ...sure,
    }),
    60,
  ),
  newWorldIslands: list(z.strictObject({ id: nameSchema<NewWorldId>(), resources: list(good, 12), ...sure }), 60),
  populationCards: list(populationCard, 300),
  expeditionCards: list(
    z.strictObject({ id: nameSchema<ExpeditionId>(), animal: expeditionField, artefact: expeditionField, ...sure }),
    100,
  ),
  objectives: list(objective, 100),
});
export type Components = z.infer<typeof componentsSchema>;
