import { owned, type Workshop, workersOn } from '../board.ts';
import type { Box, Level } from '../box.ts';
import { atLevel } from '../list.ts';
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
  if (!crowded(player, works)) return priceOf(box, player, demand, NONE);
  const tight = works.filter((work) => isCrowded(player, work));
  return leastWith(box, player, demand, tight, NONE);
}

/** Whether some workshop is to work more often than it has free workplaces. */
export function crowded(player: Player, works: readonly Work[]): boolean {
  for (const work of works) if (isCrowded(player, work)) return true;
  return false;
}

function isCrowded(player: Player, { shop, times }: Work): boolean {
  return times > shop.workplaces - workersOn(player, shop.at).length;
}

const NONE = [0, 0, 0, 0, 0];

function leastWith(box: Box, player: Player, demand: readonly number[], tight: readonly Work[], forced: readonly number[]): number {
  const [work, ...rest] = tight;
  if (work === undefined) return priceOf(box, player, demand, forced);
  const { shop, times } = work;
  const there = workersOn(player, shop.at);
  const free = shop.workplaces - there.length;
  const ends = times - free;
  let least = Number.POSITIVE_INFINITY;
  for (const leaving of choices(there, ends)) {
    // With no workplace free nobody can work there before one who was there has left.
    if (free === 0 && leaving.length === 0) continue;
    const byWorkers = forced.with(shop.worker, atLevel(forced, shop.worker) + ends - leaving.length);
    const all = leaving.reduce((list, level) => list.with(level, atLevel(list, level) + 1), byWorkers);
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
  for (let level = 0; level < demand.length; level++) {
    const lacking = atLevel(demand, level) - atLevel(player.rested, level);
    const ends = Math.max(lacking, atLevel(forced, level));
    if (ends > 0) gold += ends * (lacking > 0 ? endOfShift(box, player, level) : atLevel(box.shiftEnd, level));
  }
  return gold;
}

/** What it costs to have one more rested cube of a level; infinite if there is none that could end its shift. */
function endOfShift(box: Box, player: Player, level: Level): number {
  return owned(player, level) === 0 ? Number.POSITIVE_INFINITY : atLevel(box.shiftEnd, level);
}
