import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { PATHS, pathTo, type Tell, tellSchema } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEARTBEAT } from '../src/socket/attend.ts';
import { type HandClock, handClock } from './clock.ts';
import { anyMove } from './game.ts';
import { known } from './listener.ts';
import { newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

let clock: HandClock;
let server: Served;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  clock = handClock();
  server = await served({ clock, socketsPerIdentity: 2 });
  ada = await newcomer(server.address, 'Ada');
  bo = await newcomer(server.address, 'Bo');
});
afterAll(() => server.stop());

async function begun() {
  const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
  await bo.at(table, 'POST', 'join');
  await ada.at(table, 'POST', 'start');
  return table;
}

/** Reads a stream as any bot would: line by line. */
async function read(person: Person, table: string, query = '', address = server.address) {
  const hangUp = new AbortController();
  const answer = await fetch(`${address}${pathTo(PATHS.stream, { table })}${query}`, { headers: person.headers, signal: hangUp.signal });
  const lines = createInterface({ input: Readable.fromWeb(answer.body as never) })[Symbol.asyncIterator]();
  const tells: Tell[] = [];
  return {
    answer,
    tells,
    hangUp: () => hangUp.abort(),
    async next(kind?: Tell['tell']): Promise<Tell | undefined> {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) return undefined;
        const tell = tellSchema.parse(JSON.parse(value));
        tells.push(tell);
        if (kind === undefined || tell.tell === kind) return tell;
      }
    },
  };
}

describe('a stream', () => {
  test('tells a table line by line, as it happens', async () => {
    const table = await begun();
    const stream = await read(bo, table.id);
    expect(stream.answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(stream.answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await stream.next()).toMatchObject({ tell: 'table', table: { id: table.id } });
    expect(await stream.next()).toMatchObject({ tell: 'match', match: { seat: 1, position: 0 } });
    const { update } = await anyMove([ada], table);
    expect(await stream.next('update')).toMatchObject({ update: { from: 0, position: update.position } });
    await ada.at(table, 'POST', 'chat', { text: 'ahoy' });
    expect(await stream.next('chat')).toMatchObject({ message: { text: 'ahoy' } });
    const { view } = (await bo.at(table, 'GET', 'match')).body as { view: unknown };
    expect(known(stream.tells)?.view).toEqual(view);
    stream.hangUp();
  });

  test('begins where the reader was, also by the code of the table', async () => {
    const table = await begun();
    await anyMove([ada, bo], table);
    const { update } = await anyMove([ada, bo], table);
    const stream = await read(bo, table.code, '?after=1');
    expect(await stream.next('update')).toMatchObject({ update: { from: 1, position: update.position, entries: [{ position: 2 }] } });
    stream.hangUp();
  });

  test('shows signs of life', async () => {
    const stream = await read(ada, (await begun()).id);
    await stream.next('match');
    clock.pass(HEARTBEAT);
    expect(await stream.next('pong')).toEqual({ tell: 'pong', now: clock.now() });
    stream.hangUp();
  });

  test('ends with a last word when the server stops', async () => {
    const other = await served();
    const cy = await newcomer(other.address, 'Cy');
    const table = await cy.make({ game: 'anno1503', seats: 2 });
    const stream = await read(cy, table.id, '', other.address);
    await stream.next('table');
    const stopped = other.stop();
    expect(await stream.next('stopping')).toEqual({ tell: 'stopping' });
    expect(await stream.next()).toBeUndefined();
    await stopped;
  });

  test('is one of at most so many', async () => {
    const cy = await newcomer(server.address, 'Cy');
    const table = await cy.make({ game: 'anno1503', seats: 2 });
    const few = [await read(cy, table.id), await read(cy, table.id)];
    expect(await cy.at(table, 'GET', 'stream')).toMatchObject({ status: 429, body: { code: 'too-many-connections' } });
    for (const each of few) each.hangUp();
  });

  test.each([
    ['nowhere-to-be', '', 404, 'not-found'],
    ['QQQQQQ', '', 404, 'not-found'],
    ['nowhere-to-be', '?after=x', 400, 'malformed'],
    ['nowhere-to-be', '?before=1', 400, 'malformed'],
  ])('of %s%s is refused', async (table, query, status, code) => {
    expect(await ada.ask('GET', `${pathTo(PATHS.stream, { table })}${query}`)).toMatchObject({ status, body: { code } });
  });

  test('has no head without a body', async () => {
    const table = await begun();
    expect((await ada.at(table, 'HEAD', 'stream')).status).toBe(405);
  });

  test('is for those who are known', async () => {
    const table = await begun();
    expect(await request(server.address, 'GET', pathTo(PATHS.stream, { table: table.id }))).toMatchObject({ status: 401 });
  });
});
