import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MatchThreads, matchThreads, type ReviewThreads, reviewThreads, type Thinkers, thinkers } from '@archipel/thinkers';
import type { FastifyInstance } from 'fastify';
import { addressOf, type Configuration, configuration, HELP, threadsOf } from './configuration/configuration.ts';
import { arePages } from './http/pages.ts';
import { MAINTENANCE, type Maintenance, runMaintenance } from './maintenance.ts';
import { createServer } from './server.ts';
import { openPlace, type StoragePlace, shownPlace } from './storage/place.ts';
import { type Store, StoreFault } from './store/store.ts';

interface Threads {
  readonly thinkers: Thinkers;
  readonly matchThreads: MatchThreads;
  readonly reviewThreads: ReviewThreads;
}

/** Milliseconds that a search for turning points may think about one decision. */
const PATIENCE = 120_000;

const builtHere = fileURLToPath(new URL('../../web/dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };

const [first, ...rest] = process.argv.slice(2);
const maintenance = MAINTENANCE.find((each) => each === first);
const asked = configuration(process.argv.slice(2), process.env);
if (maintenance) await maintain(maintenance);
else if (asked.ask === 'help') process.stdout.write(HELP);
else if (asked.ask === 'nonsense') fail(asked.fault, 2);
else await serve(asked.configuration);

async function serve(settings: Configuration): Promise<void> {
  const { port, host, json, pages = builtHere } = settings;
  const place = settings.databaseUrl ?? settings.dataDir;
  const where = settings.databaseUrl === undefined ? `the data folder ${place}` : `the database ${shownPlace(place)}`;
  if (!arePages(pages)) return fail(`there are no built pages in ${pages}: run \`npm run build\` first`, 1);
  const store = await storeIn(place);
  if (typeof store === 'string') return fail(`${where} cannot be used: ${store}`, 1);
  let app: FastifyInstance;
  const size = threadsOf(settings);
  const ending = new AbortController();
  // What is being thought when the server stops is given up, and thought again elsewhere.
  const onFault = (fault: unknown) => {
    if (!ending.signal.aborted) app.log.warn({ fault }, 'a bot did not do as it should');
  };
  const threads = {
    thinkers: thinkers({ size, onFault }),
    matchThreads: matchThreads({ size, timeout: settings.rulesMs }),
    reviewThreads: reviewThreads({ timeout: settings.rulesMs, patience: PATIENCE }),
  };
  try {
    app = await createServer({ ...settings, ...threads, pages, version, store });
  } catch (error) {
    await closeThreads(threads);
    await store.close();
    if (!(error instanceof StoreFault)) throw error;
    return fail(`${where} cannot be used: ${error.message}`, 1);
  }
  stopOnSignals(app, threads, store, settings.stopSeconds, ending);
  try {
    await app.listen({ port, host });
  } catch (error) {
    fail(whyNot(error, host, port), 1);
    return close(app, threads, store);
  }
  const bound = app.server.address();
  const address = addressOf(host, typeof bound === 'object' && bound ? bound.port : port);
  process.stdout.write(json ? `${JSON.stringify({ address })}\n` : `Archipel is at ${address}\n`);
}

async function maintain(what: Maintenance): Promise<void> {
  const { exit, said } = await runMaintenance(what, rest, process.env, new Date());
  if (exit === 0) process.stdout.write(`${said}\n`);
  else fail(said, exit);
}

async function storeIn(place: StoragePlace): Promise<Store | string> {
  try {
    return await openPlace(place);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is in hand is finished first; then nobody needs the threads and the store any more. */
async function close(app: FastifyInstance, threads: Threads, store: Store): Promise<void> {
  await app.close();
  await closeThreads(threads);
  await store.close();
}

async function closeThreads({ thinkers: minds, matchThreads: matches, reviewThreads: reviews }: Threads): Promise<void> {
  await Promise.all([minds.close(), matches.close(), reviews.close()]);
}

function stopOnSignals(app: FastifyInstance, threads: Threads, store: Store, seconds: number, ending: AbortController): void {
  const stop = () => {
    // A terminal and whoever started us may both pass the word on.
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => app.server.closeAllConnections(), seconds * 1000).unref();
    void close(app, threads, store);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is already in use on ${host}: choose another with --port or PORT`;
  if (code === 'EACCES') return `port ${port} may not be used by this account: choose one above 1023 with --port or PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine: choose another with --host or HOST`;
  return `cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

function fail(fault: string, exitCode: 1 | 2): void {
  process.stderr.write(`archipel: ${fault}\n`);
  process.exitCode = exitCode;
}
