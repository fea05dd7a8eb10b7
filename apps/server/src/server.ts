import { API } from '@archipel/protocol';
import type { Thinkers } from '@archipel/thinkers';
import cookies from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { newSecret } from './chance.ts';
import { answerClientError } from './clientErrors.ts';
import { type Clock, machineClock } from './clock.ts';
import { compressAnswers } from './compression.ts';
import { INITIAL, type LogLevel, type Settings } from './configuration.ts';
import { serveDocs } from './docs/docs.ts';
import { describeApi } from './docs/openapi.ts';
import { explainFaults } from './faults.ts';
import { secure } from './headers.ts';
import { refuseWhenStopping, serveHealth } from './health.ts';
import { furnish } from './house.ts';
import { doorkeeper } from './identity/who.ts';
import { limitRates } from './limits.ts';
import { logging } from './logging.ts';
import { metricsOf, serveMetrics } from './metrics.ts';
import { openNotices } from './notices/notices.ts';
import { noticeRoutes } from './notices/routes.ts';
import { servePages } from './pages.ts';
import { problem } from './problem.ts';
import { routesOf } from './routes.ts';
import { serveRoutes } from './routing.ts';
import { MOST_WAITING, serveSocket } from './socket/socket.ts';
import type { Store } from './store/store.ts';

/** What a server is made of; settings that are not given are as in a fresh installation. */
export interface Serving extends Partial<Omit<Settings, 'port' | 'host' | 'dataDir' | 'threads' | 'stopSeconds'>> {
  /** The folder of the built pages. */
  readonly pages: string;
  readonly version: string;
  readonly logLevel: LogLevel;
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** The machine's, if not given. */
  readonly clock?: Clock;
  /** Bytes that may wait for a client that reads slowly. */
  readonly mostWaiting?: number;
  /** Where the log goes; standard output belongs to the one line that says where we are. */
  readonly log?: { write(line: string): void };
}

/** Milliseconds in which a request must have come to its end: whoever sends a letter a minute shall not hold a line for ever. */
const REQUEST_PATIENCE = 30_000;
/** Milliseconds that a notice may take, and between attempts to send it. */
const NOTICE_PATIENCE = 10_000;
const NOTICE_PAUSES = [5000, 60_000];

/** The whole application, ready to listen. Store and thinkers belong to the caller, who closes them afterwards. */
export async function makeServer(serving: Serving): Promise<FastifyInstance> {
  const { pages, version, store, clock = machineClock } = serving;
  const settings = { ...INITIAL, ...serving };
  const { publicUrl, trustProxy, bodyLimit } = settings;
  const app = fastify({
    ...logging(serving.logLevel, serving.log),
    clientErrorHandler: answerClientError,
    requestTimeout: REQUEST_PATIENCE,
    // We say it ourselves, as a problem document.
    return503OnClosing: false,
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
  await compressAnswers(app);
  const stopping = refuseWhenStopping(app);
  await limitRates(app, settings);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.url.startsWith(`${API}/`)) return;
    await problem(reply.header('allow', 'GET, HEAD'), 405, `only GET and HEAD are answered, not ${request.method}`);
  });
  explainFaults(app);

  const metrics = metricsOf({ store, connections: () => house.hub.count() });
  serveMetrics(app, metrics, settings.metrics);
  const notices = await openNotices({
    ...settings,
    store,
    contact: settings.pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost'),
    manner: { inside: settings.webhooksInside, patience: NOTICE_PATIENCE },
    pauses: NOTICE_PAUSES,
    now: clock.now,
    onDelivered: metrics.noticed,
  });
  const house = furnish({
    ...settings,
    clock,
    onFault: (fault) => app.log.error(fault),
    onTurn: notices.turned,
    onMoves: metrics.moved,
    onThought: metrics.thought,
  });
  const door = doorkeeper({ store, clock, secureCookies: publicUrl?.startsWith('https:') ?? false });
  await app.register(cookies, { secret: await store.settings.getOrAdd('cookie-key', newSecret()) });
  await describeApi(app, version);
  await serveSocket(app, {
    ...house,
    clock,
    version,
    publicUrl,
    mostWaiting: serving.mostWaiting ?? MOST_WAITING,
    onFault: (fault) => app.log.error(fault),
  });
  serveRoutes(app, [...routesOf(house, store, door, clock), ...noticeRoutes(store, notices, settings)], { door, publicUrl });
  serveDocs(app);
  serveHealth(app, { version, store, stopping });
  await servePages(app, pages);

  app.addHook('preClose', async () => {
    await house.stop();
    await notices.close();
  });
  await house.open();
  return app;
}
