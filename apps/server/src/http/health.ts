import type { FastifyInstance } from 'fastify';
import { problem } from '../problems/problem.ts';
import { refuse } from '../problems/reply.ts';
import type { Store } from '../store/store.ts';

interface Condition {
  readonly version: string;
  readonly store: Store;
  /** Whether the server was told to stop. */
  readonly stopping: () => boolean;
}

/** Turns away whoever comes once we were told to stop; what is in hand is finished. Answers whether that is so. */
export function refuseWhenStopping(app: FastifyInstance): () => boolean {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!stopping || request.routeOptions.url === '/readyz') done();
    else refuse(reply.header('retry-after', '5'), problem('stopping', 'the server is about to stop'));
  });
  // Nobody is to ask again on a connection for whose end we wait.
  app.addHook('onSend', (_, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  return () => stopping;
}

/**
 * `/healthz`: is it alive, and can it read what it keeps? Starting it anew would help if not. `/readyz`: may people be sent here now? Not while it
 * stops, nor while nothing can be written: a new start would help neither.
 */
export function serveHealth(app: FastifyInstance, { version, store, stopping }: Condition): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    await store.settings.get('health');
    return { status: 'ok', version };
  });
  app.get('/readyz', async (_, reply) => {
    if (stopping()) return refuse(reply, problem('stopping', 'the server is about to stop'));
    if (!(await store.writable())) return refuse(reply, problem('cannot-write', 'nothing can be written now'));
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });
}
