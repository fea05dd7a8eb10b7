import { jsonSchema } from '@archipel/kernel';
import { CLOSE, meSchema, newIdentitySchema, PATHS, renameSchema } from '@archipel/protocol';
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

/** Oneself: from the first name to going for good. */
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
    route({ method: 'GET', path: PATHS.me, tag, summary: 'Who I am', needs: 'read', answer: meSchema }, async ({ reply }, me) => {
      await door.renew(reply, me);
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
  ];
}
