import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/postgres/store.ts';
import type { Change, Store } from '../../src/store/store.ts';
import { storeConforms } from '../store/conformance.ts';
import { after, moves, table } from '../store/samples.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

storeConforms('PostgreSQL', () => cluster.place());

describe('other processes', () => {
  let [one, other]: (Store | undefined)[] = [];
  const heard: Change[] = [];
  beforeEach(async () => {
    const url = await cluster.database();
    [one, other] = [await openStore(url), await openStore(url)];
    heard.length = 0;
    other.changes((change) => heard.push(change));
  });
  afterEach(async () => {
    await one?.close();
    await other?.close();
  });

  async function appended(word: string): Promise<Change | undefined> {
    const before = table({ words: [word] });
    await one?.tables.add(before);
    await one?.logs.append(before.id, 0, moves(2), 'key-00000', after(before, 2));
    const isIt = (change: Change) => change.kind === 'moves' && change.table === before.id;
    await expect.poll(() => heard.filter(isIt).length).toBe(1);
    return heard.find(isIt);
  }

  test('are told what was appended, as they would read it', async () => {
    const change = await appended('short');
    if (change?.kind !== 'moves') throw new Error('something else was told');
    const stored = change.appended?.table;
    expect(stored).toEqual(await other?.tables.byId(change.table));
    expect(change.appended?.entries).toEqual(await other?.logs.read(change.table));
  });

  test('are told that something was appended where it is too long to be told', async () => {
    const change = await appended('x'.repeat(9000));
    expect(change).toMatchObject({ revision: 1, position: 2, own: false });
    expect(change).not.toHaveProperty('appended');
  });

  test('of the version before are told as before', async () => {
    const url = await cluster.database();
    const [store, client] = [await openStore(url), new pg.Client(url)];
    await client.connect();
    const payloads: string[] = [];
    client.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    await client.query('LISTEN archipel');
    const before = table();
    await store.tables.add(before);
    await store.logs.append(before.id, 0, moves(1), null, after(before, 1));
    await expect
      .poll(() => payloads.map((payload) => (JSON.parse(payload) as unknown[]).slice(1)))
      .toContainEqual(['moves', before.id, 1, 1]);
    await client.end();
    await store.close();
  });
});
