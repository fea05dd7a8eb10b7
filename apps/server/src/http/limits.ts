import { isRecord, type Json } from '@archipel/kernel';
import { PATHS } from '@archipel/protocol';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import { refuse } from '../problems/reply.ts';
import { folded } from '../store/folded.ts';
import { networkOf } from '../system/network.ts';
import { hasOwnBox } from '../tables/making.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

export type Rates = Pick<
  Configuration,
  'ratePerMinute' | 'addressRatePerMinute' | 'newNamesPerMinute' | 'signInsPerMinute' | 'tablesPerHour' | 'boxesPerHour'
>;

/** Why a command on a socket is one too many, if it is: it counts like a request from where, and of whom, the socket was opened. */
export interface CommandLimits {
  ofAddress(opened: FastifyRequest): Promise<Problem | undefined>;
  ofPerson(opened: FastifyRequest): Promise<Problem | undefined>;
}

type Excess = Problem & { readonly seconds: number };
const [OF_ADDRESS, OF_PERSON] = ['requests of this address', 'requests of this person'];

/** Whoever looks after the server must always be able to ask how it is. */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

/** What may be tried less often than the rest, by one address: a new person costs a row for ever, a password must not be guessed. */
function strictLimitFor({ method, routeOptions: { url } }: FastifyRequest): 'name' | 'password' | undefined {
  if (method === 'POST' && url === PATHS.me) return 'name';
  const tried = [`POST ${PATHS.sessions}`, `PUT ${PATHS.password}`, `DELETE ${PATHS.me}`];
  return tried.includes(`${method} ${url}`) ? 'password' : undefined;
}

const signsIn = ({ method, routeOptions: { url } }: FastifyRequest) => method === 'POST' && url === PATHS.sessions;

const makesTable = ({ method, routeOptions: { url } }: FastifyRequest) =>
  method === 'POST' && (url === PATHS.tables || url === PATHS.rematch);

/** Whether components come with the terms of a table. */
function bringsBox({ method, routeOptions: { url }, body }: FastifyRequest): boolean {
  const terms = (method === 'POST' && url === PATHS.tables) || (method === 'PATCH' && url === PATHS.table);
  return terms && isRecord(body) && hasOwnBox({ options: (body['options'] ?? null) as Json });
}

/**
 * Counts requests by address, before anything is looked up, and by person, once it is known who asks. Must be put up before the routes.
 * Addresses of the sixth version count by network: a household has more of them than there are requests.
 */
export async function limitRates(app: FastifyInstance, rates: Rates): Promise<CommandLimits> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string = ({ ip }) => networkOf(ip), timeWindow = MINUTE) =>
    app.createRateLimit({ max, timeWindow, keyGenerator });
  const ofAddress = limiter(rates.addressRatePerMinute);
  const strict = { name: limiter(rates.newNamesPerMinute), password: limiter(rates.signInsPerMinute) };
  // New names cost nothing: what each person may have is counted by address as well.
  const made = { tables: limiter(rates.tablesPerHour, undefined, HOUR), boxes: limiter(rates.boxesPerHour, undefined, HOUR) };
  // The schema has read the body before.
  const ofAccount = limiter(rates.signInsPerMinute, ({ body }) => folded((body as { readonly name: string }).name.trim()));
  const ofPerson = limiter(rates.ratePerMinute, ({ who }) => (who && !isProblem(who) ? who.person.id : ''));

  async function excess(limit: typeof ofAddress, what: string, request: FastifyRequest): Promise<Excess | undefined> {
    const count = await limit(request);
    if (count.isAllowed || !count.isExceeded) return undefined;
    const seconds = Math.max(1, count.ttlInSeconds);
    const detail = `${what}: at most ${count.max} a minute; again in ${seconds} s`;
    return { ...problem('too-many-requests', detail, { retryAfter: seconds }), seconds };
  }

  async function isLimited(limit: typeof ofAddress, what: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const found = await excess(limit, what, request);
    if (found === undefined) return false;
    await refuse(reply.header('retry-after', found.seconds), found);
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (UNLIMITED.has(request.routeOptions.url ?? '')) return;
    if (await isLimited(ofAddress, OF_ADDRESS, request, reply)) return;
    const kind = strictLimitFor(request);
    if (kind !== undefined) await isLimited(strict[kind], kind === 'name' ? 'new names' : 'attempts with a password', request, reply);
  });
  // However many addresses are at it: one name's password is not to be guessed faster than from one.
  async function limitMaking(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (signsIn(request)) return isLimited(ofAccount, 'attempts to sign in with this name', request, reply);
    if (makesTable(request) && (await isLimited(made.tables, 'new tables of this address', request, reply))) return true;
    return bringsBox(request) && isLimited(made.boxes, 'tables of this address with components of their own', request, reply);
  }
  app.addHook('preHandler', (request, reply, done) => {
    // Most requests are none of these, and go on at once.
    if (!signsIn(request) && !makesTable(request) && !bringsBox(request)) return done();
    limitMaking(request, reply).then((limited) => (limited ? undefined : done()), done);
  });
  app.addHook('preParsing', async (request, reply) => {
    if (request.who && !isProblem(request.who)) await isLimited(ofPerson, OF_PERSON, request, reply);
  });
  return {
    ofAddress: (opened) => excess(ofAddress, OF_ADDRESS, opened),
    ofPerson: (opened) => excess(ofPerson, OF_PERSON, opened),
  };
}
