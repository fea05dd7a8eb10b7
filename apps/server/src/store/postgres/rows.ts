import pg from 'pg';
import { type Cell, columnsIn, portions, ROW_TABLES, type RowTable, type RowTarget, selectAfter } from '../rows.ts';
import { connect, settingsFor, sqlOn } from './connection.ts';
import { migrate } from './migrations.ts';

/** The rows of a database of PostgreSQL as of one moment; its tables are made if there are none. */
export async function postgresRows(url: string): Promise<RowTarget> {
  const connections = connect(url);
  try {
    await migrate(connections);
  } finally {
    await connections.close();
  }
  // A large installation takes its time.
  const client = new pg.Client({ ...settingsFor(url), query_timeout: 0 });
  await client.connect();
  const sql = sqlOn((text, values) => client.query(text, values));
  await sql.run('BEGIN ISOLATION LEVEL REPEATABLE READ');
  return {
    rows: (table) =>
      portions(table, async (last) => {
        const text = selectAfter(table, last, (number) => `$${number}`, ' COLLATE "C"');
        const rows = await sql.all<Readonly<Record<string, Cell>>>(text, ...(last ?? []));
        return rows.map((row) => columnsIn(table).map((column) => row[column] ?? null));
      }),
    async isEmpty() {
      for (const { name } of ROW_TABLES) if (await sql.one(`SELECT 1 FROM ${name} LIMIT 1`)) return false;
      return true;
    },
    async add(table, rows) {
      await sql.run(insertOf(table, rows.length), ...rows.flat());
    },
    async keep() {
      await sql.run("SELECT setval('changes', greatest((SELECT max(changed) FROM tables), 1))");
      await sql.run("SELECT setval(pg_get_serial_sequence('tables', 'number'), greatest((SELECT max(number) FROM tables), 1))");
      await sql.run('COMMIT');
    },
    // What was not kept is rolled back with the connection.
    close: () => client.end(),
  };
}

function insertOf(table: RowTable, rows: number): string {
  const columns = columnsIn(table);
  const places = Array.from({ length: rows }, (_, row) => `(${columns.map((__, at) => `$${row * columns.length + at + 1}`).join(', ')})`);
  return `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES ${places.join(', ')}`;
}
