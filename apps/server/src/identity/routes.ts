import { jsonSchema } from '@archipel/kernel';
import {
  CLOSE,
  id,
  keepSchema,
  meSchema,
  newIdentitySchema,
  newTokenSchema,
  PATHS,
  renameSchema,
  shownTokenSchema,
  signInSchema,
  tokenSchema,
} from '@archipel/protocol';
import * as z from 'zod/mini';
import type { Names } from '../names.ts';
import { isNo, no } from '../problems.ts';
import { openRoute, type Route, route } from '../routing.ts';
import type { Hub } from '../socket/hub.ts';
import { exportPerson } from '../store/exportPerson.ts';
import type { Store } from '../store/store.ts';
import type { TablesService } from '../tables/service.ts';
import { meOf, type PeopleService } from './people.ts';
import { COOKIE, type Doorkeeper } from './who.ts';

interface Hands {
  readonly store: Store;
  readonly people: PeopleService;
  readonly door: Doorkeeper;
  readonly names: Names;
  readonly hub: Hub;
  readonly tables: TablesService;
}

const tag = 'identity';

export function identityRoutes({ store, people, door, names, hub, tables }: Hands): readonly Route[] {
  return [
    openRoute(
      {
        method: 'POST',
        path: PATHS.me,
        tag,
        summary: 'Play at once: a name is enough. The answer sets the cookie',
        body: newIdentitySchema,
        answer: meSchema,
        status: 201,
        problems: ['name-taken'],
      },
      async ({ body, reply }) => {
        const person = await people.arrive(body.name);
        if (isNo(person)) return person;
        await door.admit(reply, person);
        return meOf(person);
      },
    ),
    route({ method: 'GET', path: PATHS.me, tag, summary: 'Who I am', needs: 'read', answer: meSchema }, async (_, { person }) =>
      meOf(person),
    ),
    route(
      {
        method: 'PATCH',
        path: PATHS.me,
        tag,
        summary: 'Change my name',
        needs: 'session',
        body: renameSchema,
        answer: meSchema,
        problems: ['name-taken'],
      },
      async ({ body }, { person }) => {
        const renamed = await people.rename(person, body.name);
        if (isNo(renamed)) return renamed;
        names.changed(renamed.id, renamed.name);
        await tables.renamed(renamed.id);
        return meOf(renamed);
      },
    ),
    route(
      {
        method: 'DELETE',
        path: PATHS.me,
        tag,
        summary: 'Forget me: my name, password, tokens and what I said; the games stay',
        needs: 'session',
      },
      async ({ reply }, { person }) => {
        await tables.leaveAll(person.id);
        await store.people.forget(person.id);
        names.changed(person.id, '');
        await tables.renamed(person.id);
        hub.dismiss(person.id, () => true, CLOSE.unknown);
        reply.clearCookie(COOKIE, { path: '/' });
        return undefined;
      },
    ),
    route(
      {
        method: 'GET',
        path: PATHS.myData,
        tag,
        summary: 'All that is kept about me, as one document',
        needs: 'session',
        answer: jsonSchema,
        problems: ['not-found'],
      },
      async ({ reply }, { person }) => {
        const data = await exportPerson(store, person.id);
        if (data === undefined) return no('not-found', 'nothing is kept about you');
        reply.header('content-disposition', 'attachment; filename="archipel.json"');
        return data;
      },
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.password,
        tag,
        summary: 'Keep my name with a password, or change the password',
        needs: 'session',
        body: keepSchema,
        answer: meSchema,
        problems: ['wrong-password', 'name-taken'],
      },
      async ({ body }, { person }) => {
        const kept = await people.keep(person, body.password, body.current);
        return isNo(kept) ? kept : meOf(kept);
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
    route(
      {
        method: 'GET',
        path: PATHS.tokens,
        tag,
        summary: 'My tokens, without what is secret about them',
        needs: 'session',
        answer: z.readonly(z.array(tokenSchema)),
      },
      async (_, { person }) => people.tokens(person),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.tokens,
        tag,
        summary: 'A new token for a program. It is shown this once and never again',
        needs: 'session',
        body: newTokenSchema,
        answer: shownTokenSchema,
        status: 201,
        problems: ['too-many-requests'],
      },
      async ({ body }, { person }) => {
        if ((await store.people.tokensOf(person.id)).length >= MOST_TOKENS) return no('too-many-requests', `at most ${MOST_TOKENS} tokens`);
        return people.addToken(person, body);
      },
    ),
    route(
      {
        method: 'DELETE',
        path: PATHS.token,
        tag,
        summary: 'End a token',
        needs: 'session',
        params: z.object({ token: id }),
        problems: ['not-found'],
      },
      async ({ params }, { person }) => {
        if (!(await store.people.endToken(person.id, params.token))) return no('not-found', 'you have no such token');
        hub.dismiss(person.id, ({ key }) => key === params.token, CLOSE.unknown);
        return undefined;
      },
    ),
  ];
}

const MOST_TOKENS = 50;
