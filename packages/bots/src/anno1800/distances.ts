import { layoutOf, nth, type Player, playerAt, type Table, tradePrice } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import type { BoxIndex, Ship } from './boxIndex.ts';
import { priceOf } from './price.ts';
import { cubesOf } from './rest.ts';
import type { Weights1800 } from './weights.ts';

/** How a good can be had: own work, trade, a New World island, or first an island to be found or an industry (by its place) to be built. */
export const SOURCE = { none: -1, own: -2, trade: -3, island: -4, explore: -5 } as const;

/**
 * How far off everything is for one player, in actions. As in planners for puzzles, what things need is added up and nothing is ever used
 * up, so it is quick and only roughly true: festivals enter as a share for every cube at work.
 */
export interface Distances {
  /** By good: the actions before it can be had, and the share of one that each unit costs. */
  readonly effort: readonly number[];
  /** By good: the source that this effort is for; from 0 on an industry of the box index. */
  readonly source: readonly number[];
  /** By good: the trade tokens that a unit takes, and the level that makes it, -1 if it is not made here. */
  readonly tokens: readonly number[];
  readonly makers: readonly number[];
  /** By level: the actions until there is a cube of it. */
  readonly levels: readonly number[];
  /** Cubes owned, by level. */
  readonly cubes: readonly number[];
  /** Naval tokens owned, and the actions for one more. */
  readonly trade: number;
  readonly exploration: number;
  readonly tradeShip: number;
  readonly explorationShip: number;
  /** The nearest ship of each kind that the market has, and the level of the strongest shipyard (R6.3). */
  readonly ships: { readonly trade: Ship | null; readonly exploration: Ship | null };
  readonly yard: number;
}

/** Further off than anything that is worth waiting for. */
export const FAR = 40;
const PASSES = 8;

export function distancesOf(index: BoxIndex, table: Table, seat: Seat, w: Weights1800): Distances {
  const { box, goods, industries } = index;
  const player = playerAt(table, seat);
  const cubes = cubesOf(player);
  const effort = goods.map<number>(() => FAR);
  const source = goods.map<number>(() => SOURCE.none);
  const tokens = goods.map(() => 0);
  const makers = goods.map(() => -1);
  const levels = cubes.map<number>((count) => (count > 0 ? 0 : FAR));
  const [trade, exploration] = [tokensOf(player, 'trade'), tokensOf(player, 'exploration')];
  let changed = true;
  const offer = (good: number, cost: number, by: number, price: number, maker: number) => {
    if (cost >= nth(effort, good) - 1e-9) return;
    effort[good] = cost;
    source[good] = by;
    tokens[good] = price;
    makers[good] = maker;
    changed = true;
  };
  const { shops } = stockOf(index, player);
  const prices = table.seats.flatMap((partner, other) => (other === seat ? [] : [stockOf(index, partner).prices]));
  const islands = player.newWorld.flatMap((island) => (box.newWorld.get(island) ?? []).map((good) => index.at.get(good) ?? 0));
  const sail = box.components.islandTokens[player.newWorld.length];
  const yard = Math.max(0, ...layoutOf(box, player).yards.map(({ level }) => level));
  const nearestShip = (token: Ship['token']): { readonly ship: Ship | null; readonly cost: number } => {
    let nearest: { readonly ship: Ship | null; readonly cost: number } = { ship: null, cost: FAR };
    for (const ship of index.fleet) {
      if (ship.token !== token || (table.market[ship.tile] ?? 0) === 0) continue;
      const stronger = ship.level > yard ? index.shipyards.find(({ level }) => level === ship.level) : undefined;
      const cost = 1 + priceOf(ship.bill, effort, levels, w) + (stronger ? 1 + priceOf(stronger.bill, effort, levels, w) : 0);
      if (cost < nearest.cost) nearest = { ship, cost };
    }
    return nearest;
  };
  let [tradeShip, explorationShip] = [nearestShip('trade'), nearestShip('exploration')];

  for (let pass = 0; pass < PASSES && changed; pass++) {
    changed = false;
    for (const { good, worker } of shops) offer(good, nth(levels, worker), SOURCE.own, 0, worker);
    tradeShip = nearestShip('trade');
    explorationShip = nearestShip('exploration');
    // R3.5: without any trade token nothing is fetched.
    for (const good of islands) offer(good, w.fetch + (trade > 0 ? 0 : tradeShip.cost), SOURCE.island, 1, -1);
    for (const sold of prices)
      for (const { good, price } of sold)
        offer(good, w.trade * price + Math.max(0, price - trade) * tradeShip.cost, SOURCE.trade, price, -1);
    if (sail !== undefined && table.newWorld > 0) {
      const voyage = 1 + w.voyage + Math.max(0, sail - exploration) * explorationShip.cost;
      for (const [good, count] of index.newWorldGoods) offer(good, w.fetch + voyage * (8 / Math.max(1, count)), SOURCE.explore, 1, -1);
    }
    for (let at = 0; at < industries.length; at++) {
      const { tile, makes, worker, bill } = nth(industries, at);
      // To build takes an action, so what is nearer than that stays as it is.
      if (nth(effort, makes) <= 1 || table.market[tile] === 0) continue;
      offer(makes, 1 + priceOf(bill, effort, levels, w) + nth(levels, worker), at, 0, worker);
    }
    for (let level = 1; level < levels.length; level++) {
      // R10, R11: a cube comes from the supply.
      if (nth(levels, level) === 0 || nth(table.supply, level) === 0) continue;
      const bill = index.upgrade[level - 1];
      const up = bill ? 1 + priceOf(bill, effort, levels, w) + nth(levels, level - 1) : FAR;
      const least = Math.min(up, w.hire + priceOf(nth(index.workforce, level), effort, levels, w));
      if (least >= nth(levels, level) - 1e-9) continue;
      levels[level] = least;
      changed = true;
    }
  }
  return {
    effort,
    source,
    tokens,
    makers,
    levels,
    cubes,
    trade,
    exploration,
    tradeShip: tradeShip.cost,
    explorationShip: explorationShip.cost,
    ships: { trade: tradeShip.ship, exploration: explorationShip.ship },
    yard,
  };
}

/** What a player makes, and for how many tokens others have it (R4.1). */
interface Stock {
  readonly shops: readonly { readonly good: number; readonly worker: number }[];
  readonly prices: readonly { readonly good: number; readonly price: number }[];
}

const stocks = new WeakMap<Player['fields'], Stock>();

/** Fields change seldom, so it is kept for each list of them. */
function stockOf({ box, at }: BoxIndex, player: Player): Stock {
  const known = stocks.get(player.fields);
  if (known) return known;
  const { workshops } = layoutOf(box, player);
  const stock = {
    shops: [...workshops].flatMap(([good, all]) => all.map(({ worker }) => ({ good: at.get(good) ?? 0, worker }))),
    prices: [...workshops.keys()].flatMap((good) => {
      const price = tradePrice(box, player, good);
      return price === undefined ? [] : [{ good: at.get(good) ?? 0, price }];
    }),
  };
  stocks.set(player.fields, stock);
  return stock;
}

export function tokensOf({ onShips, spent, onCards }: Player, token: 'trade' | 'exploration'): number {
  return onShips[token] + spent[token] + onCards[token];
}
