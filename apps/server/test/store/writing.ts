import { expect, test } from 'vitest';
import { type Store, StoreFault } from '../../src/store/store.ts';
import type { Place } from './conformance.ts';
import { after, moves, person, table } from './samples.ts';

export function writingConforms(place: () => Promise<Place>): void {
  /** Opens an empty store, and closes and removes it afterwards. */
  async function within(use: (store: Store, where: Place) => Promise<void>): Promise<void> {
    const where = await place();
    const store = await where.open();
    try {
      await use(store, where);
    } finally {
      await store.close();
      await where.remove();
    }
  }

  test('a move that was acknowledged is there for everybody', () =>
    within(async (store, where) => {
      const other = await where.open();
      const before = table();
      await store.tables.add(before);
      for (let now = before; now.position < 20; ) {
        const next = after(now, 1);
        await store.logs.append(now.id, now.position, moves(1), null, next);
        expect(await other.logs.read(now.id)).toHaveLength(next.position);
        now = next;
      }
      await other.close();
    }));

  test('nobody sees a write before it is kept for all', () =>
    within(async (store, where) => {
      const other = await where.open();
      const people = Array.from({ length: 50 }, () => person());
      const added = Promise.all(people.map((each) => store.people.add(each)));
      const seenBy = async ({ people: { byId } }: Store) => (await Promise.all(people.map(({ id }) => byId(id)))).filter(Boolean).length;
      for (let seen = 0; seen < people.length; await new Promise(setImmediate)) {
        seen = await seenBy(store);
        expect(await seenBy(other)).toBeGreaterThanOrEqual(seen);
      }
      await added;
      await other.close();
    }));

  test('moves of many tables that come together share commits', () =>
    within(async (store) => {
      const tables = Array.from({ length: 100 }, () => table());
      await Promise.all(tables.map((each) => store.tables.add(each)));
      const before = store.counts();
      const answers = await Promise.all(tables.map((each) => store.logs.append(each.id, 0, moves(1), 'key-00000', after(each, 1))));
      expect(new Set(answers)).toEqual(new Set(['done']));
      const now = store.counts();
      expect(now.writes - before.writes).toBe(100);
      expect(now.commits - before.commits).toBeLessThanOrEqual(10);
    }));

  test('a write that fails does not spoil those that came with it', () =>
    within(async (store) => {
      const people = Array.from({ length: 10 }, () => person());
      await store.people.add(people[4] ?? person());
      const before = store.counts().writes;
      const answers = await Promise.allSettled(people.map((each) => store.people.add(each)));
      expect(store.counts().writes - before).toBe(9);
      expect(answers.map(({ status }) => status)).toEqual(people.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')));
      const known = await Promise.all(people.map(({ id }) => store.people.byId(id)));
      expect(known).toEqual(people);
    }));

  test('everything is still there when it is opened again, and what was waiting is kept', () =>
    within(async (_, where) => {
      const store = await where.open();
      const [before, anne] = [table(), person()];
      await store.tables.add(before);
      const last = [store.people.add(anne), store.logs.append(before.id, 0, moves(3), 'key-00000', after(before, 3))];
      await store.close();
      expect(await Promise.all(last)).toEqual(['done', 'done']);
      await expect(store.people.add(person())).rejects.toThrow(StoreFault);
      const again = await where.open();
      expect(await again.people.byId(anne.id)).toEqual(anne);
      expect(await again.tables.byId(before.id)).toEqual(after(before, 3));
      expect(await again.logs.byKey(before.id, 'key-00000')).toBe(3);
      await again.close();
    }));

  test('it says that it can write', () => within(async (store) => expect(await store.writable()).toBe(true)));
}
