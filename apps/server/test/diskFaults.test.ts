import { legalMovesSchema, matchSchema, type Table } from '@archipel/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '../src/store/sqlite/database.ts';
import { sqliteStore } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';
import { newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';
import { sqlitePlace } from './store/place.ts';

let place: ReturnType<typeof sqlitePlace>;
let database: Database;
let store: Store;
let server: Served;
let ada: Person;
let people: readonly Person[] = [];
let table: Table;

beforeEach(async () => {
  place = sqlitePlace();
  database = openSqlite(place.file);
  store = sqliteStore(database, place.file);
  server = await served({}, undefined, () => store);
  ada = await newcomer(server.address, 'Ada');
  const bo = await newcomer(server.address, 'Bo');
  table = await ada.make({ game: 'anno1800', seats: 2 });
  await bo.at(table, 'POST', 'join');
  await ada.at(table, 'POST', 'start');
  people = [ada, bo];
});
afterEach(async () => {
  await server.stop();
  await store.close();
  await place.remove();
});

const match = async () => matchSchema.parse((await ada.at(table, 'GET', 'match')).body);

/** The first legal move of whoever may move. */
async function nextMove() {
  const { active, position } = await match();
  const mover = people[active[0] ?? 0] ?? ada;
  const { moves } = legalMovesSchema.parse((await mover.at(table, 'GET', 'moves')).body);
  const command = { at: position, key: `key-${position}-0000`, plan: [moves[0]] };
  return { position, send: () => mover.at(table, 'POST', 'moves', command) };
}

describe.each([
  ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 4294967294'],
  ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])('on a disk that is %s', (_, begin, end) => {
  test('a move is refused with 503, the match stays as it was, and the same command goes through later', async () => {
    expect((await (await nextMove()).send()).status).toBe(200);
    database.exec(begin);
    // A full disk has room for a few more in pages that are begun.
    let { position, send } = await nextMove();
    let answer = await send();
    while (answer.status === 200) {
      ({ position, send } = await nextMove());
      answer = await send();
    }
    expect(answer).toMatchObject({ status: 503, body: { code: 'cannot-write' } });
    expect(answer.type).toContain('application/problem+json');
    expect((await match()).position).toBe(position);
    expect(await store.logs.read(table.id)).toHaveLength(position);
    expect(await store.tables.byId(table.id)).toMatchObject({ position });

    database.exec(end);
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await match()).position).toBe(position + 1);
    expect(await store.logs.read(table.id)).toHaveLength(position + 1);
    expect((await (await nextMove()).send()).status).toBe(200);
  });
});

test('a server that cannot write says that it is not ready, and is when it can again', async () => {
  database.exec('PRAGMA query_only = ON');
  expect(await request(server.address, 'GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'cannot-write' } });
  expect((await request(server.address, 'GET', '/healthz')).status).toBe(200);
  database.exec('PRAGMA query_only = OFF');
  expect((await request(server.address, 'GET', '/readyz')).status).toBe(200);
});
