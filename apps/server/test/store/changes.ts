import { expect, test } from 'vitest';
import type { Change, Store, StoredTable } from '../../src/store/store.ts';
import type { Subject } from './conformance.ts';
import { after, fresh, moves, seated, table } from './samples.ts';

/** What a store tells of a table or a person, in order, with a way to wait for it. */
function recorder({ changes }: Store, subject: string) {
  const told: Change[] = [];
  let check = () => {};
  const end = changes((change) => {
    const about = 'table' in change ? change.table : 'person' in change ? change.person : undefined;
    if (about === subject) told.push(change);
    check();
  });
  return {
    told,
    end,
    until: (enough: () => boolean) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (enough()) resolve();
        };
        check();
      }),
  };
}

const of = ({ id, revision, position }: StoredTable, own: boolean) => ({ table: id, revision, position, own });

export function changesConform(subject: () => Subject): void {
  test('own commits are told in their order, once each, before they are answered', async () => {
    const { store } = subject();
    const before = table();
    const { told, end } = recorder(store, before.id);
    await store.tables.add(before);
    expect(told).toEqual([{ kind: 'table', ...of(before, true) }]);
    const moved = after(before, 2);
    await store.logs.append(before.id, 0, moves(2), null, moved);
    expect(told.at(-1)).toEqual({ kind: 'moves', ...of(moved, true) });
    const changed = after(moved, 0);
    await store.tables.change(changed);
    expect(told.at(-1)).toEqual({ kind: 'table', ...of(changed, true) });
    expect(told).toHaveLength(3);
    end();
    await store.tables.change(after(changed, 0));
    expect(told).toHaveLength(3);
  });

  test('what is not kept is not told', async () => {
    const { store } = subject();
    const before = table();
    await store.tables.add(before);
    const { told, end } = recorder(store, before.id);
    expect(await store.tables.change({ ...before, revision: 9 })).toBe('stale');
    expect(await store.logs.append(before.id, 3, moves(1), null, { ...before, position: 4, revision: 1 })).toBe('taken');
    const broken = moves(1).map((each) => ({ ...each, at: Number.NaN }));
    await expect(store.logs.append(before.id, 0, broken, null, after(before, 1))).rejects.toThrow();
    const key = fresh('key');
    await store.logs.append(before.id, 0, moves(1), key, after(before, 1));
    await store.logs.append(before.id, 0, moves(1), key, after(before, 1));
    expect(told).toEqual([{ kind: 'moves', ...of(after(before, 1), true) }]);
    end();
  });

  test('a change is told once it can be read, to everybody', async () => {
    const { store, other } = subject();
    const before = table();
    await store.tables.add(before);
    const read = [store, other].map(
      (each) =>
        new Promise<number>((resolve) => {
          each.changes((change) => {
            if ('revision' in change && change.table === before.id && change.revision === 1)
              resolve(each.logs.read(before.id).then((log) => log.length));
          });
        }),
    );
    await store.logs.append(before.id, 0, moves(3), null, after(before, 3));
    expect(await Promise.all(read)).toEqual([3, 3]);
  });

  test('commits of others are told with the revision and position that can then be read', async () => {
    const { store, other } = subject();
    let now = table();
    await store.tables.add(now);
    const { told, until, end } = recorder(other, now.id);
    for (let move = 0; move < 5; move++) {
      const next = after(now, 1);
      await store.logs.append(now.id, now.position, moves(1), null, next);
      now = next;
    }
    await until(() => told.some((change) => 'revision' in change && change.revision === now.revision));
    expect(told.every((change) => !change.own && 'revision' in change && change.revision <= now.revision)).toBe(true);
    expect(told.at(-1)).toMatchObject({ table: now.id, revision: 5, position: 5 });
    end();
  });

  test('own commits are not told again as those of others', async () => {
    const { store, other } = subject();
    const [mine, theirs] = [table(), table()];
    const [own, foreign] = [recorder(store, mine.id), recorder(store, theirs.id)];
    await store.tables.add(mine);
    await store.tables.change(after(mine, 0));
    await other.tables.add(theirs);
    await foreign.until(() => foreign.told.length > 0);
    expect(own.told.map((change) => change.own)).toEqual([true, true]);
    own.end();
    foreign.end();
  });

  test('chat, names, passwords and sessions that end are told too, here and elsewhere', async () => {
    const { store, other } = subject();
    const { who, at } = await seated(store);
    await store.people.addSession(fresh('hash'), who.id, 1);
    const recorders = [store, other].map((each) => ({ chat: recorder(each, at.id), person: recorder(each, who.id) }));
    const [here, there] = recorders;
    if (!here || !there) throw new Error('two stores');
    await store.chat.add(at.id, { by: who.id, text: 'ahoy', at: 1 });
    expect(here.chat.told).toEqual([{ kind: 'chat', table: at.id, own: true }]);
    await store.people.rename(who.id, fresh('name'));
    await store.people.keep(who.id, 'slow hash');
    await store.people.endSessions(who.id);
    await store.people.endSessions(who.id);
    await store.people.forget(who.id);
    expect(here.person.told).toEqual(Array.from({ length: 4 }, () => ({ kind: 'person', person: who.id, own: true })));
    const theirs = (kind: string) => (change: Change) => !change.own && change.kind === kind;
    await there.chat.until(() => there.chat.told.some(theirs('chat')));
    await there.person.until(() => there.person.told.length >= 4);
    expect(there.person.told.every(theirs('person'))).toBe(true);
    for (const { chat, person } of recorders) {
      chat.end();
      person.end();
    }
  });
}
