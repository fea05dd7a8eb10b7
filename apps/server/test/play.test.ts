import { gameById } from '@archipel/games';
import { honestyFaults, importMatch, type Json, seedOf } from '@archipel/kernel';
import { type MatchNow, matchSchema, patched, reviewSchema, type Update, updateSchema } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, StoreFault } from '../src/store/store.ts';
import { anyMove, legal, newKey, play } from './game.ts';
import { listener } from './listener.ts';
import { known as knownBy, newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  server = await served();
  ada = await newcomer(server.address, 'Ada');
  bo = await newcomer(server.address, 'Bo');
});
afterAll(() => server.stop());

const refusedWith = (status: number, code: string) => ({ status, type: 'application/problem+json; charset=utf-8', body: { status, code } });
const looked = async (person: Person, table: { readonly id: string }): Promise<MatchNow> =>
  matchSchema.parse((await person.at(table, 'GET', 'match')).body);

/** A table of Ada and Bo at which the game has begun, Ada first. */
async function begun(game = 'anno1503', options: object = { firstPlayer: 0 }) {
  const table = await ada.make({ game, seats: 2, options });
  await bo.at(table, 'POST', 'join');
  expect((await ada.at(table, 'POST', 'start')).status).toBe(200);
  return table;
}
const logOf = async (table: { readonly id: string }) => (await server.store.logs.read(table.id)).length;

describe('who looks on without a name', () => {
  test('sees the match and its log as a spectator does, and may do nothing', async () => {
    const table = await begun();
    const ask = (place: string, method = 'GET', body?: object) =>
      request(server.address, method, `/api/v1/tables/${table.id}/${place}`, body);
    expect(await ask('match')).toMatchObject({ status: 200, body: { seat: null, position: 0 } });
    const { position, moves } = await legal(ada, table);
    await play(ada, table, position, [moves[0]]);
    expect((await ask('log')).body).toHaveLength(1);
    // What is told differs by the moment at most.
    const { clocks: _, ...seen } = await looked(await newcomer(server.address, 'Cy'), table);
    expect((await ask('match')).body).toMatchObject(seen);
    expect(await ask('moves', 'POST', { at: 1, key: newKey(), plan: [moves[0]] })).toMatchObject(refusedWith(401, 'not-signed-in'));
    expect(await ask('file')).toMatchObject(refusedWith(409, 'not-over'));
  });

  test('sees nothing where nobody may look on', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2, spectators: false });
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'POST', 'start');
    for (const place of ['match', 'log', 'file'])
      expect(await request(server.address, 'GET', `/api/v1/tables/${table.id}/${place}`)).toMatchObject(refusedWith(403, 'no-spectators'));
  });
});

describe('a move', () => {
  test('is answered with what it brought about, which joins on to what one knew', async () => {
    const table = await begun();
    const before = await looked(ada, table);
    const { position, moves } = await legal(ada, table);
    const { status, body } = await play(ada, table, position, [moves[0]]);
    expect(status).toBe(200);
    const update = updateSchema.parse(body);
    expect(update).toMatchObject({ from: 0, position: 1, entries: [{ position: 1, seat: 0, bot: false }] });
    const after = await looked(ada, table);
    expect(patched(before.view, update.delta)).toEqual(after.view);
  });

  test('that is repeated does nothing twice, and gets the same answer, also after the server was started again', async () => {
    let one = await served();
    const [cy, di] = [await newcomer(one.address, 'Cy'), await newcomer(one.address, 'Di')];
    const table = await cy.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
    await di.at(table, 'POST', 'join');
    await cy.at(table, 'POST', 'start');
    const { moves } = await legal(cy, table);
    const first = await play(cy, table, 0, [moves[0]], 'the-same-key');
    const second = await play(cy, table, 0, [moves[0]], 'the-same-key');
    expect(first.status).toBe(200);
    expect({ ...(second.body as Update), clocks: null }).toEqual({ ...(first.body as Update), clocks: null });
    one = await one.restart();
    const back = knownBy(one.address, cy.me, cy.headers);
    const third = await play(back, table, 0, [moves[0]], 'the-same-key');
    expect(third).toMatchObject({ status: 200, body: { from: 0, position: 1, entries: [{ position: 1 }] } });
    expect(await one.store.logs.read(table.id)).toHaveLength(1);
    await one.stop();
  });

  test('sent twice at once is made once', async () => {
    const table = await begun();
    const { moves } = await legal(ada, table);
    const answers = await Promise.all([1, 2, 3].map(() => play(ada, table, 0, [moves[0]], 'at-the-same-time')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logOf(table)).toBe(1);
  });

  test('made against a position that is no more is refused with what has happened since', async () => {
    const table = await begun();
    const before = await looked(ada, table);
    const { moves } = await legal(ada, table);
    await play(ada, table, 0, [moves[0]]);
    const late = await play(ada, table, 0, [moves[0]]);
    expect(late).toMatchObject(refusedWith(409, 'stale'));
    const update = updateSchema.parse((late.body as { update: unknown }).update);
    expect(update).toMatchObject({ from: 0, position: 1, entries: [{ position: 1 }] });
    expect(patched(before.view, update.delta)).toEqual((await looked(ada, table)).view);
    expect(await play(ada, table, 50, [moves[0]])).toMatchObject(refusedWith(409, 'stale'));
    expect(await logOf(table)).toBe(1);
  });

  test('that the rules refuse is refused with the rule and the reasons, and so is the whole plan', async () => {
    const table = await begun('anno1800', { first: 0 });
    const { view } = await looked(ada, table);
    const harmless = (await legal(ada, table)).moves.find((move) => gameById('anno1800')?.reveals(view, move) === false);
    const refused = await play(ada, table, 0, [harmless, { kind: 'nonsense' }]);
    expect(refused).toMatchObject(refusedWith(422, 'illegal-move'));
    expect(refused.body).toMatchObject({ illegal: { rule: 'K1', reasons: [{ code: expect.any(String) }] }, move: 1 });
    expect(await logOf(table)).toBe(0);
    expect(await looked(ada, table)).toMatchObject({ position: 0 });
  });

  test('is not made by those whose turn it is not, nor by those who do not sit here', async () => {
    const table = await begun();
    const { moves } = await legal(ada, table);
    expect(await legal(bo, table)).toEqual({ position: 0, moves: [] });
    const early = await play(bo, table, 0, [moves[0]]);
    expect(early).toMatchObject({ ...refusedWith(422, 'illegal-move'), body: { illegal: { rule: 'K2' } } });
    const cy = await newcomer(server.address, 'Cy');
    expect(await play(cy, table, 0, [moves[0]])).toMatchObject(refusedWith(403, 'not-seated'));
    expect(await logOf(table)).toBe(0);
  });

  test('waits for the start', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    expect(await play(ada, table, 0, [{}])).toMatchObject(refusedWith(409, 'not-started'));
    expect(await ada.at(table, 'GET', 'match')).toMatchObject(refusedWith(409, 'not-started'));
  });

  test.each([
    [{ at: 0, key: 'short', plan: [{}] }],
    [{ at: -1, key: 'long enough', plan: [{}] }],
    [{ at: 0, key: 'long enough', plan: [] }],
    [{ at: 0, key: 'long enough', plan: {} }],
    [{ at: 0, key: 'long enough', plan: [{}], seat: 1 }],
    [{ key: 'long enough', plan: [{}] }],
    ['[1,'],
    ['"text"'],
    ['{"at":0,"key":"long enough","plan":[{"__proto__":{"kind":1}}]}'],
  ])('such as %j cannot be read', async (body) => {
    const table = await begun();
    expect(await ada.at(table, 'POST', 'moves', body)).toMatchObject(refusedWith(400, 'malformed'));
    expect(await logOf(table)).toBe(0);
  });

  test('that is nested without end is refused before anybody loses the thread', async () => {
    const table = await begun();
    const deep = `{"at":0,"key":"long enough","plan":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`;
    expect(await ada.at(table, 'POST', 'moves', deep)).toMatchObject(refusedWith(400, 'malformed'));
  });

  test('asked in another way is told which ways there are', async () => {
    const table = await begun();
    const answer = await ada.at(table, 'DELETE', 'moves');
    expect(answer).toMatchObject(refusedWith(405, 'method-not-allowed'));
    expect(answer.headers.get('allow')).toBe('GET, POST, HEAD');
  });

  test('that another process has made meanwhile is found out, and told', async () => {
    const table = await begun();
    const ear = await listener(server.address, bo.headers);
    ear.ask({ ask: 'watch', table: table.id });
    await ear.next('match');
    const { moves } = await legal(ada, table);
    const kept = await server.store.tables.byId(table.id);
    if (kept === undefined) throw new Error('no table');
    const entry = { seat: 0, move: moves[0] ?? null };
    const elsewhere = { ...kept, position: 1, revision: kept.revision + 1 };
    expect(await server.store.logs.append(table.id, 0, [{ entry, at: 0, bot: false }], null, elsewhere)).toBe('done');
    expect(await play(ada, table, 0, [moves[0]])).toMatchObject({ ...refusedWith(409, 'stale'), body: { update: { position: 1 } } });
    expect((await ear.next('update')).update).toMatchObject({ from: 0, position: 1 });
    const change = { ...elsewhere, revision: elsewhere.revision + 1, muted: ['somebody-else'] };
    expect(await server.store.tables.change(change)).toBe('done');
    expect(await ada.at(table, 'PUT', `muted/${bo.me.id}`)).toMatchObject({ status: 200, body: { muted: ['somebody-else', bo.me.id] } });
    ear.close();
  });

  test('that is too large is not even read', async () => {
    const table = await begun();
    const plan = ['x'.repeat(100_000)];
    expect(await play(ada, table, 0, plan)).toMatchObject(refusedWith(413, 'too-large'));
  });
});

describe('taking back', () => {
  /** Anno 1800 begins with decisions that reveal nothing: Ada plays some until she may take one back. */
  async function undoable() {
    const table = await begun('anno1800', { first: 0 });
    for (let tries = 0; tries < 20; tries++) {
      const now = await looked(ada, table);
      if (now.undoable > 0) return { table, now };
      await anyMove([ada, bo], table);
    }
    throw new Error('nothing could be taken back');
  }

  test('is a line of the log, and leads back to where one was', async () => {
    const { table, now } = await undoable();
    const log = (await ada.at(table, 'GET', `log?after=${now.position - 1}`)).body as Json[];
    const undone = await ada.at(table, 'POST', 'undo', { at: now.position, key: newKey(), count: 1 });
    expect(undone).toMatchObject({
      status: 200,
      body: { position: now.position + 1, undoable: now.undoable - 1, entries: [{ undo: 1, events: [], seat: 0 }] },
    });
    expect(log).toHaveLength(1);
    const after = await looked(ada, table);
    expect(after.view).not.toEqual(now.view);
    const again = await legal(ada, table);
    const entry = (await server.store.logs.read(table.id))[now.position - 1]?.entry;
    expect(entry && 'move' in entry && again.moves).toContainEqual(entry && 'move' in entry ? entry.move : undefined);
  });

  test('goes no further than the rules let it', async () => {
    const { table, now } = await undoable();
    const asked = (person: Person, count: number) => person.at(table, 'POST', 'undo', { at: now.position, key: newKey(), count });
    expect(await asked(ada, now.undoable + 1)).toMatchObject({ status: 422, body: { code: 'illegal-move', illegal: { rule: 'K4' } } });
    expect(await asked(bo, 1)).toMatchObject({ status: 422, body: { illegal: { rule: 'K4' } } });
    expect(await asked(ada, 0)).toMatchObject(refusedWith(400, 'malformed'));
  });

  test('is still possible after the server was started again', async () => {
    let one = await served();
    const [cy, di] = [await newcomer(one.address, 'Cy'), await newcomer(one.address, 'Di')];
    const table = await cy.make({ game: 'anno1800', seats: 2, options: { first: 0 } });
    await di.at(table, 'POST', 'join');
    await cy.at(table, 'POST', 'start');
    let now = await looked(cy, table);
    for (; now.undoable === 0; now = await looked(cy, table)) await anyMove([cy, di], table);
    one = await one.restart();
    const back = knownBy(one.address, cy.me, cy.headers);
    expect(await looked(back, table)).toMatchObject({ position: now.position, undoable: now.undoable, view: now.view });
    await one.stop();
  });
});

describe('the log', () => {
  test('is read from anywhere', async () => {
    const table = await begun();
    for (let count = 0; count < 5; count++) await anyMove([ada, bo], table);
    const all = (await bo.at(table, 'GET', 'log')).body as { position: number }[];
    expect(all.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect((await bo.at(table, 'GET', 'log?after=2&limit=2')).body).toEqual(all.slice(2, 4));
  });
});

describe('a disk that is slow', () => {
  test('keeps everybody waiting: nobody is answered or told before the move is durable', async () => {
    let release: () => void = () => undefined;
    let slow = false;
    const held = (store: Store): Store => ({
      ...store,
      logs: {
        ...store.logs,
        append: async (...given) => {
          if (slow)
            await new Promise<void>((resolve) => {
              release = resolve;
            });
          return store.logs.append(...given);
        },
      },
    });
    const one = await served({}, undefined, held);
    const [cy, di] = [await newcomer(one.address, 'Cy'), await newcomer(one.address, 'Di')];
    const table = await cy.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
    await di.at(table, 'POST', 'join');
    await cy.at(table, 'POST', 'start');
    const ear = await listener(one.address, di.headers);
    ear.ask({ ask: 'watch', table: table.id });
    await ear.next('match');
    const { moves } = await legal(cy, table);
    slow = true;
    let answered = false;
    const answer = play(cy, table, 0, [moves[0]]).then((given) => {
      answered = true;
      return given;
    });
    // So many questions are answered meanwhile that an answer would have overtaken them.
    for (let count = 0; count < 20; count++) {
      ear.ask({ ask: 'ping' });
      await ear.next('pong');
      await request(one.address, 'GET', '/healthz');
    }
    expect(answered).toBe(false);
    expect(ear.tells.map(({ tell }) => tell)).not.toContain('update');
    release();
    expect((await answer).status).toBe(200);
    expect((await ear.next('update')).update.position).toBe(1);
    ear.close();
    await one.stop();
  });
});

describe('a disk that cannot be written', () => {
  test('refuses the move with 503, keeps the match as it was, and goes on when it can', async () => {
    let full = false;
    const faulty = (store: Store): Store => ({
      ...store,
      logs: {
        ...store.logs,
        append: async (...given) => (full ? Promise.reject(new StoreFault('full', 'no live')) : store.logs.append(...given)),
      },
    });
    const one = await served({}, undefined, faulty);
    const [cy, di] = [await newcomer(one.address, 'Cy'), await newcomer(one.address, 'Di')];
    const table = await cy.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
    await di.at(table, 'POST', 'join');
    await cy.at(table, 'POST', 'start');
    const { moves } = await legal(cy, table);
    full = true;
    const refused = await play(cy, table, 0, [moves[0]], 'again-and-again');
    expect(refused).toMatchObject(refusedWith(503, 'cannot-write'));
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await looked(cy, table)).toMatchObject({ position: 0 });
    full = false;
    expect(await play(cy, table, 0, [moves[0]], 'again-and-again')).toMatchObject({ status: 200, body: { position: 1 } });
    await one.stop();
  });
});

describe('the end', () => {
  test('opens the secret, gives the file that proves it, and leads to the next game with the chairs turned', async () => {
    const table = await ada.make({ game: 'anno1503', seats: 2, options: { rounds: 1, firstPlayer: 0 } });
    await bo.at(table, 'POST', 'join');
    await bo.at(table, 'PUT', 'word', { word: 'gull' });
    await ada.at(table, 'POST', 'start');
    expect(await ada.at(table, 'GET', 'file')).toMatchObject(refusedWith(409, 'not-over'));
    expect(await ada.at(table, 'GET', 'review')).toMatchObject(refusedWith(409, 'not-over'));
    expect(await ada.at(table, 'POST', 'rematch')).toMatchObject(refusedWith(409, 'not-over'));
    let outcome: Update['outcome'] = null;
    while (outcome === null) outcome = (await anyMove([ada, bo], table)).update.outcome;

    const over = (await request(server.address, 'GET', `/api/v1/tables/${table.id}`)).body as typeof table;
    expect(over).toMatchObject({ state: 'over', places: outcome.places, active: [] });
    const { opened, words } = over.honesty;
    expect(opened?.seed).toBe(seedOf(opened?.secret ?? '', words));
    const file = await ada.at(table, 'GET', 'file');
    expect(file.type).toMatch(/^application\/x-ndjson/);
    const read = importMatch(file.body);
    if (!read.ok || !read.file.honesty) throw new Error('not a whole file');
    expect(honestyFaults(read.file.setup.seed, read.file.honesty)).toEqual([]);
    expect(read.file.honesty.hash).toBe(table.honesty.hash);
    expect(read.file.log).toHaveLength(over.position);
    const review = reviewSchema.parse((await ada.at(table, 'GET', 'review')).body);
    expect(review).toMatchObject({
      game: 'anno1503',
      seats: 2,
      outcome: { places: outcome.places },
      turns: [{ turn: 1, seat: 0, from: 0 }, { seat: 1 }],
    });
    expect(review.standings.at(-1)?.map(({ objectives }) => objectives)).toEqual(outcome.sheets.map(({ total }) => total));
    expect(review.turning).toBeNull();
    // Where it turned is looked for once somebody asks, and then known to everybody.
    expect(await ada.at(table, 'POST', 'review', { thoroughness: 'deep' })).toMatchObject(refusedWith(400, 'malformed'));
    expect((await ada.at(table, 'POST', 'review', { thoroughness: 'quick' })).status).toBe(200);
    const found = async () => reviewSchema.parse((await bo.at(table, 'GET', 'review')).body).turning;
    await expect.poll(found).toMatchObject({ state: 'done', thoroughness: 'quick', progress: 1 });
    const again = reviewSchema.parse((await bo.at(table, 'POST', 'review', { thoroughness: 'quick' })).body);
    expect(again.turning).toEqual(await found());

    const late = await play(ada, table, over.position, [{ kind: 'pass' }]);
    expect(late).toMatchObject({ status: 422, body: { illegal: { rule: expect.any(String) } } });
    const next = await bo.at(table, 'POST', 'rematch');
    expect(next).toMatchObject({ status: 200, body: { state: 'open', owner: ada.me.id, chairs: [{ name: 'Bo' }, { name: 'Ada' }] } });
    expect((await ada.at(table, 'POST', 'rematch')).body).toMatchObject({ id: (next.body as typeof table).id });
  });

  test('leads both to one next game, also if they ask at the same moment', async () => {
    const [cy, di] = [await newcomer(server.address, 'Cy'), await newcomer(server.address, 'Di')];
    const table = await cy.make({ game: 'anno1503', seats: 2, options: { rounds: 1, firstPlayer: 0 } });
    await di.at(table, 'POST', 'join');
    await cy.at(table, 'POST', 'start');
    let outcome: Update['outcome'] = null;
    while (outcome === null) outcome = (await anyMove([cy, di], table)).update.outcome;
    const asked = await Promise.all([cy, di, cy, di].map((each) => each.at(table, 'POST', 'rematch')));
    expect(new Set(asked.map(({ body }) => (body as typeof table).id)).size).toBe(1);
    // And nobody finds a second one among the own tables, at which all sit and nobody will ever play.
    expect((await cy.ask('GET', '/api/v1/me/tables?state=open')).body).toMatchObject({ items: [{ table: { state: 'open' } }] });
    expect((await server.store.tables.of(di.me.id, { state: 'open', limit: 10 })).items).toHaveLength(1);
  });

  test('leaves the chair of one who has gone for good to somebody else', async () => {
    const cy = await newcomer(server.address, 'Cy');
    const table = await ada.make({ game: 'anno1503', seats: 2, options: { rounds: 1, firstPlayer: 0 } });
    await cy.at(table, 'POST', 'join');
    await ada.at(table, 'POST', 'start');
    let outcome: Update['outcome'] = null;
    while (outcome === null) outcome = (await anyMove([ada, cy], table)).update.outcome;
    await cy.ask('DELETE', '/api/v1/me');
    expect(await ada.at(table, 'POST', 'rematch')).toMatchObject({ body: { chairs: [{ kind: 'open' }, { name: 'Ada' }] } });
  });
});
