import type { Chat, StoredChatMessage } from '../store.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';

const NUMBER = '(SELECT number FROM tables WHERE id = ?)';
// A line without text is one whose writer has gone.
const AFTER = `SELECT line AS number, person AS "by", text, at FROM lines WHERE number = ${NUMBER} AND line > ? AND text <> ''`;

export function chatOn(sql: Sql, { write }: Queue): Chat {
  return {
    add: (table, { by, text, at }) =>
      write((changed) => {
        const last = sql.query<{ line: number }>(`SELECT max(line) AS line FROM lines WHERE number = ${NUMBER}`).one(table)?.line ?? 0;
        const insert = `INSERT INTO lines (number, line, person, text, at) VALUES (${NUMBER}, ?, ?, ?, ?)`;
        sql.run(insert, table, last + 1, by, text, at);
        changed({ kind: 'chat', table });
        return { number: last + 1, by, text, at };
      }),
    saidBy: async (person) => {
      const lines = 'SELECT id AS "table", line AS number, person AS "by", text, at FROM lines JOIN tables USING (number)';
      return sql
        .query<StoredChatMessage & { readonly table: string }>(`${lines} WHERE person = ? AND text <> '' ORDER BY at, number`)
        .all(person);
    },
    read: async (table, after, limit) => sql.query<StoredChatMessage>(`${AFTER} ORDER BY line LIMIT ?`).all(table, after, limit),
    latest: async (table, after, limit) =>
      sql.query<StoredChatMessage>(`${AFTER} ORDER BY line DESC LIMIT ?`).all(table, after, limit).toReversed(),
  };
}
