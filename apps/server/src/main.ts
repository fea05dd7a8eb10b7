import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Thinkers, thinkers } from '@archipel/thinkers';
import type { FastifyInstance } from 'fastify';
import { addressOf, type Configuration, configuration, HELP, threadsOf } from './configuration.ts';
import { arePages } from './pages.ts';
import { makeServer } from './server.ts';
import { openDataDir } from './store/dataDir.ts';
import { TENDING, type Tending, tend } from './store/program.ts';
import type { Store } from './store/store.ts';

const builtHere = fileURLToPath(new URL('../../web/dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };

const [first, ...rest] = process.argv.slice(2);
const tending = TENDING.find((each) => each === first);
const asked = configuration(process.argv.slice(2), process.env);
if (tending) await tendTo(tending);
else if (asked.ask === 'help') process.stdout.write(HELP);
else if (asked.ask === 'nonsense') fail(asked.fault, 2);
else await serve(asked.configuration);

async function serve(settings: Configuration): Promise<void> {
  const { port, host, json, dataDir, pages = builtHere } = settings;
  if (!arePages(pages)) return fail(`there are no built pages in ${pages}: run \`npm run build\` first`, 1);
  const store = await storeIn(dataDir);
  if (typeof store === 'string') return fail(`the data folder ${dataDir} cannot be used: ${store}`, 1);
  let app: FastifyInstance;
  const minds = thinkers({ size: threadsOf(settings), onFault: (fault) => app.log.warn({ fault }, 'a bot did not do as it should') });
  app = await makeServer({ ...settings, pages, version, store, thinkers: minds });
  stopOnSignals(app, minds, store, settings.stopSeconds);
  try {
    await app.listen({ port, host });
  } catch (error) {
    fail(whyNot(error, host, port), 1);
    return close(app, minds, store);
  }
  const bound = app.server.address();
  const address = addressOf(host, typeof bound === 'object' && bound ? bound.port : port);
  process.stdout.write(json ? `${JSON.stringify({ address })}\n` : `Archipel is at ${address}\n`);
}

async function tendTo(what: Tending): Promise<void> {
  const { exit, said } = await tend(what, rest, process.env, new Date());
  if (exit === 0) process.stdout.write(`${said}\n`);
  else fail(said, exit);
}

async function storeIn(folder: string): Promise<Store | string> {
  try {
    return await openDataDir(folder);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is in hand is finished first; then nobody needs the threads and the store any more. */
async function close(app: FastifyInstance, minds: Thinkers, store: Store): Promise<void> {
  await app.close();
  await minds.close();
  await store.close();
}

function stopOnSignals(app: FastifyInstance, minds: Thinkers, store: Store, seconds: number): void {
  let stopping = false;
  const stop = () => {
    // A terminal and whoever started us may both pass the word on.
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), seconds * 1000).unref();
    void close(app, minds, store);
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
