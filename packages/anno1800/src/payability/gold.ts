import { owned, type Workshop, workersOn } from '../board/board.ts';
import type { Box } from '../box/box.ts';
import { atLevel } from '../data/list.ts';
import { LEVEL_INDICES, type Level } from '../data/words.ts';
import type { Player } from '../state/state.ts';

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
  return leastWith(box, player, demand, tight);
}

/** Whether some workshop is to work more often than it has free workplaces. */
export function crowded(player: Player, works: readonly Work[]): boolean {
  for (const work of works) if (isCrowded(player, work)) return true;
  return false;
}

export function isCrowded(player: Player, { shop, times }: Work): boolean {
  return times > shop.workplaces - workersOn(player, shop.at).length;
}

/**
 * Numbers of cubes by level, all in one number: adding two adds them level by level, and equal ones are the same. No bill has as many cubes of a level as a
 * digit can hold.
 */
type Cubes = number;
const DIGIT = 1024;
const ONE: readonly Cubes[] = LEVEL_INDICES.map((level) => DIGIT ** level);
const NONE: Cubes = 0;
const countOf = (cubes: Cubes, level: Level) => Math.floor(cubes / atLevel(ONE, level)) % DIGIT;

/** The least over all choices of who leaves the crowded workshops. Only how many of each level must leave counts, so equal choices are tried once. */
function leastWith(box: Box, player: Player, demand: readonly number[], tight: readonly Work[]): number {
  let forced: ReadonlySet<Cubes> = new Set([NONE]);
  for (const work of tight) {
    const leaving = leavings(player, work);
    const next = new Set<Cubes>();
    for (const before of forced) for (const each of leaving) next.add(before + each);
    forced = next;
  }
  let least = Number.POSITIVE_INFINITY;
  for (const each of forced) least = Math.min(least, priceOf(box, player, demand, each));
  return least;
}

/** Every way to end the shifts that a crowded workshop calls for. */
function leavings(player: Player, { shop, times }: Work): ReadonlySet<Cubes> {
  const there = workersOn(player, shop.at);
  const free = shop.workplaces - there.length;
  const ends = times - free;
  const all = new Set<Cubes>();
  for (const [leaving, left] of choices(there, ends)) {
    // With no workplace free nobody can work there before one who was there has left.
    if (free > 0 || left > 0) all.add(leaving + (ends - left) * atLevel(ONE, shop.worker));
  }
  return all;
}

/** What a crowded workshop is, but for its place. */
export function crowdOf(player: Player, { shop, times }: Work): string {
  const there = workersOn(player, shop.at).toSorted((a, b) => a - b);
  return `${shop.worker}*${times}/${shop.workplaces}:${there.join()}`;
}

/** Every choice of at most `most` of the cubes that are there, with how many they are. */
function choices(there: readonly Level[], most: number): ReadonlyMap<Cubes, number> {
  const all = new Map([[NONE, 0]]);
  for (const level of there) {
    const before = [...all];
    for (const [some, count] of before) if (count < most) all.set(some + atLevel(ONE, level), count + 1);
  }
  return all;
}

function priceOf(box: Box, player: Player, demand: readonly number[], forced: Cubes): number {
  let gold = 0;
  for (const level of LEVEL_INDICES) {
    const lacking = atLevel(demand, level) - atLevel(player.rested, level);
    const ends = forced === NONE ? lacking : Math.max(lacking, countOf(forced, level));
    if (ends > 0) gold += ends * (lacking > 0 ? endOfShift(box, player, level) : atLevel(box.shiftEnd, level));
  }
  return gold;
}

/** What it costs to have one more rested cube of a level; infinite if there is none that could end its shift. */
function endOfShift(box: Box, player: Player, level: Level): number {
  return owned(player, level) === 0 ? Number.POSITIVE_INFINITY : atLevel(box.shiftEnd, level);
}
