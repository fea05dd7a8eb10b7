import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ladder, think } from '@archipel/bots';
import { gameById } from '@archipel/games';
import type { Thinkers } from '@archipel/thinkers';
import type { FastifyInstance } from 'fastify';
import { makeServer, type Serving } from '../src/server.ts';
import { openStore } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';
import { builtPages } from './pages.ts';

/** Bots that think in this thread: what they think is the same, and no build is needed. */
export const thinkersHere: Thinkers = {
  think: async (question) => think(question, { rules: gameById, ladder, now: () => performance.now() }),
  close: async () => undefined,
};

export interface Served {
  readonly app: FastifyInstance;
  readonly address: string;
  readonly store: Store;
  /** What was logged as an error of ours. Whatever a client does, there must be none: `stop` says so. */
  readonly errors: string[];
  /** Stops the server and starts another on the same data. */
  restart(between?: () => void): Promise<Served>;
  stop(): Promise<void>;
}

/** A whole server on a free port, with its data in a folder of its own. */
export async function served(
  serving: Partial<Serving> = {},
  folder = mkdtempSync(path.join(tmpdir(), 'archipel-server-')),
  behind: (store: Store) => Store = (store) => store,
): Promise<Served> {
  const pages = builtPages();
  const errors: string[] = [];
  const store = await openStore(path.join(folder, 'archipel.db'));
  const app = await makeServer({
    pages: pages.folder,
    version: '9.9.9',
    logLevel: 'error',
    log: { write: (line) => errors.push(line) },
    thinkers: thinkersHere,
    // A test is busier than a person.
    newNamesPerMinute: 1_000_000,
    signInsPerMinute: 1_000_000,
    addressRatePerMinute: 1_000_000,
    ratePerMinute: 1_000_000,
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
    app,
    address,
    store,
    errors,
    async restart(between = () => undefined) {
      await close();
      between();
      return served(serving, folder, behind);
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`logged as errors of ours: ${errors.join('')}`);
    },
  };
}
