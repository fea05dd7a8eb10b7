import type { Entry } from '@archipel/kernel';
import type { Logs, Snapshot, StoredEntry, StoredTable } from '../store.ts';
import { makerIn, makerNumber } from '../stored.ts';
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
const KEEP_KEY =
  'INSERT OR IGNORE INTO keys (number, key, position) SELECT number, ?, ? FROM tables WHERE id = ? AND revision = ? AND position = ?';

export function logsOn(sql: Sql, { write }: Queue): Logs {
  const byKey = (table: string, key: string) =>
    sql.query<{ position: number }>(`SELECT position FROM keys WHERE number = ${NUMBER} AND key = ?`).one(table, key)?.position;

  function append(
    table: string,
    after: number,
    entries: readonly Omit<StoredEntry, 'position'>[],
    key: string | null,
    change: StoredTable,
  ) {
    // The key is only kept where the table is as it must be; where it is not kept, it was there before, or another was faster.
    if (key !== null && sql.run(KEEP_KEY, key, change.position, table, change.revision - 1, after) === 0) {
      const repeated = byKey(table, key);
      return repeated === undefined ? 'taken' : { repeated };
    }
    // The position of the table is that of its log, so a log that has grown, or not so far yet, is found out here;
    // the primary key of the entries would refuse it still.
    if (!replaceTable(sql, change, after)) return 'taken';
    const line = `INSERT INTO entries (number, position, entry, at, bot) VALUES (${NUMBER}, ?, ?, ?, ?)`;
    for (const [index, { entry, at, ...by }] of entries.entries())
      sql.run(line, table, after + index + 1, JSON.stringify(entry), at, makerNumber(by));
    return 'done';
  }

  return {
    append: (table, after, entries, key, change) => {
      const fits = change.id === table && change.position === after + entries.length;
      if (!fits) return Promise.reject(new Error(`table ${change.id} at ${change.position} is not ${table} after ${entries.length} more`));
      return write((changed) => {
        const done = append(table, after, entries, key, change);
        if (done === 'done') changed({ kind: 'moves', table, revision: change.revision, position: change.position });
        return done;
      });
    },
    read: async (table, after = 0, limit = -1) => {
      const text = `SELECT position, entry, at, bot FROM entries WHERE number = ${NUMBER} AND position > ? ORDER BY position LIMIT ?`;
      const rows = sql.query<EntryRow>(text).all(table, after, limit);
      return rows.map(({ position, entry, at, bot }) => ({ position, entry: JSON.parse(entry) as Entry, at, ...makerIn(bot) }));
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
    findings: async (table) => sql.query<{ body: string }>(`SELECT body FROM findings WHERE number = ${NUMBER}`).one(table)?.body,
    keepFindings: (table, body) =>
      write(() => void sql.run('INSERT OR REPLACE INTO findings (number, body) SELECT number, ? FROM tables WHERE id = ?', body, table)),
  };
}
