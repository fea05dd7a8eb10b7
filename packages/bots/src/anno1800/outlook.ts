import { layoutOf, nth, type Player, playerAt, type Table, tradePrice } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import type { Chart } from './chart.ts';
import { priceOf } from './price.ts';
import type { Weights1800 } from './weights.ts';

/** How a good can be had: own work, trade, a New World island, or first an island to be found or an industry (by its place) to be built. */
export const WAY = { none: -1, own: -2, trade: -3, island: -4, explore: -5 } as const;

/**
 * How far off everything is for one player, in actions. As in planners for puzzles, what things need is added up and nothing is ever used
 * up, so it is quick and only roughly true: festivals enter as a share for every cube at work.
 */
export interface Outlook {
  /** By good: the actions before it can be had, and the share of one that each unit costs. */
  readonly effort: readonly number[];
  /** By good: the way that this effort stands for; from 0 on an industry of the chart. */
  readonly way: readonly number[];
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
}

/** Further off than anything that is worth waiting for. */
export const FAR = 40;
const PASSES = 8;

export function outlookOf(chart: Chart, table: Table, seat: Seat, w: Weights1800): Outlook {
  const { box, goods, industries } = chart;
  const player = playerAt(table, seat);
  const cubes = cubesOf(player);
  const effort = goods.map<number>(() => FAR);
  const way = goods.map<number>(() => WAY.none);
  const tokens = goods.map(() => 0);
  const makers = goods.map(() => -1);
  const levels = cubes.map<number>((count) => (count > 0 ? 0 : FAR));
  const [trade, exploration] = [tokensOf(player, 'trade'), tokensOf(player, 'exploration')];
  let changed = true;
  const offer = (good: number, cost: number, by: number, price: number, maker: number) => {
    if (cost >= nth(effort, good) - 1e-9) return;
    effort[good] = cost;
    way[good] = by;
    tokens[good] = price;
    makers[good] = maker;
    changed = true;
  };
  const { shops } = stockOf(chart, player);
  const prices = table.seats.flatMap((partner, other) => (other === seat ? [] : [stockOf(chart, partner).prices]));
  const islands = player.newWorld.flatMap((island) => (box.newWorld.get(island) ?? []).map((good) => chart.at.get(good) ?? 0));
  const sail = box.components.islandTokens[player.newWorld.length];
  let [tradeShip, explorationShip] = [FAR, FAR];

  for (let pass = 0; pass < PASSES && changed; pass++) {
    changed = false;
    for (const { good, worker } of shops) offer(good, nth(levels, worker), WAY.own, 0, worker);
    tradeShip = Math.min(FAR, 1 + priceOf(chart.ships.trade, effort, levels, w));
    explorationShip = Math.min(FAR, 1 + priceOf(chart.ships.exploration, effort, levels, w));
    // R3.5: without any trade token nothing is fetched.
    for (const good of islands) offer(good, w.fetch + (trade > 0 ? 0 : tradeShip), WAY.island, 1, -1);
    for (const sold of prices)
      for (const { good, price } of sold) offer(good, w.trade * price + Math.max(0, price - trade) * tradeShip, WAY.trade, price, -1);
    if (sail !== undefined && table.newWorld > 0) {
      const voyage = 1 + Math.max(0, sail - exploration) * explorationShip;
      for (const [good, count] of chart.wild) offer(good, w.fetch + voyage * (8 / Math.max(1, count)), WAY.explore, 1, -1);
    }
    for (let at = 0; at < industries.length; at++) {
      const { tile, makes, worker, bill } = nth(industries, at);
      // To build takes an action, so what is nearer than that stays as it is.
      if (nth(effort, makes) <= 1 || table.market[tile] === 0) continue;
      offer(makes, 1 + priceOf(bill, effort, levels, w) + nth(levels, worker), at, 0, worker);
    }
    for (let level = 1; level < levels.length; level++) {
      if (nth(levels, level) === 0) continue;
      const bill = chart.upgrade[level - 1];
      const up = bill ? 1 + priceOf(bill, effort, levels, w) + nth(levels, level - 1) : FAR;
      const least = Math.min(up, w.hire + priceOf(nth(chart.workforce, level), effort, levels, w));
      if (least >= nth(levels, level) - 1e-9) continue;
      levels[level] = least;
      changed = true;
    }
  }
  return { effort, way, tokens, makers, levels, cubes, trade, exploration, tradeShip, explorationShip };
}

/** Cubes by level, wherever they are. */
function cubesOf({ rested, exhausted, workers }: Player): readonly number[] {
  const cubes = rested.map((count, level) => count + nth(exhausted, level));
  for (const there of workers) for (const level of there) cubes[level] = nth(cubes, level) + 1;
  return cubes;
}

/** What a player makes, and for how many tokens others have it (R4.1). */
interface Stock {
  readonly shops: readonly { readonly good: number; readonly worker: number }[];
  readonly prices: readonly { readonly good: number; readonly price: number }[];
}

const stocks = new WeakMap<Player['fields'], Stock>();

/** Fields change seldom, so it is kept for each list of them. */
function stockOf({ box, at }: Chart, player: Player): Stock {
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
