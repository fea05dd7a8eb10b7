import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Store, StoreFault } from '../store.ts';
import { checkCopy, madeForUs, saveCopy, synced } from './copy.ts';
import { openSqlite } from './database.ts';
import { translating } from './sql.ts';
import { openStore } from './store.ts';

const databaseIn = (folder: string) => path.join(folder, 'archipel.db');

/** Opens the store in a folder, which is made if it is missing and is ours alone until the store is closed or the process ends. */
export async function openDataDir(folder: string): Promise<Store> {
  const release = await holdDataDir(folder);
  try {
    await madeForUs(databaseIn(folder));
    const store = await openStore(databaseIn(folder));
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Keeps a folder for this process. The lock is one of SQLite's, on a file that is otherwise empty: the system takes it away
 * when the process ends, however it ends, so that nothing is left behind that would have to be removed by hand.
 */
export async function holdDataDir(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = translating(() => openSqlite(path.join(folder, 'lock')));
  try {
    translating(() => lock.exec('BEGIN EXCLUSIVE'));
  } catch (error) {
    lock.close();
    if (error instanceof StoreFault && error.reason === 'busy') throw new StoreFault('busy', `another server is using ${folder}`);
    throw error;
  }
  return () => lock.close();
}

/** Saves all that is kept in a folder, whether or not a server is using it, to a new file, or to a file of its own in `to`. Answers where. */
export async function backUp(folder: string, to: string, now: Date): Promise<string> {
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = (await isFolder(to)) ? path.join(to, `archipel-${moment}.db`) : to;
  if (await exists(file)) throw new StoreFault('broken', `${file} is there already`);
  await saveCopy(databaseIn(folder), file);
  return file;
}

/** Puts what was saved into a folder. Without `force` only where nothing is kept yet; never under a running server. */
export async function restore(folder: string, from: string, { force }: { readonly force: boolean }): Promise<void> {
  checkCopy(from);
  const release = await holdDataDir(folder);
  try {
    const file = databaseIn(folder);
    if (!force && (await exists(file))) throw new StoreFault('broken', `there is a database in ${folder} already: --force replaces it`);
    const fresh = `${file}.restored`;
    await saveCopy(from, fresh);
    // The log of what is replaced must not be taken for one of what comes in its place.
    for (const beside of ['-wal', '-shm']) await rm(`${file}${beside}`, { force: true });
    await rename(fresh, file);
    await synced(folder);
  } finally {
    release();
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

async function isFolder(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isDirectory() ?? false;
}
