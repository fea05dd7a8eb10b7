// PostgreSQL for the tests and for measuring: found on this machine, or installed with apt where that may be done.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
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

const USER = 'archipel';
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=150', 'log_min_messages=fatal'];

/**
 * A PostgreSQL of its own, in a folder of its own, for a free port of this machine; not started yet.
 * @returns {Promise<{ port: number, url(name: string): string, launch(...args: string[]): import('node:child_process').ChildProcess, remove(): void }>}
 */
export async function newCluster() {
  const bin = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-postgres-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const made = ['-D', data, '-U', USER, '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
  execFileSync(path.join(bin, 'initdb'), made, { ...as, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  return {
    port,
    url: (name) => `postgres://${USER}@127.0.0.1:${port}/${name}`,
    launch(...args) {
      const all = ['-D', data, '-p', String(port), ...args, ...SETTINGS.flatMap((each) => ['-c', each])];
      return spawn(path.join(bin, 'postgres'), all, { ...as, cwd: folder, stdio: 'ignore' });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** PostgreSQL refuses to run as root: Debian's package makes an account for it. */
function account() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
