import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProblem, problem } from '../problems/problem.ts';
import { refuse } from '../problems/reply.ts';

/** Codes that lead nowhere, in a minute: nobody mistypes more often. */
const MOST = 20;
const MINUTE = 60_000;
/** More than this are not remembered; then all begin anew. */
const MOST_KEYS = 10_000;

interface Misses {
  readonly until: number;
  count: number;
}

/** The six-letter code in the path, if the table is named by one. */
function codeIn({ params }: FastifyRequest): boolean {
  const { table } = (params ?? {}) as { readonly table?: unknown };
  return typeof table === 'string' && table.length === 6;
}

/** Who tries: the person, so that one who guesses does not lock out a signed-in neighbour; the address, where nobody is known. */
function keyOf({ who, ip }: FastifyRequest): string {
  return who && !isProblem(who) ? `person ${who.person.id}` : `address ${ip}`;
}

/**
 * Codes are short so that they can be told: they must not be guessed. Only those that lead nowhere are counted, and whoever tries too many
 * cannot use a code for the rest of the minute.
 */
export function limitCodeMisses(app: FastifyInstance, now: () => number): void {
  const misses = new Map<string, Misses>();
  const current = (key: string): Misses | undefined => {
    const found = misses.get(key);
    return found && found.until > now() ? found : undefined;
  };
  app.addHook('preHandler', (request, reply, done) => {
    const found = codeIn(request) ? current(keyOf(request)) : undefined;
    if (found === undefined || found.count < MOST) return done();
    const seconds = Math.max(1, Math.ceil((found.until - now()) / 1000));
    const fault = problem('too-many-requests', `at most ${MOST} wrong codes a minute; again in ${seconds} s`, { retryAfter: seconds });
    refuse(reply.header('retry-after', seconds), fault);
  });
  // Before the answer goes out, so that the next guess finds it counted.
  app.addHook('onSend', (request, reply, _, done) => {
    if (reply.statusCode === 404 && codeIn(request)) count(keyOf(request));
    done();
  });
  function count(key: string): void {
    const found = current(key);
    if (found !== undefined) found.count += 1;
    else {
      if (misses.size >= MOST_KEYS) misses.clear();
      misses.set(key, { until: now() + MINUTE, count: 1 });
    }
  }
}
