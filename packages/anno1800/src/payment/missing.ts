import type { Reason, Seat } from '@archipel/kernel';
import { boxOf } from '../box.ts';
import type { Item, Table } from '../state.ts';
import { payable, shortfall } from './payable.ts';

/**
 * All that stands in the way of paying this: each good, the cubes and the tokens that are not to be had even by themselves; if each of them is, what the whole runs
 * short of. Nothing if it is payable.
 */
export function missing(table: Table, seat: Seat, owed: readonly Item[]): readonly Reason[] {
  const box = boxOf(table);
  if (payable(box, table, seat, owed)) return [];
  const alone = partsOf(owed).filter((part) => !payable(box, table, seat, part));
  return (alone.length === 0 ? [owed] : alone).flatMap((part) => shortfall(box, table, seat, part));
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
