import type { Appended, StoredEntry, StoredTable } from '../store.ts';

/** What other processes are told of an append on a channel of its own: who, which table, its revision and position, and where it fits, all of it. */
export const APPENDED_CHANNEL = 'archipel_appended';

/** PostgreSQL takes fewer than 8,000 bytes. */
const LONGEST = 7900;

export function newsOf(origin: string, table: StoredTable, entries: readonly Omit<StoredEntry, 'position'>[]): string {
  const first = table.position - entries.length + 1;
  const placed = entries.map((entry, index) => ({ position: first + index, ...entry }));
  const about = [origin, table.id, table.revision, table.position];
  const whole = JSON.stringify([...about, { table, entries: placed } satisfies Appended]);
  return Buffer.byteLength(whole) <= LONGEST ? whole : JSON.stringify(about);
}

interface AppendedNews {
  readonly table: string;
  readonly revision: number;
  readonly position: number;
  readonly appended: Appended | undefined;
}

/** What `newsOf` of a process on the same database has written; nothing if it was not that. */
export function newsIn(payload: unknown): AppendedNews | undefined {
  if (!Array.isArray(payload) || payload.length < 4) return undefined;
  const [, table, revision, position, appended] = payload as [string, string, number, number, Appended | undefined];
  return { table, revision, position, appended };
}
