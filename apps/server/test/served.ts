import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playerChain } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type MatchTask, runMatchTask, think } from '@archipel/host';
import { type MatchThreads, type ReviewThreads, runReviewTask, type Thinkers } from '@archipel/thinkers';
import type { FastifyInstance } from 'fastify';
import { passwords } from '../src/identity/password.ts';
import { createServer, type ServerOptions } from '../src/server.ts';
import { openStore as openPostgres } from '../src/store/postgres/store.ts';
import { openStore, type Sharing } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';
import { builtPages } from './pages.ts';

/** Bots that think in this thread: what they think is the same, and no build is needed. */
export const thinkersHere: Thinkers = {
  think: async (question) => think(question, { rules: gameById, playerChain, now: () => performance.now() }),
  close: async () => undefined,
};

/** Rules that run in this thread, whatever the box: what they say is the same. */
export const matchThreadsHere: MatchThreads = {
  askFor: () => async (kind, ask) => structuredClone(runMatchTask({ kind, ask } as MatchTask, gameById)) as never,
  close: async () => undefined,
};

/** Finished matches that are looked through in this thread. */
export const reviewThreadsHere: ReviewThreads = {
  outline: async (task) => runReviewTask({ ...task, thoroughness: null }, () => undefined).outline,
  search: async (task, _, onProgress) => runReviewTask(task, (progress) => progress && onProgress(progress)).points,
  close: async () => undefined,
};

/** Data that several servers use: a file of SQLite in which each looks for the commits of the others, or a database of PostgreSQL. */
export type SharedData = Sharing | { readonly url: string };

export interface Served {
  /** What it keeps everything in. */
  readonly data: SharedData;
  readonly app: FastifyInstance;
  readonly address: string;
  readonly store: Store;
  /** Where its data is. */
  readonly folder: string;
  /** What was logged as an error of ours. Whatever a client does, there must be none: `stop` says so. */
  readonly errors: string[];
  /** Stops the server and starts another on the same data. */
  restart(between?: () => void): Promise<Served>;
  /** Stops the server, and leaves its data. */
  close(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** A whole server on a free port, with its data in a folder of its own. */
export async function served(
  serving: Partial<ServerOptions> = {},
  folder = mkdtempSync(path.join(tmpdir(), 'archipel-server-')),
  behind: (store: Store) => Store = (store) => store,
  data: SharedData = {},
): Promise<Served> {
  const pages = builtPages();
  const errors: string[] = [];
  const store = await ('url' in data ? openPostgres(data.url) : openStore(path.join(folder, 'archipel.db'), data));
  const app = await createServer({
    pages: pages.folder,
    version: '9.9.9',
    logLevel: 'error',
    log: { write: (line) => errors.push(line) },
    thinkers: thinkersHere,
    matchThreads: matchThreadsHere,
    reviewThreads: reviewThreadsHere,
    // The cost of a guess is tried by itself.
    passwords: passwords({ N: 2 ** 8, r: 8, p: 1 }),
    // A test is busier than a person.
    newNamesPerMinute: 1_000_000,
    signInsPerMinute: 1_000_000,
    addressRatePerMinute: 1_000_000,
    ratePerMinute: 1_000_000,
    tablesPerHour: 1_000_000,
    boxesPerHour: 1_000_000,
    ...serving,
    store: behind(store),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await store.close();
    pages.remove();
  };
  return {
    data,
    app,
    address,
    store,
    folder,
    errors,
    close,
    async restart(between = () => undefined) {
      await close();
      between();
      return served(serving, folder, behind, data);
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`logged as errors of ours: ${errors.join('')}`);
    },
  };
}

/** Two servers on the same data, as two processes would be. */
export async function servedTwice(
  data: SharedData,
  first: Partial<ServerOptions> = {},
  second = first,
): Promise<readonly [Served, Served]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-server-'));
  return [await served(first, folder, undefined, data), await served(second, folder, undefined, data)];
}
