import { type FastifyInstance, fastify } from 'fastify';
import type { LogLevel } from './configuration.ts';
import { secure } from './headers.ts';
import { servePages } from './pages.ts';
import { problem } from './problem.ts';

export interface Serving {
  /** The folder of the built pages. */
  readonly pages: string;
  readonly version: string;
  readonly logLevel: LogLevel;
}

/** The whole application, ready to listen. */
export async function makeServer({ pages, version, logLevel }: Serving): Promise<FastifyInstance> {
  const app = fastify({
    // Standard output belongs to the one line that says where we are.
    logger: { level: logLevel, stream: process.stderr },
    // A path that cannot be read never comes to a route, nor to the hooks that set the headers.
    frameworkErrors: (error, _, reply) => {
      void problem(reply.header('x-content-type-options', 'nosniff'), error.statusCode ?? 400, error.message);
    },
  });

  await secure(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    await problem(reply.header('allow', 'GET, HEAD'), 405, `only GET and HEAD are answered, not ${request.method}`);
  });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly message: string }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    // A path such as `//` may not be read: there is nothing at it, and a person is told so by a page.
    if (status === 403) return reply.callNotFound();
    if (status === 500) request.log.error(error);
    return problem(reply, status, status === 500 ? 'something went wrong on our side' : error.message);
  });

  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version };
  });
  await servePages(app, pages);
  return app;
}
