import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anno1503, COMPONENTS } from '@archipel/anno1503';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiveTables, type LiveTables, type Watcher } from '../src/play/liveTables.ts';
import { createMatchRunner } from '../src/play/matchRunner.ts';
import { openStore } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';
import { createTable } from '../src/tables/making.ts';
import { type HandClock, handClock } from './clock.ts';
import { matchThreadsHere } from './served.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'archipel-liveTables-'));
const terms = {
  game: 'anno1503',
  seats: 2,
  options: {},
  visibility: 'private',
  spectators: true,
  pace: { kind: 'none' },
  absentAfter: 30,
} as const;
const table = createTable('ada', terms, [{ kind: 'open' }, { kind: 'open' }], 0);
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

function liveTablesOn(clock: HandClock, memory = 1_000_000_000): LiveTables {
  return createLiveTables({
    store,
    clock,
    announce: async () => undefined,
    onElsewhere: () => undefined,
    onOverrun: () => undefined,
    memory,
    runner: createMatchRunner(matchThreadsHere),
    onFault: () => undefined,
  });
}

describe('a live table', () => {
  test('lets one thing happen at a time, in the order in which it was asked for', async () => {
    const liveTables = liveTablesOn(handClock());
    const order: string[] = [];
    const work = (name: string, steps: number) =>
      liveTables.within(table.id, async () => {
        for (let step = 0; step < steps; step++) {
          order.push(name);
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
    await Promise.all([work('a', 3), work('b', 1), work('c', 2)]);
    expect(order).toEqual(['a', 'a', 'a', 'b', 'c', 'c']);
    liveTables.stop();
  });

  test('is not spoilt by what goes wrong in it', async () => {
    const liveTables = liveTablesOn(handClock());
    const broken = liveTables.within(table.id, () => Promise.reject(new Error('spilt ink')));
    const next = liveTables.within(table.id, async (live) => live.table.id);
    await expect(broken).rejects.toThrow('spilt ink');
    expect(await next).toBe(table.id);
    expect(await liveTables.within('nowhere-to-be', async () => 'in')).toMatchObject({ problem: 'not-found' });
    await liveTables.quiet();
    liveTables.stop();
  });

  test('leaves memory before all of them take too much, those first that were touched longest ago', async () => {
    const clock = handClock();
    const liveTables = liveTablesOn(clock, 500_000);
    const own = { ...terms, options: { components: COMPONENTS } };
    const many = Array.from({ length: 40 }, () => createTable('ada', own, [{ kind: 'open' }, { kind: 'open' }], 0));
    for (const each of many) {
      await store.tables.add({ ...each, state: 'playing', started: 1, rules: anno1503.version });
      clock.pass(1);
      await liveTables.within(each.id, (live) => liveTables.matchCacheOf(live));
    }
    const kept = many.map(({ id }) => liveTables.peek(id)).filter((live) => live !== undefined);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThan(20);
    expect(kept.at(-1)?.id).toBe(many.at(-1)?.id);
    expect(kept.reduce((sum, { measured }) => sum + measured.bytes, 0)).toBeLessThan(500_000);
    liveTables.stop();
  });

  test('is forgotten when nothing happens in it and nobody looks on', async () => {
    const clock = handClock();
    const liveTables = liveTablesOn(clock);
    const person = { id: 'ada', name: 'Ada', password: null, since: 0, gone: false };
    const watcher: Watcher = {
      who: { person, credential: { kind: 'session', key: '', since: 0 } },
      tell: () => undefined,
      position: null,
      chat: 0,
    };
    await liveTables.within(table.id, async (live) => live.watchers.add(watcher));
    clock.pass(HOUR);
    expect(liveTables.watched()).toHaveLength(1);
    liveTables.peek(table.id)?.watchers.clear();
    clock.pass(HOUR);
    expect(liveTables.peek(table.id)).toBeUndefined();
    expect(await liveTables.within(table.id, async (live) => live.table)).toEqual(table);
    liveTables.stop();
  });
});
