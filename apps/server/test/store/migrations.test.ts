import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { STEPS } from '../../src/store/sqlite/migrations.ts';
import { StoreFault } from '../../src/store/store.ts';
import { sqlitePlace } from './place.ts';
import { table } from './samples.ts';

let place: ReturnType<typeof sqlitePlace>;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.remove());

function write(...texts: readonly string[]): void {
  const database = openSqlite(place.file);
  for (const text of texts) database.exec(text);
  database.close();
}

const body = (id: string) => JSON.stringify(table({ id, code: 'CODE', owner: 'anne-000', position: 1, revision: 4 })).replaceAll("'", "''");

/** Databases as earlier versions left them, written by hand: a step that was changed afterwards would not fit them any more. */
const FIRST = `
    create table people (id text primary key, name text not null, folded text not null, password text, since integer not null, gone integer not null default 0) strict, without rowid;
    create unique index people_keeper on people (folded) where password is not null;
    create table sessions (hash text primary key, person text not null references people, at integer not null) strict, without rowid;
    create index sessions_person on sessions (person);
    create table tokens (id text primary key, person text not null references people, hash text not null unique, label text not null, scopes text not null, made integer not null, used integer, ends integer) strict;
    create index tokens_person on tokens (person, made);
    create table tables (number integer primary key, id text not null unique, body text not null, changed integer not null, code text not null unique, owner text not null, state text not null, game text not null, listed integer not null, position integer not null, revision integer not null) strict;
    create unique index tables_changed on tables (changed);
    create index tables_waiting on tables (owner) where state = 'open';
    create index tables_state on tables (state, number);
    create index tables_listed on tables (state, number) where listed = 1;
    create table sitting (person text not null, number integer not null references tables, primary key (person, number)) strict, without rowid;
    create index sitting_table on sitting (number);
    create table entries (number integer not null references tables, position integer not null check (position > 0), entry text not null, at integer not null, bot integer not null, primary key (number, position)) strict, without rowid;
    create table keys (number integer not null references tables, key text not null, position integer not null, primary key (number, key)) strict, without rowid;
    create table snapshots (number integer primary key references tables, position integer not null, state text not null) strict;
    create table lines (number integer not null references tables, line integer not null, person text not null references people, text text not null, at integer not null, primary key (number, line)) strict, without rowid;
    create index lines_person on lines (person);
    create table settings (name text primary key, value text not null) strict, without rowid;
    create table pulse (beat integer not null) strict;
    insert into pulse values (0);
    insert into people values ('anne-000', 'Anne', 'anne', 'slow hash', 5, 0);
    insert into sessions values ('hash-000', 'anne-000', 6);
    insert into tables values (1, 'table-00', '${body('table-00')}', 1, 'CODE', 'anne-000', 'open', 'anno1800', 0, 1, 4);
    insert into sitting values ('anne-000', 1);
    insert into entries values (1, 1, '{"seat":0,"move":{"kind":"pass"}}', 7, 0);
    insert into keys values (1, 'key-00000', 1);
    insert into lines values (1, 1, 'anne-000', 'ahoy', 8);
    insert into settings values ('cookie', 'key');
    pragma user_version = 1;
    pragma application_id = 1098015592;
  `;
const SECOND = `
    create table pushes (endpoint text primary key, person text not null references people, p256dh text not null, auth text not null) strict, without rowid;
    create index pushes_person on pushes (person);
    create table webhooks (person text primary key references people, url text not null) strict, without rowid;
    create table seen (person text not null, number integer not null references tables, position integer not null, line integer not null, primary key (person, number)) strict, without rowid;
    insert into pushes values ('https://push', 'anne-000', 'key', 'auth');
    pragma user_version = 2;
  `;
const THIRD = `
    create table leases (name text primary key, holder text not null, until integer not null) strict, without rowid;
    create table feed (number integer primary key autoincrement, kind text not null, subject text not null, origin text not null) strict;
    pragma user_version = 3;
  `;
const FOURTH = `
    alter table webhooks add column home text;
    pragma user_version = 4;
  `;
const FIFTH = `
    create index tables_under_way on tables (owner) where state = 'playing';
    pragma user_version = 5;
  `;
const EARLIER: Readonly<Record<number, string>> = {
  1: FIRST,
  2: `${FIRST}${SECOND}`,
  3: `${FIRST}${SECOND}${THIRD}`,
  4: `${FIRST}${SECOND}${THIRD}${FOURTH}`,
  5: `${FIRST}${SECOND}${THIRD}${FOURTH}${FIFTH}`,
};

describe('a database of an earlier version', () => {
  test('is known for every earlier schema', () => {
    expect(Object.keys(EARLIER).map(Number)).toEqual(STEPS.slice(1).map((_, index) => index + 1));
  });

  test.each(Object.entries(EARLIER))('of schema %s is brought forward with all that is in it', async (_, text) => {
    write(text);
    const store = await place.open();
    expect(await store.people.keeper('ANNE')).toEqual({ id: 'anne-000', name: 'Anne', password: 'slow hash', since: 5, gone: false });
    expect(await store.people.session('hash-000')).toEqual({ person: 'anne-000', at: 6 });
    expect(await store.tables.byCode('CODE')).toMatchObject({ id: 'table-00', position: 1, revision: 4 });
    expect((await store.tables.of('anne-000', { limit: 5 })).items).toHaveLength(1);
    expect(await store.logs.read('table-00')).toEqual([{ position: 1, entry: { seat: 0, move: { kind: 'pass' } }, at: 7, bot: false }]);
    expect(await store.logs.byKey('table-00', 'key-00000')).toBe(1);
    expect(await store.chat.read('table-00', 0, 5)).toEqual([{ number: 1, by: 'anne-000', text: 'ahoy', at: 8 }]);
    expect(await store.settings.get('cookie')).toBe('key');
    // What is new works with what is old.
    await store.tables.sawUpTo('table-00', 'anne-000', 1, 1);
    expect(await store.tables.seen('table-00', 'anne-000')).toEqual({ position: 1, chat: 1 });
    await store.notices.setWebhook('anne-000', { url: 'https://hook', home: null });
    expect(await store.notices.webhookOf('anne-000')).toEqual({ url: 'https://hook', home: null });
    expect(await store.leases.take('work', 'one', 10, 0)).toBe('taken');
    await store.close();
  });

  test.each(Object.entries(EARLIER))('of schema %s ends up with the schema of a fresh one', async (_, text) => {
    const fresh = sqlitePlace();
    write(text);
    await (await place.open()).close();
    await (await fresh.open()).close();
    expect(schemaIn(place.file)).toEqual(schemaIn(fresh.file));
    await fresh.remove();
  });
});

/** Everything that a database has, however its text was laid out. */
function schemaIn(file: string): readonly string[] {
  const database = openSqlite(file, { readOnly: true });
  const rows = database.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name').all() as { sql: string }[];
  database.close();
  return rows.map(({ sql }) => sql.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')'));
}

describe('a database that cannot be used', () => {
  const opening = () => place.open().then((store) => store.close());

  test('is one of a newer version, which is left as it is', async () => {
    await (await place.open()).close();
    write(`PRAGMA user_version = ${STEPS.length + 1}`);
    await expect(opening()).rejects.toThrow(`newer Archipel (schema ${STEPS.length + 1}, and this one knows ${STEPS.length})`);
    await expect(opening()).rejects.toThrow(StoreFault);
  });

  test('is one of another program', async () => {
    write('CREATE TABLE birds (name text)');
    await expect(opening()).rejects.toThrow('a database of another program');
  });

  test('is not a database', async () => {
    await writeFile(place.file, 'Dear diary, '.repeat(1000));
    await expect(opening()).rejects.toThrow('not a database');
    await expect(opening()).rejects.toThrow(StoreFault);
  });

  test('is where no file can be', async () => {
    await place.remove();
    await expect(opening()).rejects.toThrow(StoreFault);
    place = sqlitePlace();
  });
});

test('a step that fails leaves the schema before it', async () => {
  await (await place.open()).close();
  // As if somebody had made, by hand, what the last step is about to make.
  write(`PRAGMA user_version = ${STEPS.length - 1}`);
  await expect(place.open()).rejects.toThrow('already exists');
  const database = openSqlite(place.file);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: STEPS.length - 1 });
  database.close();
});
