import type { Reason, Refusal, Seat } from '@archipel/kernel';
import { owned, type Workshop } from '../board/board.ts';
import { type Bill, billOf } from '../box/bill.ts';
import type { Box } from '../box/box.ts';
import { holds } from '../box/goods.ts';
import { atLevel } from '../data/list.ts';
import type { CardId, Good } from '../data/words.ts';
import { type Item, type Player, playerAt, type Table } from '../state/state.ts';
import { crowded, crowdOf, isCrowded, leastGold, type Work } from './gold.ts';
import { available, type Means, meansOf, sourcesIn, sourcesOf } from './means.ts';
import { reachOf } from './reach.ts';
import { tradeTokensLeft } from './tokens.ts';

/**
 * R3.1: can this be paid to the end from here? Exact: every good from own workshops, from partners, from New World islands or from a card
 * that gives one, with shift ends wherever they help. Other cards that could be activated on the way do not count.
 */
export function payable(box: Box, table: Table, seat: Seat, cost: readonly Item[]): boolean {
  return cost.length === 0 || payableBill(box, table, seat, billOf(box, cost));
}

/** The same of a cost that has been summed up. */
export function payableBill(box: Box, table: Table, seat: Seat, bill: Bill): boolean {
  // Tokens and cubes are soon counted.
  const inReach = bill.goods.length === 0 || holds(reachOf(box, table, seat).goods, bill);
  return inReach && canSettle(box, table, seat, bill);
}

/** Why this cannot be paid; nothing if it can. */
export function unpayable(box: Box, table: Table, seat: Seat, cost: readonly Item[], bill: Bill): Refusal | undefined {
  return payableBill(box, table, seat, bill) ? undefined : tooDear('R3.1', box, table, seat, cost);
}

export function tooDear(rule: string, box: Box, table: Table, seat: Seat, cost: readonly Item[]): Refusal {
  return { rule, reasons: () => shortfall(box, table, seat, cost) };
}

/** The same of a bill that is asked about once. */
export function canSettle(box: Box, table: Table, seat: Seat, bill: Bill): boolean {
  const player = playerAt(table, seat);
  const left = tradeTokensLeft(table, player, bill.trade, bill.exploration);
  if (left < 0) return false;
  const gold = bill.anyCube ? leastGold(box, player, bill.cubes, NO_WORK) : 0;
  if (gold > player.gold || bill.goods.length === 0) return gold <= player.gold;
  const means = meansOf(box, table, seat);
  for (let level = 0; level < DEMAND.length; level++) DEMAND[level] = atLevel(bill.cubes, level);
  const attempt = { means, table, player, bill, demand: DEMAND, works: WORKS, gifts: GIFTS, bought: BOUGHT, visited: 0, failed: null };
  return search(attempt, left, gold, 0);
}

const NO_WORK: readonly never[] = [];

/** Buffers of the search. It removes whatever it adds, so each search finds them empty. */
const DEMAND = [0, 0, 0, 0, 0];
const WORKS: Work[] = [];
const GIFTS: CardId[] = [];
const BOUGHT: Good[] = [];

/** A way of paying that is being tried, with the decisions so far. */
interface Attempt {
  readonly means: Means;
  readonly table: Table;
  readonly player: Player;
  readonly bill: Bill;
  readonly demand: number[];
  readonly works: Work[];
  readonly gifts: CardId[];
  readonly bought: Good[];
  /** How often a good was looked at. Counted, not timed: every host must answer alike. */
  visited: number;
  /** Situations that lead nowhere, once it is worth remembering them. */
  failed: Set<string> | null;
}

/** Bills of the printed box are paid or refused long before. */
const REMEMBER_AFTER = 500;
/** A bill that is not settled by then counts as one that cannot be paid. Nothing that is printed comes near it. */
const MOST_VISITED = 10_000;

/** Tries every source of the good at `index`, with `left` trade tokens not yet spoken for, and `gold` that cubes cost so far at the least. */
function search(attempt: Attempt, left: number, gold: number, index: number): boolean {
  attempt.visited++;
  if (attempt.visited <= REMEMBER_AFTER) return searchSources(attempt, left, gold, index);
  if (attempt.visited > MOST_VISITED) return false;
  attempt.failed ??= new Set();
  const situation = situationOf(attempt, left, index);
  if (attempt.failed.has(situation)) return false;
  if (searchSources(attempt, left, gold, index)) return true;
  attempt.failed.add(situation);
  return false;
}

/**
 * All that decides whether the rest can be paid. Workshops that are not crowded are all alike, and so are crowded ones with the same workers;
 * which of them it was matters only where a good is asked for again.
 */
function situationOf({ player, bill, demand, works, gifts, bought }: Attempt, left: number, index: number): string {
  const uses = bill.repeated ? works.map(({ shop, times }) => `${shop.at}*${times}`).toSorted() : [];
  const crowds = works.filter((work) => isCrowded(player, work)).map((work) => crowdOf(player, work));
  const parts = [demand, crowds.toSorted(), gifts.toSorted(), uses, bill.repeated ? bought.toSorted() : []];
  return `${index}|${left}|${parts.map((part) => part.join()).join('|')}`;
}

function searchSources(attempt: Attempt, left: number, gold: number, index: number): boolean {
  const { means, player, bill, gifts, bought } = attempt;
  const good = bill.goods[index];
  if (good === undefined)
    return !crowded(player, attempt.works) || leastGold(means.box, player, attempt.demand, attempt.works) <= player.gold;
  const source = sourcesIn(means, attempt.table, good, bill.numbers[index] ?? -1);
  for (const shop of source.shops) if (searchWorking(attempt, shop, left, gold, index)) return true;
  for (const card of source.cards) {
    if (gifts.includes(card)) continue;
    gifts.push(card);
    const found = search(attempt, left, gold, index + 1);
    gifts.pop();
    if (found) return true;
  }
  if (source.island && left >= 1 && search(attempt, left - 1, gold, index + 1)) return true;
  // R4.3: once a turn.
  if (source.price > left || bought.includes(good) || attempt.table.turn.traded.includes(good)) return false;
  bought.push(good);
  const found = search(attempt, left - source.price, gold, index + 1);
  bought.pop();
  return found;
}

function searchWorking(attempt: Attempt, shop: Workshop, left: number, gold: number, index: number): boolean {
  const { works, demand, player, means } = attempt;
  const wanted = atLevel(demand, shop.worker) + 1;
  // More gold is only ever needed as the work grows, so a way that is too dear already leads nowhere.
  const tired = wanted > atLevel(player.rested, shop.worker);
  const dearer = tired ? gold + atLevel(means.box.shiftEnd, shop.worker) : gold;
  if (dearer > player.gold || (tired && owned(player, shop.worker) === 0)) return false;
  const before = workAt(works, shop);
  if (before === undefined) works.push({ shop, times: 1 });
  else before.times++;
  demand[shop.worker] = wanted;
  const found = search(attempt, left, dearer, index + 1);
  demand[shop.worker] = wanted - 1;
  if (before === undefined) works.pop();
  else before.times--;
  return found;
}

function workAt(works: readonly Work[], shop: Workshop): Work | undefined {
  for (const work of works) if (work.shop === shop) return work;
  return undefined;
}

/** Why it cannot be paid: goods that nothing here gives, else what runs short. */
export function shortfall(box: Box, table: Table, seat: Seat, owed: readonly Item[]): readonly Reason[] {
  const without = owed.flatMap((item) =>
    item.kind === 'good' && !available(sourcesOf(box, table, seat, item.good)) ? [{ code: 'no-source', good: item.good }] : [],
  );
  if (without.length > 0) return without;
  const player = playerAt(table, seat);
  const count = (token: 'trade' | 'exploration') => owed.filter((item) => item.kind === 'token' && item.token === token).length;
  const have = (token: 'trade' | 'exploration') => player.onShips[token] + player.onCards[token];
  if (tradeTokensLeft(table, player, count('trade'), count('exploration')) < 0) {
    const token = have('exploration') < count('exploration') ? 'exploration' : 'trade';
    return [{ code: 'too-few-tokens', token, need: count(token), have: have(token) }];
  }
  return [{ code: 'too-little', gold: player.gold, rested: player.rested, trade: have('trade') }];
}
