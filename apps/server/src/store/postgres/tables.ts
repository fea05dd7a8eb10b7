import type { Page, StoredTable, Tables } from '../store.ts';
import { BOX_MARK, pageIn, tableFrom } from '../stored.ts';
import type { Sql, Value } from './connection.ts';
import type { Writer } from './writer.ts';

interface Row {
  readonly body: string;
}

export function tablesOn(sql: Sql, { write, repeatable }: Writer): Tables {
  const tableIn = (row: Row | undefined) => (row ? tableFrom(row) : undefined);
  const tables = (rows: readonly Row[]) => rows.map(tableFrom);

  /** Reads one row more than asked for, to see whether there is a next page. */
  async function page(limit: number, text: string, values: readonly Value[]): Promise<Page<StoredTable>> {
    const rows = await sql.all<Row & { readonly mark: number }>(`${text} LIMIT $${values.length + 1}`, ...values, limit + 1);
    return pageIn(rows, limit);
  }

  return {
    add: (fresh) =>
      write(async (on, changed) => {
        const columns = { id: fresh.id, ...columnsOf(fresh) };
        const names = Object.keys(columns);
        const text = `INSERT INTO tables (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`;
        if ((await on.run(`${text} ON CONFLICT (code) DO NOTHING`, ...Object.values(columns))) === 0) return 'code-taken';
        await seat(on, fresh);
        changed({ kind: 'table', table: fresh.id, revision: fresh.revision, position: fresh.position });
        return 'done';
      }),
    byId: async (id) => tableIn(await sql.one<Row>('SELECT body FROM tables WHERE id = $1', id)),
    byCode: async (code) => tableIn(await sql.one<Row>('SELECT body FROM tables WHERE code = $1', code)),
    change: (table) =>
      write(async (on, changed) => {
        if (!(await replaceTable(on, table))) return 'stale';
        changed({ kind: 'table', table: table.id, revision: table.revision, position: table.position });
        return 'done';
      }),
    listed: async ({ state, game, cursor, limit }) => {
      const [where, values] = conditions({ 'state = ': state, 'game = ': game, 'number < ': mark(cursor) });
      return page(limit, `SELECT body, number AS mark FROM tables WHERE listed = 1 ${where} ORDER BY number DESC`, values);
    },
    of: async (person, { state, cursor, limit }) => {
      const [where, values] = conditions({ 'person = ': person, 'state = ': state, 'changed < ': mark(cursor) });
      const joined = 'SELECT body, changed AS mark FROM sitting JOIN tables USING (number) WHERE true';
      return page(limit, `${joined} ${where} ORDER BY changed DESC`, values);
    },
    ownedBy: async (person) => {
      const figures = 'count(*) AS found, count(*) FILTER (WHERE strpos(body, $2) > 0) AS boxes';
      const inState = async (state: string) =>
        (await sql.one<{ found: number; boxes: number }>(
          `SELECT ${figures} FROM tables WHERE owner = $1 AND state = '${state}'`,
          person,
          BOX_MARK,
        )) ?? { found: 0, boxes: 0 };
      const [open, playing] = await Promise.all([inState('open'), inState('playing')]);
      return { open: open.found, playing: playing.found, boxes: open.boxes + playing.boxes };
    },
    count: async () => {
      const found = await sql.all<{ state: StoredTable['state']; found: number }>(
        'SELECT state, count(*) AS found FROM tables GROUP BY state',
      );
      return { open: 0, playing: 0, over: 0, ...Object.fromEntries(found.map((row) => [row.state, row.found])) };
    },
    playing: async () => tables(await sql.all<Row>("SELECT body FROM tables WHERE state = 'playing' ORDER BY number")),

    sawUpTo: (id, person, position, chat) =>
      repeatable(async (on) => {
        const further = 'position = greatest(seen.position, excluded.position), line = greatest(seen.line, excluded.line)';
        const nothingNew = 'WHERE excluded.position > seen.position OR excluded.line > seen.line';
        const row = 'SELECT $1, number, $2::integer, $3::integer FROM tables WHERE id = $4';
        const conflict = `ON CONFLICT (person, number) DO UPDATE SET ${further} ${nothingNew}`;
        await on.run(`INSERT INTO seen (person, number, position, line) ${row} ${conflict}`, person, position, chat, id);
      }),
    seen: async (id, person) => {
      const text = 'SELECT seen.position, line AS chat FROM seen JOIN tables USING (number) WHERE person = $1 AND id = $2';
      return (await sql.one<{ position: number; chat: number }>(text, person, id)) ?? { position: 0, chat: 0 };
    },
  };
}

/** All of a table, and beside it what tables are found by. */
export function columnsOf(table: StoredTable) {
  const { code, owner, state, terms, position, revision } = table;
  const listed = terms.visibility === 'listed' ? 1 : 0;
  return { body: JSON.stringify(table), code, owner, state, game: terms.game, listed, position, revision };
}

export const peopleAt = ({ chairs }: StoredTable): readonly string[] => [
  ...new Set(chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.id] : []))),
];

/** Puts a table in place of the one of the revision before, if its log is where it says; says whether it did. */
async function replaceTable(sql: Sql, table: StoredTable): Promise<boolean> {
  const columns = columnsOf(table);
  const set = Object.keys(columns).map((name, index) => `, ${name} = $${index + 4}`);
  const text = `UPDATE tables SET changed = nextval('changes')${set.join('')} WHERE id = $1 AND revision = $2 AND position = $3`;
  if ((await sql.run(text, table.id, table.revision - 1, table.position, ...Object.values(columns))) === 0) return false;
  await seat(sql, table);
  return true;
}

/** Writes down who sits at a table, for the list of one's own tables. */
async function seat(sql: Sql, table: StoredTable): Promise<void> {
  const number = '(SELECT number FROM tables WHERE id = $1)';
  await sql.run(`DELETE FROM sitting WHERE number = ${number} AND NOT person = ANY ($2::text[])`, table.id, peopleAt(table));
  const people = 'SELECT person, number FROM unnest($2::text[]) AS person, tables WHERE id = $1';
  await sql.run(`INSERT INTO sitting (person, number) ${people} ON CONFLICT DO NOTHING`, table.id, peopleAt(table));
}

/** A cursor that is none of ours finds nothing. */
function mark(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0;
}

function conditions(wanted: Readonly<Record<string, Value | undefined>>): readonly [string, readonly Value[]] {
  const given = Object.entries(wanted).flatMap(([text, value]) => (value === undefined ? [] : [[text, value] as const]));
  return [given.map(([text], index) => `AND ${text}$${index + 1}`).join(' '), given.map(([, value]) => value)];
}
