import { gameById } from '@archipel/games';
import { eventFor, type Json, openMatch, play, type Viewer } from '@archipel/kernel';
import { type LogEntry, type Tell, updateSchema } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupOf } from '../src/play/setup.ts';
import { anyMove } from './game.ts';
import { known, type Listener, listener } from './listener.ts';
import { newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

let server: Served;
let people: Person[] = [];
beforeAll(async () => {
  server = await served();
  people = await Promise.all(['Ada', 'Bo', 'Sue'].map((name) => newcomer(server.address, name)));
});
afterAll(() => server.stop());

/** What each viewer may hear and see at every position, from the rules alone. */
async function truth(table: string, viewer: Viewer): Promise<{ readonly events: readonly Json[][]; readonly views: readonly Json[] }> {
  const kept = await server.store.tables.byId(table);
  const rules = gameById(kept?.terms.game ?? '');
  if (kept === undefined || rules === undefined) throw new Error('no table');
  const opened = openMatch(rules, setupOf(kept));
  if (!opened.ok) throw new Error(opened.detail);
  let { match } = opened;
  const events: Json[][] = [];
  const views = [rules.view(match.state, viewer) as Json];
  for (const { entry } of await server.store.logs.read(table)) {
    if (!('move' in entry)) throw new Error('nobody has taken anything back');
    const step = play(rules, match, entry.seat, [entry.move]);
    if (!step.ok) throw new Error('the log does not replay');
    match = step.match;
    events.push(step.events.map((event) => eventFor(event, viewer) as Json));
    views.push(rules.view(match.state, viewer) as Json);
  }
  return { events, views };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const happenedIn = (tells: readonly Tell[]): readonly LogEntry[] =>
  tells.flatMap((tell) => (tell.tell === 'update' ? tell.update.entries : []));
/** Every field that an update or a match may have; a further one could hold anything. */
const FIELDS = new Set([...Object.keys(updateSchema.def.innerType.shape), 'game', 'rules', 'seat']);

describe.each(['anno1800', 'anno1503'])('in %s', (game) => {
  test('each seat and a spectator are told what the rules show them, and not a word more', async () => {
    const [ada, bo, sue] = people;
    if (!ada || !bo || !sue) throw new Error('nobody is there');
    const table = await ada.make({ game, seats: 2 });
    await bo.at(table, 'POST', 'join');
    await ada.at(table, 'POST', 'start');
    const ears: (readonly [Viewer, Person, Listener])[] = [];
    for (const [viewer, person] of [
      [0, ada],
      [1, bo],
      ['spectator', sue],
    ] as const) {
      const ear = await listener(server.address, person.headers);
      ear.ask({ ask: 'watch', table: table.id });
      await ear.next('match');
      ears.push([viewer, person, ear]);
    }
    let position = 0;
    for (let count = 0; count < 60; count++) ({ position } = (await anyMove([ada, bo], table)).update);

    const secrets = await server.store.tables.byId(table.id);
    for (const [viewer, person, ear] of ears) {
      await ear.next('update', ({ update }) => update.position === position);
      const { events, views } = await truth(table.id, viewer);
      expect(happenedIn(ear.tells).map((each) => each.events)).toEqual(plain(events));
      expect(known(ear.tells)).toEqual({ position, view: plain(views.at(-1)) });
      for (const tell of ear.tells) {
        const about = tell.tell === 'update' ? tell.update : tell.tell === 'match' ? tell.match : {};
        expect(Object.keys(about).filter((field) => !FIELDS.has(field))).toEqual([]);
      }
      // What is asked for is no other than what is told.
      expect((await person.at(table, 'GET', 'match')).body).toMatchObject({
        view: plain(views.at(-1)),
        seat: viewer === 'spectator' ? null : viewer,
      });
      const log = (await person.at(table, 'GET', 'log?limit=500')).body as readonly LogEntry[];
      expect(log.map((each) => each.events)).toEqual(plain(events));
      for (const text of ear.texts) for (const secret of [secrets?.secret, secrets?.salt]) expect(text).not.toContain(secret);
      ear.close();
    }
    // Otherwise nothing would have been shown: they do not all see the same.
    const texts = ears.map(([, , ear]) => JSON.stringify(known(ear.tells)?.view));
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  test('a spectator may not look on where that was not agreed', async () => {
    const [ada, bo, sue] = people;
    const table = await ada?.make({ game, seats: 2, spectators: false });
    if (!table) throw new Error('no table');
    const ear = await listener(server.address, sue?.headers ?? {});
    ear.ask({ ask: 'watch', table: table.id });
    await ear.next('table');
    await bo?.at(table, 'POST', 'join');
    await ada?.at(table, 'POST', 'start');
    // Somebody who came in while the table was open is sent away when the game begins.
    expect(await ear.next('problem')).toMatchObject({ table: table.id, problem: { code: 'no-spectators' } });
    ear.ask({ ask: 'ping' });
    await ear.next('pong');
    expect(ear.tells.map(({ tell }) => tell)).not.toContain('match');
    ear.close();
    for (const place of ['match', 'moves', 'log', 'chat', 'stream', 'file', 'review'])
      expect(await sue?.at(table, 'GET', place)).toMatchObject({ status: 403, body: { code: 'no-spectators' } });
  });
});
