import type { Entry } from '@archipel/kernel';
import type { Logs, Snapshot } from '../store.ts';
import { makerIn } from '../stored.ts';
import type { Sql } from './connection.ts';
import type { Writer } from './writer.ts';

interface EntryRow {
  readonly position: number;
  readonly entry: string;
  readonly at: number;
  readonly bot: number;
}

const NUMBER = '(SELECT number FROM tables WHERE id = $1)';

export function logsOn(sql: Sql, { write }: Writer, append: Logs['append']): Logs {
  return {
    append,
    read: async (table, after = 0, limit) => {
      const text = `SELECT position, entry, at, bot FROM entries WHERE number = ${NUMBER} AND position > $2 ORDER BY position LIMIT $3`;
      const rows = await sql.all<EntryRow>(text, table, after, limit ?? null);
      return rows.map(({ position, entry, at, bot }) => ({ position, entry: JSON.parse(entry) as Entry, at, ...makerIn(bot) }));
    },
    byKey: async (table, key) =>
      (await sql.one<{ position: number }>(`SELECT position FROM keys WHERE number = ${NUMBER} AND key = $2`, table, key))?.position,
    snapshot: async (table) => sql.one<Snapshot>(`SELECT position, state FROM snapshots WHERE number = ${NUMBER}`, table),
    keepSnapshot: (table, position, state) =>
      write(async (on) => {
        const row = 'SELECT number, $2::integer, $3::text FROM tables WHERE id = $1';
        const newer = 'position = excluded.position, state = excluded.state WHERE excluded.position > snapshots.position';
        const text = `INSERT INTO snapshots (number, position, state) ${row} ON CONFLICT (number) DO UPDATE SET ${newer}`;
        await on.run(text, table, position, state);
      }),
    findings: async (table) => (await sql.one<{ body: string }>(`SELECT body FROM findings WHERE number = ${NUMBER}`, table))?.body,
    keepFindings: (table, body) =>
      write(async (on) => {
        const row = 'SELECT number, $2::text FROM tables WHERE id = $1';
        await on.run(`INSERT INTO findings (number, body) ${row} ON CONFLICT (number) DO UPDATE SET body = excluded.body`, table, body);
      }),
  };
}
