import { createRequire } from 'node:module';

/** What can be bound to a statement or read from a row. Not booleans: the built-in SQLite of Node refuses them. */
export type Value = string | number | null;

/** The part of a connection that is used here; the built-in SQLite of Node and the library have it both. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: readonly Value[]): { readonly changes: number | bigint };
    get(...values: readonly Value[]): unknown;
    all(...values: readonly Value[]): unknown[];
  };
  close(): void;
}

interface Sqlite {
  readonly DatabaseSync: new (
    file: string,
    options: { readonly readOnly?: boolean; readonly timeout?: number; readonly enableForeignKeyConstraints?: boolean },
  ) => Database;
  readonly backup: (from: Database, to: string, options: { readonly rate: number }) => Promise<unknown>;
}

/** How long a statement waits for another process that is writing. The loop waits with it, so not for long. */
const PATIENCE = 1000;

/** Node's own SQLite where it has one that can make copies; the library of the same interface for Node 20. */
const require = createRequire(import.meta.url);
const sqlite = own() ?? (require('@photostructure/sqlite') as Sqlite);

function own(): Sqlite | undefined {
  const { emitWarning } = process;
  // It calls itself experimental on stderr, where our log has a JSON object a line.
  process.emitWarning = () => {};
  try {
    const module: Partial<Sqlite> | undefined = process.getBuiltinModule('node:sqlite');
    return module?.DatabaseSync && module.backup ? (module as Sqlite) : undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

export function openSqlite(file: string, { readOnly = false } = {}): Database {
  return new sqlite.DatabaseSync(file, { readOnly, timeout: PATIENCE, enableForeignKeyConstraints: true });
}

/**
 * Copies a database as of one moment, in another thread, while others read and write it. All pages are copied in one step, under one
 * reading transaction: in several steps every write of another connection would make the copy begin again.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  // Not read-only: one who only reads cannot take up a log that was left by a process that was killed.
  const reader = openSqlite(from);
  try {
    await sqlite.backup(reader, to, { rate: -1 });
  } finally {
    reader.close();
  }
}
