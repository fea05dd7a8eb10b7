import { id, newTokenSchema, PATHS, shownTokenSchema, tokenSchema } from '@archipel/protocol';
import * as z from 'zod/mini';
import { type Route, route } from '../http/routing.ts';
import type { PeopleService } from '../identity/people.ts';
import { problem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';

const tag = 'identity';
const MOST_TOKENS = 50;

/** Tokens for programs. */
export function tokenRoutes({ store, people }: { readonly store: Store; readonly people: PeopleService }): readonly Route[] {
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
        if ((await store.people.tokensOf(person.id)).length >= MOST_TOKENS)
          return problem('too-many-requests', `at most ${MOST_TOKENS} tokens`);
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
        if (!(await store.people.endToken(person.id, params.token))) return problem('not-found', 'you have no such token');
        return undefined;
      },
    ),
  ];
}
