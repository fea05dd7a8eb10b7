import type { Reason, Seat } from '@archipel/kernel';
import { boxOf, levelName } from '../box/box.ts';
import { payable, shortfall } from '../payability/payable.ts';
import type { Item, Table } from '../state/state.ts';

/**
 * All that stands in the way of paying this: each good, the cubes and the tokens that are not to be had even by themselves; if each of them is, what the whole runs
 * short of. Nothing if it is payable.
 */
export function missing(table: Table, seat: Seat, owed: readonly Item[]): readonly Reason[] {
  const box = boxOf(table);
  if (payable(box, table, seat, owed)) return [];
  const alone = partsOf(owed).filter((part) => !payable(box, table, seat, part));
  if (alone.length === 0) return shortfall(box, table, seat, owed);
  return alone.flatMap((part) => shortfall(box, table, seat, part).map((reason) => ({ ...reason, ...subjectOf(part) })));
}

/** What a reason is about, where it does not say so itself. */
function subjectOf([item, ...more]: readonly Item[]): Omit<Reason, 'code'> {
  if (item?.kind === 'good') return { good: item.good };
  return item?.kind === 'cube' ? { level: levelName(item.level), need: 1 + more.length } : {};
}

/** Each good, the cubes of each level, the tokens of each kind. */
function partsOf(owed: readonly Item[]): readonly (readonly Item[])[] {
  const parts = new Map<string, Item[]>();
  for (const item of owed) {
    const name = item.kind === 'good' ? item.good : item.kind === 'cube' ? `cube ${item.level}` : `token ${item.token}`;
    const part = parts.get(name) ?? [];
    // A good is missing or not, however often it is asked for.
    if (item.kind !== 'good' || part.length === 0) part.push(item);
    parts.set(name, part);
  }
  return [...parts.values()];
}
