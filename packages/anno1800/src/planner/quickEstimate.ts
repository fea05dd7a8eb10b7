import type { Seat } from '@archipel/kernel';
import { workersOn } from '../board/board.ts';
import type { Bill } from '../box/bill.ts';
import type { Box } from '../box/box.ts';
import type { GoodSet } from '../box/goods.ts';
import { atLevel } from '../data/list.ts';
import type { Good, Level } from '../data/words.ts';
import { type Means, meansOf, sourcesIn, within } from '../payability/means.ts';
import { type Player, playerAt, type Table } from '../state/state.ts';

/** What is looked up once for many costs in one position. Most costs can be judged from it; the others need a search. */
export interface QuickEstimate {
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  readonly tokens: { readonly trade: number; readonly exploration: number };
  readonly beryl: boolean;
  /** The most trade tokens that can be paid. */
  readonly most: number;
  /** The least gold for a shift end. */
  readonly cheapest: number;
  /** Of which levels there is a cube anywhere. */
  readonly owned: readonly boolean[];
  /** By number, as far as it has been looked up. */
  readonly goods: (GoodEstimate | null)[];
  readonly means: Means;
  /** Every good that something gives here. */
  readonly within: GoodSet;
}

interface GoodEstimate {
  /** Levels of own workshops with a free workplace. */
  readonly ready: readonly Level[];
  /** Some cube could work in an own workshop for it. */
  readonly makeable: boolean;
  /** The level that must work for it where it is not bought; -1 if that can be one of several, or none. */
  readonly only: Level | -1;
  /** The least trade tokens for which it is to be had, without cards. */
  readonly tokens: number;
  readonly cards: boolean;
}

/** What can be estimated of a cost without a search. */
export interface Estimate {
  /** Certainly payable, even without a shift end. */
  readonly ready: boolean;
  /** The same with as many tokens of one kind as it takes. */
  readonly readyWithTokens: boolean;
  /** Payable with as much gold as it takes; undefined where it cannot be estimated. */
  readonly withGold: boolean | undefined;
  /** Enough exploration tokens. */
  readonly explored: boolean;
  /** Certainly not payable: too little gold for the shift ends that there must be, since all the tokens there are do not buy what must be made. */
  readonly tooDear: boolean;
  /** Some of that could be bought with more tokens. */
  readonly tradable: boolean;
}

export function quickEstimateOf(box: Box, table: Table, seat: Seat): QuickEstimate {
  const player = playerAt(table, seat);
  const owned = player.rested.map((count, level) => count + atLevel(player.exhausted, level) > 0);
  for (const there of player.workers) for (const level of there) owned[level] = true;
  const { onShips, onCards } = player;
  const tokens = { trade: onShips.trade + onCards.trade, exploration: onShips.exploration + onCards.exploration };
  const beryl = table.objectives.includes('beryl-omara');
  const means = meansOf(box, table, seat);
  const most = tokens.trade + (beryl ? Math.floor(tokens.exploration / 2) : 0);
  return {
    box,
    table,
    seat,
    player,
    tokens,
    beryl,
    most,
    cheapest: Math.min(...box.shiftEnd),
    owned,
    goods: [],
    means,
    within: within(means, table),
  };
}

function goodOf(quick: QuickEstimate, good: Good, number: number): GoodEstimate {
  const { goods } = quick;
  const known = number < goods.length ? goods[number] : undefined;
  if (known) return known;
  const fresh = lookedUp(quick, good, number);
  if (number < 0) return fresh;
  while (goods.length <= number) goods.push(null);
  goods[number] = fresh;
  return fresh;
}

function lookedUp({ table, player, owned, means }: QuickEstimate, good: Good, number: number): GoodEstimate {
  const { shops, price, island, cards } = sourcesIn(means, table, good, number);
  // R4.3: what was bought this turn is not bought again.
  const bought = table.turn.traded.includes(good);
  const tokens = island ? 1 : bought ? Number.POSITIVE_INFINITY : price;
  const ready: Level[] = [];
  let makeable = false;
  let only: Level | -1 = shops[0]?.worker ?? -1;
  for (const shop of shops) {
    if (workersOn(player, shop.at).length < shop.workplaces) ready.push(shop.worker);
    if (owned[shop.worker]) makeable = true;
    if (shop.worker !== only) only = -1;
  }
  return {
    ready,
    makeable,
    only: cards.length > 0 ? -1 : only,
    tokens,
    cards: cards.length > 0,
  };
}

export function estimate(quick: QuickEstimate, bill: Bill): Estimate {
  const { player, owned, tokens, most } = quick;
  const exploration = tokens.exploration - bill.exploration;
  let trade = tokens.trade - bill.trade;
  let tradeWithGold = trade;
  let restedEnough = true;
  let plain = true;
  let allOwned = true;
  let crowded = 0;
  let tradable = false;
  let gold = 0;
  // Cubes and tokens that the cost names are spoken for before cubes that might work.
  for (let level = 0; level < RESTED.length; level++) {
    const named = atLevel(bill.cubes, level);
    const left = atLevel(player.rested, level) - named;
    RESTED[level] = left;
    UNFORCED[level] = left;
    if (named === 0) continue;
    if (left < 0) {
      restedEnough = false;
      gold -= left * atLevel(quick.box.shiftEnd, level);
    }
    if (!owned[level]) allOwned = false;
  }
  for (let index = bill.goods.length - 1; index >= 0; index--) {
    const good = bill.goods[index];
    if (good === undefined) continue;
    const source = goodOf(quick, good, bill.numbers[index] ?? -1);
    const again = bill.repeated && repeats(bill.goods, index);
    // R4.3 and full workshops make a good that is asked for twice, or that a card could give, a matter for the search.
    if (again || source.cards) plain = false;
    if (again) restedEnough = false;
    if (!source.makeable) tradeWithGold -= source.tokens;
    if (source.only >= 0 && source.tokens > most) {
      const left = atLevel(UNFORCED, source.only) - 1;
      UNFORCED[source.only] = left;
      if (left < 0) gold += atLevel(quick.box.shiftEnd, source.only);
      if (source.ready.length === 0) crowded++;
      if (source.tokens < Number.POSITIVE_INFINITY) tradable = true;
    }
    trade -= firstReady(RESTED, source);
  }
  const byBeryl = quick.beryl ? Math.floor(exploration / 2) : 0;
  const explored = exploration >= 0;
  return {
    ready: restedEnough && explored && trade >= 0,
    readyWithTokens: restedEnough && (explored ? trade > Number.NEGATIVE_INFINITY : trade >= 0),
    withGold: explored && allOwned ? (plain ? tradeWithGold + byBeryl >= 0 : undefined) : false,
    explored,
    tooDear: Math.max(gold, crowded * quick.cheapest) > player.gold,
    tradable,
  };
}

/** Buffers of `estimate`: cubes that are still rested by level, and those that would be if only what must work did. */
const RESTED = [0, 0, 0, 0, 0];
const UNFORCED = [0, 0, 0, 0, 0];

/** Whether the good at this place stands among those before it too. */
function repeats(goods: readonly Good[], index: number): boolean {
  for (let at = 0; at < index; at++) if (goods[at] === goods[index]) return true;
  return false;
}

/** Sends a cube to the first workshop that is ready; without one, the tokens that the good costs instead. */
function firstReady(rested: number[], { ready, tokens }: GoodEstimate): number {
  for (const level of ready) {
    const count = atLevel(rested, level);
    if (count <= 0) continue;
    rested[level] = count - 1;
    return 0;
  }
  return tokens;
}
