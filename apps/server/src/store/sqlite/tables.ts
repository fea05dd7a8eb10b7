import type { Page, StoredTable, Tables } from '../store.ts';
import { BOX_MARK, pageIn, tableFrom } from '../stored.ts';
import type { Value } from './database.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';

interface Row {
  readonly body: string;
}

/** Every change has a number of its own, by which the latest is known. */
const NEXT_CHANGE = '(SELECT coalesce(max(changed), 0) + 1 FROM tables)';

export function tablesOn(sql: Sql, { write }: Queue): Tables {
  const tableIn = (row: Row | undefined) => (row ? tableFrom(row) : undefined);
  const tables = (rows: readonly Row[]) => rows.map(tableFrom);

  /** Reads one row more than asked for, to see whether there is a next page. */
  function page(limit: number, text: string, values: readonly Value[]): Page<StoredTable> {
    const rows = sql.query<Row & { readonly mark: number }>(`${text} LIMIT ?`).all(...values, limit + 1);
    return pageIn(rows, limit);
  }

  return {
    add: (fresh) =>
      write((changed) => {
        if (sql.query('SELECT 1 FROM tables WHERE code = ?').one(fresh.code)) return 'code-taken';
        sql.run(ADD, fresh.id, ...contentOf(fresh), ...keysOf(fresh));
        seat(sql, fresh);
        changed({ kind: 'table', table: fresh.id, revision: fresh.revision, position: fresh.position });
        return 'done';
      }),
    byId: async (id) => tableIn(sql.query<Row>('SELECT body FROM tables WHERE id = ?').one(id)),
    byCode: async (code) => tableIn(sql.query<Row>('SELECT body FROM tables WHERE code = ?').one(code)),
    change: (table) =>
      write((changed) => {
        if (!replaceTable(sql, table, table.position)) return 'stale';
        seat(sql, table);
        changed({ kind: 'table', table: table.id, revision: table.revision, position: table.position });
        return 'done';
      }),
    listed: async ({ state, game, cursor, limit }) => {
      const [where, values] = conditions({ 'state = ?': state, 'game = ?': game, 'number < ?': mark(cursor) });
      return page(limit, `SELECT body, number AS mark FROM tables WHERE listed = 1 ${where} ORDER BY number DESC`, values);
    },
    of: async (person, { state, cursor, limit }) => {
      const [where, values] = conditions({ 'person = ?': person, 'state = ?': state, 'changed < ?': mark(cursor) });
      const joined = 'SELECT body, changed AS mark FROM sitting JOIN tables USING (number) WHERE true';
      return page(limit, `${joined} ${where} ORDER BY changed DESC`, values);
    },
    ownedBy: async (person) => {
      const figures = 'count(*) AS found, coalesce(sum(instr(body, ?) > 0), 0) AS boxes';
      const inState = (state: string) =>
        sql
          .query<{ found: number; boxes: number }>(`SELECT ${figures} FROM tables WHERE owner = ? AND state = '${state}'`)
          .one(BOX_MARK, person) ?? { found: 0, boxes: 0 };
      const [open, playing] = [inState('open'), inState('playing')];
      return { open: open.found, playing: playing.found, boxes: open.boxes + playing.boxes };
    },
    count: async () => {
      const found = sql
        .query<{ state: StoredTable['state']; found: number }>('SELECT state, count(*) AS found FROM tables GROUP BY state')
        .all();
      return { open: 0, playing: 0, over: 0, ...Object.fromEntries(found.map((row) => [row.state, row.found])) };
    },
    playing: async () => tables(sql.query<Row>("SELECT body FROM tables WHERE state = 'playing' ORDER BY number").all()),

    sawUpTo: (id, person, position, chat) =>
      write(() => {
        const further = 'position = max(position, excluded.position), line = max(line, excluded.line)';
        const nothingNew = 'WHERE excluded.position > position OR excluded.line > line';
        const row = 'SELECT ?, number, ?, ? FROM tables WHERE id = ?';
        const text = `INSERT INTO seen (person, number, position, line) ${row} ON CONFLICT DO UPDATE SET ${further} ${nothingNew}`;
        sql.run(text, person, position, chat, id);
      }),
    seen: async (id, person) => {
      const text = 'SELECT seen.position, line AS chat FROM seen JOIN tables USING (number) WHERE person = ? AND id = ?';
      return sql.query<{ position: number; chat: number }>(text).one(person, id) ?? { position: 0, chat: 0 };
    },
  };
}

/** What tables are found by, and all of a table. */
const KEYS = ['code', 'owner', 'state', 'game', 'listed'] as const;
const CONTENT = ['body', 'position', 'revision'] as const;

function keysOf({ code, owner, state, terms }: StoredTable): readonly Value[] {
  return [code, owner, state, terms.game, terms.visibility === 'listed' ? 1 : 0];
}

function contentOf(table: StoredTable): readonly Value[] {
  return [JSON.stringify(table), table.position, table.revision];
}

const ADD = `INSERT INTO tables (id, changed, ${[...CONTENT, ...KEYS].join(', ')}) VALUES (?, ${NEXT_CHANGE}${', ?'.repeat(CONTENT.length + KEYS.length)})`;
const REPLACE = `UPDATE tables SET changed = ${NEXT_CHANGE}, ${CONTENT.map((name) => `${name} = ?`).join(', ')}`;
const BEFORE = 'WHERE id = ? AND revision = ? AND position = ?';
const REPLACE_CONTENT = `${REPLACE} ${BEFORE} AND ${KEYS.map((name) => `${name} = ?`).join(' AND ')}`;
const REPLACE_ALL = `${REPLACE}, ${KEYS.map((name) => `${name} = ?`).join(', ')} ${BEFORE}`;

/** Puts a table in place of the one of the revision before, if its log is at `position`; says whether it did. Who sits there stays as it is. */
export function replaceTable(sql: Sql, table: StoredTable, position: number): boolean {
  const [content, keys] = [contentOf(table), keysOf(table)];
  const before = [table.id, table.revision - 1, position];
  // Most changes leave alone what tables are found by: what is named after SET has its indexes written anew.
  return sql.run(REPLACE_CONTENT, ...content, ...before, ...keys) > 0 || sql.run(REPLACE_ALL, ...content, ...keys, ...before) > 0;
}

/** Writes down who sits at a table, for the list of one's own tables. */
function seat(sql: Sql, { id, chairs }: StoredTable): void {
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
