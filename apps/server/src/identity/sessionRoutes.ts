import { CLOSE, keepSchema, meSchema, PATHS, signInSchema } from '@archipel/protocol';
import { isNo } from '../problems.ts';
import { openRoute, type Route, route } from '../routing.ts';
import type { Hub } from '../socket/hub.ts';
import type { Store } from '../store/store.ts';
import { meOf, type PeopleService } from './people.ts';
import { COOKIE, type Doorkeeper } from './who.ts';

interface Hands {
  readonly store: Store;
  readonly people: PeopleService;
  readonly door: Doorkeeper;
  readonly hub: Hub;
}

const tag = 'identity';

/** Passwords, and what they open. */
export function sessionRoutes({ store, people, door, hub }: Hands): readonly Route[] {
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
        if (isNo(kept)) return kept;
        if (person.password !== null) {
          // Whoever changes it may do so because somebody else knew it.
          await store.people.endSessions(person.id, credential.key);
          hub.dismiss(person.id, ({ kind, key }) => kind === 'session' && key !== credential.key, CLOSE.unknown);
        }
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
        if (isNo(person)) return person;
        await door.admit(reply, person);
        return meOf(person);
      },
    ),
    route(
      { method: 'DELETE', path: PATHS.session, tag, summary: 'Sign out here', needs: 'session' },
      async ({ reply }, { person, credential }) => {
        await store.people.endSession(credential.key);
        hub.dismiss(person.id, ({ key }) => key === credential.key, CLOSE.unknown);
        reply.clearCookie(COOKIE, { path: '/' });
        return undefined;
      },
    ),
    route(
      {
        method: 'DELETE',
        path: PATHS.sessions,
        tag,
        summary: 'Sign out everywhere. Tokens stay: they are ended one by one',
        needs: 'session',
      },
      async ({ reply }, { person }) => {
        await store.people.endSessions(person.id);
        hub.dismiss(person.id, ({ kind }) => kind === 'session', CLOSE.unknown);
        reply.clearCookie(COOKIE, { path: '/' });
        return undefined;
      },
    ),
  ];
}
