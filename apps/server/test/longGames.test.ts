import { COMPONENTS } from '@archipel/anno1503';
import { gameById } from '@archipel/games';
import { type Entry, type Json, replay, undoable } from '@archipel/kernel';
import { PATHS, type Table } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupOf } from '../src/play/setup.ts';
import type { StoredTable } from '../src/store/store.ts';
import { newKey, play } from './game.ts';
import { listener } from './listener.ts';
import { known, newcomer, type Person, request } from './person.ts';
import { type Served, served } from './served.ts';

/** Entries of a match in which somebody cannot make up their mind. */
const ENTRIES = 30_000;
const rules = gameById('anno1503');
if (rules === undefined) throw new Error('no game');

let server: Served;
let ada: Person;
let long: Table;
beforeAll(async () => {
  server = await served();
  ada = await newcomer(server.address, 'Ada');
  const bo = await newcomer(server.address, 'Bo');
  long = await ada.make({ game: 'anno1503', seats: 2, options: { firstPlayer: 0 } });
  await bo.at(long, 'POST', 'join');
  await ada.at(long, 'POST', 'start');
  const kept = await server.store.tables.byId(long.id);
  if (kept === undefined) throw new Error('nothing was kept');
  await lengthen(kept);
  // Nothing of it is in memory, nor is there a snapshot.
  server = await server.restart();
  ada = known(server.address, ada.me, ada.headers);
});
afterAll(() => server.stop());

/** A move that can be taken back, after those that cannot. */
function wavering(kept: StoredTable): { readonly before: readonly Entry[]; readonly move: Entry } {
  const before: Entry[] = [];
  for (;;) {
    const at = replay(rules as NonNullable<typeof rules>, setupOf(kept), before);
    if (!at.ok || rules === undefined) throw new Error('it does not replay');
    const [seat = 0] = rules.active(at.match.state);
    const moves = rules.moves(rules.view(at.match.state, seat)) as readonly Json[];
    for (const each of moves) {
      const tried = replay(rules, setupOf(kept), [...before, { seat, move: each }]);
      if (tried.ok && undoable(rules, tried.match, seat) > 0) return { before, move: { seat, move: each } };
    }
    before.push({ seat, move: moves[0] ?? null });
  }
}

async function lengthen(kept: StoredTable): Promise<void> {
  const { before, move } = wavering(kept);
  const entries = [...before];
  while (entries.length < ENTRIES) entries.push(move, { seat: move.seat, undo: 1 });
  let table = kept;
  for (let at = 0; at < entries.length; at += 5000) {
    const part = entries.slice(at, at + 5000).map((entry) => ({ entry, at: 1, bot: false }));
    const state = replay(rules as NonNullable<typeof rules>, setupOf(kept), entries.slice(0, before.length));
    if (!state.ok) throw new Error('it does not replay');
    const active = rules?.active(state.match.state) ?? [];
    const next = { ...table, active, position: at + part.length, revision: table.revision + 1 };
    expect(await server.store.logs.append(kept.id, at, part, null, next)).toBe('done');
    table = next;
  }
}

/** How many others were answered meanwhile. */
async function meanwhile(work: Promise<unknown>): Promise<number> {
  const done = work.then(() => 'done' as const);
  let answered = 0;
  while ((await Promise.race([done, request(server.address, 'GET', '/healthz')])) !== 'done') answered += 1;
  return answered;
}

describe('a match with a very long log', () => {
  test('is taken up piece by piece: others are answered all the while', async () => {
    const asked = ada.at(long, 'GET', 'match');
    // In one piece it was one or two.
    expect(await meanwhile(asked)).toBeGreaterThan(20);
    expect((await asked).body).toMatchObject({ position: expect.any(Number) });
  });

  test('answers a move against an old position briefly', async () => {
    const stale = await play(ada, long, 0, [{ kind: 'rest' }], newKey());
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(stale.text.length).toBeLessThan(1000);
  });

  test('is told anew to those who have missed too much of it', async () => {
    const ear = await listener(server.address, ada.headers);
    ear.ask({ ask: 'watch', table: long.id, after: 0 });
    const { match } = await ear.next('match');
    ear.ask({ ask: 'watch', table: long.id, after: match.position - 3 });
    expect((await ear.next('update')).update.entries).toHaveLength(3);
    expect(Math.max(...ear.texts.map((text) => text.length))).toBeLessThan(50_000);
    ear.close();
  });

  test('is exported with all else of a person while others are answered, as one document', async () => {
    const asked = ada.ask('GET', PATHS.myData);
    expect(await meanwhile(asked)).toBeGreaterThan(2);
    const { tables } = (await asked).body as { readonly tables: readonly { readonly id: string; readonly moves: readonly unknown[] }[] };
    expect(tables).toHaveLength(1);
    expect(tables[0]?.moves.length).toBeGreaterThan(ENTRIES / 3);
  });
});

test('a list of tables with components of their own says that they have them, and pages end early', async () => {
  const bo = await newcomer(server.address, 'Bo');
  const one = await bo.make({ game: 'anno1503', seats: 2, visibility: 'listed', options: { components: COMPONENTS } });
  // Larger than any request may be: as a database may hold them.
  const padded = { ...COMPONENTS, padding: 'x'.repeat(200_000) };
  const kept = await server.store.tables.byId(one.id);
  if (kept === undefined) throw new Error('nothing was kept');
  const ids = [one.id];
  for (let more = 0; more < 7; more++) {
    const id = `${one.id.slice(0, -1)}${more}x`;
    const terms = { ...kept.terms, options: { components: padded } };
    await server.store.tables.add({ ...kept, id, code: `PAD00${more}`, terms });
    ids.push(id);
  }
  const found: string[] = [];
  let cursor = '';
  for (let pages = 0; pages < 20; pages++) {
    const page = await request(server.address, 'GET', `${PATHS.tables}?limit=100${cursor}`);
    expect(page.text.length).toBeLessThan(20_000);
    const { items, next } = page.body as { readonly items: readonly Table[]; readonly next: string | null };
    expect(items.length).toBeLessThan(5);
    for (const { id, terms } of items) {
      expect(terms.options).toMatchObject({ components: true });
      found.push(id);
    }
    if (next === null) break;
    cursor = `&cursor=${next}`;
  }
  expect(found.toSorted()).toEqual(ids.toSorted());
  // The table itself has them.
  expect((await request(server.address, 'GET', `${PATHS.tables}/${one.id}`)).text).toContain('inhabitantSpaces');
});
