import { setImmediate as others } from 'node:timers/promises';
import type { AnyRules } from '@archipel/kernel';
import { type Outline, walking } from '@archipel/review';
import { type Problem, problem } from '../problems/problem.ts';
import type { StoredEntry, StoredTable } from '../store/store.ts';
import { hasOwnBox } from '../tables/making.ts';
import { setupOf } from './setup.ts';

/** Entries that are replayed before others have their turn: a few milliseconds of the loop. */
const PORTION = 25;
/** Reviews that are kept. A match that is over does not change. */
const KEPT = 50;

export type Reviews = (table: StoredTable, rules: AnyRules, log: readonly StoredEntry[]) => Promise<Outline | Problem>;

/** Makes the outlines of matches that are over, and keeps the latest. */
export function reviews(): Reviews {
  const known = new Map<string, Outline>();
  return async (table, rules, log) => {
    const before = known.get(table.id);
    if (before !== undefined) return before;
    // The rules of a box that somebody made are not run here.
    if (hasOwnBox(table.terms)) return problem('switched-off', 'a match with components of its own is reviewed from its file');
    const outline = await outlineOf(table, rules, log);
    for (const oldest of known.keys()) if (known.size >= KEPT) known.delete(oldest);
    known.set(table.id, outline);
    return outline;
  };
}

async function outlineOf(table: StoredTable, rules: AnyRules, log: readonly StoredEntry[]): Promise<Outline> {
  const walk = walking(
    rules,
    setupOf(table),
    log.map(({ entry }) => entry),
  );
  let next = walk.next();
  for (let done = 1; !next.done; next = walk.next()) if (done++ % PORTION === 0) await others();
  if (!next.value.ok) throw new Error('the log of a match that is over does not replay');
  return next.value.walk.outline;
}
