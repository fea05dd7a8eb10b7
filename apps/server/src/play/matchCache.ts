import { setImmediate as others } from 'node:timers/promises';
import { type HostedMatch, stateText } from '@archipel/host';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { Logs, Snapshot, StoredEntry, StoredTable } from '../store/store.ts';
import { rulesFor } from '../tables/making.ts';
import type { MatchRunner } from './matchRunner.ts';

/** A match in memory is a cache: the fold of its log, made again from the store whenever it is needed. */
export type MatchCache = HostedMatch;

/** Entries that are read and replayed before others have their turn: a few milliseconds of the loop, far from the deadline of a thread. */
const PORTION = 50;
/** The same where they are only read. */
const READ = 500;

/** The match before its first move, or at a snapshot. */
export async function openedCache(runner: MatchRunner, table: StoredTable, snapshot?: Snapshot): Promise<MatchCache | Problem> {
  const rules = rulesFor(table.terms.game);
  if (isProblem(rules)) return rules;
  const opened = await runner.open(table, rules, snapshot && snapshot.position <= table.position ? snapshot : undefined);
  if (!opened.ok) {
    const versions = { rules: table.rules ?? 0, here: rules.version };
    return problem('rules-changed', `the game cannot be taken up: ${opened.detail}`, { fault: opened.fault, ...versions });
  }
  return opened.match;
}

/** The cache after entries of the stored log. One that does not fit is a bug: the store or the rules are not what they were. */
export async function withStored(
  runner: MatchRunner,
  table: StoredTable,
  cache: MatchCache,
  log: readonly StoredEntry[],
): Promise<MatchCache> {
  const played = await runner.replay(table, cache, log);
  if (!played.ok) throw new Error(`the log does not replay at ${log[played.at]?.position}: ${JSON.stringify(played.illegal)}`);
  return played.match;
}

/** The cache after the stored log up to a position. A long log is followed piece by piece. */
export async function followedTo(runner: MatchRunner, table: StoredTable, cache: MatchCache, logs: Logs, to: number): Promise<MatchCache> {
  let match = cache;
  while (match.position < to) {
    const left = Math.min(PORTION, to - match.position);
    const log = await logs.read(table.id, match.position, left);
    if (log.length === 0) break;
    match = await withStored(runner, table, match, log);
    if (log.length === PORTION) await others();
  }
  return match;
}

/** The match as the store has it, from the latest snapshot on; as far as the table knows it, for the log may have grown since the table was read. */
export async function loadedMatch(runner: MatchRunner, table: StoredTable, logs: Logs): Promise<MatchCache | Problem> {
  const opened = await openedCache(runner, table, await logs.snapshot(table.id));
  return isProblem(opened) ? opened : followedTo(runner, table, opened, logs, table.position);
}

/** The same cache with every entry since the start. */
export async function loadedWhole(runner: MatchRunner, cache: MatchCache, table: StoredTable, logs: Logs): Promise<MatchCache> {
  if (cachedSince(cache) === 0) return cache;
  const opened = await openedCache(runner, table);
  if (isProblem(opened)) throw new Error(opened.detail);
  const { entries } = await followedTo(runner, table, opened, logs, cache.position);
  return { ...cache, entries };
}

/** The stored log, read piece by piece. */
export async function wholeLog(logs: Logs, table: string): Promise<readonly StoredEntry[]> {
  const whole: StoredEntry[] = [];
  for (let log = await logs.read(table, 0, READ); log.length > 0; log = await logs.read(table, whole.length, READ)) {
    whole.push(...log);
    await others();
  }
  return whole;
}

/** The first position after which every entry is cached. */
export function cachedSince(cache: MatchCache): number {
  return (cache.entries[0]?.position ?? cache.position + 1) - 1;
}

/** A snapshot may be taken where nothing can be taken back: what could be is not in the state. */
export function snapshotOf({ current }: MatchCache): string | undefined {
  return current.past.length === 0 ? stateText(current.state) : undefined;
}
