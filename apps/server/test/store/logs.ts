import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { Subject } from './conformance.ts';
import { after, fresh, moves, table } from './samples.ts';

export function logsConform(subject: () => Subject): void {
  test('entries get positions from 1, and the table changes with them', async () => {
    const { store, other } = subject();
    const before = table();
    await store.tables.add(before);
    const undone = { entry: { seat: 1, undo: 1 }, at: 3000, bot: true };
    const [two, one] = [moves(2), [undone, { ...undone, standIn: 'away' }, { ...undone, standIn: 'time-up' }] as const];
    const middle = { ...after(before, 2), active: [1] };
    const end = { ...after(middle, one.length), active: [0], state: 'over' as const };
    expect(await store.logs.append(before.id, 0, two, fresh('key'), middle)).toBe('done');
    expect(await store.tables.byId(before.id)).toEqual(middle);
    expect(await store.logs.append(before.id, 2, one, null, end)).toBe('done');
    expect(await other.tables.byId(before.id)).toEqual(end);
    const log = [...two, ...one].map((entry, index) => ({ position: index + 1, ...entry }));
    expect(await other.logs.read(before.id)).toEqual(log);
    expect(await store.logs.read(before.id, 1)).toEqual(log.slice(1));
    expect(await store.logs.read(before.id, 1, 1)).toEqual(log.slice(1, 2));
    expect(await store.logs.read('nowhere-0')).toEqual([]);
  });

  test('a key is carried out once, also if it comes again in the same moment, elsewhere, or with other moves', async () => {
    const { store, other } = subject();
    const [before, key] = [table(), fresh('key')];
    await store.tables.add(before);
    const append = (to: Store, count: number) => to.logs.append(before.id, 0, moves(count), key, after(before, count));
    const answers = await Promise.all([append(store, 2), append(store, 2), append(other, 1)]);
    // Of two processes either may be the faster one.
    const ended = answers[2] === 'done' ? 1 : 2;
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer !== 'done')).toEqual([{ repeated: ended }, { repeated: ended }]);
    expect(await store.logs.read(before.id)).toHaveLength(ended);
    expect(await other.logs.byKey(before.id, key)).toBe(ended);
    expect(await other.logs.byKey(before.id, fresh('key'))).toBeUndefined();
  });

  test('a key that comes again is not carried out where the log now ends either', async () => {
    const { store } = subject();
    const [before, key] = [table(), fresh('key')];
    await store.tables.add(before);
    const once = after(before, 1);
    expect(await store.logs.append(before.id, 0, moves(1), key, once)).toBe('done');
    expect(await store.logs.append(before.id, 1, moves(1), key, after(once, 1))).toEqual({ repeated: 1 });
    expect(await store.logs.read(before.id)).toHaveLength(1);
    expect(await store.tables.byId(before.id)).toMatchObject({ position: 1, revision: once.revision });
    expect(await store.logs.byKey(before.id, key)).toBe(1);
  });

  test('the same key at another table is another command', async () => {
    const { store } = subject();
    const [here, there, key] = [table(), table(), fresh('key')];
    await Promise.all([store.tables.add(here), store.tables.add(there)]);
    expect(await store.logs.append(here.id, 0, moves(1), key, after(here, 1))).toBe('done');
    expect(await store.logs.append(there.id, 0, moves(1), key, after(there, 1))).toBe('done');
  });

  test('an append that is too late, too early or against another revision changes nothing', async () => {
    const { store } = subject();
    const before = table();
    await store.tables.add(before);
    const now = after(before, 3);
    await store.logs.append(before.id, 0, moves(3), null, now);
    const key = fresh('key');
    const late = { ...now, position: 3, revision: 2 };
    expect(await store.logs.append(before.id, 2, moves(1), key, late)).toBe('taken');
    expect(await store.logs.append(before.id, 4, moves(1), key, { ...now, position: 5, revision: 2 })).toBe('taken');
    expect(await store.logs.append(before.id, 3, moves(1), key, { ...now, position: 4, revision: 1 })).toBe('taken');
    expect(await store.logs.append('nowhere-0', 0, moves(1), key, table({ id: 'nowhere-0', position: 1, revision: 1 }))).toBe('taken');
    expect(await store.tables.byId(before.id)).toEqual(now);
    expect(await store.logs.read(before.id)).toHaveLength(3);
    expect(await store.logs.byKey(before.id, key)).toBeUndefined();
  });

  test('an append that fails in the middle leaves table and log as they were, and what came with it is kept', async () => {
    const { store } = subject();
    const [before, other] = [table(), table()];
    await Promise.all([store.tables.add(before), store.tables.add(other)]);
    // No moment at all cannot be kept.
    const [good, bad] = [moves(1), moves(1).map((each) => ({ ...each, at: Number.NaN }))];
    const answers = await Promise.allSettled([
      store.logs.append(before.id, 0, [...good, ...bad], fresh('key'), after(before, 2)),
      store.logs.append(other.id, 0, good, fresh('key'), after(other, 1)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await store.tables.byId(before.id)).toEqual(before);
    expect(await store.logs.read(before.id)).toEqual([]);
    expect(await store.logs.read(other.id)).toHaveLength(1);
  });

  test('the table cannot get out of step with its log', async () => {
    const { store } = subject();
    const before = table();
    await store.tables.add(before);
    await expect(store.logs.append(before.id, 0, moves(2), null, after(before, 1))).rejects.toThrow('is not');
    await expect(store.logs.append(before.id, 0, moves(1), null, after(table(), 1))).rejects.toThrow('is not');
    expect(await store.tables.change({ ...before, position: 1, revision: 1 })).toBe('stale');
    expect(await store.tables.byId(before.id)).toEqual(before);
  });

  test('a snapshot is kept until a later one comes', async () => {
    const { store } = subject();
    const { id } = table();
    await store.tables.add(table({ id }));
    expect(await store.logs.snapshot(id)).toBeUndefined();
    await store.logs.keepSnapshot(id, 10, 'ten');
    await store.logs.keepSnapshot(id, 5, 'five');
    expect(await store.logs.snapshot(id)).toEqual({ position: 10, state: 'ten' });
    await store.logs.keepSnapshot(id, 20, 'twenty');
    expect(await store.logs.snapshot(id)).toEqual({ position: 20, state: 'twenty' });
  });

  test('what was found out about a match is kept until more is found out, and seen by everybody', async () => {
    const { store, other } = subject();
    const { id } = table();
    await store.tables.add(table({ id }));
    expect(await store.logs.findings(id)).toBeUndefined();
    await store.logs.keepFindings(id, 'little');
    await other.logs.keepFindings(id, 'more');
    expect(await store.logs.findings(id)).toBe('more');
    await store.logs.keepFindings('nowhere-0', 'nothing');
    expect(await store.logs.findings('nowhere-0')).toBeUndefined();
  });

  test('whoever writes at once: no gap, no key twice, no acknowledged move lost', async () => {
    const command = fc.record({ at: fc.nat(2), key: fc.nat(12), count: fc.integer({ min: 0, max: 3 }), elsewhere: fc.boolean() });
    const run = fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 30 }), async (commands) => {
      const { store, other } = subject();
      const tables = [table(), table(), table()];
      for (const each of tables) await store.tables.add(each);
      const told = await Promise.all(
        commands.map(async ({ at, key, count, elsewhere }) => {
          const { id } = tables[at] ?? table();
          return { id, key: `key-${key}`, count, ...(await insist(elsewhere ? other : store, id, `key-${key}`, count)) };
        }),
      );
      for (const { id } of tables) {
        const [now, log] = [await other.tables.byId(id), await other.logs.read(id)];
        const here = told.filter((each) => each.id === id);
        const done = here.filter((each) => !each.repeated);
        expect(log.map(({ position }) => position)).toEqual(log.map((_, index) => index + 1));
        expect(now).toMatchObject({ position: log.length, revision: done.length });
        expect(done.map(({ key }) => key).toSorted()).toEqual([...new Set(here.map(({ key }) => key))].toSorted());
        expect(done.reduce((sum, { count }) => sum + count, 0)).toBe(log.length);
        for (const { key, ended } of here) expect(await store.logs.byKey(id, key)).toBe(ended);
      }
    });
    await fc.assert(run, { numRuns: 15 });
  });
}

/** As a server does it: reads the table, appends, and reads again if somebody was faster. */
async function insist(
  store: Store,
  id: string,
  key: string,
  count: number,
): Promise<{ readonly ended: number; readonly repeated: boolean }> {
  for (;;) {
    const now = await store.tables.byId(id);
    if (!now) throw new Error(`no table ${id}`);
    const next = after(now, count);
    const answer = await store.logs.append(id, now.position, moves(count), key, next);
    if (answer === 'done') return { ended: next.position, repeated: false };
    if (answer !== 'taken') return { ended: answer.repeated, repeated: true };
  }
}
