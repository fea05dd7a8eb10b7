import { PATHS, pauseSchema, tableSchema, takeSeatSchema, wordSchema } from '@archipel/protocol';
import { type Route, route } from '../http/routing.ts';
import type { TablesService } from '../lobby/tablesService.ts';
import { agreeToPause, join, leaveSeat, seatBot, seatStandIn, setWord, sitDown } from '../tables/table.ts';
import { CHANGING, chairPlace, tablePlace } from './params.ts';

const tag = 'tables';
const needs = 'tables';
const answer = tableSchema;

/** From sitting down to the next game. */
export function chairRoutes({ tables }: { readonly tables: TablesService }): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: PATHS.join,
        tag,
        needs,
        summary: 'Sit down on the first open chair, or come back to mine',
        params: tablePlace,
        answer,
        problems: [...CHANGING, 'already-started', 'no-open-chair'],
      },
      async ({ params }, { person }) => tables.change(params.table, (table) => join(table, person.id)),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.chair,
        tag,
        needs,
        summary: 'Sit down on a chair, come back to it, put a bot on it (owner), or have one stand in for somebody who is absent',
        params: chairPlace,
        body: takeSeatSchema,
        answer,
        problems: [...CHANGING, 'not-owner', 'already-started', 'not-started', 'not-seated', 'not-absent', 'chair-taken', 'no-such-level'],
      },
      async ({ params: { table: name, seat }, body }, { person }) =>
        tables.change(name, (table, now) => {
          if (body.kind === 'bot') return seatBot(table, person.id, seat, body);
          return body.kind === 'me' ? sitDown(table, person.id, seat) : seatStandIn(table, person.id, seat, now);
        }),
    ),
    route(
      {
        method: 'DELETE',
        path: PATHS.chair,
        tag,
        needs,
        summary: 'Leave my chair (a bot stands in once the game has begun), or empty one before the start (owner)',
        params: chairPlace,
        answer,
        problems: [...CHANGING, 'not-owner', 'already-started'],
      },
      async ({ params }, { person }) => tables.change(params.table, (table, now) => leaveSeat(table, person.id, params.seat, now)),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.word,
        tag,
        needs,
        summary: 'Add my word to the seed, before the start',
        params: tablePlace,
        body: wordSchema,
        answer,
        problems: [...CHANGING, 'not-seated', 'already-started'],
      },
      async ({ params, body }, { person }) => tables.change(params.table, (table) => setWord(table, person.id, body.word)),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.start,
        tag,
        needs,
        summary: 'Begin the game (owner)',
        params: tablePlace,
        answer,
        problems: [...CHANGING, 'not-owner', 'already-started', 'chairs-open', 'too-many-games', 'set-aside'],
      },
      async ({ params }, me) => tables.at(params.table, (id) => tables.start(id, me)),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.rematch,
        tag,
        needs,
        summary: 'The table of the next game: the same people, each a chair further',
        params: tablePlace,
        answer,
        problems: [...CHANGING, 'not-seated', 'not-over', 'too-many-tables', 'too-many-boxes'],
      },
      async ({ params }, me) => tables.at(params.table, (id) => tables.rematch(id, me)),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.pause,
        tag,
        needs,
        summary: 'Agree to pause the game, or to go on: it happens when all people agree',
        params: tablePlace,
        body: pauseSchema,
        answer,
        problems: [...CHANGING, 'not-seated', 'not-started'],
      },
      async ({ params, body }, { person }) => tables.change(params.table, (table, now) => agreeToPause(table, person.id, body.agree, now)),
    ),
  ];
}
