// PostgreSQL for the tests: found on this machine, or installed with apt where that may be done.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { install, onPath, runs } from './programs.mjs';

/**
 * The folder of its programs: `initdb`, `postgres`, `pg_dump`.
 * @returns {string}
 */
export function findPostgres() {
  const found = look();
  if (found !== undefined) return found;
  install(['postgresql'], 'install PostgreSQL, or set POSTGRES_BIN to the folder of its programs');
  const fresh = look();
  if (fresh === undefined) throw new Error('apt-get installed PostgreSQL, but its programs are not where they should be: set POSTGRES_BIN');
  return fresh;
}

/** Debian keeps each version in a folder of its own, away from the PATH. */
function look() {
  const beside = onPath(['initdb']);
  const folders = [process.env['POSTGRES_BIN'], ...versions(), beside && path.dirname(beside)];
  return folders.find((folder) => folder !== undefined && ['initdb', 'postgres'].every((name) => runs(path.join(folder, name))));
}

function versions() {
  const all = '/usr/lib/postgresql';
  try {
    return readdirSync(all)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(all, version, 'bin'));
  } catch {
    return [];
  }
}
