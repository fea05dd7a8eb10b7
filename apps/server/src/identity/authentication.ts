import type { Scope } from '@archipel/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problem } from '../problems/problem.ts';
import type { Person, Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { hashOf, newSecret } from '../system/random.ts';
import type { Recognised } from './recognised.ts';

/** Who asks, and by what they are known. */
export interface Who {
  readonly person: Person;
  readonly credential: Credential;
}

export type Credential =
  | { readonly kind: 'session'; readonly key: string; readonly since: number }
  | { readonly kind: 'token'; readonly key: string; readonly scopes: readonly Scope[]; readonly ends: number | null };

/** Whether a credential is good for this, as far as it can be told without looking it up again. */
export function allows(credential: Credential, scope: Scope): boolean {
  return credential.kind === 'session' || credential.scopes.includes(scope);
}

/** Whether a credential that was good when a connection was opened has come to its end since. */
export function hasEnded(credential: Credential, now: number): boolean {
  return credential.kind === 'token' && credential.ends !== null && credential.ends <= now;
}

/** Whether the credential with which a connection was opened is still stored: signing out and a new password end it. */
export async function isStored({ people }: Store, { person, credential: { kind, key } }: Who): Promise<boolean> {
  if (kind === 'session') return (await people.session(key)) !== undefined;
  return (await people.tokensOf(person.id)).some(({ id }) => id === key);
}

export const COOKIE = 'archipel';
const DAY = 86_400_000;
/** Browsers keep no cookie longer than 400 days. */
const SESSION_DAYS = 400;
/** A session of so many days is replaced by a new one: who comes now and then is never forgotten. */
const RENEWAL_DAYS = 30;
/** The last use of a token is kept as precisely as this: a write for every request would be too dear. */
const USE_PRECISION = 60_000;

export interface Authenticator {
  /** Who sends this request. A token comes before a cookie. */
  identify(request: FastifyRequest): Promise<Who | Problem>;
  /** A new session for this person, as a cookie. */
  startSession(reply: FastifyReply, person: Person): Promise<void>;
  /** A new session in place of one that grows old. */
  renewSession(reply: FastifyReply, who: Who): Promise<void>;
}

export interface AuthenticatorDeps {
  readonly store: Store;
  readonly recognised: Recognised;
  readonly clock: Clock;
  /** Whether browsers are to send the cookie over encrypted connections only. */
  readonly secureCookies: boolean;
}

export function createAuthenticator({ store, recognised, clock, secureCookies }: AuthenticatorDeps): Authenticator {
  async function byToken(token: string): Promise<Who | Problem> {
    const kept = await store.people.tokenByHash(hashOf(token));
    const person = kept && (await store.people.byId(kept.person));
    if (kept === undefined || person === undefined || person.gone) return problem('bad-token', 'there is no such token');
    const now = clock.now();
    if (kept.ends !== null && kept.ends <= now) return problem('token-ended', 'the token has come to its end');
    // Nothing depends on it: a disk that is full must not keep anybody out.
    if (now - (kept.used ?? 0) >= USE_PRECISION) store.people.useToken(kept.id, now).catch(() => undefined);
    return { person, credential: { kind: 'token', key: kept.id, scopes: kept.scopes, ends: kept.ends } };
  }

  async function byCookie(request: FastifyRequest, cookie: string): Promise<Who | Problem> {
    const { valid, value } = request.unsignCookie(cookie);
    if (!valid || value === null) return problem('forged-cookie', 'the cookie was not made here');
    const key = hashOf(value);
    const session = await store.people.session(key);
    const person = session && (await store.people.byId(session.person));
    const tooOld = session !== undefined && session.at + SESSION_DAYS * DAY <= clock.now();
    if (person === undefined || person.gone || tooOld) return problem('not-signed-in', 'the session has ended');
    return { person, credential: { kind: 'session', key, since: session?.at ?? 0 } };
  }

  async function startSession(reply: FastifyReply, person: Person): Promise<void> {
    const secret = newSecret();
    await store.people.addSession(hashOf(secret), person.id, clock.now());
    const lasting = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, signed: true } as const;
    reply.setCookie(COOKIE, secret, { ...lasting, maxAge: (SESSION_DAYS * DAY) / 1000 });
  }

  return {
    async identify(request) {
      const { authorization } = request.headers;
      if (authorization !== undefined) {
        const [, token] = authorization.match(/^Bearer ([\w-]{20,100})$/i) ?? [];
        if (token === undefined) return problem('bad-token', 'the header must be `Authorization: Bearer TOKEN`');
        return recognised.by(`token ${token}`, () => byToken(token));
      }
      const cookie = request.cookies[COOKIE];
      if (cookie === undefined) return problem('not-signed-in', 'no cookie and no token came with the request');
      return recognised.by(`cookie ${cookie}`, () => byCookie(request, cookie));
    },
    startSession,
    async renewSession(reply, { person, credential }) {
      // The old one is left to end by itself: requests that are under way still carry it.
      const old = credential.kind === 'session' && clock.now() - credential.since >= RENEWAL_DAYS * DAY;
      if (old) await startSession(reply, person);
    },
  };
}

/**
 * Whether a browser sends this from a page of somebody else's. SameSite keeps the cookie from most of these; this holds for the rest, and for
 * sockets. Programs send neither header.
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  // A proxy may have changed the name under which we were asked for.
  const homes = [request.host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])];
  return !URL.canParse(origin) || !homes.includes(new URL(origin).host);
}
