import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomsOf, type Watcher } from '../src/play/rooms.ts';
import { openStore } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';
import { laidTable } from '../src/tables/making.ts';
import { handClock } from './clock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'archipel-rooms-'));
const terms = { game: 'anno1503', seats: 2, options: {}, visibility: 'private', spectators: true, pace: { kind: 'none' } } as const;
const table = laidTable('ada', terms, [{ kind: 'open' }, { kind: 'open' }], 0);
const HOUR = 3_600_000;
let store: Store;
beforeAll(async () => {
  store = await openStore(path.join(folder, 'archipel.db'));
  await store.tables.add(table);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a room', () => {
  test('lets one thing happen at a time, in the order in which it was asked for', async () => {
    const rooms = roomsOf(store, handClock());
    const order: string[] = [];
    const work = (name: string, steps: number) =>
      rooms.within(table.id, async () => {
        for (let step = 0; step < steps; step++) {
          order.push(name);
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
    await Promise.all([work('a', 3), work('b', 1), work('c', 2)]);
    expect(order).toEqual(['a', 'a', 'a', 'b', 'c', 'c']);
    rooms.stop();
  });

  test('is not spoilt by what goes wrong in it', async () => {
    const rooms = roomsOf(store, handClock());
    const broken = rooms.within(table.id, () => Promise.reject(new Error('spilt ink')));
    const next = rooms.within(table.id, async (room) => room.table.id);
    await expect(broken).rejects.toThrow('spilt ink');
    expect(await next).toBe(table.id);
    expect(await rooms.within('nowhere-to-be', async () => 'in')).toMatchObject({ no: 'not-found' });
    await rooms.quiet();
    rooms.stop();
  });

  test('is forgotten when nothing happens in it and nobody looks on', async () => {
    const clock = handClock();
    const rooms = roomsOf(store, clock);
    const person = { id: 'ada', name: 'Ada', password: null, since: 0, gone: false };
    const watcher: Watcher = { who: { person, credential: { kind: 'session', key: '', since: 0 } }, tell: () => undefined, position: null };
    await rooms.within(table.id, async (room) => room.watchers.add(watcher));
    clock.pass(HOUR);
    expect(rooms.watched()).toHaveLength(1);
    rooms.peek(table.id)?.watchers.clear();
    clock.pass(HOUR);
    expect(rooms.peek(table.id)).toBeUndefined();
    expect(await rooms.within(table.id, async (room) => room.table)).toEqual(table);
    rooms.stop();
  });
});
