import type { Question } from '@archipel/host';
import { CLOSE, PATHS } from '@archipel/protocol';
import type { Thinkers } from '@archipel/thinkers';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { handClock } from './clock.ts';
import { anyMove, legal, newKey, play } from './game.ts';
import { known as knownNow, type Listener, listener } from './listener.ts';
import { known, newcomer, type Person } from './person.ts';
import { type Served, type SharedData, served, servedTwice, thinkersHere } from './served.ts';

const elsewhere = (person: Person, { address }: Served): Person => known(address, person.me, person.headers);

/** Thinkers that count the positions they were asked about. */
function counting(): Thinkers & { readonly questions: Question[] } {
  const questions: Question[] = [];
  return {
    ...thinkersHere,
    questions,
    think: async (question) => {
      questions.push(question);
      return thinkersHere.think(question);
    },
  };
}

/** Waits until it is so: what one server stores the other sees a moment later. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

async function watching(person: Person, { address }: Served, table: { readonly id: string }): Promise<Listener> {
  const ear = await listener(address, person.headers);
  ear.ask({ ask: 'watch', table: table.id, after: 0 });
  return ear;
}

/** Two servers on one database: what holds here must hold for any number of processes on one store. `data` makes an empty place. */
export function processesConform(data: () => Promise<SharedData>): void {
  const open: Served[] = [];
  afterEach(async () => {
    const [first, second] = open.splice(0);
    await second?.close();
    await first?.stop();
  });

  async function both(...serving: readonly Partial<ServerOptions>[]): Promise<readonly [Served, Served]> {
    const two = await servedTwice(await data(), ...serving);
    open.push(...two);
    return two;
  }

  describe('players of one match on two servers', () => {
    test('see each other sit down, begin, move and talk', async () => {
      const [one, two] = await both();
      const [ada, bo] = [await newcomer(one.address, 'Ada'), await newcomer(two.address, 'Bo')];
      const table = await ada.make({ game: 'anno1503', seats: 2 });
      const [adaHears, boHears] = [await watching(ada, one, table), await watching(bo, two, table)];
      await bo.at(table, 'POST', 'join');
      await adaHears.next('table', ({ table: { chairs } }) => chairs.every(({ kind }) => kind === 'person'));
      await ada.at(table, 'POST', 'start');
      await boHears.next('match');
      for (let turn = 0; turn < 12; turn++) {
        const { update } = await anyMove([ada, bo], table);
        const arrived = (ear: Listener) => ear.next('update', ({ update: { position } }) => position === update.position);
        await Promise.all([arrived(adaHears), arrived(boHears)]);
      }
      const [view, other] = [(await ada.at(table, 'GET', 'match')).body, (await bo.at(table, 'GET', 'match')).body] as const;
      expect(knownNow(adaHears.tells)?.view).toEqual((view as { view: unknown }).view);
      expect(knownNow(boHears.tells)?.view).toEqual((other as { view: unknown }).view);
      await bo.at(table, 'POST', 'chat', { text: 'well sailed' });
      expect((await adaHears.next('chat')).message).toMatchObject({ name: 'Bo', text: 'well sailed' });
      await bo.ask('PATCH', PATHS.me, { name: 'Boatswain' });
      await adaHears.next('table', ({ table: { chairs } }) =>
        chairs.some((chair) => chair.kind === 'person' && chair.name === 'Boatswain'),
      );
      adaHears.close();
      boHears.close();
    });

    test('cannot both move at one position, and a repeated command does nothing twice wherever it is sent', async () => {
      const [one, two] = await both();
      const ada = await newcomer(one.address, 'Ada');
      const table = await ada.make({ game: 'anno1503', seats: 2, bots: ['easy'], options: { firstPlayer: 0 } });
      await ada.at(table, 'POST', 'start');
      const there = elsewhere(ada, two);
      const { position, moves } = await legal(there, table);
      const [key, other] = [newKey(), newKey()];
      const answers = await Promise.all([
        play(ada, table, position, [moves[0]], key),
        play(there, table, position, [moves[0]], key),
        play(there, table, position, [moves.at(-1)], other),
      ]);
      // Whichever command was first: that one is carried out, and answered wherever it was sent.
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toEqual(statuses[2] === 200 ? [409, 409, 200] : [200, 200, 409]);
      const log = await one.store.logs.read(table.id);
      expect(log.filter(({ bot }) => !bot)).toHaveLength(1);
      expect((await play(ada, table, position, [moves[0]], key)).status).toBe(answers[0]?.status);
    });

    test('who has moved on one server may move at once on the other', async () => {
      const [one, two] = await both();
      const [ada, bo] = [await newcomer(one.address, 'Ada'), await newcomer(one.address, 'Bo')];
      const table = await ada.make({ game: 'anno1503', seats: 2 });
      await bo.at(table, 'POST', 'join');
      await ada.at(table, 'POST', 'start');
      await legal(elsewhere(ada, two), table);
      for (let turn = 0; turn < 6; turn++) {
        await anyMove([ada, bo], table);
        const [now] = (await Promise.all([ada, bo].map(async (by) => ({ by, ...(await legal(by, table)) })))).filter(
          ({ moves }) => moves.length > 0,
        );
        if (now === undefined) throw new Error('nobody may move');
        const { status, body } = await play(elsewhere(now.by, two), table, now.position, [now.moves[0]]);
        expect([status, body]).toMatchObject([200, { position: now.position + 1 }]);
        await eventually(async () => (await legal(ada, table)).position === now.position + 1);
      }
    });

    test('signing out on one server ends the connections on the other', async () => {
      const [one, two] = await both();
      const ada = await newcomer(one.address, 'Ada');
      const ear = await listener(two.address, ada.headers);
      await ada.ask('DELETE', PATHS.sessions);
      expect(await ear.closed).toBe(CLOSE.unknown);
    });
  });

  describe('of several servers', () => {
    test('one plays the turn of a bot', async () => {
      const thinkers = counting();
      const [one, two] = await both({ thinkers });
      const ada = await newcomer(one.address, 'Ada');
      const table = await ada.make({ game: 'anno1503', seats: 3, bots: ['easy', 'easy'], options: { firstPlayer: 1 } });
      const ears = [await watching(ada, one, table), await watching(ada, two, table)];
      await ada.at(table, 'POST', 'start');
      for (let turn = 0; turn < 6; turn++) {
        await eventually(async () => {
          const [here, there] = await Promise.all([legal(ada, table), legal(elsewhere(ada, two), table)]);
          return here.position === there.position && here.moves.length > 0;
        });
        await anyMove([turn % 2 ? ada : elsewhere(ada, two)], table);
      }
      const log = await one.store.logs.read(table.id);
      const views = thinkers.questions.map(({ seed }) => seed);
      // A thought for every move, and no position was thought about twice.
      expect(new Set(views).size).toBe(views.length);
      expect(log.filter(({ bot }) => bot).length).toBeLessThanOrEqual(views.length);
      expect(log.filter(({ bot }) => bot).length).toBeGreaterThan(2);
      for (const ear of ears) ear.close();
    });

    test('one plays for somebody whose time is up', async () => {
      const clock = handClock();
      const thinkers = counting();
      const [one, two] = await both({ clock, thinkers });
      const [ada, bo] = [await newcomer(one.address, 'Ada'), await newcomer(two.address, 'Bo')];
      const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 }, pace: { kind: 'turn', seconds: 60 } });
      await bo.at(table, 'POST', 'join');
      const ears = [await watching(ada, one, table), await watching(bo, two, table)];
      await ada.at(table, 'POST', 'start');
      await ears[1]?.next('match');
      clock.pass(60_000);
      for (const ear of ears) await ear.next('update', ({ update }) => update.active.includes(1) && update.position > 0);
      const log = await two.store.logs.read(table.id);
      expect(log.every(({ bot, entry }) => bot && entry.seat === 0)).toBe(true);
      expect(thinkers.questions).toHaveLength(log.length);
      for (const ear of ears) ear.close();
    });

    test.each([
      { who: 'one that has the table in memory', watched: true },
      { who: 'one that has not', watched: false },
    ])('$who plays on where another has died in the middle of a bot’s turn', async ({ watched }) => {
      const clock = handClock();
      const stuck: Thinkers = { ...thinkersHere, think: () => new Promise(() => undefined) };
      const [one, two] = await both({ clock, thinkers: stuck }, { clock });
      const ada = await newcomer(one.address, 'Ada');
      const table = await ada.make({ game: 'anno1503', seats: 2, bots: ['easy'], options: { firstPlayer: 1 } });
      const ear = watched ? await watching(ada, two, table) : undefined;
      await ada.at(table, 'POST', 'start');
      await ear?.next('match');
      expect(await two.store.logs.read(table.id)).toEqual([]);
      await one.app.close();
      await eventually(async () => {
        clock.pass(1000);
        return (await two.store.logs.read(table.id)).length > 0;
      });
      expect((await two.store.logs.read(table.id)).every(({ bot, entry }) => bot && entry.seat === 1)).toBe(true);
      ear?.close();
    });

    test('the later one does not give back time that was running all along', async () => {
      const clock = handClock();
      const [one] = await both({ clock });
      const [ada, bo] = [await newcomer(one.address, 'Ada'), await newcomer(one.address, 'Bo')];
      const table = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 }, pace: { kind: 'turn', seconds: 60 } });
      await bo.at(table, 'POST', 'join');
      await ada.at(table, 'POST', 'start');
      const before = await one.store.tables.byId(table.id);
      clock.pass(20_000);
      const late = await served({ clock }, one.folder, undefined, one.data);
      expect(await late.store.tables.byId(table.id)).toEqual(before);
      await late.close();
    });
  });
}
