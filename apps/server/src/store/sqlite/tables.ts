import type { KeptTable, Page, Tables } from '../store.ts';
import type { Value } from './database.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';

interface Row {
  readonly body: string;
}

/** Every change has a number of its own, by which the latest is known. */
const NEXT_CHANGE = '(SELECT coalesce(max(changed), 0) + 1 FROM tables)';

export function tablesOn(sql: Sql, { write }: Queue): Tables {
  const table = (row: Row | undefined) => (row ? (JSON.parse(row.body) as KeptTable) : undefined);
  const tables = (rows: readonly Row[]) => rows.map(({ body }) => JSON.parse(body) as KeptTable);

  /** Reads one row more than asked for, to see whether there is a next page. */
  function page(limit: number, text: string, values: readonly Value[]): Page<KeptTable> {
    const rows = sql.query<Row & { readonly mark: number }>(`${text} LIMIT ?`).all(...values, limit + 1);
    const items = rows.slice(0, limit);
    return { items: tables(items), next: rows.length > limit ? String(items.at(-1)?.mark) : null };
  }

  return {
    add: (fresh) =>
      write(() => {
        if (sql.query('SELECT 1 FROM tables WHERE code = ?').one(fresh.code)) return 'code-taken';
        const columns = columnsOf(fresh);
        const names = `id, changed, ${Object.keys(columns).join(', ')}`;
        const places = Object.keys(columns).map(() => ', ?');
        sql.run(`INSERT INTO tables (${names}) VALUES (?, ${NEXT_CHANGE}${places.join('')})`, fresh.id, ...Object.values(columns));
        seat(sql, fresh);
        return 'done';
      }),
    byId: async (id) => table(sql.query<Row>('SELECT body FROM tables WHERE id = ?').one(id)),
    byCode: async (code) => table(sql.query<Row>('SELECT body FROM tables WHERE code = ?').one(code)),
    change: (changed) => write(() => (replaceTable(sql, changed, changed.position) ? 'done' : 'stale')),
    listed: async ({ state, game, cursor, limit }) => {
      const [where, values] = conditions({ 'state = ?': state, 'game = ?': game, 'number < ?': mark(cursor) });
      return page(limit, `SELECT body, number AS mark FROM tables WHERE listed = 1 ${where} ORDER BY number DESC`, values);
    },
    of: async (person, { state, cursor, limit }) => {
      const [where, values] = conditions({ 'person = ?': person, 'state = ?': state, 'changed < ?': mark(cursor) });
      const joined = 'SELECT body, changed AS mark FROM sitting JOIN tables USING (number) WHERE true';
      return page(limit, `${joined} ${where} ORDER BY changed DESC`, values);
    },
    openOwnedBy: async (person) =>
      sql.query<{ found: number }>("SELECT count(*) AS found FROM tables WHERE owner = ? AND state = 'open'").one(person)?.found ?? 0,
    count: async () => {
      const found = sql
        .query<{ state: KeptTable['state']; found: number }>('SELECT state, count(*) AS found FROM tables GROUP BY state')
        .all();
      return { open: 0, playing: 0, over: 0, ...Object.fromEntries(found.map((row) => [row.state, row.found])) };
    },
    playing: async () => tables(sql.query<Row>("SELECT body FROM tables WHERE state = 'playing' ORDER BY number").all()),

    sawUpTo: (id, person, position, line) =>
      write(() => {
        const further = 'position = max(position, excluded.position), line = max(line, excluded.line)';
        const nothingNew = 'WHERE excluded.position > position OR excluded.line > line';
        const row = 'SELECT ?, number, ?, ? FROM tables WHERE id = ?';
        const text = `INSERT INTO seen (person, number, position, line) ${row} ON CONFLICT DO UPDATE SET ${further} ${nothingNew}`;
        sql.run(text, person, position, line, id);
      }),
    seen: async (id, person) => {
      const text = 'SELECT seen.position, line FROM seen JOIN tables USING (number) WHERE person = ? AND id = ?';
      return sql.query<{ position: number; line: number }>(text).one(person, id) ?? { position: 0, line: 0 };
    },
  };
}

/** All of a table, and beside it what tables are found by. */
function columnsOf(table: KeptTable): Readonly<Record<string, Value>> {
  const { code, owner, state, terms, position, revision } = table;
  const listed = terms.visibility === 'listed' ? 1 : 0;
  return { body: JSON.stringify(table), code, owner, state, game: terms.game, listed, position, revision };
}

/** Puts a table in place of the one of the revision before, if its log is at `position`; says whether it did. */
export function replaceTable(sql: Sql, table: KeptTable, position: number): boolean {
  const columns = columnsOf(table);
  const set = Object.keys(columns).map((name) => `, ${name} = ?`);
  const text = `UPDATE tables SET changed = ${NEXT_CHANGE}${set.join('')} WHERE id = ? AND revision = ? AND position = ?`;
  if (sql.run(text, ...Object.values(columns), table.id, table.revision - 1, position) === 0) return false;
  seat(sql, table);
  return true;
}

/** Writes down who sits at a table, for the list of one's own tables. */
function seat(sql: Sql, { id, chairs }: KeptTable): void {
  const now = new Set(chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.id] : [])));
  const number = '(SELECT number FROM tables WHERE id = ?)';
  const before = sql.query<{ person: string }>(`SELECT person FROM sitting WHERE number = ${number}`).all(id);
  for (const { person } of before)
    if (!now.delete(person)) sql.run(`DELETE FROM sitting WHERE number = ${number} AND person = ?`, id, person);
  for (const person of now) sql.run(`INSERT INTO sitting (number, person) VALUES (${number}, ?)`, id, person);
}

/** A cursor that is none of ours finds nothing. */
function mark(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0;
}

function conditions(wanted: Readonly<Record<string, Value | undefined>>): readonly [string, readonly Value[]] {
  const given = Object.entries(wanted).flatMap(([text, value]) => (value === undefined ? [] : [[text, value] as const]));
  return [given.map(([text]) => `AND ${text}`).join(' '), given.map(([, value]) => value)];
}
