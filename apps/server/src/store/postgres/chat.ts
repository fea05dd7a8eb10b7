import type { Chat, StoredChatMessage } from '../store.ts';
import type { Sql } from './connection.ts';
import type { Writer } from './writer.ts';

// A line without text is one whose writer has gone.
const AFTER = `SELECT line AS number, person AS "by", text, at FROM lines
  WHERE number = (SELECT number FROM tables WHERE id = $1) AND line > $2 AND text <> ''`;

export function chatOn(sql: Sql, { write }: Writer): Chat {
  return {
    add: (table, { by, text, at }) =>
      write(async (on, changed) => {
        // One after the other at a table, so that no number is given twice.
        await on.run('SELECT number FROM tables WHERE id = $1 FOR NO KEY UPDATE', table);
        const next = 'SELECT number, (SELECT coalesce(max(line), 0) + 1 FROM lines WHERE lines.number = tables.number), $2, $3, $4::bigint';
        const insert = `INSERT INTO lines (number, line, person, text, at) ${next} FROM tables WHERE id = $1 RETURNING line`;
        const added = await on.one<{ line: number }>(insert, table, by, text, at);
        if (added === undefined) throw new Error(`there is no table ${table}`);
        changed({ kind: 'chat', table });
        return { number: added.line, by, text, at };
      }),
    saidBy: (person) => {
      const lines = 'SELECT id AS "table", line AS number, person AS "by", text, at FROM lines JOIN tables USING (number)';
      return sql.all<StoredChatMessage & { readonly table: string }>(
        `${lines} WHERE person = $1 AND text <> '' ORDER BY at, number`,
        person,
      );
    },
    read: (table, after, limit) => sql.all<StoredChatMessage>(`${AFTER} ORDER BY line LIMIT $3`, table, after, limit),
    latest: async (table, after, limit) =>
      (await sql.all<StoredChatMessage>(`${AFTER} ORDER BY line DESC LIMIT $3`, table, after, limit)).toReversed(),
  };
}
