import { API } from '@archipel/protocol';
import type { MatchThreads, ReviewThreads, Thinkers } from '@archipel/thinkers';
import cookies from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { noticeRoutes } from './api/noticeRoutes.ts';
import { createApp } from './app.ts';
import { INITIAL, type LogLevel, type Settings } from './configuration/configuration.ts';
import { serveDocs } from './docs/docs.ts';
import { describeApi } from './docs/openapi.ts';
import { answerClientError } from './http/clientErrors.ts';
import { limitCodeMisses } from './http/codeMisses.ts';
import { compressAnswers } from './http/compression.ts';
import { explainFaults } from './http/errors.ts';
import { secure } from './http/headers.ts';
import { refuseWhenStopping, serveHealth } from './http/health.ts';
import { limitRates } from './http/limits.ts';
import { logging } from './http/logging.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { servePages } from './http/pages.ts';
import { isApi, serveRoutes } from './http/routing.ts';
import { watchStalls } from './http/stalls.ts';
import { createAuthenticator } from './identity/authentication.ts';
import { type Passwords, passwords as passwordsAt, USUAL_COST } from './identity/password.ts';
import { createRecognised } from './identity/recognised.ts';
import { createNotices } from './notices/notices.ts';
import { replyWithStatus } from './problems/reply.ts';
import { routesOf } from './routes.ts';
import { MOST_WAITING, serveSocket } from './socket/socket.ts';
import type { Store } from './store/store.ts';
import { type Clock, machineClock } from './system/clock.ts';
import { newId, newSecret } from './system/random.ts';

/** What a server is made of; settings that are not given are as in a fresh installation. */
export interface ServerOptions
  extends Partial<Omit<Settings, 'port' | 'host' | 'dataDir' | 'databaseUrl' | 'threads' | 'rulesMs' | 'stopSeconds'>> {
  /** The folder of the built pages. */
  readonly pages: string;
  readonly version: string;
  readonly logLevel: LogLevel;
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly matchThreads: MatchThreads;
  readonly reviewThreads: ReviewThreads;
  /** The machine's, if not given. */
  readonly clock?: Clock;
  /** At the usual cost, if not given. */
  readonly passwords?: Passwords;
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
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { pages, version, store, clock = machineClock, passwords = passwordsAt(USUAL_COST) } = options;
  const settings = { ...INITIAL, ...options };
  const { publicUrl, trustProxy, bodyLimit } = settings;
  const holder = newId();
  const http = fastify({
    ...logging(options.logLevel, options.log),
    clientErrorHandler: answerClientError,
    requestTimeout: REQUEST_PATIENCE,
    // We say it ourselves, as a problem document.
    return503OnClosing: false,
    bodyLimit,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // A path that cannot be read never comes to a route, nor to the hooks that set the headers.
    frameworkErrors: (error, _, reply) => {
      void replyWithStatus(reply.header('x-content-type-options', 'nosniff'), error.statusCode ?? 400, error.message);
    },
  });
  // What comes is validated; what goes out was made here, and is only written down.
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(() => (data) => (typeof data === 'string' ? data : JSON.stringify(data)));
  // A form on a page of another site can send plain text, but not JSON.
  http.removeContentTypeParser('text/plain');

  await secure(http);
  await compressAnswers(http);
  const stopping = refuseWhenStopping(http);
  const commandLimits = await limitRates(http, settings);
  limitCodeMisses(http, () => clock.now());
  http.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isApi(request) || request.url.startsWith(`${API}/`)) done();
    else replyWithStatus(reply.header('allow', 'GET, HEAD'), 405, `only GET and HEAD are answered, not ${request.method}`);
  });
  explainFaults(http);

  const stalls = watchStalls();
  const metrics = createMetrics({ store, stalls, connections: () => app.hub.count() });
  serveMetrics(http, metrics, settings.metrics);
  const notices = await createNotices({
    ...settings,
    store,
    contact: settings.pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost'),
    manner: { inside: settings.webhooksInside, patience: NOTICE_PATIENCE },
    pauses: NOTICE_PAUSES,
    now: clock.now,
    holder,
    onDelivered: metrics.noticed,
  });
  const app = createApp({
    ...settings,
    holder,
    clock,
    passwords,
    onFault: (fault) => http.log.error(fault),
    onOverrun: (table, { message }) => http.log.warn({ table, overrun: message }, 'the rules of a match overran: it was set aside'),
    onTurn: notices.turned,
    onMoves: metrics.moved,
    onThought: metrics.thought,
  });
  const recognised = createRecognised(store, clock);
  const authenticator = createAuthenticator({ store, recognised, clock, secureCookies: publicUrl?.startsWith('https:') ?? false });
  await http.register(cookies, { secret: await store.settings.getOrAdd('cookie-key', newSecret()) });
  await describeApi(http, version);
  await serveSocket(http, {
    ...app,
    clock,
    version,
    publicUrl,
    mostWaiting: options.mostWaiting ?? MOST_WAITING,
    longestWord: bodyLimit,
    commandLimits,
    authenticator,
    onFault: (fault) => http.log.error(fault),
  });
  serveRoutes(http, [...routesOf(app, store, authenticator, clock), ...noticeRoutes(store, notices, settings)], {
    authenticator,
    publicUrl,
  });
  serveDocs(http);
  serveHealth(http, { version, store, stopping });
  await servePages(http, pages);

  http.addHook('preClose', async () => {
    await app.stop();
    await notices.close();
    recognised.close();
    stalls.stop();
  });
  await app.open();
  return http;
}
