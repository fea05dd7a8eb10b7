import { keepSchema, meSchema, PATHS, signInSchema, visitorSchema } from '@archipel/protocol';
import { openRoute, type Route, route } from '../http/routing.ts';
import { type Authenticator, COOKIE } from '../identity/authentication.ts';
import { meOf, type PeopleService } from '../identity/people.ts';
import { isProblem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';

interface Deps {
  readonly store: Store;
  readonly people: PeopleService;
  readonly authenticator: Authenticator;
}

const tag = 'identity';

/** Passwords, and what they open. */
export function sessionRoutes({ store, people, authenticator }: Deps): readonly Route[] {
  return [
    route(
      {
        method: 'PUT',
        path: PATHS.password,
        tag,
        summary: 'Keep my name with a password, or change the password, which signs me out everywhere else',
        needs: 'session',
        body: keepSchema,
        answer: meSchema,
        problems: ['wrong-password', 'name-taken'],
      },
      async ({ body }, { person, credential }) => {
        const kept = await people.keep(person, body.password, body.current);
        if (isProblem(kept)) return kept;
        // Whoever changes it may do so because somebody else knew it.
        if (person.password !== null) await store.people.endSessions(person.id, credential.key);
        if (body.endTokens) await store.people.endTokens(person.id);
        return meOf(kept);
      },
    ),
    openRoute(
      {
        method: 'POST',
        path: PATHS.sessions,
        tag,
        summary: 'Sign in with a name that was kept. The answer sets the cookie',
        body: signInSchema,
        answer: meSchema,
        status: 201,
        problems: ['wrong-password'],
      },
      async ({ body, reply }) => {
        const person = await people.signIn(body.name, body.password);
        if (isProblem(person)) return person;
        await authenticator.startSession(reply, person);
        return meOf(person);
      },
    ),
    openRoute(
      {
        method: 'GET',
        path: PATHS.session,
        tag,
        summary: 'Who this browser is, if anybody: never a refusal',
        answer: visitorSchema,
      },
      async ({ request, reply }) => {
        const { who } = request;
        if (isProblem(who)) return { me: null };
        await authenticator.renewSession(reply, who);
        return { me: meOf(who.person) };
      },
    ),
    route({ method: 'DELETE', path: PATHS.session, tag, summary: 'Sign out here', needs: 'session' }, async ({ reply }, { credential }) => {
      await store.people.endSession(credential.key);
      reply.clearCookie(COOKIE, { path: '/' });
      return undefined;
    }),
    route(
      {
        method: 'DELETE',
        path: PATHS.sessions,
        tag,
        summary: 'Sign out everywhere: every session and every token ends',
        needs: 'session',
      },
      async ({ reply }, { person }) => {
        await store.people.endSessions(person.id);
        await store.people.endTokens(person.id);
        reply.clearCookie(COOKIE, { path: '/' });
        return undefined;
      },
    ),
  ];
}
