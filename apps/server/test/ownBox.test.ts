import { COMPONENTS } from '@archipel/anno1503';
import { gameById } from '@archipel/games';
import { hash, replay } from '@archipel/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupOf } from '../src/play/setup.ts';
import { anyMove, legal, newKey } from './game.ts';
import { known, listener } from './listener.ts';
import { newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  server = await served();
  [ada, bo] = [await newcomer(server.address, 'Ada'), await newcomer(server.address, 'Bo')];
});
afterAll(() => server.stop());

test('a game with a box of one’s own is played apart: moves, undos, views and a restart come to what the rules make of its log', async () => {
  const table = await ada.make({ game: 'anno1503', seats: 2, options: { components: COMPONENTS } });
  await bo.at(table, 'POST', 'join');
  expect((await ada.at(table, 'POST', 'start')).status).toBe(200);
  const ear = await listener(server.address, ada.headers);
  ear.ask({ ask: 'watch', table: table.id });
  await ear.next('match');
  let undone = 0;
  for (let turn = 0; turn < 40; turn++) {
    const { by, update } = await anyMove([ada, bo], table);
    await ear.next('update', (tell) => tell.update.position === update.position);
    if (update.undoable === 0) continue;
    const back = await by.at(table, 'POST', 'undo', { at: update.position, key: newKey(), count: 1 });
    expect(back.status).toBe(200);
    undone += 1;
    await ear.next('update', (tell) => tell.update.position === update.position + 1);
    await anyMove([ada, bo], table);
    await ear.next('update', (tell) => tell.update.position === update.position + 2);
  }
  expect(undone).toBeGreaterThan(0);
  const heard = known(ear.tells);
  const seen = (await ada.at(table, 'GET', 'match')).body;
  expect(heard?.view).toEqual((seen as { view: unknown }).view);
  ear.close();

  const rules = gameById('anno1503');
  const kept = await server.store.tables.byId(table.id);
  if (rules === undefined || kept === undefined) throw new Error('nothing was kept');
  const log = (await server.store.logs.read(table.id)).map(({ entry }) => entry);
  const replayed = replay(rules, setupOf(kept), log);
  if (!replayed.ok) throw new Error('it was played');
  expect(hash((seen as { view: unknown }).view)).toBe(hash(rules.view(replayed.match.state, 0)));
  const [seat = 0] = rules.active(replayed.match.state);
  expect((await legal(seat === 0 ? ada : bo, table)).moves).toEqual(rules.moves(rules.view(replayed.match.state, seat)));
});

test('a correction stays in the table as it was given, is played whole, and counts as a box of one’s own', async () => {
  const components = { game: 'anno1503', name: 'Mine', changes: { 'start.gold': 9 } };
  const table = await ada.make({ game: 'anno1503', seats: 2, options: { components } });
  expect(table.terms.options).toMatchObject({ components });
  await bo.at(table, 'POST', 'join');
  expect((await ada.at(table, 'POST', 'start')).status).toBe(200);
  const { view } = (await ada.at(table, 'GET', 'match')).body as { view: unknown };
  expect(view).toMatchObject({ components: { name: 'Mine', start: { gold: 9 } }, seats: [{ gold: 9 }, { gold: 9 }] });
});

test('a correction that does not fit is refused, with its place', async () => {
  const components = { game: 'anno1503', name: 'Mine', changes: { 'start.gold': -1 } };
  const answer = await ada.ask('POST', '/api/v1/tables', { game: 'anno1503', seats: 2, options: { components } });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ issues: ['components.changes.start.gold: too small or too short, at least 0'] });
});
