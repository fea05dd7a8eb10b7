import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { newCluster } from '../../../../tools/postgres.mjs';
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

export async function startCluster(): Promise<Cluster> {
  const { port, url, launch, remove } = await newCluster();
  let child: ChildProcess;
  let made = 0;

  async function start(): Promise<void> {
    // Without syncing: no test cuts the power.
    child = launch('-F');
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
      remove();
    },
  };
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
