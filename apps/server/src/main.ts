import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { addressOf, type Configuration, configuration, HELP } from './configuration.ts';
import { arePages } from './pages.ts';
import { makeServer } from './server.ts';

const builtHere = fileURLToPath(new URL('../../web/dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };

/** How long requests under way may take once we were told to stop. */
const LAST_MILLISECONDS = 5000;

const asked = configuration(process.argv.slice(2), process.env);
if (asked.ask === 'help') process.stdout.write(HELP);
else if (asked.ask === 'nonsense') fail(asked.fault, 2);
else await serve(asked.configuration);

async function serve({ port, host, logLevel, json, pages = builtHere }: Configuration): Promise<void> {
  if (!arePages(pages)) return fail(`there are no built pages in ${pages}: run \`npm run build\` first`, 1);
  const app = await makeServer({ pages, version, logLevel });
  stopOnSignals(app);
  try {
    await app.listen({ port, host });
  } catch (error) {
    return fail(whyNot(error, host, port), 1);
  }
  const bound = app.server.address();
  const address = addressOf(host, typeof bound === 'object' && bound ? bound.port : port);
  process.stdout.write(json ? `${JSON.stringify({ address })}\n` : `Archipel is at ${address}\n`);
}

function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = () => {
    // A terminal and whoever started us may both pass the word on.
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), LAST_MILLISECONDS).unref();
    void app.close();
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
