import { StoreFault } from '../store.ts';
import type { Database, Value } from './database.ts';

/** A connection whose statements are prepared once, and whose faults are the store's. */
export interface Sql {
  /** The rows have the form that the schema in migrations.ts gives them; nobody else writes there. */
  query<Row>(text: string): Query<Row>;
  /** Answers how many rows were changed. */
  run(text: string, ...values: readonly Value[]): number;
}

interface Query<Row> {
  one(...values: readonly Value[]): Row | undefined;
  all(...values: readonly Value[]): readonly Row[];
}

export function sqlOn(database: Database): Sql {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const statement = (text: string) => {
    const known = prepared.get(text);
    if (known) return known;
    const fresh = database.prepare(text);
    prepared.set(text, fresh);
    return fresh;
  };
  return {
    query: <Row>(text: string): Query<Row> => ({
      // The rows of SQLite have no prototype; plain objects are what everybody else expects.
      one: (...values) =>
        translating(() => {
          const row = statement(text).get(...values) as Row | undefined;
          return row && { ...row };
        }),
      all: (...values) =>
        translating(() =>
          statement(text)
            .all(...values)
            .map((row) => ({ ...(row as Row) })),
        ),
    }),
    run: (text, ...values) => translating(() => Number(statement(text).run(...values).changes)),
  };
}

/** Does something with SQLite; what it throws because of the disk or another process is a `StoreFault`. */
export function translating<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw faultOf(error);
  }
}

/** SQLite's primary result codes: https://sqlite.org/rescode.html. Those of a wrong statement or a broken constraint are faults of ours. */
const REASONS: Readonly<Record<number, StoreFault['reason']>> = {
  5: 'busy', // BUSY
  6: 'busy', // LOCKED
  8: 'read-only', // READONLY
  10: 'broken', // IOERR
  11: 'broken', // CORRUPT
  13: 'full', // FULL
  14: 'broken', // CANTOPEN
  26: 'broken', // NOTADB
};

function faultOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return error;
  // The library gives no number if reading several rows fails: that is the disk's or the file's fault, for the statement was in order.
  const result = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 10;
  const reason = REASONS[result & 0xff];
  return reason === undefined ? error : new StoreFault(reason, `SQLite: ${error.message}`);
}
