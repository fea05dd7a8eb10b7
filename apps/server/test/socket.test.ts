import type { Socket } from 'node:net';
import { CLOSE, PATHS, pathTo } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HEARTBEAT } from '../src/socket/attend.ts';
import { type HandClock, handClock } from './clock.ts';
import { anyMove } from './game.ts';
import { known, listener } from './listener.ts';
import { newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let clock: HandClock;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  clock = handClock();
  server = await served({ clock, socketsPerIdentity: 3 });
  ada = await newcomer(server.address, 'Ada');
  bo = await newcomer(server.address, 'Bo');
});
afterAll(() => server.stop());

const listen = (person: Person) => listener(server.address, person.headers);

/** A table of two at which the game has begun. */
async function begun(terms: object = {}) {
  const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 }, ...terms });
  await bo.at(table, 'POST', 'join');
  await ada.at(table, 'POST', 'start');
  return table;
}

const move = async (table: { readonly id: string }): Promise<number> => (await anyMove([ada, bo], table)).update.position;

describe('a socket', () => {
  test('greets, answers a ping, and says what it is', async () => {
    const ear = await listen(ada);
    expect(await ear.next('hello')).toEqual({ tell: 'hello', version: '9.9.9', now: clock.now(), heartbeat: HEARTBEAT, commands: true });
    ear.ask({ ask: 'ping' });
    expect(await ear.next('pong')).toEqual({ tell: 'pong', now: clock.now() });
    ear.close();
    await ear.closed;
  });

  test('is compressed', async () => {
    const ear = await listen(ada);
    expect(ear.socket.extensions).toContain('permessage-deflate');
    ear.close();
  });

  test('tells the table, then the match, then what is new, and never what others see', async () => {
    const table = await begun();
    const [mine, theirs] = await Promise.all([listen(ada), listen(bo)]);
    mine.ask({ ask: 'watch', table: table.id });
    theirs.ask({ ask: 'watch', table: table.id });
    expect((await mine.next('match')).match).toMatchObject({ position: 0, seat: 0, game: 'anno1503' });
    expect((await theirs.next('match')).match).toMatchObject({ position: 0, seat: 1 });
    const position = await move(table);
    const [{ update }] = await Promise.all([mine.next('update'), theirs.next('update')]);
    expect(update).toMatchObject({ from: 0, position });
    for (const [person, ear] of [
      [ada, mine],
      [bo, theirs],
    ] as const) {
      const { view } = (await person.at(table, 'GET', 'match')).body as { view: unknown };
      expect(known(ear.tells)).toEqual({ position, view });
    }
    mine.close();
    theirs.close();
  });

  test('takes up where it was: only what is new comes, and it joins on', async () => {
    const table = await begun();
    const first = await listen(bo);
    first.ask({ ask: 'watch', table: table.id });
    await first.next('match');
    first.close();
    await first.closed;
    await move(table);
    const position = await move(table);

    const again = await listen(bo);
    again.ask({ ask: 'watch', table: table.id, after: 0 });
    const { update } = await again.next('update');
    expect(update).toMatchObject({ from: 0, position });
    expect(update.entries.map((each) => each.position)).toEqual(Array.from({ length: position }, (_, index) => index + 1));
    expect(update.view).toBeUndefined();
    const { view } = (await bo.at(table, 'GET', 'match')).body as { view: unknown };
    expect(known([...first.tells, ...again.tells])).toEqual({ position, view });
    again.close();
  });

  test('that knows more than there is gets the whole match', async () => {
    const table = await begun();
    const ear = await listen(ada);
    ear.ask({ ask: 'watch', table: table.id, after: 99 });
    expect((await ear.next('match')).match.position).toBe(0);
    ear.close();
  });

  test('says who is there, and who has gone', async () => {
    const table = await begun();
    const mine = await listen(ada);
    mine.ask({ ask: 'watch', table: table.id });
    expect((await mine.next('table')).table.chairs).toMatchObject([{ here: true }, { here: false }]);
    const theirs = await listen(bo);
    theirs.ask({ ask: 'watch', table: table.id });
    await theirs.next('table');
    const shown = () => mine.tells.findLast((tell) => tell.tell === 'table')?.table.chairs;
    const later = () => {
      clock.pass(1000);
      return shown();
    };
    await expect.poll(later).toMatchObject([{ here: true }, { here: true }]);
    theirs.close();
    await expect.poll(later).toMatchObject([{ here: true }, { here: false }]);
    mine.ask({ ask: 'unwatch', table: table.id });
    mine.ask({ ask: 'ping' });
    await mine.next('pong');
    expect((await ada.ask('GET', pathTo(PATHS.table, { table: table.id }))).body).toMatchObject({
      chairs: [{ here: false }, { here: false }],
    });
    mine.close();
  });

  test('says what somebody is called now', async () => {
    const cy = await newcomer(server.address, 'Cy');
    const table = await cy.make({ game: 'anno1503', seats: 2 });
    const ear = await listen(ada);
    ear.ask({ ask: 'watch', table: table.id });
    await ear.next('table');
    await cy.ask('PATCH', PATHS.me, { name: 'Cyrus' });
    expect((await ear.next('table')).table.chairs).toMatchObject([{ name: 'Cyrus' }, {}]);
    ear.close();
  });

  test('says that it is one’s turn, also at a table that one does not watch', async () => {
    const ear = await listen(ada);
    const table = await begun();
    expect(await ear.next('your-turn', (tell) => tell.table === table.id)).toMatchObject({ seat: 0 });
    ear.close();
  });

  test('says what was said, and what was said before', async () => {
    const table = await begun();
    await ada.at(table, 'POST', 'chat', { text: 'ahoy' });
    const ear = await listen(bo);
    ear.ask({ ask: 'watch', table: table.id });
    expect((await ear.next('chat')).message).toMatchObject({ number: 1, name: 'Ada', text: 'ahoy' });
    await ada.at(table, 'POST', 'chat', { text: 'fair winds' });
    expect((await ear.next('chat')).message).toMatchObject({ number: 2, text: 'fair winds' });
    ear.close();
    await ear.closed;
    const again = await listen(bo);
    again.ask({ ask: 'watch', table: table.id, chat: 1 });
    expect((await again.next('chat')).message).toMatchObject({ number: 2 });
    again.close();
  });

  test('says the end of a long talk to who comes in late, not its beginning', async () => {
    const table = await begun();
    for (let number = 1; number <= 103; number++)
      await server.store.chat.add(table.id, { by: ada.me.id, text: `line ${number}`, at: clock.now() });
    const ear = await listen(bo);
    ear.ask({ ask: 'watch', table: table.id });
    expect((await ear.next('chat')).message).toMatchObject({ number: 4 });
    expect((await ear.next('chat', ({ message }) => message.number > 102)).message).toMatchObject({ number: 103, text: 'line 103' });
    ear.close();
  });

  test('says what cannot be watched, and lives on', async () => {
    const closed = await begun({ spectators: false });
    const cy = await newcomer(server.address, 'Cy');
    const ear = await listen(cy);
    ear.ask({ ask: 'watch', table: 'no-such-table' });
    expect(await ear.next('problem')).toMatchObject({ table: 'no-such-table', problem: { status: 404, code: 'not-found' } });
    ear.ask({ ask: 'watch', table: closed.id });
    expect(await ear.next('problem')).toMatchObject({ problem: { status: 403, code: 'no-spectators' } });
    ear.ask({ ask: 'ping' });
    await ear.next('pong');
    ear.close();
  });
});

describe('a socket is closed', () => {
  test.each(['ahoy', '{', '{"ask":"dance"}', '{"ask":"watch","table":"../x"}', '{"ask":"ping","more":1}', 'null'])(
    'for the garbage %s',
    async (garbage) => {
      const ear = await listen(ada);
      ear.say(garbage);
      expect(await ear.closed).toBe(CLOSE.garbage);
    },
  );

  test('for bytes that are no text, and for a word that is too long', async () => {
    const bytes = await listen(ada);
    bytes.say(Buffer.from([1, 2, 3]));
    expect(await bytes.closed).toBe(CLOSE.garbage);
    const long = await listen(ada);
    long.say(JSON.stringify({ ask: 'ping', more: 'x'.repeat(70_000) }));
    expect(await long.closed).toBe(1009);
  });

  test('for talking too much', async () => {
    const ear = await listen(ada);
    for (let count = 0; count < 250; count++) ear.ask({ ask: 'ping' });
    expect(await ear.closed).toBe(CLOSE.tooMany);
  });

  test.each([{}, { cookie: 'archipel=forged.sign' }, { authorization: 'Bearer nonsense' }])(
    'if it is not known who listens: %j',
    async (headers) => {
      const ear = await listener(server.address, headers as Record<string, string>);
      expect(await ear.closed).toBe(CLOSE.unknown);
    },
  );

  test('if the token may not read, or comes to its end while it is open', async () => {
    const cy = await newcomer(server.address, 'Cy');
    const token = async (more: object) => {
      const { body } = await cy.ask('POST', PATHS.tokens, { label: 'bot', ...more });
      return { authorization: `Bearer ${(body as { token: string }).token}` };
    };
    const blind = await listener(server.address, await token({ scopes: ['play', 'tables'] }));
    expect(await blind.closed).toBe(CLOSE.unknown);
    const short = await listener(server.address, await token({ scopes: ['read'], days: 1 }));
    await short.next('hello');
    clock.pass(86_400_000);
    expect(await short.closed).toBe(CLOSE.unknown);
  });

  test('to a page of another site before it is open', async () => {
    await expect(listener(server.address, { ...ada.headers, origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  test('if one person has too many', async () => {
    const cy = await newcomer(server.address, 'Cy');
    const few = await Promise.all([listen(cy), listen(cy), listen(cy)]);
    const more = await listen(cy);
    expect(await more.closed).toBe(CLOSE.tooMany);
    few[0]?.close();
    await few[0]?.closed;
    const again = await listen(cy);
    await again.next('hello');
    for (const ear of [...few, again]) ear.close();
  });

  test('with the session that opened it', async () => {
    const cy = await newcomer(server.address, 'Cy');
    const ear = await listen(cy);
    await ear.next('hello');
    await cy.ask('DELETE', PATHS.session);
    expect(await ear.closed).toBe(CLOSE.unknown);
  });

  test('when nobody answers two heartbeats in a row', async () => {
    const deaf = new WebSocket(`${server.address.replace('http', 'ws')}${PATHS.socket}`, { headers: ada.headers, autoPong: false });
    const gone = new Promise<number>((resolve) => deaf.once('close', resolve));
    await new Promise<void>((resolve) => deaf.once('open', () => resolve()));
    const alive = await listen(ada);
    await alive.next('hello');
    const pinged = new Promise<void>((resolve) => alive.socket.once('ping', () => resolve()));
    clock.pass(HEARTBEAT);
    await pinged;
    alive.ask({ ask: 'ping' });
    await alive.next('pong');
    clock.pass(HEARTBEAT);
    expect(await gone).toBe(1006);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    alive.close();
  });

  test('if it reads too slowly, and can take up where it was', async () => {
    const other = await served({ mostWaiting: 20_000 });
    const [cy, di] = [await newcomer(other.address, 'Cy'), await newcomer(other.address, 'Di')];
    const table = await cy.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
    await di.at(table, 'POST', 'join');
    await cy.at(table, 'POST', 'start');
    const slow = await listener(other.address, di.headers);
    slow.ask({ ask: 'watch', table: table.id });
    await slow.next('match');
    // What goes out to this one is held back, as by a line that is full.
    const [line] = [...other.app.websocketServer.clients].map((client) => (client as unknown as { _socket: Socket })._socket);
    line?.cork();
    let position = 0;
    while (other.app.websocketServer.clients.values().next().value?.readyState === WebSocket.OPEN)
      ({ position } = (await anyMove([cy, di], table)).update);
    line?.uncork();
    expect(await slow.closed).toBe(CLOSE.tooSlow);
    const before = known(slow.tells);
    // Whatever it was that found the line full: an update, or the word that it is one's turn.
    expect(before?.position).toBeLessThanOrEqual(position);
    const again = await listener(other.address, di.headers);
    again.ask({ ask: 'watch', table: table.id, after: before?.position });
    await again.next('update', ({ update }) => update.position === position);
    const { view } = (await di.at(table, 'GET', 'match')).body as { view: unknown };
    expect(known([...slow.tells, ...again.tells])).toEqual({ position, view });
    again.close();
    await other.stop();
  });

  test('with a last word when the server stops', async () => {
    const other = await served();
    const cy = await newcomer(other.address, 'Cy');
    const ear = await listener(other.address, cy.headers);
    await ear.next('hello');
    const stopped = other.stop();
    await ear.next('stopping');
    expect(await ear.closed).toBe(CLOSE.stopping);
    await stopped;
  });
});
