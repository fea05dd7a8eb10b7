import { PATHS } from '@archipel/protocol';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';
import { refuse } from './problem.ts';
import { isNo, no } from './problems.ts';

const MINUTE = 60_000;

export type Rates = Pick<Configuration, 'ratePerMinute' | 'addressRatePerMinute' | 'newNamesPerMinute' | 'signInsPerMinute'>;

/** Whoever looks after the server must always be able to ask how it is. */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/** What may be tried less often than the rest, by one address: a new person costs a row for ever, a password must not be guessed. */
function dearness({ method, routeOptions: { url } }: FastifyRequest): 'name' | 'password' | undefined {
  if (method === 'POST' && url === PATHS.me) return 'name';
  return (method === 'POST' && url === PATHS.sessions) || (method === 'PUT' && url === PATHS.password) ? 'password' : undefined;
}

/**
 * Counts requests by address, before anything is looked up, and by person, once it is known who asks. Must be put up before the routes.
 * Addresses of the sixth version count by network: a household has more of them than there are requests.
 */
export async function limitRates(app: FastifyInstance, rates: Rates): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: MINUTE, ...(keyGenerator && { keyGenerator }) });
  const ofAddress = limiter(rates.addressRatePerMinute);
  const dear = { name: limiter(rates.newNamesPerMinute), password: limiter(rates.signInsPerMinute) };
  const ofPerson = limiter(rates.ratePerMinute, ({ who }) => (who && !isNo(who) ? who.person.id : ''));

  async function held(limit: typeof ofAddress, what: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const count = await limit(request);
    if (count.isAllowed || !count.isExceeded) return false;
    const seconds = Math.max(1, count.ttlInSeconds);
    await refuse(
      reply.header('retry-after', seconds),
      no('too-many-requests', `${what}: at most ${count.max} a minute; again in ${seconds} s`, { retryAfter: seconds }),
    );
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (UNLIMITED.has(request.routeOptions.url ?? '')) return;
    if (await held(ofAddress, 'requests of this address', request, reply)) return;
    const kind = dearness(request);
    if (kind !== undefined) await held(dear[kind], kind === 'name' ? 'new names' : 'attempts with a password', request, reply);
  });
  app.addHook('preParsing', async (request, reply) => {
    if (request.who && !isNo(request.who)) await held(ofPerson, 'requests of this person', request, reply);
  });
}
