import { levelsOf, stylesOf } from '@archipel/bots';
import { games } from '@archipel/games';
import type { Json } from '@archipel/kernel';
import {
  type ChangedTerms,
  changedTermsSchema,
  gameSchema,
  myTableSchema,
  newTableSchema,
  PATHS,
  pageOf,
  pageQuerySchema,
  tableSchema,
} from '@archipel/protocol';
import * as z from 'zod/mini';
import { openRoute, type Route, route } from '../http/routing.ts';
import type { TablesService } from '../lobby/tablesService.ts';
import { CHANGING, tablePlace } from './params.ts';

const tag = 'tables';
const needs = 'tables';
const answer = tableSchema;
const stateQuery = { state: z.optional(z.enum(['open', 'playing', 'over'])) };
const listQuery = z.extend(pageQuerySchema, { ...stateQuery, game: z.optional(z.string()) });
const mineQuery = z.extend(pageQuerySchema, stateQuery);

/** The games with the form of their options, as clients and their writers want it. */
const shownGames = games.map(({ id, version, seats, schemas }) => ({
  id,
  version,
  seats,
  levels: levelsOf(id),
  styles: stylesOf(id),
  options: z.toJSONSchema(schemas.options, { io: 'input', unrepresentable: 'any' }) as Json,
}));

/** Tables: made, found, changed. */
export function tableRoutes({ tables }: { readonly tables: TablesService }): readonly Route[] {
  return [
    openRoute(
      { method: 'GET', path: PATHS.games, tag, summary: 'The games that are played here', answer: z.array(gameSchema) },
      async () => shownGames,
    ),
    openRoute(
      { method: 'GET', path: PATHS.tables, tag, summary: 'Listed tables, newest first', query: listQuery, answer: pageOf(tableSchema) },
      async ({ query }) => tables.listed(query),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.tables,
        tag,
        needs,
        summary: 'Make a table and sit down on its first chair',
        body: newTableSchema,
        answer,
        status: 201,
        problems: ['unknown-game', 'bad-options', 'bad-seats', 'no-such-level', 'too-many-tables', 'too-many-boxes', 'cannot-write'],
      },
      async ({ body: { bots, ...terms } }, me) => tables.make(me, terms, bots),
    ),
    route(
      {
        method: 'GET',
        path: PATHS.myTables,
        tag,
        needs: 'read',
        summary: 'The tables at which I sit, latest change first',
        query: mineQuery,
        answer: pageOf(myTableSchema),
      },
      async ({ query }, me) => tables.mine(me, query),
    ),
    openRoute(
      {
        method: 'GET',
        path: PATHS.table,
        tag,
        summary: 'A table, by its identifier or its code',
        params: tablePlace,
        answer,
        problems: ['not-found'],
      },
      async ({ params }) => tables.at(params.table, tables.look),
    ),
    route(
      {
        method: 'PATCH',
        path: PATHS.table,
        tag,
        needs,
        summary: 'Change the terms before the start (owner)',
        params: tablePlace,
        body: changedTermsSchema,
        answer,
        problems: [
          ...CHANGING,
          'not-owner',
          'already-started',
          'unknown-game',
          'bad-options',
          'bad-seats',
          'no-such-level',
          'chair-taken',
          'too-many-boxes',
        ],
      },
      async ({ params, body }, me) => tables.changeTerms(params.table, me, body as ChangedTerms),
    ),
  ];
}
