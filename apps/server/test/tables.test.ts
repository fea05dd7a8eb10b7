import { commitment } from '@archipel/kernel';
import { PATHS, pathTo, type Table, tableSchema } from '@archipel/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HandClock, handClock } from './clock.ts';
import { newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let clock: HandClock;
let ada: Person;
let bo: Person;
let cy: Person;
beforeAll(async () => {
  clock = handClock();
  server = await served({ clock });
});
beforeEach(async () => {
  [ada, bo, cy] = await Promise.all([newcomer(server.address, 'Ada'), newcomer(server.address, 'Bo'), newcomer(server.address, 'Cy')]);
});
afterAll(() => server.stop());

const refusedWith = (status: number, code: string) => ({ status, type: 'application/problem+json; charset=utf-8', body: { status, code } });
const look = async (table: { readonly id: string }): Promise<Table> =>
  tableSchema.parse((await request(server.address, 'GET', pathTo(PATHS.table, { table: table.id }))).body);
const kinds = ({ chairs }: Table) =>
  chairs.map((chair) => (chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? chair.level : '-'));

describe('a table', () => {
  test('is made with what the game completes, and its maker sits down first', async () => {
    const table = await ada.make({ game: 'anno1800', seats: 3, bots: ['easy'] });
    expect(table).toMatchObject({
      owner: ada.me.id,
      state: 'open',
      terms: { visibility: 'private', pace: { kind: 'none' }, options: { rounds: 150 } },
    });
    expect(table.code).toMatch(/^[A-Z]{6}$/);
    expect(kinds(table)).toEqual(['Ada', 'easy', '-']);
    expect(table.honesty).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), opened: null });
  });

  test.each([
    [{ game: 'chess', seats: 2 }, 422, 'unknown-game'],
    [{ game: 'anno1800', seats: 9 }, 422, 'bad-seats'],
    [{ game: 'anno1800', seats: 2, options: { rounds: -1 } }, 422, 'bad-options'],
    [{ game: 'anno1800', seats: 2, options: { cheat: true } }, 422, 'bad-options'],
    [{ game: 'anno1800', seats: 2, bots: ['easy', 'easy'] }, 422, 'bad-seats'],
    [{ game: 'anno1800', seats: 2, bots: ['godlike'] }, 400, 'malformed'],
    [{ game: 'anno1800', seats: '2' }, 400, 'malformed'],
    [{ game: 'anno1800', seats: 2, secret: 'mine' }, 400, 'malformed'],
    [{ game: 'anno1800', seats: 2, pace: { kind: 'turn', seconds: 1 } }, 400, 'malformed'],
    ['{"game":', 400, 'malformed'],
    ['', 400, 'malformed'],
  ])('cannot be made of %j', async (terms, status, code) => {
    expect(await ada.ask('POST', PATHS.tables, terms)).toMatchObject(refusedWith(status, code));
  });

  test('is found by its link, by its code, and in the list if it is listed', async () => {
    const hidden = await ada.make({ game: 'anno1503', seats: 2 });
    const listed = await ada.make({ game: 'anno1503', seats: 2, visibility: 'listed' });
    for (const name of [hidden.id, hidden.code, hidden.code.toLowerCase()])
      expect((await request(server.address, 'GET', pathTo(PATHS.table, { table: name }))).body).toMatchObject({ id: hidden.id });
    const page = await request(server.address, 'GET', `${PATHS.tables}?state=open&game=anno1503`);
    const ids = (page.body as { items: Table[] }).items.map(({ id }) => id);
    expect(ids).toContain(listed.id);
    expect(ids).not.toContain(hidden.id);
    for (const name of ['nowhere-to-be', 'QQQQQQ'])
      expect(await request(server.address, 'GET', pathTo(PATHS.table, { table: name }))).toMatchObject(refusedWith(404, 'not-found'));
  });

  test('is listed page by page', async () => {
    const made = [];
    for (let count = 0; count < 3; count++) made.push((await ada.make({ game: 'anno1800', seats: 4, visibility: 'listed' })).id);
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await request(server.address, 'GET', `${PATHS.tables}?game=anno1800&limit=2${cursor && `&cursor=${cursor}`}`);
      const { items, next } = page.body as { items: Table[]; next: string | null };
      expect(items.length).toBeLessThanOrEqual(2);
      found.push(...items.map(({ id }) => id));
      cursor = next;
    }
    expect(found).toEqual(made.toReversed());
    expect(await request(server.address, 'GET', `${PATHS.tables}?limit=1000`)).toMatchObject(refusedWith(400, 'malformed'));
  });

  test('changes its terms as its owner wishes, and nothing else with them', async () => {
    const table = await ada.make({
      game: 'anno1503',
      seats: 4,
      visibility: 'listed',
      options: { rounds: 9 },
      bots: ['easy', 'medium', 'easy'],
    });
    const path = pathTo(PATHS.table, { table: table.id });
    const { body } = await ada.ask('PATCH', path, { seats: 2 });
    expect(body).toMatchObject({ terms: { seats: 2, visibility: 'listed', options: { rounds: 9 } } });
    expect(kinds(tableSchema.parse(body))).toEqual(['Ada', 'easy']);
    expect(await bo.ask('PATCH', path, { seats: 3 })).toMatchObject(refusedWith(403, 'not-owner'));
    expect(await ada.ask('PATCH', path, { game: 'chess' })).toMatchObject(refusedWith(422, 'unknown-game'));
    expect(await ada.ask('PATCH', path, { options: { rounds: 0 } })).toMatchObject(refusedWith(422, 'bad-options'));
  });

  test('becomes the table of another game, with the options of that one', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 3, visibility: 'listed', options: { rounds: 9 }, bots: ['easy'] });
    const path = pathTo(PATHS.table, { table: table.id });
    const { body } = await ada.ask('PATCH', path, { game: 'anno1800' });
    expect(body).toMatchObject({ terms: { game: 'anno1800', seats: 3, visibility: 'listed', options: { objectives: 'random' } } });
    expect(kinds(tableSchema.parse(body))).toEqual(['Ada', 'easy', '-']);
    // What is agreed of the same game stays.
    await ada.ask('PATCH', path, { options: { rounds: 20 } });
    const same = await ada.ask('PATCH', path, { game: 'anno1800' });
    expect(same.body).toMatchObject({ terms: { options: { rounds: 20 } } });
    expect(await bo.ask('PATCH', path, { game: 'anno1503' })).toMatchObject(refusedWith(403, 'not-owner'));
  });

  test('is one of at most so many', async () => {
    const strict = await served({ openTablesPerIdentity: 2 });
    const di = await newcomer(strict.address, 'Di');
    const terms = { game: 'anno1503', seats: 2 };
    await di.make(terms);
    const second = await di.make(terms);
    expect(await di.ask('POST', PATHS.tables, terms)).toMatchObject(refusedWith(429, 'too-many-tables'));
    await di.at(second, 'DELETE', 'chairs/0');
    await di.make(terms);
    await strict.stop();
  });
});

describe('chairs', () => {
  test('are taken, changed and left', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 3 });
    expect((await bo.at(table, 'PUT', 'chairs/2', { kind: 'me' })).status).toBe(200);
    expect(kinds(await look(table))).toEqual(['Ada', '-', 'Bo']);
    await bo.at(table, 'PUT', 'chairs/1', { kind: 'me' });
    expect(kinds(await look(table))).toEqual(['Ada', 'Bo', '-']);
    expect(await cy.at(table, 'PUT', 'chairs/1', { kind: 'me' })).toMatchObject(refusedWith(409, 'chair-taken'));
    await bo.at(table, 'DELETE', 'chairs/1');
    expect(kinds(await look(table))).toEqual(['Ada', '-', '-']);
    expect(await bo.at(table, 'PUT', 'chairs/3', { kind: 'me' })).toMatchObject(refusedWith(404, 'not-found'));
    expect(await bo.at(table, 'PUT', 'chairs/x', { kind: 'me' })).toMatchObject(refusedWith(400, 'malformed'));
  });

  test('are found for those who join by code, once', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    const join = () => bo.ask('POST', pathTo(PATHS.join, { table: table.code }));
    expect(kinds(tableSchema.parse((await join()).body))).toEqual(['Ada', 'Bo']);
    expect(kinds(tableSchema.parse((await join()).body))).toEqual(['Ada', 'Bo']);
    expect(await cy.at(table, 'POST', 'join')).toMatchObject(refusedWith(409, 'no-open-chair'));
  });

  test('are not taken twice by those who come at once', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    const answers = await Promise.all([bo, cy].map((person) => person.at(table, 'PUT', 'chairs/1', { kind: 'me' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('are given to bots and taken from them by the owner alone', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 3 });
    expect((await ada.at(table, 'PUT', 'chairs/1', { kind: 'bot', level: 'hard' })).status).toBe(200);
    expect(await bo.at(table, 'PUT', 'chairs/2', { kind: 'bot', level: 'hard' })).toMatchObject(refusedWith(403, 'not-owner'));
    expect(await bo.at(table, 'PUT', 'chairs/1', { kind: 'me' })).toMatchObject(refusedWith(409, 'chair-taken'));
    expect(await bo.at(table, 'DELETE', 'chairs/1')).toMatchObject(refusedWith(403, 'not-owner'));
    await ada.at(table, 'DELETE', 'chairs/1');
    expect(kinds(await look(table))).toEqual(['Ada', '-', '-']);
  });

  test('are given to bots of a style, or of one that is drawn, always the same for a chair', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 4, bots: ['easy', { level: 'medium', style: 'racer' }] });
    expect(table.chairs.slice(1)).toEqual([
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'medium', style: 'racer' },
      { kind: 'open' },
    ]);
    const drawn = async () => {
      const { body } = await ada.at(table, 'PUT', 'chairs/3', { kind: 'bot', level: 'hard', style: 'any' });
      return tableSchema.parse(body).chairs[3];
    };
    const first = await drawn();
    expect(first).toMatchObject({ kind: 'bot', level: 'hard', style: expect.stringMatching(/^(builder|explorer|racer|trader)$/) });
    expect(await drawn()).toEqual(first);
    expect((await ada.at(table, 'PUT', 'chairs/3', { kind: 'bot', level: 'hard', style: 'lazy' })).status).toBe(400);
  });

  test('are emptied by the owner before the start, not after it', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'DELETE', 'chairs/1');
    expect(kinds(await look(table))).toEqual(['Ada', '-']);
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'POST', 'start');
    expect(await ada.at(table, 'DELETE', 'chairs/1')).toMatchObject(refusedWith(409, 'already-started'));
  });

  test('an owner who leaves deps the table on; with the last one it is closed', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'DELETE', 'chairs/0');
    expect(await look(table)).toMatchObject({ owner: bo.me.id, state: 'open' });
    await bo.at(table, 'DELETE', 'chairs/1');
    expect(await look(table)).toMatchObject({ state: 'over', started: null });
  });
});

describe('the start', () => {
  test('waits for all chairs, and for the owner', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    expect(await ada.at(table, 'POST', 'start')).toMatchObject(refusedWith(409, 'chairs-open'));
    await bo.at(table, 'POST', 'join');
    expect(await bo.at(table, 'POST', 'start')).toMatchObject(refusedWith(403, 'not-owner'));
    expect(await ada.at(table, 'POST', 'start')).toMatchObject({
      status: 200,
      body: { state: 'playing', started: clock.now(), position: 0 },
    });
    expect(await ada.at(table, 'POST', 'start')).toMatchObject(refusedWith(409, 'already-started'));
    expect(await cy.at(table, 'POST', 'join')).toMatchObject(refusedWith(409, 'already-started'));
    expect(await ada.at(table, 'PUT', 'word', { word: 'late' })).toMatchObject(refusedWith(409, 'already-started'));
  });

  test('fixes the shuffle: the hash was known before, seats add their words, the rest stays secret', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'PUT', 'word', { word: 'driftwood' });
    await bo.at(table, 'PUT', 'word', { word: 'gull' });
    expect(await cy.at(table, 'PUT', 'word', { word: 'mine' })).toMatchObject(refusedWith(403, 'not-seated'));
    const { body } = await ada.at(table, 'POST', 'start');
    expect(body).toMatchObject({ honesty: { hash: table.honesty.hash, words: ['driftwood', 'gull'], opened: null } });
    const kept = await server.store.tables.byId(table.id);
    expect(commitment(kept?.secret ?? '', kept?.salt ?? '')).toBe(table.honesty.hash);
    expect(JSON.stringify(body)).not.toContain(kept?.secret);
    expect(JSON.stringify(body)).not.toContain(kept?.salt);
  });

  test('a word goes with who said it', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    await bo.at(table, 'POST', 'join');
    await bo.at(table, 'PUT', 'word', { word: 'gull' });
    await bo.at(table, 'DELETE', 'chairs/1');
    expect((await look(table)).honesty.words).toEqual([null, null]);
  });
});

describe('chat', () => {
  test('is heard by all, and the owner may mute', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    expect(await bo.at(table, 'POST', 'chat', { text: '  <b>ahoy</b> ' })).toMatchObject({
      status: 201,
      body: { number: 1, name: 'Bo', text: '<b>ahoy</b>' },
    });
    const place = `muted/${bo.me.id}`;
    expect(await bo.at(table, 'PUT', place)).toMatchObject(refusedWith(403, 'not-owner'));
    await ada.at(table, 'PUT', place);
    expect(await bo.at(table, 'POST', 'chat', { text: 'hello?' })).toMatchObject(refusedWith(403, 'muted'));
    await ada.at(table, 'DELETE', place);
    expect((await bo.at(table, 'POST', 'chat', { text: 'again' })).status).toBe(201);
    expect((await ada.at(table, 'GET', 'chat?after=1')).body).toMatchObject([{ number: 2, text: 'again' }]);
  });

  test('has bounds', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    const say = (text: string) => ada.at(table, 'POST', 'chat', { text });
    expect(await say('')).toMatchObject(refusedWith(400, 'malformed'));
    expect(await say('x'.repeat(501))).toMatchObject(refusedWith(400, 'malformed'));
    // Nothing that rings, hides, or turns the words of others around.
    for (const text of ['a\u0000b', 'a\u0007b', 'a\u001B[2Jb', 'a\u202Eb', 'a\u2067b', 'a\uD800b']) {
      expect(await say(text)).toMatchObject(refusedWith(400, 'malformed'));
      expect(await ada.at(table, 'PUT', 'word', { word: text })).toMatchObject(refusedWith(400, 'malformed'));
    }
    for (let count = 0; count < 5; count++) expect((await say(`line ${count}\n👩‍👧 שלום`)).status).toBe(201);
    expect(await say('too much')).toMatchObject(refusedWith(429, 'too-many-requests'));
    clock.pass(10_000);
    expect((await say('rested')).status).toBe(201);
  });
});

describe('one’s own tables', () => {
  test('say whose turn it is, and what was said since', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 1 } });
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'POST', 'start');
    await ada.at(table, 'POST', 'chat', { text: 'your turn' });
    const mine = async (person: Person) => ((await person.ask('GET', `${PATHS.myTables}?state=playing`)).body as { items: object[] }).items;
    expect(await mine(ada)).toMatchObject([{ seat: 0, yourTurn: false, unread: 0, table: { id: table.id } }]);
    expect(await mine(bo)).toMatchObject([{ seat: 1, yourTurn: true, unread: 1, round: 1 }]);
    expect((await bo.at(table, 'PUT', 'seen', { position: 0, chat: 1 })).status).toBe(204);
    expect(await mine(bo)).toMatchObject([{ unread: 0 }]);
    expect(await mine(cy)).toEqual([]);
  });
});

test('the games are told with their levels and the form of their options', async () => {
  const { body } = await request(server.address, 'GET', PATHS.games);
  expect(body).toMatchObject([
    {
      id: 'anno1800',
      levels: ['expert', 'hard', 'medium', 'easy', 'random'],
      styles: ['builder', 'explorer', 'racer', 'trader'],
      options: { type: 'object', properties: { rounds: {} } },
    },
    { id: 'anno1503', seats: { min: 2, max: 4 } },
  ]);
});
