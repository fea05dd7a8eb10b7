import { nth } from '@archipel/anno1800';
import type { Bill } from './boxIndex.ts';
import type { Distances } from './distances.ts';
import type { Weights1800 } from './weights.ts';

/** What costs come to in actions, by an distances. */

/** What a cost takes beyond the action that it belongs to. */
export function priceOf(bill: Bill, effort: readonly number[], levels: readonly number[], w: Weights1800): number {
  let sum = w.work * (bill.goods.length + bill.cubes.length);
  for (const good of bill.goods) sum += nth(effort, good);
  for (const level of bill.cubes) sum += nth(levels, level);
  return sum;
}

/** The same, with what a single payment can have of tokens and of people at most. */
export function fullPrice(bill: Bill, distances: Distances, w: Weights1800): number {
  const { trade, exploration, tradeShip, explorationShip } = distances;
  const { sails, missing } = shortage(bill, distances);
  const sum = priceOf(bill, distances.effort, distances.levels, w) + w.token * (bill.trade + bill.exploration) + sails * tradeShip;
  const lacking = missing.reduce((all, count, level) => all + (nth(distances.cubes, level) > 0 ? count : 0), 0);
  return sum + w.crowd * lacking + Math.max(0, bill.exploration - exploration) * explorationShip + (trade > 0 ? 0 : w.token);
}

/** Trade tokens and, by level, cubes that a payment takes beyond what there is. */
export function shortage(
  bill: Bill,
  { tokens, makers, cubes, trade }: Distances,
): { readonly sails: number; readonly missing: readonly number[] } {
  const demand = [0, 0, 0, 0, 0];
  let [sum, dearest] = [bill.trade, trade];
  for (const good of bill.goods) {
    const price = nth(tokens, good);
    const maker = nth(makers, good);
    sum += price;
    dearest = Math.max(dearest, price);
    if (maker >= 0) demand[maker] = nth(demand, maker) + 1;
  }
  for (const level of bill.cubes) demand[level] = nth(demand, level) + 1;
  return { sails: Math.max(0, sum - dearest), missing: demand.map((count, level) => Math.max(0, count - nth(cubes, level))) };
}

/** Whether it can be paid without building or finding anything first, at the latest after a festival, or with gold for shift ends. */
export function within(bill: Bill, distances: Distances): boolean {
  const { effort, source, tokens, levels, exploration, trade } = distances;
  if (bill.exploration > exploration) return false;
  let sum = bill.trade;
  for (const good of bill.goods) {
    if (nth(effort, good) >= 1 || nth(source, good) >= 0) return false;
    sum += nth(tokens, good);
  }
  for (const level of bill.cubes) if (nth(levels, level) > 0) return false;
  return sum <= trade;
}

/** The actions until a card is played, its own included. */
export function distanceOf(bill: Bill, distances: Distances, w: Weights1800): number {
  return 1 + fullPrice(bill, distances, w);
}
