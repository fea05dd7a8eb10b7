import { CLOSE, id, newTokenSchema, PATHS, shownTokenSchema, tokenSchema } from '@archipel/protocol';
import * as z from 'zod/mini';
import { no } from '../problems.ts';
import { type Route, route } from '../routing.ts';
import type { Hub } from '../socket/hub.ts';
import type { Store } from '../store/store.ts';
import type { PeopleService } from './people.ts';

const tag = 'identity';
const MOST_TOKENS = 50;

/** Tokens for programs. */
export function tokenRoutes({
  store,
  people,
  hub,
}: {
  readonly store: Store;
  readonly people: PeopleService;
  readonly hub: Hub;
}): readonly Route[] {
  return [
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
