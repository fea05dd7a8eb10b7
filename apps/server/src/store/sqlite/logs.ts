import type { Entry } from '@archipel/kernel';
import type { KeptEntry, KeptTable, Logs, Snapshot } from '../store.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';
import { replaceTable } from './tables.ts';

interface EntryRow {
  readonly position: number;
  readonly entry: string;
  readonly at: number;
  readonly bot: number;
}

const NUMBER = '(SELECT number FROM tables WHERE id = ?)';

export function logsOn(sql: Sql, { write }: Queue): Logs {
  const byKey = (table: string, key: string) =>
    sql.query<{ position: number }>(`SELECT position FROM keys WHERE number = ${NUMBER} AND key = ?`).one(table, key)?.position;

  function append(table: string, after: number, entries: readonly Omit<KeptEntry, 'position'>[], key: string | null, change: KeptTable) {
    const repeated = key === null ? undefined : byKey(table, key);
    if (repeated !== undefined) return { repeated };
    // The position of the table is that of its log, so a log that has grown, or not so far yet, is found out here;
    // the primary key of the entries would refuse it still.
    if (!replaceTable(sql, change, after)) return 'taken';
    const line = `INSERT INTO entries (number, position, entry, at, bot) VALUES (${NUMBER}, ?, ?, ?, ?)`;
    for (const [index, { entry, at, bot }] of entries.entries())
      sql.run(line, table, after + index + 1, JSON.stringify(entry), at, bot ? 1 : 0);
    if (key !== null) sql.run(`INSERT INTO keys (number, key, position) VALUES (${NUMBER}, ?, ?)`, table, key, after + entries.length);
    return 'done';
  }

  return {
    append: (table, after, entries, key, change) => {
      const fits = change.id === table && change.position === after + entries.length;
      if (!fits) return Promise.reject(new Error(`table ${change.id} at ${change.position} is not ${table} after ${entries.length} more`));
      return write(() => append(table, after, entries, key, change));
    },
    read: async (table, after = 0) => {
      const text = `SELECT position, entry, at, bot FROM entries WHERE number = ${NUMBER} AND position > ? ORDER BY position`;
      const rows = sql.query<EntryRow>(text).all(table, after);
      return rows.map(({ position, entry, at, bot }) => ({ position, entry: JSON.parse(entry) as Entry, at, bot: bot === 1 }));
    },
    byKey: async (table, key) => byKey(table, key),
    snapshot: async (table) => sql.query<Snapshot>(`SELECT position, state FROM snapshots WHERE number = ${NUMBER}`).one(table),
    keepSnapshot: (table, position, state) =>
      write(() => {
        const row = 'SELECT number, ?, ? FROM tables WHERE id = ?';
        const newer = 'position = excluded.position, state = excluded.state WHERE excluded.position > position';
        const text = `INSERT INTO snapshots (number, position, state) ${row} ON CONFLICT DO UPDATE SET ${newer}`;
        sql.run(text, position, state, table);
      }),
  };
}
