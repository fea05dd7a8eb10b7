import { COMPONENTS } from '@archipel/anno1503';
import { CLOSE, PATHS, pathTo } from '@archipel/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { networkOf } from '../src/system/network.ts';
import { listener } from './listener.ts';
import { newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

let open: Served | undefined;
afterEach(async () => {
  await open?.stop();
  open = undefined;
});

async function serving(settings: Partial<ServerOptions>): Promise<Served> {
  open = await served(settings);
  return open;
}

const plain = { game: 'anno1503', seats: 2, bots: ['easy'] };
const boxed = { ...plain, options: { components: COMPONENTS } };
const make = (person: Person, terms: object) => person.ask('POST', PATHS.tables, terms);

describe('what one person may have', () => {
  test('games under way: one more when one is left by all, or over', async () => {
    const { address } = await serving({ gamesPerIdentity: 2 });
    const ada = await newcomer(address, 'Ada');
    const tables = [await ada.make(plain), await ada.make(plain), await ada.make(plain)];
    const statuses = [];
    for (const table of tables) statuses.push((await ada.at(table, 'POST', 'start')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ada.at({ id: tables[2]?.id ?? '' }, 'POST', 'start')).body).toMatchObject({ code: 'too-many-games', most: 2 });
    // Those of others are none of these.
    const bo = await newcomer(address, 'Bo');
    expect((await bo.at(await bo.make(plain), 'POST', 'start')).status).toBe(200);
  });

  test('components of one’s own, whether a table is made with them or gets them later', async () => {
    const { address } = await serving({ boxesPerIdentity: 1 });
    const ada = await newcomer(address, 'Ada');
    expect((await make(ada, boxed)).status).toBe(201);
    expect(await make(ada, boxed)).toMatchObject({ status: 429, body: { code: 'too-many-boxes', most: 1 } });
    const table = await ada.make(plain);
    const changed = () => ada.ask('PATCH', pathTo(PATHS.table, { table: table.id }), { options: boxed.options });
    expect(await changed()).toMatchObject({ status: 429, body: { code: 'too-many-boxes' } });
    expect((await make(ada, plain)).status).toBe(201);
  });

  test('none at all, where the server does not want them', async () => {
    const { address } = await serving({ boxesPerIdentity: 0 });
    expect((await make(await newcomer(address, 'Ada'), boxed)).status).toBe(429);
  });
});

describe('what one address may have, however many people come from it', () => {
  test('new tables an hour: says when there may be another', async () => {
    const { address } = await serving({ tablesPerHour: 2 });
    const people = [await newcomer(address, 'Ada'), await newcomer(address, 'Bo'), await newcomer(address, 'Cy')];
    const answers = [];
    for (const person of people) answers.push(await make(person, plain));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    const wait = Number(answers[2]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(3600);
  });

  test('new tables an hour with components of their own', async () => {
    const { address } = await serving({ boxesPerHour: 1 });
    const [ada, bo] = [await newcomer(address, 'Ada'), await newcomer(address, 'Bo')];
    expect((await make(ada, boxed)).status).toBe(201);
    expect((await make(bo, boxed)).status).toBe(429);
    expect((await make(bo, plain)).status).toBe(201);
  });

  test('live connections at once', async () => {
    const { address } = await serving({ socketsPerAddress: 2 });
    const people = [await newcomer(address, 'Ada'), await newcomer(address, 'Bo'), await newcomer(address, 'Cy')];
    const ears = [];
    for (const { headers } of people) ears.push(await listener(address, headers));
    expect(await ears[2]?.closed).toBe(CLOSE.tooMany);
    ears[0]?.close();
    await ears[0]?.closed;
    // The server hears of it soon after.
    await expect
      .poll(async () => {
        const ear = await listener(address, people[2]?.headers ?? {});
        const greeted = await Promise.race([ear.next('hello').then(() => true), ear.closed.then(() => false)]);
        ear.close();
        return greeted;
      })
      .toBe(true);
    ears[1]?.close();
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

test('a table has room for so many who watch, and always for those who sit', async () => {
  const { address } = await serving({ watchersPerTable: 1 });
  const [ada, bo, cy] = [await newcomer(address, 'Ada'), await newcomer(address, 'Bo'), await newcomer(address, 'Cy')];
  const table = await ada.make(plain);
  const watch = async (person: Person) => {
    const ear = await listener(address, person.headers);
    ear.ask({ ask: 'watch', table: table.id });
    return ear;
  };
  const first = await watch(bo);
  await first.next('table');
  const second = await watch(cy);
  expect((await second.next('problem')).problem).toMatchObject({ code: 'too-many-watchers', status: 429, most: 1 });
  const seated = await watch(ada);
  await seated.next('table');
  for (const ear of [first, second, seated]) ear.close();
});
