import { StoreFault } from '../store.ts';
import type { Database } from './database.ts';
import { sqlOn, translating } from './sql.ts';

/** "Arch": by this a database is known to be one of ours. */
export const APPLICATION = 0x41726368;

/**
 * The schema, step by step. A step that was ever released is never changed: what is to be different is a new step at the end.
 * What a table or a move is like inside is JSON, so that the log and the terms of a game need no steps of their own.
 */
export const STEPS: readonly string[] = [
  `
  create table people (
    id text primary key,
    name text not null,
    folded text not null,
    password text,
    since integer not null,
    gone integer not null default 0
  ) strict, without rowid;
  create unique index people_keeper on people (folded) where password is not null;

  create table sessions (
    hash text primary key,
    person text not null references people,
    at integer not null
  ) strict, without rowid;
  create index sessions_person on sessions (person);

  create table tokens (
    id text primary key,
    person text not null references people,
    hash text not null unique,
    label text not null,
    scopes text not null,
    made integer not null,
    used integer,
    ends integer
  ) strict;
  create index tokens_person on tokens (person, made);

  create table tables (
    number integer primary key,
    id text not null unique,
    body text not null,
    changed integer not null,
    code text not null unique,
    owner text not null,
    state text not null,
    game text not null,
    listed integer not null,
    position integer not null,
    revision integer not null
  ) strict;
  create unique index tables_changed on tables (changed);
  create index tables_waiting on tables (owner) where state = 'open';
  create index tables_state on tables (state, number);
  create index tables_listed on tables (state, number) where listed = 1;

  create table sitting (
    person text not null,
    number integer not null references tables,
    primary key (person, number)
  ) strict, without rowid;
  create index sitting_table on sitting (number);

  create table entries (
    number integer not null references tables,
    position integer not null check (position > 0),
    entry text not null,
    at integer not null,
    bot integer not null,
    primary key (number, position)
  ) strict, without rowid;

  create table keys (
    number integer not null references tables,
    key text not null,
    position integer not null,
    primary key (number, key)
  ) strict, without rowid;

  create table snapshots (
    number integer primary key references tables,
    position integer not null,
    state text not null
  ) strict;

  create table lines (
    number integer not null references tables,
    line integer not null,
    person text not null references people,
    text text not null,
    at integer not null,
    primary key (number, line)
  ) strict, without rowid;
  create index lines_person on lines (person);

  create table settings (name text primary key, value text not null) strict, without rowid;
  create table pulse (beat integer not null) strict;
  insert into pulse values (0);
  `,
  // Correspondence: who is told, and what has been seen since.
  `
  create table pushes (
    endpoint text primary key,
    person text not null references people,
    p256dh text not null,
    auth text not null
  ) strict, without rowid;
  create index pushes_person on pushes (person);

  create table webhooks (person text primary key references people, url text not null) strict, without rowid;

  create table seen (
    person text not null,
    number integer not null references tables,
    position integer not null,
    line integer not null,
    primary key (person, number)
  ) strict, without rowid;
  `,
  // Several processes on one database: who does what, and what was changed beside the tables, which have a number of their own for that.
  `
  create table leases (name text primary key, holder text not null, until integer not null) strict, without rowid;
  create table feed (number integer primary key autoincrement, kind text not null, subject text not null, origin text not null) strict;
  `,
  // Where the links in a webhook's notices lead.
  'alter table webhooks add column home text',
  // How many games of somebody are under way.
  "create index tables_under_way on tables (owner) where state = 'playing'",
  // What was found out about matches that are over.
  'create table findings (number integer primary key references tables, body text not null) strict',
];

/** The number of the schema that a database has; 0 if it is empty. Refuses what is not ours or from a later time. */
export function schemaOf(database: Database, file: string): number {
  return translating(() => {
    const sql = sqlOn(database);
    const schema = sql.query<{ user_version: number }>('PRAGMA user_version').one()?.user_version ?? 0;
    const application = sql.query<{ application_id: number }>('PRAGMA application_id').one()?.application_id ?? 0;
    const used = sql.query<{ found: number }>('SELECT count(*) AS found FROM sqlite_schema').one()?.found ?? 0;
    if (used > 0 && application !== APPLICATION) throw new StoreFault('broken', `${file} is a database of another program`);
    if (schema > STEPS.length)
      throw new StoreFault('broken', `${file} was written by a newer Archipel (schema ${schema}, and this one knows ${STEPS.length})`);
    return schema;
  });
}

/** Brings a database forward to the newest schema; each step is done whole or not at all. */
export function migrate(database: Database, file: string): void {
  while (schemaOf(database, file) < STEPS.length) {
    translating(() => {
      database.exec('BEGIN IMMEDIATE');
      try {
        // Looked at again: another process may have been faster.
        const schema = schemaOf(database, file);
        const step = STEPS[schema];
        if (step !== undefined) database.exec(`${step}; PRAGMA user_version = ${schema + 1}; PRAGMA application_id = ${APPLICATION}`);
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    });
  }
}
