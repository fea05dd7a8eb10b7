import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StoreFault } from '../store.ts';

export type Value = string | number | null | readonly (string | number | null)[];

/** Queries on a connection. The rows have the form that the schema in migrations.ts gives them; nobody else writes there. */
export interface Sql {
  all<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  one<Row>(text: string, ...values: readonly Value[]): Promise<Row | undefined>;
  /** Answers how many rows were changed. */
  run(text: string, ...values: readonly Value[]): Promise<number>;
}

/** Connections to one database. */
export interface Connections {
  /** Reads. They change nothing, so a lost connection is made anew and the question asked again. */
  readonly reads: Sql;
  /** Several statements in one transaction: all of them or none. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** One statement that does no harm if it is carried out twice: asked again if the connection was lost. */
  repeatable<Row>(text: string, ...values: readonly Value[]): Promise<Row | undefined>;
  close(): Promise<void>;
}

/** Milliseconds after which an answer no longer comes, and in which a lost database may come back before anybody hears of it. */
const PATIENCE = 5000;
const RETURN = 10_000;
const PAUSES = [50, 100, 200, 400, 800];
const MOST_CONNECTIONS = 8;

/** Whole numbers are numbers: none of ours is beyond what a number holds exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

export function settingsFor(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: 2 * PATIENCE,
    application_name: 'archipel',
  };
}

const ignore = () => undefined;

export function connect(url: string): Connections {
  const pool = new pg.Pool({ ...settingsFor(url), max: MOST_CONNECTIONS });
  // An idle connection that breaks is dropped by the pool; whoever asks next gets another.
  pool.on('error', ignore);
  const open = sqlOn((text, values) => pool.query(prepared(text, values)));
  return {
    reads: {
      all: (text, ...values) => insisting(() => open.all(text, ...values)),
      one: (text, ...values) => insisting(() => open.one(text, ...values)),
      run: (text, ...values) => open.run(text, ...values),
    },
    async transaction(work) {
      // A connection that was lost while nobody used it is noticed here, where nothing has been done yet.
      const client = await translating(() => insisting(() => beginOn(pool)));
      let broken: unknown;
      try {
        const sql = sqlOn((text, values) => client.query(prepared(text, values)));
        const result = await work(sql);
        await sql.run('COMMIT');
        return result;
      } catch (error) {
        broken = await client.query('ROLLBACK').then(
          () => undefined,
          (fault: unknown) => fault,
        );
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(broken !== undefined);
      }
    },
    repeatable: (text, ...values) => insisting(() => open.one(text, ...values)),
    close: () => pool.end(),
  };
}

/** A connection with a transaction that has begun. */
async function beginOn(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  // Whoever asks hears of a line that was cut; the connection says it as an event besides, which nobody else listens to.
  client.on('error', ignore);
  try {
    await client.query('BEGIN');
    return client;
  } catch (error) {
    client.off('error', ignore);
    client.release(true);
    throw error;
  }
}

const names = new Map<string, string>();

/** A statement with values is planned once on each connection, and known there by a name. Those without may be several in one text, which have none. */
function prepared(text: string, values: unknown[]): pg.QueryConfig {
  if (values.length === 0) return { text };
  const name = names.get(text) ?? `archipel${names.size}`;
  names.set(text, name);
  return { name, text, values };
}

export function sqlOn(query: (text: string, values: unknown[]) => Promise<pg.QueryResult>): Sql {
  const ask = (text: string, values: readonly Value[]) => translating(() => query(text, [...values]));
  return {
    all: async <Row>(text: string, ...values: readonly Value[]) => (await ask(text, values)).rows as readonly Row[],
    one: async <Row>(text: string, ...values: readonly Value[]) => (await ask(text, values)).rows[0] as Row | undefined,
    run: async (text, ...values) => (await ask(text, values)).rowCount ?? 0,
  };
}

/** Tries again while the connection is lost: a database that is started anew is back in a moment. */
export async function insisting<Result>(work: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error) || performance.now() - since > RETURN) throw error;
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)]);
    }
  }
}

/** The connection was lost, so whether anything was done is not known. */
class LostConnection extends StoreFault {
  constructor(detail: string) {
    super('broken', detail);
  }
}

export const isLost = (error: unknown): boolean => error instanceof LostConnection || faultOf(error) instanceof LostConnection;

async function translating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error);
  }
}

/** By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). Those of a wrong statement or a broken constraint are faults of ours. */
const REASONS: Readonly<Record<string, StoreFault['reason']>> = {
  '53100': 'full',
  '53200': 'broken',
  '53300': 'busy',
  '25006': 'read-only',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
};
/** Connection exceptions, and a server that is stopping or starting. */
const LOST = /^(08...|57P0[123])$/;

export function faultOf(error: unknown): unknown {
  if (error instanceof StoreFault || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const detail = `PostgreSQL: ${error.message || code}`;
  if (LOST.test(code) || 'syscall' in error || /timeout|terminated|connection/i.test(code === '' ? error.message : ''))
    return new LostConnection(detail);
  const reason = REASONS[code];
  return reason === undefined ? error : new StoreFault(reason, detail);
}
