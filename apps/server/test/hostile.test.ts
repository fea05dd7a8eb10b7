import { isRecord } from '@archipel/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from './game.ts';
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
  test('to whichever route is answered, and if not with what was asked for, then with a problem that has a code', async () => {
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
      { numRuns: 400 },
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
