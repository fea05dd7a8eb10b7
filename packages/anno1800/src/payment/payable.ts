import type { Reason, Seat } from '@archipel/kernel';
import { layoutOf, playerAt, tradePrice, type Workshop } from '../board.ts';
import { type Box, named } from '../box.ts';
import type { Good } from '../data/schema.ts';
import { nth } from '../list.ts';
import type { Item, Player, Table } from '../state.ts';
import { leastGold, type Work } from './gold.ts';

/**
 * R3.1: can this be paid to the end from here? Exact: every good from own workshops, from partners, from New World islands or from a card
 * that gives one, with shift ends wherever they help. Other cards that could be activated on the way do not count.
 */
export function payable(box: Box, table: Table, seat: Seat, owed: readonly Item[]): boolean {
  if (owed.length === 0) return true;
  const player = playerAt(table, seat);
  const goods: Good[] = [];
  const sources: Sources[] = [];
  const demand = [0, 0, 0, 0, 0];
  let [trade, exploration] = [0, 0];
  for (const item of owed) {
    if (item.kind === 'good') {
      const source = sourcesOf(box, table, seat, item.good);
      if (!available(source)) return false;
      goods.push(item.good);
      sources.push(source);
    } else if (item.kind === 'cube') demand[item.level] = nth(demand, item.level) + 1;
    else if (item.token === 'trade') trade++;
    else exploration++;
  }
  const left = tradeTokensLeft(table, player, trade, exploration);
  return left >= 0 && search({ box, player, goods, sources, demand, works: [], gifts: [], bought: [] }, left, 0);
}

/** Trade tokens that are over once these are paid, exploration tokens counted two for one where Beryl allows it (R13); negative: too few. */
function tradeTokensLeft(table: Table, player: Player, trade: number, exploration: number): number {
  const explorers = player.onShips.exploration + player.onCards.exploration - exploration;
  if (explorers < 0) return -1;
  const byBeryl = table.objectives.includes('beryl-omara') ? Math.floor(explorers / 2) : 0;
  return player.onShips.trade + player.onCards.trade + byBeryl - trade;
}

/** Where a good can come from. */
export interface Sources {
  readonly shops: readonly Workshop[];
  /** The least that a partner takes for it; infinite if there is none, or it was bought this turn (R4.3). */
  readonly price: number;
  readonly island: boolean;
  readonly cards: readonly string[];
}

export function sourcesOf(box: Box, table: Table, seat: Seat, good: Good): Sources {
  const player = playerAt(table, seat);
  return {
    shops: layoutOf(box, player).workshops.get(good) ?? NONE,
    price: table.turn.traded.includes(good) ? Number.POSITIVE_INFINITY : cheapestTrade(box, table, seat, good),
    island: player.newWorld.some((island) => named(box.newWorld, island).includes(good)),
    cards: givers(box, player, good),
  };
}

const NONE: readonly never[] = [];

function givers(box: Box, player: Player, good: Good): readonly string[] {
  const cards = player.played.filter((each) => !each.used && named(box.cards, each.card).effect.oneOf?.includes(good));
  return cards.length === 0 ? NONE : cards.map((each) => each.card);
}

function cheapestTrade(box: Box, table: Table, seat: Seat, good: Good): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [other, partner] of table.seats.entries()) {
    if (other !== seat) least = Math.min(least, tradePrice(box, partner, good) ?? least);
  }
  return least;
}

function available(source: Sources): boolean {
  return source.shops.length > 0 || source.price < Number.POSITIVE_INFINITY || source.island || source.cards.length > 0;
}

/** A way of paying that is being tried: what has been decided so far is put on and taken off again. */
interface Attempt {
  readonly box: Box;
  readonly player: Player;
  readonly goods: readonly Good[];
  readonly sources: readonly Sources[];
  readonly demand: number[];
  readonly works: Work[];
  readonly gifts: string[];
  readonly bought: Good[];
}

/** Tries every source of the good at `index`, with `left` trade tokens not yet spoken for. */
function search(attempt: Attempt, left: number, index: number): boolean {
  const { goods, sources, gifts, bought } = attempt;
  const good = goods[index];
  const source = sources[index];
  if (good === undefined || source === undefined) {
    return leastGold(attempt.box, attempt.player, attempt.demand, attempt.works) <= attempt.player.gold;
  }
  for (const shop of source.shops) if (searchWorking(attempt, shop, left, index)) return true;
  for (const card of source.cards) {
    if (gifts.includes(card)) continue;
    gifts.push(card);
    const found = search(attempt, left, index + 1);
    gifts.pop();
    if (found) return true;
  }
  if (source.island && left >= 1 && search(attempt, left - 1, index + 1)) return true;
  if (source.price > left || bought.includes(good)) return false;
  bought.push(good);
  const found = search(attempt, left - source.price, index + 1);
  bought.pop();
  return found;
}

function searchWorking(attempt: Attempt, shop: Workshop, left: number, index: number): boolean {
  const { works, demand } = attempt;
  const before = works.find((work) => work.shop === shop);
  const work = before ?? { shop, times: 0 };
  if (before === undefined) works.push(work);
  work.times++;
  demand[shop.worker] = nth(demand, shop.worker) + 1;
  const found = search(attempt, left, index + 1);
  work.times--;
  demand[shop.worker] = nth(demand, shop.worker) - 1;
  if (before === undefined) works.pop();
  return found;
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
