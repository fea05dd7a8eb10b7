import * as z from 'zod/mini';

/** The five population levels, lowest first. In the state a level is its index here. */
export const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const;
export type LevelName = (typeof LEVELS)[number];

export const DECKS = ['farmer-worker', 'artisan-engineer-investor', 'new-world'] as const;

/** R1.5: what each player begins with, cubes by level and hand cards by deck. */
export const START_CUBES = [4, 3, 2, 0, 0];
export const START_CARDS = [7, 2, 0];

/** A resource by its name in the data: `planks`, `cotton`. */
export type Good = string;

// Nothing in a box comes in thousands: a file that says so is refused before anybody lays it out.
const amount = z.int().check(z.nonnegative(), z.maximum(999));
const count = z.int().check(z.positive(), z.maximum(999));
// What is laid out one by one: a few bytes of a stranger's file must not become millions of fields, or of things to pay.
const laidOut = z.int().check(z.nonnegative(), z.maximum(30));
const level = z.enum(LEVELS);
const sure = { sure: z.optional(z.string()), or: z.optional(z.json()) };
const cubes = z.partialRecord(level, amount);
const costFields = {
  resources: z.optional(z.array(z.string()).check(z.maxLength(30))),
  cubes: z.optional(z.partialRecord(level, laidOut)),
  trade: z.optional(laidOut),
  exploration: z.optional(laidOut),
};
const cost = z.strictObject({ ...costFields, ...sure });
export type CostData = z.infer<typeof cost>;

const effect = z.strictObject({
  cubes: z.optional(cubes),
  trade: z.optional(amount),
  exploration: z.optional(amount),
  gold: z.optional(amount),
  expedition: z.optional(amount),
  oneOf: z.optional(z.array(z.string())),
  upgrades: z.optional(z.strictObject({ from: level, steps: count })),
  extraAction: z.optional(z.boolean()),
  discard: z.optional(count),
});
export type EffectData = z.infer<typeof effect>;

const printedIndustry = z.strictObject({ id: z.string(), makes: z.string(), worker: level, workplaces: count });
const industry = z.strictObject({ id: z.string(), makes: z.string(), worker: level, workplaces: count, copies: count, cost, ...sure });
const shipyard = z.strictObject({ id: z.string(), level: count, copies: count, cost, ...sure });
const ship = z.strictObject({ id: z.string(), kind: z.enum(['trade', 'exploration']), level: count, copies: count, cost, ...sure });
const populationCard = z.strictObject({ id: z.string(), deck: z.enum(DECKS), points: amount, cost, effect, ...sure });
const expeditionField = z.strictObject({ visitor: level, points: amount });

/** R14: what objectives count at the end, and the two sides of an expedition card. */
export const COUNTED = [
  'population-total',
  'engineer',
  'investor',
  'trade-tokens-owned',
  'expedition-cards',
  'old-world-islands',
  'new-world-islands',
  'hand-population-cards',
] as const;
export const SIDES = ['animal', 'artefact'] as const;

const objective = z.strictObject({
  id: z.string(),
  kind: z.enum(['effect', 'industry', 'majority', 'visits', 'at-most', 'each']),
  beginners: z.optional(z.boolean()),
  industries: z.optional(z.array(z.string())),
  counts: z.optional(z.enum([...COUNTED, ...SIDES])),
  pointsEach: z.optional(z.int()),
  first: z.optional(amount),
  second: z.optional(amount),
  limit: z.optional(amount),
  points: z.optional(amount),
  ...sure,
});
export type ObjectiveData = z.infer<typeof objective>;

const ground = z.enum(['land', 'coast', 'sea']);
export type Ground = z.infer<typeof ground>;
const printedRow = z.array(z.nullable(z.string()));
const perLevel = z.record(level, amount);

/** The component file: the same form for the built-in set and for one that a table brings along. */
export const componentsSchema = z.strictObject({
  sure: z.optional(z.record(z.string(), z.string())),
  levels: z.tuple([z.literal('farmer'), z.literal('worker'), z.literal('artisan'), z.literal('engineer'), z.literal('investor')]),
  cubes: perLevel,
  resources: z.strictObject({ 'old-world': z.array(z.string()), 'new-world': z.array(z.string()) }),
  workforce: z.record(level, cost),
  upgrade: z.partialRecord(level, cost),
  shiftEndGold: perLevel,
  goldWhenDeckEmpty: z.strictObject({ 'farmer-worker': amount, 'artisan-engineer-investor': amount, ...sure }),
  tradeTokens: z.partialRecord(level, amount),
  islandTokens: z.array(amount),
  printedIndustries: z.array(printedIndustry),
  industries: z.array(industry),
  shipyards: z.array(shipyard),
  ships: z.array(ship),
  market: z.strictObject({ rows: z.array(z.array(z.string())), ...sure }),
  homeIsland: z.strictObject({
    columns: laidOut.check(z.positive()),
    rows: z.array(ground).check(z.maxLength(30)),
    printed: z.strictObject({ land: z.array(printedRow), coast: z.array(printedRow), sea: z.array(printedRow) }),
    ...sure,
  }),
  oldWorldIslands: z.array(
    z.strictObject({
      id: z.string(),
      fields: z.strictObject({ land: laidOut, coast: laidOut, sea: laidOut }),
      effect: z.optional(effect),
      printed: z.optional(z.partialRecord(ground, z.string())),
      ...sure,
    }),
  ),
  newWorldIslands: z.array(z.strictObject({ id: z.string(), resources: z.array(z.string()), ...sure })),
  populationCards: z.array(populationCard),
  expeditionCards: z.array(z.strictObject({ id: z.string(), animal: expeditionField, artefact: expeditionField, ...sure })),
  objectives: z.array(objective),
});
export type Components = z.infer<typeof componentsSchema>;
