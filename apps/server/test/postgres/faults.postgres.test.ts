import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/postgres/store.ts';
import { type Change, type Store, type StoredTable, StoreFault } from '../../src/store/store.ts';
import { after, moves, person, table } from '../store/samples.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { lineTo } from './line.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Appends one move after another, with no key to know them by, until it is told to end. Answers how far it came. */
function appending(store: Store, begun: StoredTable) {
  const ending = new AbortController();
  let now = begun;
  const done = (async () => {
    while (!ending.signal.aborted) {
      const next = after(now, 1);
      expect(await store.logs.append(now.id, now.position, moves(1), null, next)).toBe('done');
      now = next;
    }
    return now;
  })();
  return {
    reached: () => now.position,
    end: () => {
      ending.abort();
      return done;
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const hearsAll = (store: Store) =>
  new Promise<void>((resolve) => {
    store.changes((change: Change) => {
      if (change.kind === 'all') resolve();
    });
  });

/** A store whose line to the database can be cut while it waits for a table that somebody has locked. */
async function storeAtALine(locked: string) {
  const line = await lineTo(cluster.port);
  const url = await cluster.database();
  const store = await openStore(url.replace(`:${cluster.port}/`, `:${line.port}/`));
  const blocking = new pg.Client(url);
  await blocking.connect();
  return {
    store,
    async cutDuring<Result>(work: () => Promise<Result>): Promise<Result> {
      await blocking.query(`BEGIN; LOCK TABLE ${locked}`);
      const answer = Promise.allSettled([work()]);
      const waits = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      while ((await blocking.query(waits)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      line.cut();
      await blocking.query('COMMIT');
      line.mend();
      const [settled] = await answer;
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    },
    async end() {
      await blocking.end();
      await store.close();
      await line.close();
    },
  };
}

describe('a store on PostgreSQL', () => {
  test('takes up its work when the database was killed and started again: each move is there once', async () => {
    const store = await openStore(await cluster.database());
    const tables = [table(), table(), table()];
    for (const each of tables) await store.tables.add(each);
    const work = tables.map((each) => appending(store, each));
    for (let kill = 0; kill < 3; kill++) {
      const before = work.map(({ reached }) => reached());
      await until(() => work.every(({ reached }, index) => reached() > (before[index] ?? 0) + 5));
      await cluster.restart();
    }
    const before = work.map(({ reached }) => reached());
    await until(() => work.every(({ reached }, index) => reached() > (before[index] ?? 0)));
    for (const now of await Promise.all(work.map(({ end }) => end()))) {
      const log = await store.logs.read(now.id);
      expect(log.map(({ position }) => position)).toEqual(Array.from({ length: now.position }, (_, index) => index + 1));
      expect(await store.tables.byId(now.id)).toEqual(now);
    }
    await store.close();
  });

  test('hears that it may have missed something when its line was cut, and then hears the others again', async () => {
    const line = await lineTo(cluster.port);
    const url = await cluster.database();
    const far = await openStore(url.replace(`:${cluster.port}/`, `:${line.port}/`));
    const near = await openStore(url);
    const begun = table();
    await near.tables.add(begun);
    const all = hearsAll(far);
    const work = appending(far, begun);
    await until(() => work.reached() > 3);
    line.cut();
    const reading = near.tables.byId(begun.id);
    line.mend();
    await all;
    const before = work.reached();
    await until(() => work.reached() > before);
    const now = await work.end();
    expect(await reading).toMatchObject({ id: begun.id });
    expect(await near.logs.read(begun.id)).toHaveLength(now.position);
    const told = new Promise<Change>((resolve) => far.changes(resolve));
    await near.tables.change(after(now, 0));
    expect(await told).toMatchObject({ kind: 'table', table: begun.id, own: false });
    await far.close();
    await near.close();
    await line.close();
  });

  test('refuses a write during which its line was cut, does the next, and the process lives on', async () => {
    const { store, end, cutDuring } = await storeAtALine('people');
    await expect(cutDuring(() => store.people.add(person()))).rejects.toThrow(StoreFault);
    expect(await store.people.add(person())).toBe('done');
    await end();
  });

  test('takes and gives back a lease during which its line was cut: it does no harm to ask again', async () => {
    const { store, end, cutDuring } = await storeAtALine('leases');
    expect(await cutDuring(() => store.leases.take('turn', 'one', 2000, 1000))).toBe('taken');
    await cutDuring(() => store.leases.release('turn', 'one'));
    expect(await store.leases.take('turn', 'other', 2000, 1000)).toBe('taken');
    await end();
  });

  test('says that it cannot write where the database only lets it read', async () => {
    const url = await cluster.database();
    const store = await openStore(url);
    await store.people.add(person());
    const other = await openStore(`${url}?options=-c%20default_transaction_read_only%3Don`);
    expect(await other.writable()).toBe(false);
    await expect(other.people.add(person())).rejects.toThrow(StoreFault);
    await other.close();
    await store.close();
  });

  test('is not opened where there is no database', async () => {
    await expect(openStore(`postgres://nobody@127.0.0.1:${cluster.port}/nowhere`)).rejects.toThrow(/nobody|nowhere/);
  });
});
