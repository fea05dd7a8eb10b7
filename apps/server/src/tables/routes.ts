import { levelsOf } from '@archipel/bots';
import { games } from '@archipel/games';
import type { Json } from '@archipel/kernel';
import {
  type ChangedTerms,
  changedTermsSchema,
  gameSchema,
  lineSchema,
  myTableSchema,
  newLineSchema,
  newTableSchema,
  PATHS,
  pageOf,
  pageQuerySchema,
  pauseSchema,
  seenSchema,
  tableSchema,
  takeSeatSchema,
  wordSchema,
} from '@archipel/protocol';
import * as z from 'zod/mini';
import type { Rooms } from '../play/rooms.ts';
import { isNo, type No, type ProblemCode } from '../problems.ts';
import { openRoute, type Route, route } from '../routing.ts';
import type { KeptTable } from '../store/store.ts';
import type { Chat } from './chat.ts';
import { chairPlace, personPlace, tablePlace } from './places.ts';
import type { TablesService } from './service.ts';
import { agreeing, botSitting, joining, leaving, muting, saying, sitting, watchFault, withTerms } from './table.ts';

interface Hands {
  readonly tables: TablesService;
  readonly chat: Chat;
  readonly rooms: Rooms;
}

const tag = 'tables';
const needs = 'tables';
const answer = tableSchema;
const stateQuery = { state: z.optional(z.enum(['open', 'playing', 'over'])) };
const listQuery = z.extend(pageQuerySchema, { ...stateQuery, game: z.optional(z.string()) });
const mineQuery = z.extend(pageQuerySchema, stateQuery);
const lineQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), 100),
});
const common: readonly ProblemCode[] = ['not-found', 'busy', 'cannot-write'];

/** The games with the form of their options, as clients and their writers want it. */
const shownGames = games.map(({ id, version, seats, schemas }) => ({
  id,
  version,
  seats,
  levels: levelsOf(id),
  options: z.toJSONSchema(schemas.options, { io: 'input', unrepresentable: 'any' }) as Json,
}));

export function tableRoutes({ tables, chat, rooms }: Hands): readonly Route[] {
  /** Changes the table that a path names. */
  async function changed(name: string, transition: (table: KeptTable, now: number) => KeptTable | No) {
    const id = await tables.named(name);
    return isNo(id) ? id : tables.change(id, transition);
  }

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
        problems: ['unknown-game', 'bad-options', 'bad-seats', 'no-such-level', 'too-many-tables', 'cannot-write'],
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
      async ({ params }) => {
        const id = await tables.named(params.table);
        return isNo(id) ? id : tables.look(id);
      },
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
        problems: [...common, 'not-owner', 'already-started', 'bad-options', 'bad-seats', 'chair-taken'],
      },
      async ({ params, body }, { person }) => changed(params.table, (table) => withTerms(table, person.id, body as ChangedTerms)),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.join,
        tag,
        needs,
        summary: 'Sit down on the first open chair, or come back to mine',
        params: tablePlace,
        answer,
        problems: [...common, 'already-started', 'no-open-chair'],
      },
      async ({ params }, { person }) => changed(params.table, (table) => joining(table, person.id)),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.chair,
        tag,
        needs,
        summary: 'Sit down on a chair, come back to it, or put a bot on it (owner)',
        params: chairPlace,
        body: takeSeatSchema,
        answer,
        problems: [...common, 'not-owner', 'already-started', 'chair-taken', 'no-such-level'],
      },
      async ({ params, body }, { person }) =>
        changed(params.table, (table) =>
          body.kind === 'me' ? sitting(table, person.id, params.seat) : botSitting(table, person.id, params.seat, body.level),
        ),
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
        problems: [...common, 'not-owner', 'already-started'],
      },
      async ({ params }, { person }) => changed(params.table, (table, now) => leaving(table, person.id, params.seat, now)),
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
        problems: [...common, 'not-seated', 'already-started'],
      },
      async ({ params, body }, { person }) => changed(params.table, (table) => saying(table, person.id, body.word)),
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
        problems: [...common, 'not-owner', 'already-started', 'chairs-open'],
      },
      async ({ params }, me) => {
        const id = await tables.named(params.table);
        return isNo(id) ? id : tables.start(id, me);
      },
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
        problems: [...common, 'not-seated', 'not-over', 'too-many-tables'],
      },
      async ({ params }, me) => {
        const id = await tables.named(params.table);
        return isNo(id) ? id : tables.rematch(id, me);
      },
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
        problems: [...common, 'not-seated', 'not-started'],
      },
      async ({ params, body }, { person }) => changed(params.table, (table, now) => agreeing(table, person.id, body.agree, now)),
    ),
    ...(['PUT', 'DELETE'] as const).map((method) =>
      route(
        {
          method,
          path: PATHS.muted,
          tag: 'chat',
          needs,
          summary: method === 'PUT' ? 'Mute somebody (owner)' : 'Let somebody speak again (owner)',
          params: personPlace,
          answer,
          problems: [...common, 'not-owner'],
        },
        async ({ params }, { person }) => changed(params.table, (table) => muting(table, person.id, params.person, method === 'PUT')),
      ),
    ),
    route(
      {
        method: 'GET',
        path: PATHS.lines,
        tag: 'chat',
        needs: 'read',
        summary: 'What was said at a table, oldest first',
        params: tablePlace,
        query: lineQuery,
        answer: z.readonly(z.array(lineSchema)),
        problems: ['not-found', 'no-spectators'],
      },
      async ({ params, query }, { person }) => {
        const id = await tables.named(params.table);
        if (isNo(id)) return id;
        return rooms.within(id, async (room) => watchFault(room.table, person.id) ?? chat.read(room, query.after, query.limit));
      },
    ),
    route(
      {
        method: 'POST',
        path: PATHS.lines,
        tag: 'chat',
        needs,
        summary: 'Say something at a table',
        params: tablePlace,
        body: newLineSchema,
        answer: lineSchema,
        status: 201,
        problems: [...common, 'no-spectators', 'muted'],
      },
      async ({ params, body }, me) => {
        const id = await tables.named(params.table);
        return isNo(id) ? id : chat.say(id, me, body.text);
      },
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.seen,
        tag,
        needs: 'read',
        summary: 'I have seen this much of a table',
        params: tablePlace,
        body: seenSchema,
        problems: ['not-found', 'cannot-write'],
      },
      async ({ params, body }, me) => {
        const id = await tables.named(params.table);
        if (isNo(id)) return id;
        await tables.saw(me, id, body.position, body.line);
        return undefined;
      },
    ),
  ];
}
