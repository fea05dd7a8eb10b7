import { Readable } from 'node:stream';
import { type Json, jsonSchema } from '@archipel/kernel';
import { forgetSchema, meSchema, newIdentitySchema, PATHS, renameSchema } from '@archipel/protocol';
import { openRoute, type Route, route } from '../http/routing.ts';
import { type Authenticator, COOKIE } from '../identity/authentication.ts';
import { meOf, type PeopleService } from '../identity/people.ts';
import type { TablesService } from '../lobby/tablesService.ts';
import { isProblem } from '../problems/problem.ts';
import { exportPerson } from '../store/exportPerson.ts';
import type { Store } from '../store/store.ts';

interface Deps {
  readonly store: Store;
  readonly people: PeopleService;
  readonly authenticator: Authenticator;
  readonly tables: TablesService;
}

const tag = 'identity';

/** Oneself: from the first name to going for good. */
export function identityRoutes({ store, people, authenticator, tables }: Deps): readonly Route[] {
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
        if (isProblem(person)) return person;
        await authenticator.startSession(reply, person);
        return meOf(person);
      },
    ),
    route({ method: 'GET', path: PATHS.me, tag, summary: 'Who I am', needs: 'read', answer: meSchema }, async ({ reply }, me) => {
      await authenticator.renewSession(reply, me);
      return meOf(me.person);
    }),
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
        if (isProblem(renamed)) return renamed;
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
        body: forgetSchema,
        problems: ['wrong-password'],
      },
      async ({ body, reply }, { person }) => {
        const fault = await people.passwordProblem(person, body?.password);
        if (fault) return fault;
        await tables.leaveAll(person.id);
        await store.people.forget(person.id);
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
      },
      async ({ reply }, { person }) => {
        reply.header('content-disposition', 'attachment; filename="archipel.json"').type('application/json; charset=utf-8');
        // Plain JSON, piece by piece.
        return Readable.from(exportPerson(store, person.id)) as unknown as Json;
      },
    ),
  ];
}
