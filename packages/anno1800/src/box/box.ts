import { COMPONENTS } from '../data/components.ts';
import { nth } from '../data/list.ts';
import type { Components, CostData, EffectData, ObjectiveData } from '../data/schema.ts';
import {
  type CardId,
  DECKS,
  type Deck,
  type DeckName,
  type ExpeditionId,
  type Good,
  type Ground,
  LEVEL_INDICES,
  LEVELS,
  type Level,
  type LevelName,
  type NewWorldId,
  type ObjectiveId,
  type OldWorldId,
  type TileId,
  type Token,
} from '../data/words.ts';
import type { Item } from '../state/state.ts';
import { type Bill, lasting, summedUp } from './bill.ts';
import { type Single, type Singles, setOf, singlesOf } from './goods.ts';

/** What a cost names, one thing at a time: goods, then cubes, then tokens. It is paid in this order; shift ends may come anywhere. */
export type Cost = readonly Item[];

export type Tile = Industry | Shipyard | Ship;
export interface Industry {
  readonly kind: 'industry';
  readonly id: TileId;
  readonly makes: Good;
  /** The same as a set of goods. */
  readonly product: Single;
  readonly worker: Level;
  readonly workplaces: number;
  readonly cost: Cost;
  readonly bill: Bill;
}
export interface Shipyard {
  readonly kind: 'shipyard';
  readonly id: TileId;
  readonly level: number;
  readonly cost: Cost;
  readonly bill: Bill;
}
export interface Ship {
  readonly kind: 'ship';
  readonly id: TileId;
  readonly token: Token;
  readonly level: number;
  readonly cost: Cost;
  readonly bill: Bill;
}

export interface Effect extends Omit<EffectData, 'cubes' | 'upgrades'> {
  readonly cubes: readonly number[];
  readonly upgrades?: { readonly from: Level; readonly steps: number };
}

export interface Card {
  readonly id: CardId;
  readonly deck: Deck;
  readonly points: number;
  readonly cost: Cost;
  readonly bill: Bill;
  readonly effect: Effect;
}

export interface OldWorldIsland {
  readonly id: OldWorldId;
  readonly fields: readonly { readonly ground: Ground; readonly printed: TileId | null }[];
  readonly effect: Effect | null;
}

export interface ExpeditionField {
  readonly visitor: Level;
  readonly points: number;
}

/** Things by their names. Any text may be looked up, for moves come from strangers; only names are listed. */
export interface ByName<Name extends string, Thing> extends ReadonlyMap<Name, Thing> {
  get(name: string): Thing | undefined;
  has(name: string): boolean;
}

/** The components unpacked: the same things as in the data, found by their names, with levels and decks as numbers. */
export interface Box {
  readonly components: Components;
  readonly tiles: ByName<TileId, Tile>;
  readonly marketTiles: readonly TileId[];
  /** The same, the tiles by their names. */
  readonly onMarket: ByName<TileId, Tile>;
  /** The tiles of it, those first that cost least: where anything will do. */
  readonly cheapestFirst: readonly Tile[];
  /** A number for each good: its place in a set of goods. */
  readonly goods: ReadonlyMap<Good, number>;
  /** By these numbers, of each good the set that holds just it. */
  readonly singles: Singles;
  readonly homeFields: readonly { readonly ground: Ground; readonly printed: TileId | null }[];
  readonly cards: ByName<CardId, Card>;
  readonly oldWorld: ByName<OldWorldId, OldWorldIsland>;
  readonly newWorld: ByName<NewWorldId, readonly Good[]>;
  readonly expeditions: ByName<ExpeditionId, { readonly animal: ExpeditionField; readonly artefact: ExpeditionField }>;
  readonly objectives: ByName<ObjectiveId, ObjectiveData>;
  readonly workforce: readonly Cost[];
  /** By the level that goes up; the highest goes nowhere. */
  readonly upgrade: readonly (Cost | null)[];
  readonly shiftEnd: readonly number[];
  readonly deckEmptyGold: readonly [number, number];
  /** Trade tokens for the product of a workplace of this level. */
  readonly tradePrice: readonly number[];
  /** The highest of these prices. */
  readonly dearest: number;
}

const LEVEL_OF: { readonly [name in LevelName]: Level } = { farmer: 0, worker: 1, artisan: 2, engineer: 3, investor: 4 };
const DECK_OF: { readonly [name in DeckName]: Deck } = { 'farmer-worker': 0, 'artisan-engineer-investor': 1, 'new-world': 2 };

export const levelOf = (name: LevelName): Level => LEVEL_OF[name];
export const levelName = (level: number): LevelName => nth(LEVELS, level);
export const deckName = (deck: Deck): DeckName => DECKS[deck];
/** The level above; the highest stays what it is. */
export const nextLevel = (level: Level): Level => LEVEL_INDICES[level + 1] ?? level;
/** R10.2: the deck that a new cube of this level draws from. */
export const deckOfLevel = (level: Level): 0 | 1 => (level <= 1 ? 0 : 1);

const perLevel = (cubes: { readonly [name in LevelName]?: number | undefined } = {}): readonly number[] =>
  LEVELS.map((name) => cubes[name] ?? 0);

function costOf(cost: CostData | undefined): Cost {
  const cubes = LEVEL_INDICES.flatMap((level) => repeat<Item>({ kind: 'cube', level }, cost?.cubes?.[levelName(level)] ?? 0));
  return [
    ...(cost?.resources ?? []).map((good) => ({ kind: 'good' as const, good })),
    ...cubes,
    ...tokens('trade', cost?.trade),
    ...tokens('exploration', cost?.exploration),
  ];
}

const repeat = <T>(item: T, count: number): readonly T[] => Array.from({ length: count }, () => item);

const NO_GOODS = singlesOf([]);
const TOKENS: { readonly [token in Token]: Cost[] } = { trade: [], exploration: [] };

/** A cost in tokens: always the same list for the same number. */
export function tokens(token: Token, count = 0): Cost {
  const known = TOKENS[token][count];
  if (known !== undefined) return known;
  const cost = repeat<Item>({ kind: 'token', token }, count);
  lasting(summedUp(NO_GOODS, cost), cost);
  TOKENS[token][count] = cost;
  return cost;
}

function effectOf({ cubes, upgrades, ...rest }: EffectData): Effect {
  const steps = upgrades ? { upgrades: { from: levelOf(upgrades.from), steps: upgrades.steps } } : {};
  return { ...rest, cubes: perLevel(cubes), ...steps };
}

const FREE = costOf(undefined);

/** Written out, so that the engine sees one shape of each kind. */
function tilesOf(data: Components, singles: Singles, billFor: (cost: Cost) => Bill): readonly Tile[] {
  const industry = ({ id, makes, worker, workplaces }: Components['printedIndustries'][number], cost: Cost): Industry => ({
    kind: 'industry',
    id,
    makes,
    product: setOf(singles, makes),
    worker: levelOf(worker),
    workplaces,
    cost,
    bill: billFor(cost),
  });
  return [
    ...data.printedIndustries.map((each) => industry(each, FREE)),
    ...data.industries.map((each) => industry(each, costOf(each.cost))),
    ...data.shipyards.map(({ id, level, cost: price }): Shipyard => {
      const cost = costOf(price);
      return { kind: 'shipyard', id, level, cost, bill: billFor(cost) };
    }),
    ...data.ships.map(({ id, kind: token, level, cost: price }): Ship => {
      const cost = costOf(price);
      return { kind: 'ship', id, token, level, cost, bill: billFor(cost) };
    }),
  ];
}

function homeFieldsOf({ homeIsland: { rows, columns, printed } }: Components): Box['homeFields'] {
  const seen = { land: 0, coast: 0, sea: 0 };
  return rows.flatMap((ground) => {
    const row = printed[ground][seen[ground]++] ?? [];
    return Array.from({ length: columns }, (_, column) => ({ ground, printed: row[column] ?? null }));
  });
}

function islandOf(island: Components['oldWorldIslands'][number]): OldWorldIsland {
  const fields = (['land', 'coast', 'sea'] as const).flatMap((ground) =>
    Array.from({ length: island.fields[ground] }, (_, at) => ({ ground, printed: at === 0 ? (island.printed?.[ground] ?? null) : null })),
  );
  return { id: island.id, fields, effect: island.effect ? effectOf(island.effect) : null };
}

function unpack(data: Components): Box {
  const goods = [...data.resources['old-world'], ...data.resources['new-world']];
  const singles = singlesOf(goods);
  const billFor = (cost: Cost) => lasting(summedUp(singles, cost), cost);
  const tiles = tilesOf(data, singles, billFor);
  const marketTiles = [...data.industries, ...data.shipyards, ...data.ships].map((tile) => tile.id);
  /** A price that is found again by its list alone. */
  const priced = (price: CostData | undefined) => {
    const cost = costOf(price);
    billFor(cost);
    return cost;
  };
  const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((each): [T['id'], T] => [each.id, each]));
  return {
    components: data,
    tiles: byId(tiles),
    goods: new Map(goods.map((good, at) => [good, at])),
    singles,
    marketTiles,
    onMarket: byId(tiles.filter((tile) => marketTiles.includes(tile.id))),
    cheapestFirst: tiles.filter((tile) => marketTiles.includes(tile.id)).toSorted((a, b) => a.cost.length - b.cost.length),
    homeFields: homeFieldsOf(data),
    cards: byId(
      data.populationCards.map((card) => {
        const cost = costOf(card.cost);
        return {
          id: card.id,
          deck: DECK_OF[card.deck],
          points: card.points,
          cost,
          bill: billFor(cost),
          effect: effectOf(card.effect),
        };
      }),
    ),
    oldWorld: byId(data.oldWorldIslands.map(islandOf)),
    newWorld: new Map(data.newWorldIslands.map((island) => [island.id, island.resources])),
    expeditions: new Map(
      data.expeditionCards.map(({ id, animal, artefact }) => {
        const field = (each: typeof animal) => ({ visitor: levelOf(each.visitor), points: each.points });
        return [id, { animal: field(animal), artefact: field(artefact) }];
      }),
    ),
    objectives: byId(data.objectives),
    workforce: LEVELS.map((name) => priced(data.workforce[name])),
    upgrade: LEVELS.map((name) => (data.upgrade[name] ? priced(data.upgrade[name]) : null)),
    shiftEnd: perLevel(data.shiftEndGold),
    deckEmptyGold: [data.goldWhenDeckEmpty['farmer-worker'], data.goldWhenDeckEmpty['artisan-engineer-investor']],
    tradePrice: LEVELS.map((name) => data.tradeTokens[name] ?? Number.POSITIVE_INFINITY),
    dearest: Math.max(0, ...Object.values(data.tradeTokens)),
  };
}

const boxes = new WeakMap<Components, Box>();

let standard: Box | undefined;

/** Unpacked once for each set of components. */
export function boxOf(table: { readonly components?: Components | undefined }): Box {
  const { components } = table;
  if (components === undefined) {
    standard ??= unpack(COMPONENTS);
    return standard;
  }
  const known = boxes.get(components);
  if (known) return known;
  const box = unpack(components);
  boxes.set(components, box);
  return box;
}

/** Things that the data names must be there: a corrected file is checked when it is loaded. */
export function named<T>(things: { get(id: string): T | undefined }, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new RangeError(`the box has no ${id}`);
  return thing;
}
