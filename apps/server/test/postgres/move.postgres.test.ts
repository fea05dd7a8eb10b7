import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runMaintenance } from '../../src/maintenance.ts';
import { openPlace, shownPlace } from '../../src/storage/place.ts';
import type { Store } from '../../src/store/store.ts';
import { sqlitePlace } from '../store/place.ts';
import { after, fresh, moves, person, seated, table } from '../store/samples.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
let place: ReturnType<typeof sqlitePlace>;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.remove());

const folder = (name: string) => path.join(place.folder, name);
const moved = (from: string, to: string) => runMaintenance('move-storage', [from, to], {}, new Date());

async function using<Result>(at: string, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openPlace(at);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** An installation with something of everything. */
async function filled(at: string) {
  return using(at, async (store) => {
    const { who, at: begun } = await seated(store);
    const quiet = table();
    await store.tables.add(quiet);
    const long = after(begun, 1200);
    await store.logs.append(begun.id, 0, moves(1200), fresh('key'), long);
    await store.people.keep(who.id, 'slow hash');
    await store.people.addSession(fresh('hash'), who.id, 5);
    await store.people.addToken({
      id: fresh('token'),
      person: who.id,
      hash: fresh('hash'),
      label: 'bot',
      scopes: ['play'],
      made: 1,
      used: null,
      ends: 9,
    });
    await store.chat.add(begun.id, { by: who.id, text: 'Ahoi, \u00e9\u2693', at: 7 });
    await store.notices.setWebhook(who.id, { url: 'https://example.org/', home: null });
    await store.tables.sawUpTo(begun.id, who.id, 4, 1);
    await store.settings.set('cookie-key', 'secret');
    return { who, begun: long, quiet };
  });
}

const read = (at: string, { who, begun, quiet }: Awaited<ReturnType<typeof filled>>) =>
  using(at, async (store) => ({
    person: await store.people.byId(who.id),
    keeper: await store.people.keeper(who.name),
    sessions: await store.people.sessionsOf(who.id),
    tokens: await store.people.tokensOf(who.id),
    tables: [await store.tables.byId(begun.id), await store.tables.byCode(quiet.code)],
    own: await store.tables.of(who.id, { limit: 5 }),
    log: await store.logs.read(begun.id),
    chat: await store.chat.read(begun.id, 0, 10),
    webhook: await store.notices.webhookOf(who.id),
    seen: await store.tables.seen(begun.id, who.id),
    key: await store.settings.get('cookie-key'),
  }));

describe('an installation', () => {
  test('moves from a folder to PostgreSQL and back, and is the same everywhere', async () => {
    const [here, there, back] = [folder('here'), await cluster.database(), folder('back')];
    const all = await filled(here);
    const before = await read(here, all);
    expect(before.log).toHaveLength(1200);
    expect(await moved(here, there)).toMatchObject({ exit: 0, said: expect.stringMatching(/^Moved 2 matches .*every match is the same$/) });
    expect(await read(there, all)).toEqual(before);
    expect(await moved(there, back)).toMatchObject({ exit: 0 });
    expect(await read(back, all)).toEqual(before);
  });

  test('goes on where it has moved to: new tables and people come after the old ones', async () => {
    const [here, there] = [folder('here'), await cluster.database()];
    const all = await filled(here);
    await moved(here, there);
    await using(there, async (store) => {
      const next = table({ chairs: [{ kind: 'person', id: all.who.id, standIn: null }, { kind: 'open' }] });
      expect(await store.people.add(person())).toBe('done');
      expect(await store.people.add(person({ name: all.who.name }))).toBe('name-taken');
      expect(await store.tables.add(next)).toBe('done');
      expect((await store.tables.of(all.who.id, { limit: 5 })).items.map(({ id }) => id)).toEqual([next.id, all.begun.id]);
      expect(await store.logs.append(all.begun.id, 1200, moves(1), null, after(all.begun, 1))).toBe('done');
    });
  });

  test('is not moved onto another', async () => {
    const [here, there] = [folder('here'), await cluster.database()];
    await filled(here);
    await filled(there);
    expect(await moved(here, there)).toEqual({ exit: 1, said: 'there is something at the other place already' });
  });

  test('is not moved while a server is using it', async () => {
    const here = folder('here');
    await using(here, async () => {
      expect(await moved(here, await cluster.database())).toMatchObject({
        exit: 1,
        said: expect.stringContaining('another server is using'),
      });
    });
  });

  test('needs two places', async () => {
    expect((await runMaintenance('move-storage', [folder('here')], {}, new Date())).exit).toBe(2);
  });
});

describe('a database', () => {
  test('of another program, or of an Archipel that is too new, is left alone', async () => {
    const url = await cluster.database();
    const client = new pg.Client(url);
    await client.connect();
    await client.query('CREATE TABLE recipes (name text)');
    await expect(openPlace(url)).rejects.toThrow('belongs to another program');
    await client.query('DROP TABLE recipes');
    await using(url, async (store) => expect(await store.writable()).toBe(true));
    await client.query('UPDATE archipel SET schema = 1000, oldest = 1000');
    await expect(openPlace(url)).rejects.toThrow('written by a newer Archipel');
    await client.end();
  });

  test('is brought forward by one of several that start at once', async () => {
    const url = await cluster.database();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPlace(url)));
    for (const store of stores) expect(await store.writable()).toBe(true);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('is named without its password', () => {
    expect(shownPlace('postgres://archipel:secret@db.example.org/games')).toBe('postgres://archipel@db.example.org/games');
    expect(shownPlace('/var/lib/archipel')).toBe('/var/lib/archipel');
  });
});
