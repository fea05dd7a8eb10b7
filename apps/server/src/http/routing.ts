import { isSound } from '@archipel/kernel';
import { API, problemSchema, type Scope } from '@archipel/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Authenticator, allows, isCrossSite, type Who } from '../identity/authentication.ts';
import { isProblem, PROBLEMS, type Problem, type ProblemCode, problem } from '../problems/problem.ts';
import { refuse } from '../problems/reply.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, or why that is not known. */
    who: Who | Problem;
  }
}

type Schema = z.ZodMiniType;
type Out<Shape> = Shape extends Schema ? z.output<Shape> : undefined;

/**
 * What must be known of who asks: nothing; nothing, but if they are known, who they are (`look`); that it is a person in a browser; or, for
 * programs, that the token has this scope.
 */
type Need = 'nothing' | 'look' | 'session' | Scope;

/** What a request brings, validated. */
export interface Ask<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tag: 'identity' | 'tables' | 'play' | 'chat' | 'notices' | 'server';
  readonly summary: string;
  /** What may go wrong, beyond what may go wrong everywhere. */
  readonly problems?: readonly ProblemCode[];
}

interface Shaped<Params, Query, Body, Answer> extends Described {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What the answer looks like; with none it is 204. Not given where the handler writes to the connection itself. */
  readonly answer?: Answer;
  /** What it is written as, if not as JSON. */
  readonly media?: string;
  readonly status?: 200 | 201;
}

/** One line of the table of routes: the schemas in it validate what comes, and the description of the API is made of them. */
export interface Route extends Shaped<Schema, Schema, Schema, Schema> {
  readonly needs: Need;
  readonly run: (ask: Ask<never, never, never>, me: Who) => Promise<unknown>;
}

type Given = Schema | undefined;
type Answered<Answer> = Promise<(Answer extends Schema ? z.output<Answer> : undefined) | Problem>;

/** A route for those who are known. */
export function route<P extends Given, Q extends Given, B extends Given, A extends Given>(
  shape: Shaped<P, Q, B, A> & { readonly needs: Exclude<Need, 'nothing' | 'look'> },
  run: (ask: Ask<Out<P>, Out<Q>, Out<B>>, me: Who) => Answered<A>,
): Route {
  return { ...(shape as unknown as Route), run };
}

/** A route for everybody. */
export function openRoute<P extends Given, Q extends Given, B extends Given, A extends Given>(
  shape: Shaped<P, Q, B, A>,
  run: (ask: Ask<Out<P>, Out<Q>, Out<B>>) => Answered<A>,
): Route {
  return { ...(shape as unknown as Route), needs: 'nothing', run };
}

/** A route for everybody that shows those who are known what is theirs. */
export function lookRoute<P extends Given, Q extends Given, B extends Given, A extends Given>(
  shape: Shaped<P, Q, B, A>,
  run: (ask: Ask<Out<P>, Out<Q>, Out<B>>, me: Who | undefined) => Answered<A>,
): Route {
  return { ...(shape as unknown as Route), needs: 'look', run };
}

/** Whether a request is for the API, however its path is written. */
export function isApi({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith(`${API}/`);
}

/** How each need is described: any one of these is enough. */
const SECURITY = {
  look: [{}, { cookie: [] }, { token: ['read'] }],
  session: [{ cookie: [] }],
  read: [{ cookie: [] }, { token: ['read'] }],
  play: [{ cookie: [] }, { token: ['play'] }],
  tables: [{ cookie: [] }, { token: ['tables'] }],
} as const satisfies Record<Exclude<Need, 'nothing'>, readonly Readonly<Record<string, readonly string[]>>[]>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Why this request may not do what needs that; nothing if it may. */
export function refusal(request: FastifyRequest, needs: Need, publicUrl: string | undefined): Problem | undefined {
  const { who } = request;
  const harmless = request.method === 'GET' || request.method === 'HEAD';
  const byToken = !isProblem(who) && who.credential.kind === 'token';
  if (!harmless && !byToken && isCrossSite(request, publicUrl)) return problem('cross-site', 'this came from a page of another site');
  if (needs === 'nothing') return undefined;
  if (isProblem(who)) return needs === 'look' && who.problem === 'not-signed-in' ? undefined : who;
  if (needs === 'look') return allows(who.credential, 'read') ? undefined : problem('scope-missing', `the token lacks the scope 'read'`);
  if (needs !== 'session')
    return allows(who.credential, needs) ? undefined : problem('scope-missing', `the token lacks the scope '${needs}'`);
  return byToken ? problem('scope-missing', 'this is for a person who is signed in, not for a token') : undefined;
}

export interface Manner {
  readonly authenticator: Authenticator;
  readonly publicUrl: string | undefined;
}

/** Puts the routes up. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], { authenticator, publicUrl }: Manner): void {
  app.decorateRequest('who', null as unknown as Problem);
  app.addHook('onRequest', async (request) => {
    // By the route and not by the path: `/%61pi/v1/me` and `http://host/api/v1/me` are the same route.
    if (isApi(request)) request.who = await authenticator.identify(request);
  });
  for (const each of routes) {
    const { method, path, needs, params, query, body, answer, status = 200, run } = each;
    app.route({
      method,
      url: path,
      schema: {
        summary: each.summary,
        tags: [each.tag],
        ...(needs !== 'nothing' && { security: SECURITY[needs] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: responses(each),
      },
      preValidation: (request, reply, done) => {
        if (isSound(request.body)) done();
        else refuse(reply, problem('malformed', 'the body is nested too deep'));
      },
      // After the body was read: what cannot be read is 400, whoever sent it.
      preHandler: (request, reply, done) => {
        const refused = refusal(request, needs, publicUrl);
        if (refused) refuse(reply, refused);
        else done();
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const ask = { params: request.params, query: request.query, body: request.body, request, reply } as unknown as Ask<
          never,
          never,
          never
        >;
        // Routes that need nothing do not look at it; those for whoever looks know that it may be nobody; for the others it was just seen to be somebody.
        const given = await run(ask, (needs === 'look' && isProblem(request.who) ? undefined : request.who) as Who);
        if (isProblem(given)) return refuse(reply, given);
        if (reply.sent || given === reply) return reply;
        return answer === undefined ? reply.code(204).send() : reply.code(status).send(given);
      },
    });
  }
  refuseOtherMethods(app, routes);
}

/** What is there, but not to be asked in this way. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((each) => each.path))) {
    const own: readonly string[] = routes.filter((each) => each.path === path).map(({ method }) => method);
    const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : [])];
    app.route({
      method: METHODS.filter((method) => !own.includes(method)),
      url: path,
      schema: { hide: true },
      // Before the body is read: it would be in vain.
      onRequest: async (request, reply) =>
        refuse(
          reply.header('allow', allow.join(', ')),
          problem('method-not-allowed', `${request.method} is not among ${allow.join(', ')}`),
        ),
      handler: (_, reply) => reply,
    });
  }
}

/** Answers by status: what was asked for, and the problems with their codes. */
function responses({ answer, media, status = 200, problems = [], needs, body }: Route): Record<string, unknown> {
  const everywhere: readonly ProblemCode[] = ['malformed', 'too-many-requests', 'fault'];
  const faulty: readonly ProblemCode[] = ['forged-cookie', 'bad-token', 'token-ended', 'scope-missing'];
  const known: readonly ProblemCode[] = needs === 'nothing' ? [] : needs === 'look' ? faulty : ['not-signed-in', ...faulty];
  const bodily: readonly ProblemCode[] = body ? ['too-large', 'media-type'] : [];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set([...known, ...problems, ...bodily, ...everywhere])) {
    byStatus.set(PROBLEMS[code], [...(byStatus.get(PROBLEMS[code]) ?? []), code]);
  }
  const failures = [...byStatus].map(([code, codes]) => [
    code,
    { description: codes.map((each) => `\`${each}\``).join(', '), content: { 'application/problem+json': { schema: problemSchema } } },
  ]);
  const asked = media === undefined ? answer : { content: { [media]: { schema: answer } } };
  return { ...(answer ? { [status]: asked } : {}), ...Object.fromEntries(failures) };
}
