import { hash, importMatch, type Json } from '@archipel/kernel';
import type { Thinkers } from '@archipel/thinkers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachedSince, loadedMatch, loadedWhole } from '../src/play/matchCache.ts';
import { createMatchRunner } from '../src/play/matchRunner.ts';
import { isProblem } from '../src/problems/problem.ts';
import { handClock } from './clock.ts';
import { newKey, play } from './game.ts';
import { known as knownNow, type Listener, listener } from './listener.ts';
import { newcomer, type Person } from './person.ts';
import { matchThreadsHere, type Served, served, thinkersHere } from './served.ts';

let server: Served;
let ada: Person;
beforeAll(async () => {
  server = await served({ botMs: 20 });
  ada = await newcomer(server.address, 'Ada');
});
afterAll(() => server.stop());

/** Listens as somebody who lets a thinker of this level choose every move, until the game is over. */
async function playOut(person: Person, ear: Listener, table: { readonly id: string }, game: string, level = 'easy'): Promise<void> {
  ear.ask({ ask: 'watch', table: table.id });
  const { match } = await ear.next('match');
  let [position, active, over]: [number, readonly number[], boolean] = [match.position, match.active, match.outcome !== null];
  while (!over) {
    if (active.includes(match.seat ?? -1)) {
      const view = knownNow(ear.tells)?.view;
      const { move } = await thinkersHere.think({ game, level, view, budget: { iterations: 1 }, seed: `${position}` });
      expect((await play(person, table, position, [move as Json], newKey())).status).toBe(200);
    }
    const { update } = await ear.next('update');
    [position, active, over] = [update.position, update.active, update.outcome !== null];
  }
}

describe('bots', () => {
  test('play a whole game of Anno 1800 with a person; what a client is told stays small, and can be told again later', async () => {
    const table = await ada.make({ game: 'anno1800', seats: 4, bots: ['medium', 'easy', 'medium'] });
    await ada.at(table, 'POST', 'start');
    const ear = await listener(server.address, ada.headers);
    await playOut(ada, ear, table, 'anno1800', 'medium');
    const updates = ear.texts.filter((text) => text.startsWith('{"tell":"update"'));
    const sizes = updates.map((text) => Buffer.byteLength(text)).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(1500);
    // Games differ: whole turns of three bots are among the largest.
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(8000);
    const entries = ear.tells.flatMap((tell) => (tell.tell === 'update' ? tell.update.entries : []));
    const bots = entries.filter(({ bot }) => bot);
    expect(new Set(bots.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));

    // From a snapshot the same match is loaded as from the whole log; and what was before the snapshot is found again for those who ask.
    const kept = await server.store.tables.byId(table.id);
    const snapshot = await server.store.logs.snapshot(table.id);
    if (kept === undefined || snapshot === undefined) throw new Error('nothing was kept');
    expect(snapshot.position).toBeGreaterThan(100);
    const runner = createMatchRunner(matchThreadsHere);
    const quick = await loadedMatch(runner, kept, server.store.logs);
    const slow = await loadedMatch(runner, kept, { ...server.store.logs, snapshot: async () => undefined });
    const spoilt = await loadedMatch(runner, kept, { ...server.store.logs, snapshot: async () => ({ ...snapshot, state: '{"half' }) });
    if (isProblem(quick) || isProblem(slow) || isProblem(spoilt)) throw new Error('it cannot be loadedMatch');
    expect(cachedSince(quick)).toBe(snapshot.position);
    expect(hash(quick.current.state)).toBe(hash(slow.current.state));
    expect(hash(spoilt.current.state)).toBe(hash(slow.current.state));
    expect((await loadedWhole(runner, quick, kept, server.store.logs)).entries).toEqual(slow.entries);
    const file = await ada.at(table, 'GET', 'file');
    expect(importMatch(file.body)).toMatchObject({ ok: true, file: { position: hash(slow.current.state) } });
    ear.close();
  });

  test.each(['easy', 'medium', 'hard', 'expert', 'random'])('of level %s move when it is their turn', async (level) => {
    const table = await ada.make({ game: 'anno1503', seats: 2, bots: [level], options: { firstPlayer: 1 } });
    await ada.at(table, 'POST', 'start');
    const ear = await listener(server.address, ada.headers);
    ear.ask({ ask: 'watch', table: table.id, after: 0 });
    const { update } = await ear.next('update', ({ update: { position } }) => position > 0);
    expect(update.entries.every(({ seat, bot }) => seat === 1 && bot)).toBe(true);
    expect(update.active).toEqual([0]);
    ear.close();
  });

  test('whose turn it was when the server stopped move when it is there again', async () => {
    let asleep = true;
    const drowsy: Thinkers = {
      ...thinkersHere,
      think: (question) => (asleep ? new Promise(() => undefined) : thinkersHere.think(question)),
    };
    let one = await served({ thinkers: drowsy });
    const bo = await newcomer(one.address, 'Bo');
    const table = await bo.make({ game: 'anno1503', seats: 2, bots: ['easy'], options: { firstPlayer: 1 } });
    await bo.at(table, 'POST', 'start');
    asleep = false;
    one = await one.restart();
    const ear = await listener(one.address, bo.headers);
    ear.ask({ ask: 'watch', table: table.id, after: 0 });
    const { update } = await ear.next('update', ({ update: { position } }) => position > 0);
    expect(update.entries[0]).toMatchObject({ seat: 1, bot: true });
    ear.close();
    await one.stop();
  });

  test('try again in a while after a fault', async () => {
    const clock = handClock();
    let faults = 1;
    const clumsy: Thinkers = {
      ...thinkersHere,
      think: async (question) => {
        faults -= 1;
        if (faults >= 0) throw new Error('a thread could not be started');
        return thinkersHere.think(question);
      },
    };
    const one = await served({ thinkers: clumsy, clock });
    const { errors } = one;
    const bo = await newcomer(one.address, 'Bo');
    const table = await bo.make({ game: 'anno1503', seats: 2, bots: ['easy'], options: { firstPlayer: 1 } });
    await bo.at(table, 'POST', 'start');
    const ear = await listener(one.address, bo.headers);
    ear.ask({ ask: 'watch', table: table.id, after: 0 });
    await ear.next('update');
    expect((await bo.at(table, 'GET', 'match')).body).toMatchObject({ position: 0 });
    clock.pass(2000);
    const { update } = await ear.next('update', ({ update: { position } }) => position > 0);
    expect(update.active).toEqual([0]);
    ear.close();
    // That was our own fault for once.
    expect(errors.splice(0)).toEqual([expect.stringContaining('a thread could not be started')]);
    await one.stop();
  });
});
