import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StoreFault } from '../store.ts';
import { copyDatabase, openSqlite } from './database.ts';
import { schemaOf } from './migrations.ts';
import { sqlOn, translating } from './sql.ts';

/**
 * Copies a database, which others may be using, into one whole file that is there only when it is complete and on the disk.
 * What stood at `to` is replaced.
 */
export async function saveCopy(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreFault('broken', `there is no database at ${from}`);
  const part = `${to}.part`;
  await rm(part, { force: true });
  try {
    await madeForUs(part);
    await copyDatabase(from, part);
    seal(part);
    await synced(part);
    await rename(part, to);
    await synced(path.dirname(to));
  } finally {
    await rm(part, { force: true });
  }
}

/** Sees to it that the copy is whole, and that it is one file: without a log of its own beside it. */
function seal(file: string): void {
  const database = openSqlite(file);
  try {
    translating(() => database.exec('PRAGMA journal_mode = DELETE'));
    checkWhole(database, file);
  } finally {
    database.close();
  }
}

/** Whether a file is a whole database of ours; a fault that says why, if it is not. */
export function checkCopy(file: string): void {
  if (!existsSync(file)) throw new StoreFault('broken', `there is no file ${file}`);
  const database = translating(() => openSqlite(file, { readOnly: true }));
  try {
    if (schemaOf(database, file) === 0) throw new StoreFault('broken', `${file} is empty`);
    checkWhole(database, file);
  } finally {
    database.close();
  }
}

function checkWhole(database: Parameters<typeof sqlOn>[0], file: string): void {
  const found = sqlOn(database).query<{ integrity_check: string }>('PRAGMA integrity_check(1)').one();
  if (found?.integrity_check !== 'ok') throw new StoreFault('broken', `${file} is damaged: ${found?.integrity_check ?? 'unreadable'}`);
}

/** Passwords and keys will be in it: nobody else may read it. SQLite gives the files beside it the same rights. */
export async function madeForUs(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
