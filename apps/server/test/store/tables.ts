import { expect, test } from 'vitest';
import type { Page, StoredTable } from '../../src/store/store.ts';
import type { Subject } from './conformance.ts';
import { fresh, listed, person, sits, table } from './samples.ts';

export function tablesConform(subject: () => Subject): void {
  test('a table is found by its id and its code', async () => {
    const { store, other } = subject();
    const kept = table({ words: ['ahoi', null], clocks: { since: 7, left: [1500, null] } });
    expect(await store.tables.add(kept)).toBe('done');
    expect(await store.tables.byId(kept.id)).toEqual(kept);
    expect(await other.tables.byCode(kept.code)).toEqual(kept);
    expect(await store.tables.byId('nowhere-0')).toBeUndefined();
    expect(await store.tables.byCode('NOWHERE')).toBeUndefined();
  });

  test('a code belongs to one table', async () => {
    const { tables } = subject().store;
    const first = table();
    await tables.add(first);
    const second = table({ code: first.code });
    expect(await tables.add(second)).toBe('code-taken');
    expect(await tables.byId(second.id)).toBeUndefined();
  });

  test('of two who change a table against the same revision, one does', async () => {
    const { store, other } = subject();
    const before = table();
    await store.tables.add(before);
    const [one, two] = [
      { ...before, agree: [1], revision: 1 },
      { ...before, agree: [2], revision: 1 },
    ];
    const answers = await Promise.all([store.tables.change(one), other.tables.change(two)]);
    expect(answers.toSorted()).toEqual(['done', 'stale']);
    expect(await store.tables.byId(before.id)).toEqual(answers[0] === 'done' ? one : two);
  });

  test('a table that was never added cannot be changed', async () => {
    expect(await subject().store.tables.change(table({ revision: 1 }))).toBe('stale');
  });

  test('the listed tables come page by page, newest first, by state and by game', async () => {
    const { tables } = subject().store;
    const game = fresh('game');
    const terms = { ...listed, game };
    const kept = [
      table({ terms }),
      table({ terms, state: 'playing' }),
      table({ terms }),
      table({ terms: { ...terms, visibility: 'private' } }),
    ];
    for (const each of [...kept, table({ terms: listed })]) await tables.add(each);
    const [first, second, third] = kept;

    expect((await tables.listed({ game, limit: 10 })).items).toEqual([third, second, first]);
    expect((await tables.listed({ game, state: 'open', limit: 10 })).items).toEqual([third, first]);
    expect(await everyPage((cursor) => tables.listed({ game, limit: 1, ...cursor }))).toEqual([[third], [second], [first]]);
    expect(await everyPage((cursor) => tables.listed({ game, limit: 2, ...cursor }))).toEqual([[third, second], [first]]);
    expect(await tables.listed({ limit: 10, cursor: 'no cursor of ours' })).toEqual({ items: [], next: null });
  });

  test('one’s own tables come page by page, latest change first', async () => {
    const { tables } = subject().store;
    const me = person();
    const chairs = [{ kind: 'bot' as const, level: 'easy' as const }, sits(me.id)];
    const [first, second, third] = [table({ chairs }), table({ chairs, state: 'over' }), table({ chairs })];
    for (const each of [first, second, third, table()]) await tables.add(each);
    const moved = { ...first, paused: 5, revision: 1 };
    await tables.change(moved);

    expect((await tables.of(me.id, { limit: 10 })).items).toEqual([moved, third, second]);
    expect((await tables.of(me.id, { state: 'over', limit: 10 })).items).toEqual([second]);
    expect(await everyPage((cursor) => tables.of(me.id, { limit: 2, ...cursor }))).toEqual([[moved, third], [second]]);

    const left = { ...moved, chairs: [{ kind: 'open' as const }, { kind: 'open' as const }], revision: 2 };
    await tables.change(left);
    expect((await tables.of(me.id, { limit: 10 })).items).toEqual([third, second]);
  });

  test('tables of one owner that wait to begin are counted, and those being played are taken up', async () => {
    const { tables } = subject().store;
    const { id: owner } = person();
    const waiting = table({ owner });
    const boxed = { ...waiting.terms, options: { components: { goods: [] } } };
    for (const each of [waiting, table({ owner, state: 'over', terms: boxed }), table({ owner, terms: boxed })]) await tables.add(each);
    const playing = { ...waiting, state: 'playing' as const, started: 5, revision: 1 };
    await tables.change(playing);
    expect(await tables.ownedBy(owner)).toEqual({ open: 1, playing: 1, boxes: 1 });
    const counted = await tables.count();
    await tables.add(table({ state: 'over' }));
    expect(await tables.count()).toEqual({ ...counted, over: counted.over + 1 });
    expect((await tables.playing()).filter((each) => each.owner === owner)).toEqual([playing]);
    const count = await tables.count();
    expect(count.playing).toBe((await tables.playing()).length);
    expect(count.open).toBeGreaterThan(0);
  });

  test('what somebody has seen never goes back', async () => {
    const { tables } = subject().store;
    const { id } = table();
    const [here, { id: me }] = [table(), person()];
    await tables.add(here);
    expect(await tables.seen(here.id, me)).toEqual({ position: 0, chat: 0 });
    await tables.sawUpTo(here.id, me, 4, 2);
    await tables.sawUpTo(here.id, me, 3, 5);
    expect(await tables.seen(here.id, me)).toEqual({ position: 4, chat: 5 });
    expect(await tables.seen(here.id, fresh('person'))).toEqual({ position: 0, chat: 0 });
    await tables.sawUpTo(id, me, 4, 2);
    expect(await tables.seen(id, me)).toEqual({ position: 0, chat: 0 });
  });

  test('a setting is made once, whoever comes first', async () => {
    const { store, other } = subject();
    const name = fresh('setting');
    expect(await store.settings.get(name)).toBeUndefined();
    const [one, two] = await Promise.all([store.settings.getOrAdd(name, 'one'), other.settings.getOrAdd(name, 'two')]);
    expect(one).toBe(two);
    expect(await store.settings.get(name)).toBe(one);
    await other.settings.set(name, 'three');
    expect(await store.settings.getOrAdd(name, 'four')).toBe('three');
  });
}

async function everyPage(read: (cursor: { cursor?: string }) => Promise<Page<StoredTable>>): Promise<readonly (readonly StoredTable[])[]> {
  const pages: (readonly StoredTable[])[] = [];
  let page = await read({});
  pages.push(page.items);
  while (page.next !== null) {
    page = await read({ cursor: page.next });
    pages.push(page.items);
  }
  return pages;
}
