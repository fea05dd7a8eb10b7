import { CLOSE, type CommandAsk, PATHS, pathTo, type Table, type Tell } from '@archipel/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Store, StoreFault } from '../src/store/store.ts';
import type { Clock } from '../src/system/clock.ts';
import { handClock } from './clock.ts';
import { anyMove, legal, newKey, play } from './game.ts';
import { known, type Listener, listener } from './listener.ts';
import { cookieIn, newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

const DAY = 86_400_000;
const [RATE, ADDRESS_RATE] = [60, 1000];

let server: Served;
/** Milliseconds by which it is later than anybody was woken. */
let ahead: number;
let ada: Person;
let bo: Person;
let table: Table;
let mine: Listener;
/** What the store does with appends. */
let appends: (append: Store['logs']['append']) => Store['logs']['append'];

beforeEach(async () => {
  ahead = 0;
  const hand = handClock();
  const clock: Clock = { ...hand, now: () => hand.now() + ahead };
  appends = (append) => append;
  const behind = (store: Store): Store => ({
    ...store,
    logs: { ...store.logs, append: (...given) => appends(store.logs.append)(...given) },
  });
  server = await served({ clock, ratePerMinute: RATE, addressRatePerMinute: ADDRESS_RATE, bodyLimit: 4096 }, undefined, behind);
  ada = await newcomer(server.address, 'Ada');
  bo = await newcomer(server.address, 'Bo');
  table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
  await bo.at(table, 'POST', 'join');
  await ada.at(table, 'POST', 'start');
  mine = await watching(ada);
});
afterEach(async () => {
  mine.close();
  await server.stop();
});

/** Somebody who watches the table. */
async function watching(person: Pick<Person, 'headers'>): Promise<Listener> {
  const ear = await listener(server.address, person.headers);
  ear.ask({ ask: 'watch', table: table.id });
  await ear.next('match');
  return ear;
}

/** A legal move of Ada's, who begins. */
async function aMove(key = newKey()): Promise<CommandAsk> {
  const { position, moves } = await legal(ada, table);
  return { ask: 'play', table: table.id, at: position, key, plan: [moves[0] ?? null] };
}

/** What comes of a command, by its key. */
async function answerTo(ear: Listener, command: CommandAsk): Promise<Extract<Tell, { tell: 'done' | 'problem' }>> {
  const before = ear.tells.length;
  ear.ask(command);
  const found = () => {
    const tells = ear.tells.slice(before).filter((tell) => tell.tell === 'done' || tell.tell === 'problem');
    return tells.find(({ key }) => key === command.key);
  };
  await expect.poll(found, { interval: 5 }).toBeDefined();
  return found() ?? expect.unreachable('it was there');
}

const position = async () => ((await ada.at(table, 'GET', 'match')).body as { position: number }).position;

describe('A command on the socket', () => {
  test('says hello with it', async () => {
    expect(await mine.next('hello')).toMatchObject({ commands: true });
  });

  test('is carried out, and what is new by it has been told before it is answered, to everybody who watches', async () => {
    const theirs = await watching(bo);
    const command = await aMove();
    expect(await answerTo(mine, command)).toEqual({ tell: 'done', table: table.id, key: command.key, position: 1 });
    const kinds = mine.tells.map(({ tell }) => tell);
    expect(kinds.indexOf('update')).toBeLessThan(kinds.indexOf('done'));
    await theirs.next('update');
    for (const [person, ear] of [
      [ada, mine],
      [bo, theirs],
    ] as const) {
      const { view } = (await person.at(table, 'GET', 'match')).body as { view: unknown };
      expect(known(ear.tells)).toEqual({ position: 1, view });
    }
    // Nobody else hears of the command itself, or of its key.
    expect(theirs.texts.join('')).not.toContain(command.key);
    theirs.close();
  });

  test('takes moves back', async () => {
    const theirs = await watching(bo);
    let undoer: Person | undefined;
    while (undoer === undefined) {
      const { by, update } = await anyMove([ada, bo], table);
      if (update.undoable > 0) undoer = by;
    }
    const undo: CommandAsk = { ask: 'undo', table: table.id, at: await position(), key: newKey(), count: 1 };
    const ear = undoer === ada ? mine : theirs;
    expect(await answerTo(ear, undo)).toMatchObject({ tell: 'done', position: undo.at + 1 });
    expect(ear.tells.at(-2)).toMatchObject({ tell: 'update', update: { entries: [{ undo: 1 }] } });
    theirs.close();
  });

  test('is carried out once under its key, however it comes again: on this socket, on another, as a request', async () => {
    const command = await aMove();
    mine.ask(command);
    mine.ask(command);
    for (const _ of ['once', 'twice']) expect(await mine.next('done')).toMatchObject({ key: command.key, position: 1 });
    const again = await watching(ada);
    expect(await answerTo(again, command)).toMatchObject({ tell: 'done', position: 1 });
    if (command.ask === 'play') expect((await play(ada, table, command.at, command.plan, command.key)).status).toBe(200);
    expect(await position()).toBe(1);
    again.close();
  });

  test('that was a request first is answered, and not carried out again', async () => {
    const command = await aMove();
    if (command.ask === 'play') await play(ada, table, command.at, command.plan, command.key);
    expect(await answerTo(mine, command)).toMatchObject({ tell: 'done', position: 1 });
    expect(await position()).toBe(1);
  });

  test('is refused with the same problem as a request', async () => {
    const { position: at, moves } = await legal(ada, table);
    await play(ada, table, at, [moves[0]]);
    const both = async (plan: CommandAsk & { ask: 'play' }) => {
      const told = await answerTo(mine, plan);
      const asked = await play(ada, table, plan.at, plan.plan);
      expect(told).toMatchObject({ tell: 'problem', table: table.id, key: plan.key });
      expect(told.tell === 'problem' && told.problem).toEqual(asked.body);
      return asked.status;
    };
    expect(await both({ ask: 'play', table: table.id, at, key: newKey(), plan: [moves[0] ?? null] })).toBe(409);
    expect(await both({ ask: 'play', table: table.id, at: at + 1, key: newKey(), plan: [{ kind: 'no such' }] })).toBe(422);
  });

  test('is refused at a table that is not watched here, and by who has no seat', async () => {
    const command = await aMove();
    const elsewhere = await listener(server.address, ada.headers);
    expect(await answerTo(elsewhere, command)).toMatchObject({ problem: { status: 409, code: 'not-watched' } });
    const cy = await newcomer(server.address, 'Cy');
    const onlooker = await watching(cy);
    expect(await answerTo(onlooker, command)).toMatchObject({ problem: { status: 403, code: 'not-seated' } });
    expect(await position()).toBe(0);
    for (const ear of [elsewhere, onlooker]) ear.close();
  });

  test('is not overtaken by the unwatch that follows it', async () => {
    const command = await aMove();
    mine.ask(command);
    mine.ask({ ask: 'unwatch', table: table.id });
    expect(await mine.next('done')).toMatchObject({ key: command.key });
  });

  test('needs a token that may play', async () => {
    const { body } = await ada.ask('POST', PATHS.tokens, { label: 'looks', scopes: ['read'] });
    const ear = await watching({ headers: { authorization: `Bearer ${(body as { token: string }).token}` } });
    expect(await answerTo(ear, await aMove())).toMatchObject({ problem: { status: 403, code: 'scope-missing' } });
    expect(await position()).toBe(0);
    ear.close();
  });

  test('counts like a request of the person', async () => {
    const command = await aMove();
    let refused: Tell | undefined;
    for (let sent = 0; refused === undefined && sent <= RATE; sent++) {
      const told = await answerTo(mine, { ...command, at: 99, key: newKey() });
      if (told.tell === 'problem' && told.problem.status === 429) refused = told;
    }
    expect(refused).toMatchObject({ problem: { code: 'too-many-requests', retryAfter: expect.any(Number) } });
    // What was said on the socket counts for requests too, and the other way round.
    expect((await ada.ask('GET', PATHS.me)).status).toBe(429);
    expect((await bo.ask('GET', PATHS.me)).status).toBe(200);
    const theirs = await watching(bo);
    while ((await bo.ask('GET', PATHS.me)).status === 200);
    expect(await answerTo(theirs, { ...command, key: newKey() })).toMatchObject({ problem: { code: 'too-many-requests' } });
    theirs.close();
  });

  test('counts like a request of the address', async () => {
    const command = await aMove();
    let asked = 0;
    while ((await fetch(`${server.address}${PATHS.games}`)).status === 200) asked += 1;
    expect(asked).toBeLessThan(ADDRESS_RATE);
    expect(await answerTo(mine, command)).toMatchObject({ problem: { code: 'too-many-requests' } });
  });

  test('closes the socket where it goes on coming too soon', async () => {
    const command = await aMove();
    for (let sent = 0; sent < RATE + 300; sent++) mine.ask({ ...command, at: 99, key: newKey() });
    expect(await mine.closed).toBe(CLOSE.tooMany);
  });
});

/** Has a client not hang up when it is told to, and talk on. */
function stayOn({ socket }: Listener): void {
  const { _receiver } = socket as unknown as { readonly _receiver: NodeJS.EventEmitter };
  _receiver.removeAllListeners('conclude');
}

/** Says it, and answers where the log is once the server has heard all of it and seen the line break. */
async function heardOut(ear: Listener, ...commands: readonly CommandAsk[]): Promise<number> {
  // Behind the backs of the library, which sends nothing on a line that is to be closed.
  const { _sender } = ear.socket as unknown as { readonly _sender: { send(text: string, options: object): void } };
  for (const command of commands) _sender.send(JSON.stringify(command), { fin: true, mask: true, binary: false, compress: false });
  ear.socket.terminate();
  await expect.poll(() => server.app.websocketServer.clients.size).toBe(0);
  return ((await bo.at(table, 'GET', 'match')).body as { readonly position: number }).position;
}

describe('A command is not carried out', () => {
  test('on a socket that is being closed, however long the client holds it', async () => {
    const command = await aMove();
    stayOn(mine);
    mine.say('garbage');
    expect(await heardOut(mine, command)).toBe(0);
  });

  test.each([
    ['out', PATHS.session],
    ['out everywhere', PATHS.sessions],
  ])('of who has signed %s', async (_, path) => {
    const command = await aMove();
    stayOn(mine);
    expect((await ada.ask('DELETE', path)).status).toBeLessThan(300);
    expect(await heardOut(mine, command)).toBe(0);
  });

  test('of who has another password since, on another device', async () => {
    const command = await aMove();
    await ada.ask('PUT', PATHS.password, { password: 'a long first one' });
    const other = await request(server.address, 'POST', PATHS.sessions, { name: 'Ada', password: 'a long first one' });
    stayOn(mine);
    const cookie = cookieIn(other.headers);
    const changed = await request(
      server.address,
      'PUT',
      PATHS.password,
      { password: 'another long one', current: 'a long first one' },
      { cookie },
    );
    expect(changed.status).toBeLessThan(300);
    expect(await heardOut(mine, command)).toBe(0);
  });

  test('by a token that was ended', async () => {
    const { body } = await ada.ask('POST', PATHS.tokens, { label: 'plays', scopes: ['read', 'play'] });
    const { token, about } = body as { readonly token: string; readonly about: { readonly id: string } };
    const ear = await watching({ headers: { authorization: `Bearer ${token}` } });
    mine.socket.terminate();
    const command = await aMove();
    stayOn(ear);
    expect((await ada.ask('DELETE', pathTo(PATHS.token, { token: about.id }))).status).toBeLessThan(300);
    expect(await heardOut(ear, command)).toBe(0);
  });

  test('by a token that has come to its end, though no heartbeat has closed its socket yet', async () => {
    const { body } = await ada.ask('POST', PATHS.tokens, { label: 'plays', scopes: ['read', 'play'], days: 1 });
    const ear = await watching({ headers: { authorization: `Bearer ${(body as { readonly token: string }).token}` } });
    const command = await aMove();
    ahead = DAY;
    expect(await answerTo(ear, command)).toMatchObject({ problem: { status: 401, code: 'token-ended' } });
    expect(await position()).toBe(0);
    ear.close();
  });
});

/** Has appends wait until they may go on. */
function holdAppends() {
  let [go, begun, times] = [(): void => undefined, (): void => undefined, 0];
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    begun = resolve;
  });
  appends =
    (append) =>
    async (...given) => {
      times += 1;
      begun();
      await held;
      return append(...given);
    };
  return { reached, go: () => go(), times: () => times };
}

describe('A command that is being carried out', () => {
  test('counts though the socket is closed meanwhile, and is answered when it is sent again', async () => {
    const command = await aMove();
    const { reached, go } = holdAppends();
    mine.ask(command);
    await reached;
    mine.socket.terminate();
    await mine.closed;
    go();
    await expect.poll(position).toBe(1);
    const again = await watching(ada);
    expect(await answerTo(again, command)).toMatchObject({ tell: 'done', position: 1 });
    again.close();
  });

  test('says that nothing can be written, as a request does, and is no fault of ours', async () => {
    const command = await aMove();
    appends = () => () => Promise.reject(new StoreFault('full', 'the disk is full'));
    expect(await answerTo(mine, command)).toMatchObject({ problem: { status: 503, code: 'cannot-write' } });
    appends = (append) => append;
    expect(await answerTo(mine, command)).toMatchObject({ tell: 'done', position: 1 });
  });

  test('is finished by a server that stops, and none is begun any more', async () => {
    const command = await aMove();
    const { reached, go, times } = holdAppends();
    mine.ask(command);
    await reached;
    const again = server.restart();
    await mine.next('stopping');
    mine.ask({ ...command, key: newKey() });
    go();
    server = await again;
    expect(times()).toBe(1);
    expect(await server.store.tables.byId(table.id)).toMatchObject({ position: 1 });
  });
});
