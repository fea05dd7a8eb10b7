import { API, CLOSE, type Level } from '@archipel/protocol';
import type { Thinkers } from '@archipel/thinkers';
import cookies from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { newSecret } from './chance.ts';
import { type Clock, machineClock } from './clock.ts';
import type { LogLevel } from './configuration.ts';
import { explainFaults } from './faults.ts';
import { secure } from './headers.ts';
import { furnish } from './house.ts';
import { doorkeeper } from './identity/who.ts';
import { servePages } from './pages.ts';
import type { Turn } from './play/crier.ts';
import { problem } from './problem.ts';
import { routesOf } from './routes.ts';
import { serveRoutes } from './routing.ts';
import { serveSocket } from './socket/socket.ts';
import type { Store } from './store/store.ts';

export interface Serving {
  /** The folder of the built pages. */
  readonly pages: string;
  readonly version: string;
  readonly logLevel: LogLevel;
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** The machine's, if not given. */
  readonly clock?: Clock;
  /** The address at which people reach us, where that is not the one they ask for. */
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: readonly string[];
  readonly bodyLimit?: number;
  readonly botMs?: number;
  readonly socketsPerIdentity?: number;
  readonly openTablesPerIdentity?: number;
  readonly onTurn?: (turn: Turn) => void;
  readonly onMoves?: (count: number, bot: boolean) => void;
  readonly onThought?: (level: Level, milliseconds: number) => void;
}

const KIBIBYTE = 1024;

/** The whole application, ready to listen. Store and thinkers belong to the caller, who closes them afterwards. */
export async function makeServer(serving: Serving): Promise<FastifyInstance> {
  const { pages, version, logLevel, store, clock = machineClock, publicUrl, trustProxy = [], bodyLimit = 64 * KIBIBYTE } = serving;
  const app = fastify({
    // Standard output belongs to the one line that says where we are.
    logger: { level: logLevel, stream: process.stderr },
    bodyLimit,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // A path that cannot be read never comes to a route, nor to the hooks that set the headers.
    frameworkErrors: (error, _, reply) => {
      void problem(reply.header('x-content-type-options', 'nosniff'), error.statusCode ?? 400, error.message);
    },
  });
  // What comes is validated; what goes out was made here, and is only written down.
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => (typeof data === 'string' ? data : JSON.stringify(data)));
  // A form on a page of another site can send plain text, but not JSON.
  app.removeContentTypeParser('text/plain');

  await secure(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.url.startsWith(`${API}/`)) return;
    await problem(reply.header('allow', 'GET, HEAD'), 405, `only GET and HEAD are answered, not ${request.method}`);
  });
  explainFaults(app);

  const house = furnish({
    ...serving,
    clock,
    botMs: serving.botMs ?? 1500,
    socketsPerIdentity: serving.socketsPerIdentity ?? 10,
    openTablesPerIdentity: serving.openTablesPerIdentity ?? 30,
    onFault: (fault) => app.log.error(fault),
  });
  const door = doorkeeper({ store, clock, secureCookies: publicUrl?.startsWith('https:') ?? false });
  await app.register(cookies, { secret: await store.settings.getOrAdd('cookie-key', newSecret()) });
  await serveSocket(app, { ...house, clock, version, publicUrl, onFault: (fault) => app.log.error(fault) });
  serveRoutes(app, routesOf(house, store, door, clock), { door, publicUrl });

  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version };
  });
  await servePages(app, pages);

  app.addHook('preClose', async () => {
    house.hub.disperse({ tell: 'stopping' }, CLOSE.stopping);
    await house.stop();
  });
  await house.open();
  return app;
}
