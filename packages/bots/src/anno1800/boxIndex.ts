import { type Box, type Card, type Cost, type Good, named, type TileId } from '@archipel/anno1800';

/**
 * The box in numbers, for reckoning: a good is its place in `goods`. Worked out once for each box; everything else that these players think
 * is worked out anew for every decision.
 */
export interface BoxIndex {
  readonly box: Box;
  readonly goods: readonly Good[];
  readonly at: ReadonlyMap<string, number>;
  readonly industries: readonly Industry[];
  readonly byTile: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, CardEntry>;
  readonly decks: readonly (readonly CardEntry[])[];
  /** By good: what the cards are worth that need it, for each card that may be drawn, and whether a tile of the market makes it. */
  readonly breadth: readonly number[];
  readonly buildable: readonly boolean[];
  readonly upgrade: readonly (Bill | null)[];
  readonly workforce: readonly Bill[];
  readonly fleet: readonly Ship[];
  readonly shipyards: readonly Shipyard[];
  /** The New World goods, and how many islands of the box have each. */
  readonly newWorldGoods: ReadonlyMap<number, number>;
  /** By good: how many tiles and people are paid with it, whatever the cards say. */
  readonly common: readonly number[];
}

/** A cost, its goods as numbers and its cubes as levels. */
export interface Bill {
  readonly goods: readonly number[];
  readonly cubes: readonly number[];
  readonly trade: number;
  readonly exploration: number;
}

export interface Industry {
  readonly tile: TileId;
  readonly makes: number;
  readonly worker: number;
  readonly bill: Bill;
}

export interface Ship {
  readonly tile: TileId;
  readonly token: 'trade' | 'exploration';
  readonly level: number;
  readonly bill: Bill;
}

export interface Shipyard {
  readonly tile: string;
  readonly level: number;
  readonly bill: Bill;
}

export interface CardEntry {
  readonly card: Card;
  readonly bill: Bill;
}

const indexes = new WeakMap<Box, BoxIndex>();

export function boxIndexOf(box: Box): BoxIndex {
  const known = indexes.get(box);
  if (known) return known;
  const index = buildIndex(box);
  indexes.set(box, index);
  return index;
}

function buildIndex(box: Box): BoxIndex {
  const { resources, newWorldIslands } = box.components;
  const goods = [...resources['old-world'], ...resources['new-world']];
  const at = new Map(goods.map((good, place) => [good, place]));
  const billed = (cost: Cost) => billOf(at, cost);
  const industries = box.marketTiles.flatMap((id) => {
    const tile = named(box.tiles, id);
    return tile.kind === 'industry' ? [{ tile: id, makes: named(at, tile.makes), worker: tile.worker, bill: billed(tile.cost) }] : [];
  });
  const cards = new Map([...box.cards].map(([id, card]) => [id, { card, bill: billed(card.cost) }]));
  const decks = [0, 1, 2].map((deck) => [...cards.values()].filter((entry) => entry.card.deck === deck));
  const count = (bills: readonly Bill[]) => goods.map((_, good) => bills.filter((bill) => bill.goods.includes(good)).length);
  const upgrade = box.upgrade.map((cost) => (cost === null ? null : billed(cost)));
  const workforce = box.workforce.map(billed);
  return {
    box,
    goods,
    at,
    industries,
    byTile: new Map(industries.map((industry, place) => [industry.tile, place])),
    cards,
    decks,
    breadth: goods.map((_, good) => decks.reduce((sum, deck) => sum + breadthIn(deck, good), 0)),
    buildable: goods.map((_, good) => industries.some((industry) => industry.makes === good)),
    upgrade,
    workforce,
    fleet: box.marketTiles.flatMap((id) => {
      const tile = named(box.tiles, id);
      return tile.kind === 'ship' ? [{ tile: id, token: tile.token, level: tile.level, bill: billed(tile.cost) }] : [];
    }),
    shipyards: box.components.shipyards.map(({ id, level }) => ({ tile: id, level, bill: billed(named(box.tiles, id).cost) })),
    newWorldGoods: new Map(
      resources['new-world'].map((good) => [named(at, good), newWorldIslands.filter((each) => each.resources.includes(good)).length]),
    ),
    common: count([...industries.map((industry) => industry.bill), ...workforce, ...upgrade.filter((bill) => bill !== null)]),
  };
}

/** New World cards come only to who finds islands: half of them. */
function breadthIn(deck: readonly CardEntry[], good: number): number {
  const points = deck.reduce((sum, { card, bill }) => sum + (bill.goods.includes(good) ? card.points : 0), 0);
  return points / Math.max(1, deck.length) / (deck[0]?.card.deck === 2 ? 2 : 1);
}

function billOf(at: ReadonlyMap<string, number>, cost: Cost): Bill {
  const goods = cost.flatMap((item) => (item.kind === 'good' ? [named(at, item.good)] : []));
  const cubes = cost.flatMap((item) => (item.kind === 'cube' ? [item.level] : []));
  const tokens = (token: 'trade' | 'exploration') => cost.filter((item) => item.kind === 'token' && item.token === token).length;
  return { goods, cubes, trade: tokens('trade'), exploration: tokens('exploration') };
}
