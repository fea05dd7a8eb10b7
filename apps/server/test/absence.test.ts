import { logEntrySchema, PATHS, pathTo, tableSchema } from '@archipel/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type HandClock, handClock } from './clock.ts';
import { anyMove } from './game.ts';
import { type Listener, listener } from './listener.ts';
import { newcomer, type Person } from './person.ts';
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

const MINUTE = 60_000;
const refusedWith = (status: number, code: string) => ({ status, body: { code } });
type Named = { readonly id: string };

async function begun(terms: object): Promise<Named> {
  const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 }, ...terms });
  await bo.at(table, 'POST', 'join');
  expect((await ada.at(table, 'POST', 'start')).status).toBe(200);
  return table;
}
async function watching(person: Person, table: Named): Promise<Listener> {
  const ear = await listener(server.address, person.headers);
  ears.push(ear);
  ear.ask({ ask: 'watch', table: table.id });
  await ear.next('match');
  return ear;
}
const look = async (table: Named) => tableSchema.parse((await ada.ask('GET', pathTo(PATHS.table, { table: table.id }))).body);
const standInAt = (person: Person, table: Named, seat: number) => person.at(table, 'PUT', `chairs/${seat}`, { kind: 'stand-in' });
const moved = (ear: Listener) => ear.next('update', ({ update: { entries } }) => entries.length > 0);

describe('somebody who does not move', () => {
  test('is waited for as long as the table agreed on; then the others may have a bot stand in, and are told so', async () => {
    const table = await begun({ absentAfter: 10 });
    const ear = await watching(bo, table);
    clock.pass(10 * MINUTE - 1);
    expect(await look(table)).toMatchObject({ absent: [] });
    expect(await standInAt(bo, table, 0)).toMatchObject(refusedWith(409, 'not-absent'));
    clock.pass(1);
    const told = await ear.next('table', ({ table: { absent } }) => absent.length > 0);
    expect(told.table.absent).toEqual([0]);
    expect(await standInAt(ada, table, 0)).toMatchObject(refusedWith(409, 'not-absent'));
    const cy = await newcomer(server.address, 'Cy');
    expect(await standInAt(cy, table, 0)).toMatchObject(refusedWith(403, 'not-seated'));
    expect(await standInAt(bo, table, 0)).toMatchObject({
      status: 200,
      body: { absent: [], chairs: [{ name: 'Ada', standIn: 'medium' }, {}] },
    });
    const { update } = await moved(ear);
    expect(update.entries.every(({ seat, bot, standIn }) => seat === 0 && bot && standIn === 'away')).toBe(true);
    expect(await ada.at(table, 'POST', 'join')).toMatchObject({ body: { chairs: [{ standIn: null }, {}] } });
  });

  test('is waited for anew after each move', async () => {
    const table = await begun({ absentAfter: 10 });
    clock.pass(9 * MINUTE);
    // Whoever the die then asks.
    const { update } = await anyMove([ada], table);
    clock.pass(9 * MINUTE);
    expect(await look(table)).toMatchObject({ absent: [] });
    clock.pass(MINUTE);
    expect(await look(table)).toMatchObject({ absent: update.active });
  });

  test('is waited for for ever where the table wants it so', async () => {
    const table = await begun({ absentAfter: null });
    clock.pass(30 * 24 * 60 * MINUTE);
    expect(await look(table)).toMatchObject({ absent: [], terms: { absentAfter: null } });
    expect(await standInAt(bo, table, 0)).toMatchObject(refusedWith(409, 'not-absent'));
  });

  test('does not hold up who wants to go on after a pause', async () => {
    const table = await begun({ absentAfter: 10 });
    for (const person of [ada, bo]) await person.at(table, 'PUT', 'pause', { agree: true });
    clock.pass(60 * MINUTE);
    expect(await look(table)).toMatchObject({ paused: true, absent: [] });
    await bo.at(table, 'PUT', 'pause', { agree: true });
    clock.pass(10 * MINUTE - 1);
    expect(await look(table)).toMatchObject({ absent: [] });
    clock.pass(1);
    expect(await look(table)).toMatchObject({ absent: [0] });
    expect(await standInAt(bo, table, 0)).toMatchObject({ status: 200, body: { paused: false } });
  });

  test('by post has the days of a turn, however short the wait is otherwise', async () => {
    const table = await begun({ absentAfter: 10, pace: { kind: 'days', days: 2 } });
    for (const person of [ada, bo]) await person.at(table, 'PUT', 'pause', { agree: true });
    await bo.at(table, 'PUT', 'pause', { agree: true });
    clock.pass(24 * 60 * MINUTE);
    expect(await look(table)).toMatchObject({ absent: [] });
    clock.pass(24 * 60 * MINUTE);
    expect(await look(table)).toMatchObject({ absent: [0] });
  });
});

describe('time that runs out', () => {
  test('is told with the moves that a bot made instead; twice running, the others may have it stand in', async () => {
    const table = await begun({ pace: { kind: 'turn', seconds: 60 } });
    const ear = await watching(bo, table);
    clock.pass(MINUTE);
    const first = await moved(ear);
    expect(first.update.entries.every(({ seat, standIn }) => seat === 0 && standIn === 'time-up')).toBe(true);
    expect(await look(table)).toMatchObject({ timeouts: [1, 0], absent: [] });
    let { update } = first;
    while (!update.active.includes(0)) ({ update } = await anyMove([bo], table));
    expect(await standInAt(bo, table, 0)).toMatchObject(refusedWith(409, 'not-absent'));
    clock.pass(MINUTE);
    await ear.next('update', ({ update: { entries } }) => entries.some(({ position, seat }) => seat === 0 && position > update.position));
    const told = await ear.next('table', ({ table: { absent } }) => absent.length > 0);
    expect(told.table).toMatchObject({ timeouts: [2, 0], absent: [0] });
    expect(await standInAt(bo, table, 0)).toMatchObject({ status: 200, body: { absent: [] } });
    expect(await ada.at(table, 'POST', 'join')).toMatchObject({ body: { timeouts: [0, 0], absent: [] } });
  });

  test('is forgotten with the next move of one’s own', async () => {
    const table = await begun({ pace: { kind: 'turn', seconds: 60 } });
    const ear = await watching(bo, table);
    clock.pass(MINUTE);
    let { update } = await moved(ear);
    while (!update.active.includes(0)) ({ update } = await anyMove([bo], table));
    await anyMove([ada], table);
    expect(await look(table)).toMatchObject({ timeouts: [0, 0] });
  });

  test('is in the log for who comes later, also after a restart', async () => {
    const table = await begun({ pace: { kind: 'turn', seconds: 60 } });
    const ear = await watching(bo, table);
    clock.pass(MINUTE);
    await moved(ear);
    for (const each of ears) each.close();
    ears = [];
    server = await server.restart(() => undefined);
    const cy = await newcomer(server.address, 'Cy');
    const [entry] = z.array(logEntrySchema).parse((await cy.at(table, 'GET', 'log')).body);
    expect(entry).toMatchObject({ seat: 0, bot: true, standIn: 'time-up' });
  });
});

describe('leaving and coming back', () => {
  test('earns nothing by the turns that a bot plays meanwhile', async () => {
    const table = await begun({ pace: { kind: 'bank', seconds: 600, back: 20 } });
    const ear = await watching(bo, table);
    await ada.at(table, 'DELETE', 'chairs/0');
    let { update } = await moved(ear);
    expect(update.active).toEqual([1]);
    expect(update.clocks.left).toEqual([600_000, 600_000]);
    while (update.active.includes(1)) ({ update } = await anyMove([bo], table));
    expect(update.clocks.left).toEqual([600_000, 620_000]);
  });
});
