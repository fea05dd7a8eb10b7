import { renameSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '../../src/store/sqlite/database.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';
import { type Store, StoreFault } from '../../src/store/store.ts';
import { sqlitePlace } from './place.ts';
import { after, person, table } from './samples.ts';

let place: ReturnType<typeof sqlitePlace>;
let database: Database;
let store: Store;
beforeEach(() => {
  place = sqlitePlace();
  database = openSqlite(place.file);
  store = sqliteStore(database, place.file);
});
afterEach(async () => {
  await store.close();
  await place.remove();
});

/** Why each write was refused, or that it was not. */
async function told(writes: readonly Promise<unknown>[]): Promise<readonly string[]> {
  const answers = await Promise.allSettled(writes);
  return answers.map((each) => {
    if (each.status === 'fulfilled') return 'done';
    return each.reason instanceof StoreFault ? each.reason.reason : String(each.reason);
  });
}

const faults = {
  full: {
    // No page more than there are.
    begin: () => database.exec(`PRAGMA max_page_count = 1`),
    end: () => database.exec('PRAGMA max_page_count = 4294967294'),
  },
  'read-only': { begin: () => database.exec('PRAGMA query_only = ON'), end: () => database.exec('PRAGMA query_only = OFF') },
};
const large = () => person({ name: 'x'.repeat(50_000) });

describe.each(Object.entries(faults))('a disk that is %s', (reason, { begin, end }) => {
  test('refuses a move, keeps the match as it was, and takes the move when it can again', async () => {
    const before = table();
    await store.tables.add(before);
    const sail = [{ entry: { seat: 0, move: { kind: 'sail', log: 'x'.repeat(50_000) } }, at: 1, bot: false }];
    const append = () => store.logs.append(before.id, 0, sail, 'key-00000', after(before, 1));
    begin();
    expect(await told([append()])).toEqual([reason]);
    expect(await store.tables.byId(before.id)).toEqual(before);
    expect(await store.logs.read(before.id)).toEqual([]);
    expect(await store.logs.byKey(before.id, 'key-00000')).toBeUndefined();
    end();
    expect(await append()).toBe('done');
    expect(await append()).toEqual({ repeated: 1 });
    expect(await store.logs.read(before.id)).toHaveLength(1);
  });

  test('refuses all that does not fit, goes on reading, and goes on after it', async () => {
    const anne = person();
    await store.people.add(anne);
    const people = Array.from({ length: 20 }, large);
    begin();
    expect(new Set(await told(people.map((each) => store.people.add(each))))).toEqual(new Set([reason]));
    expect(await store.people.byId(anne.id)).toEqual(anne);
    end();
    expect(new Set(await told(people.map((each) => store.people.add(each))))).toEqual(new Set(['done']));
    expect(await store.writable()).toBe(true);
  });
});

test('a write that does not fit on the disk does not spoil a small one that came with it', async () => {
  const before = table();
  await store.tables.add(before);
  faults.full.begin();
  const change = { ...before, agree: [0], revision: 1 };
  expect(await told([store.people.add(large()), store.tables.change(change), store.people.add(large())])).toEqual(['full', 'done', 'full']);
  expect(await store.tables.byId(before.id)).toEqual(change);
});

test('a read-only disk is told before anybody moves', async () => {
  faults['read-only'].begin();
  expect(await store.writable()).toBe(false);
  faults['read-only'].end();
  expect(await store.writable()).toBe(true);
});

test('another process that writes for too long is told as busy, and its writes are not disturbed', async () => {
  const other = openSqlite(place.file);
  const [anne, ben] = [person(), person()];
  other.exec('BEGIN IMMEDIATE');
  expect(await told([store.people.add(anne), store.people.add(ben)])).toEqual(['busy', 'busy']);
  expect(await store.people.byId(anne.id)).toBeUndefined();
  other.exec('COMMIT');
  expect(await told([store.people.add(anne), store.people.add(ben)])).toEqual(['done', 'done']);
  other.close();
});

test('what is refused only when it is committed was not promised, and does not spoil the rest', async () => {
  // A constraint that SQLite looks at no sooner than at the commit.
  database.exec(`
    CREATE TABLE debts (owed text REFERENCES people DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER lend AFTER INSERT ON people WHEN new.name = 'Debtor' BEGIN INSERT INTO debts VALUES ('nobody-0'); END;
  `);
  const [anne, debtor, ben] = [person(), person({ name: 'Debtor' }), person()];
  const answers = await told([anne, debtor, ben].map((each) => store.people.add(each)));
  expect(answers).toEqual(['done', expect.stringContaining('FOREIGN KEY'), 'done']);
  expect(await store.people.byId(debtor.id)).toBeUndefined();
  expect(await store.people.byId(anne.id)).toEqual(anne);
});

describe('a file that was moved away under the server', () => {
  test('takes nothing that would be lost with it, and takes it again once it is back', async () => {
    const [before, next] = [person(), person()];
    await store.people.add(before);
    renameSync(place.file, `${place.file}.away`);
    expect(await told([store.people.add(next)])).toEqual(['broken']);
    expect(await store.writable()).toBe(false);
    // Another in its place is not the one.
    writeFileSync(place.file, '');
    expect(await told([store.people.add(next)])).toEqual(['broken']);
    renameSync(`${place.file}.away`, place.file);
    expect(await told([store.people.add(next)])).toEqual(['done']);
    expect(await store.writable()).toBe(true);
  });
});
