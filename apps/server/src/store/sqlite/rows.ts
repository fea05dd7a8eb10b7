import { type Cell, columnsIn, portions, ROW_TABLES, type Row, type RowTable, type RowTarget, selectAfter } from '../rows.ts';
import { openSqlite } from './database.ts';
import { migrate } from './migrations.ts';
import { sqlOn, translating } from './sql.ts';

/** The rows of a file of SQLite, which is made if there is none. Nobody else may be using it. */
export function sqliteRows(file: string): RowTarget {
  const database = translating(() => openSqlite(file));
  try {
    migrate(database, file);
    translating(() => database.exec('BEGIN IMMEDIATE'));
  } catch (error) {
    database.close();
    throw error;
  }
  const sql = sqlOn(database);
  return {
    rows: (table) =>
      portions(table, async (last) => {
        const text = selectAfter(table, last, () => '?', '');
        return sql
          .query<Readonly<Record<string, Cell>>>(text)
          .all(...(last ?? []))
          .map((row) => cells(table, row));
      }),
    isEmpty: async () => ROW_TABLES.every(({ name }) => sql.query(`SELECT 1 FROM ${name} LIMIT 1`).one() === undefined),
    async add(table, rows) {
      const columns = columnsIn(table);
      const text = `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
      for (const row of rows) sql.run(text, ...row);
    },
    keep: async () => translating(() => database.exec('COMMIT')),
    // What was not kept is rolled back with the connection.
    close: async () => database.close(),
  };
}

function cells(table: RowTable, row: Readonly<Record<string, Cell>>): Row {
  return columnsIn(table).map((column) => row[column] ?? null);
}
