import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Problem, problem } from '../problems/problem.ts';
import { refuse, replyWithStatus } from '../problems/reply.ts';
import { StoreFault } from '../store/store.ts';

/** What fastify or a schema says of a request that cannot be served. */
interface Thrown {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message: string;
}

/** What to answer where the store cannot do it now; nothing for faults of another kind. */
export function storeProblem(error: unknown, log: FastifyBaseLogger): Problem | undefined {
  if (!(error instanceof StoreFault)) return undefined;
  log.warn({ reason: error.reason, detail: error.message }, 'the store cannot do it now');
  return problem('cannot-write', 'nothing can be written at the moment: nothing has changed');
}

/** Turns whatever was thrown into a problem document. Only what is our fault is logged as an error. */
export function explainFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: Thrown, request, reply) => {
    const stored = storeProblem(error, request.log);
    if (stored) return refuse(reply.header('retry-after', '5'), stored);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.map(({ instancePath, message }) => ({ at: instancePath, message: message ?? '' }));
      const detail = issues.map(({ at, message }) => `${at || '/'}: ${message}`).join('; ');
      return refuse(reply, problem('malformed', detail, { issues }));
    }
    const status = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    // A path such as `//` may not be read: there is nothing at it, and a person is told so by a page.
    if (status === 403) return reply.callNotFound();
    if (status === 500) request.log.error(error);
    return replyWithStatus(reply, status, status === 500 ? 'something went wrong on our side' : error.message);
  });
}
