import { type Workshop, workersOn } from '../board/board.ts';
import type { Box } from '../box/box.ts';
import { LEVEL_INDICES, type Level } from '../data/words.ts';
import type { Player } from '../state/state.ts';

/** Where a used cube goes: the index of the field where it works, or the exhausted area. */
export const AREA = -1;

export interface Use {
  readonly level: Level;
  readonly at: number;
}

/** Shift ends of one level at one place: `taken` of them, for at most those `present` before and those `used` there by the payment itself. */
export interface Slot {
  readonly level: Level;
  readonly at: number;
  readonly present: number;
  readonly used: number;
  taken: number;
}

interface Needs {
  readonly player: Player;
  readonly slots: readonly Slot[];
  /** Uses by level, and the place of the last of them. */
  readonly uses: readonly number[];
  readonly last: readonly number[];
  /** Shift ends that a level calls for because it has too few rested cubes. */
  readonly lacking: readonly number[];
  readonly crowded: readonly Crowded[];
}

/** A workshop that is to work more often than it has free workplaces: so many cubes more must leave it. */
interface Crowded {
  readonly shop: Workshop;
  readonly free: number;
  readonly over: number;
}

/**
 * Every choice of shift ends with which these uses, in this order, are possible, and none of whose shift ends can be left out. What is shown changes
 * afterwards.
 *
 * Cubes that were there before the payment may end their shifts at its very beginning, those that it uses right after their use: earlier is never
 * worse. A use whose shift ends at once changes nothing but needs a rested cube and a free workplace for that moment. Hence (`possible`) it is a matter of
 * numbers, with one question of order: where a level ends up without a rested cube, its last use must be one that does not end.
 *
 * A shift end that cannot be left out is there for a level that lacks a cube or for a workshop that is crowded. So it is enough to let just as many leave
 * each crowded workshop as it calls for, and then to end just as many shifts of each level as it still lacks.
 */
export function eachEnding(
  box: Box,
  player: Player,
  shops: readonly Workshop[],
  uses: readonly Use[],
  visit: (ends: readonly Slot[]) => void,
) {
  const needs = needsOf(player, shops, uses);
  if (needs.slots.length === 0) {
    if (needs.lacking.every((count) => count === 0)) visit(needs.slots);
    return;
  }
  leaveCrowded(needs, 0, () => {
    if (priceOf(box, needs) <= player.gold && possible(needs) && (needs.crowded.length === 0 || !hasIdle(needs))) visit(needs.slots);
  });
}

function needsOf(player: Player, shops: readonly Workshop[], uses: readonly Use[]): Needs {
  const counts = [0, 0, 0, 0, 0];
  const last = [AREA, AREA, AREA, AREA, AREA];
  for (const { level, at } of uses) {
    counts[level] = (counts[level] ?? 0) + 1;
    last[level] = at;
  }
  const lacking = counts.map((count, level) => Math.max(0, count - (player.rested[level] ?? 0)));
  const lacks = lacking.some((count) => count > 0);
  const slots: Slot[] = [];
  const crowded: Crowded[] = [];
  for (const shop of shops) {
    const used = timesAt(uses, shop.at);
    const there = workersOn(player, shop.at);
    const free = shop.workplaces - there.length;
    const over = used - free;
    if (used > 0 && over > 0) crowded.push({ shop, free, over });
    else if (!lacks) continue;
    for (const level of LEVEL_INDICES) {
      const present = countOf(there, level);
      const working = level === shop.worker ? used : 0;
      if (present + working > 0 && ((used > 0 && over > 0) || (lacking[level] ?? 0) > 0))
        slots.push({ level, at: shop.at, present, used: working, taken: 0 });
    }
  }
  for (const level of LEVEL_INDICES) {
    const count = lacking[level] ?? 0;
    const present = player.exhausted[level] ?? 0;
    const used = uses.filter((use) => use.at === AREA && use.level === level).length;
    if (count > 0 && present + used > 0) slots.push({ level, at: AREA, present, used, taken: 0 });
  }
  return { player, slots, uses: counts, last, lacking, crowded };
}

function timesAt(uses: readonly Use[], at: number): number {
  let times = 0;
  for (const use of uses) if (use.at === at) times++;
  return times;
}

function countOf(cubes: readonly Level[], level: Level): number {
  let count = 0;
  for (const cube of cubes) if (cube === level) count++;
  return count;
}

function leaveCrowded(needs: Needs, index: number, then: () => void): void {
  const crowd = needs.crowded[index];
  if (crowd === undefined) {
    restLevels(needs, 0, then);
    return;
  }
  const here = needs.slots.filter((slot) => slot.at === crowd.shop.at);
  choose(needs, here, 0, crowd.over, () => leaveCrowded(needs, index + 1, then));
}

function restLevels(needs: Needs, index: number, then: () => void): void {
  const level = LEVEL_INDICES[index];
  if (level === undefined) {
    then();
    return;
  }
  const more = Math.max(0, (needs.lacking[level] ?? 0) - endsOf(needs, level));
  const here = needs.slots.filter((slot) => slot.level === level);
  choose(needs, here, 0, more, () => restLevels(needs, index + 1, then));
}

function choose(needs: Needs, slots: readonly Slot[], index: number, left: number, then: () => void): void {
  if (left === 0) {
    then();
    return;
  }
  const slot = slots[index];
  if (slot === undefined || isPointless(needs, slots, slot)) return;
  for (let times = Math.min(left, slot.present + slot.used - slot.taken); times >= 0; times--) {
    slot.taken += times;
    choose(needs, slots, index + 1, left - times, then);
    slot.taken -= times;
  }
}

/** To end a shift in the exhausted area is worse than to end one on a workplace, which is then free; unless that is crowded, and its turn comes anyway. */
function isPointless({ crowded }: Needs, slots: readonly Slot[], area: Slot): boolean {
  if (area.at !== AREA) return false;
  return slots.some((slot) => slot.at !== AREA && slot.taken < slot.present && !crowded.some(({ shop }) => shop.at === slot.at));
}

function endsOf({ slots }: Needs, level: Level): number {
  let ends = 0;
  for (const slot of slots) if (slot.level === level) ends += slot.taken;
  return ends;
}

function priceOf(box: Box, { slots }: Needs): number {
  let gold = 0;
  for (const slot of slots) gold += slot.taken * (box.shiftEnd[slot.level] ?? 0);
  return gold;
}

/** How many of the ends are of cubes that the payment itself has used there. */
export const again = (slot: Slot): number => Math.max(0, slot.taken - slot.present);

function possible(needs: Needs): boolean {
  const { player, slots, uses, last, crowded } = needs;
  for (const level of LEVEL_INDICES) {
    const left = (player.rested[level] ?? 0) - (uses[level] ?? 0) + endsOf(needs, level);
    if (left < 0) return false;
    if (left > 0) continue;
    const slot = slots.find((each) => each.level === level && each.at === last[level]);
    if (slot !== undefined && slot.used > 0 && again(slot) === slot.used) return false;
  }
  for (const { shop, free, over } of crowded) {
    let [before, after] = [0, 0];
    for (const slot of slots) {
      if (slot.at !== shop.at) continue;
      after += again(slot);
      before += slot.taken - again(slot);
    }
    if (before + after < over || (after > 0 && free + before < 1)) return false;
  }
  return true;
}

/** Whether one of the shift ends could be left out. */
function hasIdle(needs: Needs): boolean {
  return needs.slots.some((slot) => {
    if (slot.taken === 0) return false;
    slot.taken--;
    const idle = possible(needs);
    slot.taken++;
    return idle;
  });
}
