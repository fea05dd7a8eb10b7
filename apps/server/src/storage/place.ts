import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { copyRows, type Moved } from '../store/move.ts';
import type { RowTarget } from '../store/rows.ts';
import { holdDataDir, openDataDir } from '../store/sqlite/dataDir.ts';
import { sqliteRows } from '../store/sqlite/rows.ts';
import type { Store } from '../store/store.ts';

/** Where everything is kept: a folder, or a database of PostgreSQL by its address. */
export type StoragePlace = string;

export const isPostgres = (place: StoragePlace): boolean => /^postgres(ql)?:\/\//.test(place);

/** Without its password, for a person to read. */
export function shownPlace(place: StoragePlace): string {
  if (!isPostgres(place) || !URL.canParse(place)) return place;
  const url = new URL(place);
  url.password = '';
  return url.href;
}

/** PostgreSQL is loaded only where it is used. */
export async function openPlace(place: StoragePlace): Promise<Store> {
  if (!isPostgres(place)) return openDataDir(place);
  const { openStore } = await import('../store/postgres/store.ts');
  return openStore(place);
}

/** Moves an installation from one place to another. No server may be using either. */
export async function moveStorage(from: StoragePlace, to: StoragePlace): Promise<Moved> {
  const source = await rowsAt(from);
  try {
    const target = await rowsAt(to);
    try {
      return await copyRows(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function rowsAt(place: StoragePlace): Promise<RowTarget> {
  if (isPostgres(place)) return (await import('../store/postgres/rows.ts')).postgresRows(place);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const release = await holdDataDir(place);
  try {
    const rows = sqliteRows(path.join(place, 'archipel.db'));
    return { ...rows, close: () => rows.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
