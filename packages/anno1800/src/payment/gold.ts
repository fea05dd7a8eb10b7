import { owned, type Workshop, workersOn } from '../board.ts';
import type { Box, Level } from '../box.ts';
import { nth } from '../list.ts';
import type { Player } from '../state.ts';

/** How often an own workshop works in a payment. */
export interface Work {
  readonly shop: Workshop;
  times: number;
}

/**
 * The least gold for shift ends with which this work can be done and these cubes be there, by level; infinite if it cannot.
 *
 * A cube works or is spent once for each time it is rested. Where that is more often than there are rested cubes of the level, shifts must
 * end, and one cube will do, time and again. Where a workshop has fewer free workplaces than it is to work, shifts must end at that very
 * workshop; such a cube is rested then and counts for its level. So for each level the number of shift ends is the larger of the two needs,
 * and the only choice is whose shift ends at a crowded workshop: a cube that was there before, perhaps of a higher level (R11), or one that
 * has just worked there.
 */
export function leastGold(box: Box, player: Player, demand: readonly number[], works: readonly Work[]): number {
  const crowded = works.filter(({ shop, times }) => times > shop.workplaces - workersOn(player, shop.at).length);
  return crowded.length === 0 ? priceOf(box, player, demand, NONE) : leastWith(box, player, demand, crowded, NONE);
}

const NONE = [0, 0, 0, 0, 0];

function leastWith(box: Box, player: Player, demand: readonly number[], crowded: readonly Work[], forced: readonly number[]): number {
  const [work, ...rest] = crowded;
  if (work === undefined) return priceOf(box, player, demand, forced);
  const { shop, times } = work;
  const there = workersOn(player, shop.at);
  const free = shop.workplaces - there.length;
  const ends = times - free;
  let least = Number.POSITIVE_INFINITY;
  for (const leaving of choices(there, ends)) {
    // With no workplace free nobody can work there before one who was there has left.
    if (free === 0 && leaving.length === 0) continue;
    const byWorkers = forced.with(shop.worker, nth(forced, shop.worker) + ends - leaving.length);
    const all = leaving.reduce((list, level) => list.with(level, nth(list, level) + 1), byWorkers);
    least = Math.min(least, leastWith(box, player, demand, rest, all));
  }
  return least;
}

/** Every choice of at most `most` of the cubes that are there. */
function choices(there: readonly Level[], most: number): readonly (readonly Level[])[] {
  const all: (readonly Level[])[] = [[]];
  for (const level of there) all.push(...all.filter((some) => some.length < most).map((some) => [...some, level]));
  return all;
}

function priceOf(box: Box, player: Player, demand: readonly number[], forced: readonly number[]): number {
  let gold = 0;
  for (const [level, wanted] of demand.entries()) {
    const lacking = wanted - nth(player.rested, level);
    if (lacking > 0 && owned(player, level) === 0) return Number.POSITIVE_INFINITY;
    gold += Math.max(0, lacking, nth(forced, level)) * nth(box.shiftEnd, level);
  }
  return gold;
}
