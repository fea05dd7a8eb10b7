import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../../tools/postgres.mjs';
import { openStore } from '../../src/store/postgres/store.ts';
import type { Place } from '../store/conformance.ts';

/** A PostgreSQL of its own, in a folder of its own, on a free port of this machine. */
export interface Cluster {
  readonly port: number;
  /** Makes an empty database and answers its address. */
  database(): Promise<string>;
  place(): Promise<Place>;
  /** Ends it at once, as a crash would, and starts it again. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'archipel';

export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-postgres-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'], {
    ...as,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const url = (name: string) => `postgres://${USER}@127.0.0.1:${port}/${name}`;
  let child: ChildProcess;
  let made = 0;

  async function start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60', 'log_min_messages=fatal'];
    const args = ['-D', data, '-p', String(port), '-F', ...settings.flatMap((each) => ['-c', each])];
    child = spawn(path.join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' });
    await answering(url('postgres'));
  }

  /** At once (SIGQUIT): nobody is told, nothing is written down. */
  async function kill(): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  }

  async function database(): Promise<string> {
    made += 1;
    const name = `archipel_${made}`;
    const client = new pg.Client(url('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return url(name);
  }

  await start();
  return {
    port,
    database,
    place: async () => {
      const address = await database();
      return { open: () => openStore(address), remove: async () => undefined };
    },
    async restart() {
      await kill();
      await start();
    },
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: Debian's package makes an account for it. */
function account(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
