import { deltaOf, matchSchema, patched } from '@archipel/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { type HandClock, handClock } from './clock.ts';
import { anyMove, legal, play } from './game.ts';
import { type Listener, listener } from './listener.ts';
import { known, newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

let clock: HandClock;
let server: Served;
let ada: Person;
let bo: Person;
let ears: Listener[] = [];
beforeEach(async () => {
  clock = handClock();
  server = await served({ clock });
  ada = await newcomer(server.address, 'Ada');
  bo = await newcomer(server.address, 'Bo');
});
afterEach(async () => {
  for (const ear of ears) ear.close();
  ears = [];
  await server.stop();
});

const refusedWith = (status: number, code: string) => ({ status, body: { code } });
const turn = { kind: 'turn', seconds: 60 };

async function begun(pace: object) {
  const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 }, pace });
  await bo.at(table, 'POST', 'join');
  expect((await ada.at(table, 'POST', 'start')).status).toBe(200);
  return table;
}
async function watching(person: Person, table: { readonly id: string }): Promise<Listener> {
  const ear = await listener(server.address, person.headers);
  ears.push(ear);
  ear.ask({ ask: 'watch', table: table.id });
  await ear.next('match');
  return ear;
}
const clocks = async (person: Person, table: { readonly id: string }) =>
  matchSchema.parse((await person.at(table, 'GET', 'match')).body).clocks;

describe('time', () => {
  test('runs, and is told with every update', async () => {
    const table = await begun(turn);
    clock.pass(10_000);
    expect(await clocks(bo, table)).toEqual({ at: clock.now(), left: [50_000, 60_000], running: [0] });
    const { update } = await anyMove([ada], table);
    expect(update.clocks.left[0]).toBe(50_000);
  });

  test('that runs out has a bot play that turn, and that turn only', async () => {
    const table = await begun(turn);
    const ear = await watching(bo, table);
    clock.pass(59_999);
    const { position, moves } = await legal(ada, table);
    expect(position).toBe(0);
    clock.pass(1);
    const late = await play(ada, table, 0, [moves[0]]);
    expect(late.status).toBe(409);
    expect(['time-up', 'stale']).toContain((late.body as { code: string }).code);
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 0);
    expect(update.entries.every(({ seat, bot }) => seat === 0 && bot)).toBe(true);
    expect(update.active).toEqual([1]);
    expect(update.clocks).toMatchObject({ left: [expect.any(Number), 60_000], running: [1] });
    expect(await legal(bo, table)).toMatchObject({ moves: expect.arrayContaining([expect.anything()]) });
  });

  test('that runs out is told to the others move by move: each position leads to the next, and all of them to the last', async () => {
    const table = await begun(turn);
    const ear = await watching(bo, table);
    const before = matchSchema.parse((await bo.at(table, 'GET', 'match')).body).view;
    clock.pass(60_000);
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 1);
    const { steps = [], entries, delta } = update;
    expect(steps.map(({ position }) => position)).toEqual(entries.slice(0, -1).map(({ position }) => position));
    const shown = steps.reduce((view, step) => patched(view, step.delta), before);
    // The seat that plays is active until its last move, and the way ends where the whole difference leads.
    expect(steps.every(({ active }) => active.includes(0))).toBe(true);
    expect(patched(shown, deltaOf(shown, patched(before, delta)))).toEqual(
      matchSchema.parse((await bo.at(table, 'GET', 'match')).body).view,
    );
    expect(shown).not.toEqual(before);
  });

  test('of a bank that is used up has a bot play on, until some comes back', async () => {
    const table = await begun({ kind: 'bank', seconds: 60, back: 20 });
    const ear = await watching(bo, table);
    clock.pass(60_000);
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 0);
    expect(update.active).toEqual([1]);
    expect(update.clocks.left).toEqual([20_000, 60_000]);
  });

  test('stops while all agree to pause, and goes on when all agree to', async () => {
    const table = await begun(turn);
    const ear = await watching(bo, table);
    clock.pass(10_000);
    expect(await ada.at(table, 'PUT', 'pause', { agree: true })).toMatchObject({ status: 200, body: { paused: false, agree: [0] } });
    expect(await bo.at(table, 'PUT', 'pause', { agree: true })).toMatchObject({ status: 200, body: { paused: true, agree: [] } });
    const { update } = await ear.next(
      'update',
      ({
        update: {
          clocks: { running },
        },
      }) => running.length === 0,
    );
    expect(update.clocks.left).toEqual([50_000, 60_000]);
    clock.pass(3_600_000);
    const { moves } = await legal(ada, table);
    expect(await play(ada, table, 0, [moves[0]])).toMatchObject(refusedWith(409, 'paused'));
    await ada.at(table, 'PUT', 'pause', { agree: true });
    expect(await bo.at(table, 'PUT', 'pause', { agree: true })).toMatchObject({ body: { paused: false } });
    expect(await clocks(ada, table)).toMatchObject({ left: [50_000, 60_000], running: [0] });
    clock.pass(10_000);
    expect((await play(ada, table, 0, [moves[0]])).status).toBe(200);
    const cy = await newcomer(server.address, 'Cy');
    expect(await cy.at(table, 'PUT', 'pause', { agree: true })).toMatchObject(refusedWith(403, 'not-seated'));
  });

  test('goes on where it stood after the server was started again, however long it was down', async () => {
    const table = await begun(turn);
    clock.pass(10_000);
    server = await restarted(86_400_000);
    const back = known(server.address, ada.me, ada.headers);
    expect(await clocks(back, table)).toEqual({ at: clock.now(), left: [50_000, 60_000], running: [0] });
    server = await restarted(86_400_000);
    const again = known(server.address, bo.me, bo.headers);
    expect(await clocks(again, table)).toMatchObject({ left: [50_000, 60_000] });
    const ear = await watching(again, table);
    clock.pass(50_000);
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 0);
    expect(update.entries[0]).toMatchObject({ seat: 0, bot: true });
  });

  test('counts for nobody while the server was down, even if it was killed before it gave a first sign of life', async () => {
    await server.stop();
    const silent = (store: Store): Store => ({
      ...store,
      settings: { ...store.settings, set: async (name, value) => (name === 'alive' ? undefined : store.settings.set(name, value)) },
    });
    server = await served({ clock }, undefined, silent);
    ada = await newcomer(server.address, 'Ada');
    bo = await newcomer(server.address, 'Bo');
    const table = await begun(turn);
    server = await restarted(86_400_000);
    expect(await clocks(known(server.address, ada.me, ada.headers), table)).toMatchObject({ left: [60_000, 60_000] });
  });

  async function restarted(down: number): Promise<Served> {
    for (const ear of ears) ear.close();
    ears = [];
    return server.restart(() => clock.pass(down));
  }
});

describe('who leaves', () => {
  test('is played for by a bot, and takes over again on coming back', async () => {
    const table = await begun({ kind: 'none' });
    const ear = await watching(bo, table);
    expect(await ada.at(table, 'DELETE', 'chairs/0')).toMatchObject({
      status: 200,
      body: { chairs: [{ name: 'Ada', standIn: 'medium' }, {}] },
    });
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 0);
    expect(update.entries.every(({ seat, bot }) => seat === 0 && bot)).toBe(true);
    expect(await play(ada, table, update.position, [{}])).toMatchObject(refusedWith(409, 'seat-played-by-bot'));
    expect((await ada.at(table, 'GET', 'match')).body).toMatchObject({ seat: 0 });
    expect(await ada.at(table, 'POST', 'join')).toMatchObject({ body: { chairs: [{ standIn: null }, {}] } });
    let last = update;
    while (!last.active.includes(0)) ({ update: last } = await anyMove([bo], table));
    const { position, moves } = await legal(ada, table);
    expect((await play(ada, table, position, [moves[0]])).status).toBe(200);
  });

  test('agrees to what the others agree on', async () => {
    const table = await begun(turn);
    await ada.at(table, 'PUT', 'pause', { agree: true });
    expect(await bo.at(table, 'DELETE', 'chairs/1')).toMatchObject({ body: { paused: true } });
    expect(await ada.at(table, 'PUT', 'pause', { agree: true })).toMatchObject({ body: { paused: false } });
  });

  test('as the last leaves the bots waiting, who go on when somebody comes back', async () => {
    const table = await begun({ kind: 'none' });
    await bo.at(table, 'DELETE', 'chairs/1');
    await ada.at(table, 'DELETE', 'chairs/0');
    const { position } = (await ada.at(table, 'GET', 'match')).body as { position: number };
    const ear = await watching(ada, table);
    await bo.at(table, 'POST', 'join');
    const { update } = await ear.next('update', ({ update: { entries } }) => entries.length > 0);
    expect(update.from).toBe(position);
  });
});
