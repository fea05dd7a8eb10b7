import { connect } from 'node:net';
import { isRecord } from '@archipel/kernel';
import { CLOSE } from '@archipel/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from './game.ts';
import { listener } from './listener.ts';
import { LONG, LONG_TIMEOUT } from './long.ts';
import { newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let ada: Person;
let table = '';
beforeAll(async () => {
  server = await served();
  ada = await newcomer(server.address, 'Ada');
  const made = await ada.make({ game: 'anno1503', seats: 2, bots: ['easy'], options: { firstPlayer: 0 } });
  await ada.at(made, 'POST', 'start');
  table = made.id;
});
afterAll(() => server.stop());

/** Every route, as the API describes itself; but not those that end the person or never end themselves. */
function routes(): readonly (readonly [method: string, path: string])[] {
  const { paths = {} } = server.app.swagger() as { readonly paths?: Readonly<Record<string, object>> };
  return Object.entries(paths)
    .flatMap(([path, item]) => Object.keys(item).map((method) => [method.toUpperCase(), path] as const))
    .filter(([method, path]) => !path.endsWith('/stream') && !(method === 'DELETE' && /\/(me|sessions|current)$/.test(path)));
}

const FIELDS = [
  'name',
  'password',
  'label',
  'scopes',
  'game',
  'seats',
  'options',
  'bots',
  'kind',
  'level',
  'word',
  'text',
  'agree',
  'at',
  'key',
  'plan',
  'count',
  'position',
  'line',
  'url',
  'endpoint',
  'keys',
  'pace',
];
const GOOD = ['anno1503', 'me', 'bot', 'easy', 0, 1, 2, true, newKey(), [], {}, ['read'], [{}], 'Ada'];
const value = fc.oneof(fc.constantFrom(...GOOD), fc.jsonValue({ maxDepth: 3 }));
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const place = fc.oneof(
  { weight: 3, arbitrary: fc.constant('table') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 50 }) },
  { weight: 1, arbitrary: fc.constantFrom('0', '1', '99', '-1', '..', 'QQQQQQ', '%00') },
);

describe('whatever is sent', () => {
  test('to whichever route is answered, and if not with what was asked for, then with a problem that has a code', {
    timeout: LONG_TIMEOUT,
  }, async () => {
    const all = routes();
    expect(all.length).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(fc.nat(all.length - 1), place, place, body, fc.boolean(), async (which, first, second, given, known) => {
        const [method, pattern] = all[which] ?? ['GET', '/'];
        const places = [first, second];
        const path = pattern.replaceAll(/\{\w+\}/g, () => {
          const one = places.shift() ?? 'x';
          return one === 'table' ? table : encodeURIComponent(one);
        });
        const answer = await ada.ask(method, path, method === 'GET' ? undefined : given, known ? {} : { cookie: '' });
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 400) return;
        expect(answer.type).toBe('application/problem+json; charset=utf-8');
        const problem: unknown = answer.body;
        expect(isRecord(problem) && [typeof problem['code'], problem['status']]).toEqual(['string', answer.status]);
      }),
      { numRuns: Math.ceil(2000 * LONG) },
    );
    // Some may have got up, or agreed to pause.
    const { paused } = (await ada.ask('POST', `/api/v1/tables/${table}/join`)).body as { paused: boolean };
    if (paused) await ada.ask('PUT', `/api/v1/tables/${table}/pause`, { agree: true });
    // The game that they were all sent at is as it was: nobody has made a legal move, and it can be played on.
    const { position, moves } = (await ada.ask('GET', `/api/v1/tables/${table}/moves`)).body as { position: number; moves: unknown[] };
    const plan = [moves[0]];
    expect((await ada.ask('POST', `/api/v1/tables/${table}/moves`, { at: position, key: newKey(), plan })).status).toBe(200);
  });
});

const named = fc.oneof({ weight: 4, arbitrary: fc.constant('table') }, { weight: 1, arbitrary: fc.jsonValue() });
const position = fc.oneof(fc.constantFrom(0, 1), fc.integer(), value);
const ask = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record(
      { ask: fc.constantFrom('watch', 'unwatch', 'ping', 'play', 'undo', 7), table: named, after: value, chat: value },
      { requiredKeys: [] },
    ),
  },
  // Commands that have nearly, or quite, the form of one; moves that nobody can make.
  {
    weight: 3,
    arbitrary: fc.record(
      {
        ask: fc.constant('play'),
        table: named,
        at: position,
        key: fc.oneof(fc.constant(newKey()), fc.string({ minLength: 8, maxLength: 64 }), value),
        plan: fc.oneof(fc.array(value, { minLength: 1, maxLength: 3 }), value),
      },
      { requiredKeys: ['ask', 'table', 'at', 'key'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      { ask: fc.constant('undo'), table: named, at: position, key: fc.string({ minLength: 8, maxLength: 64 }), count: position },
      { requiredKeys: ['ask', 'table', 'at', 'key'] },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

test('whatever is said on a socket is answered, or the socket is closed with a reason, and others hear nothing of it', {
  timeout: LONG_TIMEOUT,
}, async () => {
  // One at which nobody moves by themselves, and at which it is Ada's turn.
  const bo = await newcomer(server.address, 'Bo');
  const made = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
  await bo.at(made, 'POST', 'join');
  await ada.at(made, 'POST', 'start');
  const { id } = made;
  const before = await server.store.tables.byId(id);
  const theirs = await listener(server.address, bo.headers);
  theirs.ask({ ask: 'watch', table: id });
  await theirs.next('match');
  const answered = { problems: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 5 }), async (asks) => {
      const ear = await listener(server.address, ada.headers);
      ear.ask({ ask: 'watch', table: id });
      for (const each of asks) ear.say(JSON.stringify(each, (_, given: unknown) => (given === 'table' ? id : given)));
      ear.ask({ ask: 'ping' });
      const end = await Promise.race([ear.closed, ear.next('pong')]);
      if (typeof end === 'number') expect([CLOSE.garbage, CLOSE.tooMany]).toContain(end);
      ear.close();
      await ear.closed;
      answered.problems += ear.tells.filter((tell) => tell.tell === 'problem' && tell.key !== undefined).length;
      for (const tell of ear.tells) if (tell.tell === 'problem') expect(tell.problem.status).toBeLessThan(500);
      expect(ear.tells.map(({ tell }) => tell)).not.toContain('done');
    }),
    { numRuns: Math.ceil(500 * LONG) },
  );
  // Some had the form of a command.
  expect(answered.problems).toBeGreaterThan(0);
  expect(theirs.tells.map(({ tell }) => tell)).not.toContain('update');
  theirs.close();
  expect(await server.store.tables.byId(id)).toEqual(before);
});

/** The status of a request whose first line is written just like this. */
async function statusOf(line: string): Promise<number> {
  const { port } = new URL(server.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`${line} HTTP/1.1\r\nhost: localhost\r\ncookie: ${ada.headers['cookie']}\r\nconnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return Number(answer.split(' ')[1]);
}

describe('a path that is written otherwise', () => {
  test.each([
    'GET /%61pi/v1/games',
    'GET /%61pi/v1/me',
    'GET http://localhost/api/v1/me',
    'GET http://localhost/%61pi/v1/me',
    'DELETE /%61pi/v1/me/push',
  ])('%s is answered, and is no fault of ours', async (line) => {
    const status = await statusOf(line);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  test('asks for the same credentials', async () => {
    const plain = await fetch(`${server.address}/%61pi/v1/me`);
    expect(plain.status).toBe(401);
  });
});
