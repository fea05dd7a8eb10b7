import { chatMessageSchema, newChatMessageSchema, PATHS, seenSchema, tableSchema } from '@archipel/protocol';
import * as z from 'zod/mini';
import { type Route, route } from '../http/routing.ts';
import type { Chat } from '../lobby/chat.ts';
import type { TablesService } from '../lobby/tablesService.ts';
import { mute } from '../tables/table.ts';
import { CHANGING, personPlace, tablePlace } from './params.ts';

const needs = 'tables';
const answer = tableSchema;
const lineQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), 100),
});

/** Words at a table, and how far one has read. */
export function chatRoutes({ tables, chat }: { readonly tables: TablesService; readonly chat: Chat }): readonly Route[] {
  return [
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
          problems: [...CHANGING, 'not-owner'],
        },
        async ({ params }, { person }) => tables.change(params.table, (table) => mute(table, person.id, params.person, method === 'PUT')),
      ),
    ),
    route(
      {
        method: 'GET',
        path: PATHS.chat,
        tag: 'chat',
        needs: 'read',
        summary: 'What was said at a table, oldest first',
        params: tablePlace,
        query: lineQuery,
        answer: z.readonly(z.array(chatMessageSchema)),
        problems: ['not-found', 'no-spectators'],
      },
      async ({ params, query }, me) => tables.at(params.table, (id) => chat.read(id, me, query.after, query.limit)),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.chat,
        tag: 'chat',
        needs,
        summary: 'Say something at a table',
        params: tablePlace,
        body: newChatMessageSchema,
        answer: chatMessageSchema,
        status: 201,
        problems: [...CHANGING, 'no-spectators', 'muted'],
      },
      async ({ params, body }, me) => tables.at(params.table, (id) => chat.say(id, me, body.text)),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.seen,
        tag: 'chat',
        needs: 'read',
        summary: 'I have seen this much of a table',
        params: tablePlace,
        body: seenSchema,
        problems: ['not-found', 'cannot-write'],
      },
      async ({ params, body }, me) => tables.at(params.table, (id) => tables.saw(me, id, body.position, body.chat)),
    ),
  ];
}
