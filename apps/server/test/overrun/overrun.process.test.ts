import type { AnyRules, Json } from '@archipel/kernel';
import { PATHS, pathTo } from '@archipel/protocol';
import { type MatchThreads, matchThreads, type Thinkers } from '@archipel/thinkers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyMove, legal, play } from '../game.ts';
import { type Listener, listener } from '../listener.ts';
import { known, newcomer, type Person, request } from '../person.ts';
import { type Served, served, thinkersHere } from '../served.ts';

vi.mock(import('@archipel/games'), async (original) => {
  const houses = await original();
  const { hostileOf } = await import('./hostile.mjs');
  const rules = houses.gameById('anno1503');
  if (rules === undefined) throw new Error('no game');
  const hostile: AnyRules = hostileOf(rules);
  const games = [...houses.games, hostile];
  return { ...houses, games, gameById: (id: string) => games.find((game) => game.id === id) };
});

/** Options of a table that is caught in a trap. */
const caught = (trap: string) => ({ trap, components: {} });

/** A bot whose levels all failed: what is left is chance, among moves that the rules list where they run. */
const byChance: Thinkers = {
  ...thinkersHere,
  think: async (question, moves) => {
    const [move] = (await moves?.()) ?? [];
    return { ...(await thinkersHere.think({ ...question, game: 'anno1503', view: (question.view as { inner: Json }).inner })), move };
  },
};

let server: Served;
let threads: MatchThreads;
let ada: Person;
let ear: Listener;
beforeAll(async () => {
  threads = matchThreads({ size: 1, timeout: 1000, worker: new URL('matchWorker.mjs', import.meta.url) });
  server = await served({ matchThreads: threads, thinkers: byChance });
  ada = await newcomer(server.address, 'Ada');
  ear = await listener(server.address, ada.headers);
});
afterAll(async () => {
  ear.close();
  await server.stop();
  await threads.close();
});

async function tableWith(trap: string, bots: readonly string[] = ['random']) {
  const table = await ada.make({ game: 'hostile', seats: 2, bots, options: caught(trap) });
  ear.ask({ ask: 'watch', table: table.id });
  await ear.next('table', (tell) => tell.table.id === table.id);
  return table;
}

/** Asks elsewhere until something has come about; answers how often. */
async function meanwhile(work: Promise<unknown>): Promise<number> {
  const bo = await newcomer(server.address, 'Bo');
  const other = await bo.make({ game: 'anno1503', seats: 2, bots: [], options: {} });
  const cy = await newcomer(server.address, 'Cy');
  await cy.at(other, 'POST', 'join');
  await bo.at(other, 'POST', 'start');
  const done = work.then(() => 'done' as const);
  let moves = 0;
  while ((await Promise.race([done, anyMove([bo, cy], other)])) !== 'done') moves += 1;
  return moves;
}

describe('a match whose rules overrun', () => {
  test('goes on as long as they do not', async () => {
    const table = await tableWith('none');
    expect((await ada.at(table, 'POST', 'start')).status).toBe(200);
    await ear.next('update', ({ update }) => update.entries.some(({ bot }) => bot) && update.active.includes(0));
    const { position, moves } = await legal(ada, table);
    expect((await play(ada, table, position, [moves[0]])).status).toBe(200);
  });

  test.each(['apply', 'view', 'memory'])('in %s is set aside with a word to all who watch, while other tables go on', async (trap) => {
    const table = await tableWith(trap);
    await ada.at(table, 'POST', 'start');
    const { position, moves } = await legal(ada, table);
    const asked = play(ada, table, position, [moves[0]]);
    expect(await meanwhile(asked)).toBeGreaterThan(5);
    expect(await asked).toMatchObject({ status: 409, body: { code: 'set-aside' } });
    await ear.next('problem', (tell) => tell.table === table.id && tell.problem.code === 'set-aside');
    const told = await ear.next('table', (tell) => tell.table.id === table.id && tell.table.setAside === true);
    expect(told.table).toMatchObject({ state: 'over', places: null });
  });

  test('in the listing of moves is set aside, whoever asks for it', async () => {
    const asked = await tableWith('moves', []);
    const bo = await newcomer(server.address, 'Bo');
    await bo.at(asked, 'POST', 'join');
    await ada.at(asked, 'POST', 'start');
    expect(await ada.at(asked, 'GET', 'moves')).toMatchObject({ status: 409, body: { code: 'set-aside' } });
    // And where a bot is to choose.
    const table = await tableWith('bot');
    await ada.at(table, 'POST', 'start');
    await ear.next('problem', (tell) => tell.table === table.id && tell.problem.code === 'set-aside');
  });

  test('before the first move is set aside at the start', async () => {
    const table = await tableWith('setup');
    expect(await ada.at(table, 'POST', 'start')).toMatchObject({ status: 409, body: { code: 'set-aside' } });
    expect((await ada.ask('GET', pathTo(PATHS.table, { table: table.id }))).body).toMatchObject({ state: 'over', setAside: true });
  });

  test('is not run into again after a restart, and everything about it is answered at once', async () => {
    const table = await tableWith('apply');
    await ada.at(table, 'POST', 'start');
    const { position, moves } = await legal(ada, table);
    await play(ada, table, position, [moves[0]]);
    ear.close();
    server = await server.restart();
    ada = known(server.address, ada.me, ada.headers);
    ear = await listener(server.address, ada.headers);
    // A thread that runs anything would have to be started: there is none any more.
    await threads.close();
    for (const [method, place] of [
      ['GET', 'match'],
      ['GET', 'moves'],
      ['GET', 'log'],
      ['GET', 'file'],
    ] as const)
      expect(await ada.at(table, method, place)).toMatchObject({ status: 409, body: { code: 'set-aside' } });
    expect(await play(ada, table, position, [moves[0]])).toMatchObject({ status: 409, body: { code: 'set-aside' } });
    ear.ask({ ask: 'watch', table: table.id });
    await ear.next('problem', (tell) => tell.problem.code === 'set-aside');
    expect((await request(server.address, 'GET', '/healthz')).status).toBe(200);
  });
});
