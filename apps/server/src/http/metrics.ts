import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client';
import type { Configuration } from '../configuration/configuration.ts';
import { problem } from '../problems/problem.ts';
import { refuse } from '../problems/reply.ts';
import type { Store } from '../store/store.ts';
import type { Stalls } from './stalls.ts';

/** What happens is counted here by whoever sees it happen. */
export interface Metrics {
  readonly registry: Registry;
  /** A move, or the taking back of moves, was stored. */
  moved(count: number, bot: boolean): void;
  /** A bot has thought about a turn. */
  thought(level: string, milliseconds: number): void;
  noticed(channel: string, result: string): void;
}

/** Asked when somebody reads the figures. */
export interface Gauges {
  readonly store: Store;
  readonly stalls: Stalls;
  readonly connections: () => number;
}

const STALL_QUANTILES = [0.5, 0.99, 0.999, 1];

export function createMetrics({ store, stalls, connections }: Gauges): Metrics {
  const registry = new Registry();
  // Memory, processor, the lag of the event loop, rests of the garbage collector.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const moves = new Counter({ name: 'archipel_moves_total', help: 'Moves that were stored.', labelNames: ['by'], registers });
  const thinking = new Histogram({
    name: 'archipel_bot_thinking_seconds',
    help: 'How long bots thought about a turn.',
    labelNames: ['level'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers,
  });
  const notices = new Counter({
    name: 'archipel_notices_total',
    help: 'Notices that were sent, by their end.',
    labelNames: ['channel', 'result'],
    registers,
  });
  const gauge = <Label extends string>(about: GaugeConfiguration<Label>) => registry.registerMetric(new Gauge({ ...about, registers: [] }));
  gauge({
    name: 'archipel_connections',
    help: 'Live connections: sockets and streams.',
    collect() {
      this.set(connections());
    },
  });
  gauge({
    name: 'archipel_event_loop_stall_seconds',
    help: 'How long everybody waited because the event loop was busy, since the start: by quantile, 1 is the longest.',
    labelNames: ['quantile'],
    collect() {
      for (const quantile of STALL_QUANTILES) this.set({ quantile: String(quantile) }, stalls.percentile(100 * quantile));
    },
  });
  gauge({
    name: 'archipel_tables',
    help: 'Tables by state.',
    labelNames: ['state'],
    async collect() {
      for (const [state, count] of Object.entries(await store.tables.count())) this.set({ state }, count);
    },
  });
  gauge({
    name: 'archipel_store_writes',
    help: 'Writes since the start.',
    collect() {
      this.set(store.counts().writes);
    },
  });
  gauge({
    name: 'archipel_store_commits',
    help: 'Commits since the start that these writes shared.',
    collect() {
      this.set(store.counts().commits);
    },
  });
  return {
    registry,
    moved: (count, bot) => moves.inc({ by: bot ? 'bot' : 'person' }, count),
    thought: (level, milliseconds) => thinking.observe({ level }, milliseconds / 1000),
    noticed: (channel, result) => notices.inc({ channel, result }),
  };
}

/** Measures every request, and serves the figures to those who may see them. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, audience: Configuration['metrics']): void {
  const requests = new Histogram({
    name: 'archipel_request_seconds',
    help: 'Requests and how long their answers took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route, never the path: a stranger could make up as many of these as there is memory.
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  if (audience === 'off') return;
  app.get('/metrics', async (request, reply) => {
    if (audience === 'local' && !isLocal(request)) return refuse(reply, problem('not-found', 'there is nothing at /metrics'));
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Whether a request comes from this machine itself, and not for somebody else by way of a proxy on it. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  const bare = ip.replace(/^::ffff:/, '');
  return !forwarded && (bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.')));
}
