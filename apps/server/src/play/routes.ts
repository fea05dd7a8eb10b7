import type { Json, Viewer } from '@archipel/kernel';
import { happenedSchema, legalMovesSchema, matchSchema, PATHS, playSchema, undoSchema, updateSchema } from '@archipel/protocol';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Who } from '../identity/who.ts';
import { isNo, type No, no, type ProblemCode } from '../problems.ts';
import { type Route, route } from '../routing.ts';
import type { Store } from '../store/store.ts';
import { tablePlace } from '../tables/places.ts';
import type { TablesService } from '../tables/service.ts';
import { watchFault } from '../tables/table.ts';
import type { Commands } from './commands.ts';
import { matchFileOf } from './file.ts';
import { type Memory, viewAt } from './memory.ts';
import { type Room, type Rooms, viewerAt } from './rooms.ts';
import { happenedTo, matchNow } from './updates.ts';

interface Hands {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tables: TablesService;
  readonly commands: Commands;
  readonly clock: Clock;
}

const tag = 'play';
const params = tablePlace;
const logQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(500)), 100),
});
const looking: readonly ProblemCode[] = ['not-found', 'no-spectators', 'not-started', 'rules-changed'];
const commanding: readonly ProblemCode[] = [
  'not-found',
  'not-seated',
  'not-started',
  'paused',
  'time-up',
  'seat-played-by-bot',
  'stale',
  'illegal-move',
  'rules-changed',
  'cannot-write',
];

export function playRoutes({ store, rooms, tables, commands, clock }: Hands): readonly Route[] {
  /** Looks at the match of a table, as whoever asks may see it. */
  async function seen<Result>(
    name: string,
    who: Who,
    look: (room: Room, memory: Memory, viewer: Viewer) => Result | No | Promise<Result | No>,
  ): Promise<Result | No> {
    return tables.at(name, (id) =>
      rooms.within(id, async (room): Promise<Result | No> => {
        const fault = watchFault(room.table, who.person.id);
        if (fault) return fault;
        const memory = await rooms.memoryOf(room);
        return isNo(memory) ? memory : look(room, memory, viewerAt(room, who));
      }),
    );
  }

  return [
    route(
      {
        method: 'GET',
        path: PATHS.match,
        tag,
        needs: 'read',
        summary: 'The match as it stands, as I may see it',
        params,
        answer: matchSchema,
        problems: looking,
      },
      async (ask, me) => seen(ask.params.table, me, ({ table }, memory, viewer) => matchNow(table, memory, viewer, clock.now())),
    ),
    route(
      {
        method: 'GET',
        path: PATHS.moves,
        tag,
        needs: 'read',
        summary: 'Every legal move of my seat',
        params,
        answer: legalMovesSchema,
        problems: looking,
      },
      async (ask, me) =>
        seen(ask.params.table, me, (_, memory, viewer) => {
          const { rules, position } = memory;
          return { position, moves: rules.moves(viewAt(memory, position, viewer)) as readonly Json[] };
        }),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.moves,
        tag,
        needs: 'play',
        summary: 'Play one or more moves, all or nothing',
        params,
        body: playSchema,
        answer: updateSchema,
        problems: commanding,
      },
      async (ask, me) => {
        const { at, key, plan } = ask.body;
        return tables.at(ask.params.table, (id) => commands.carryOut(id, me, { at, key, entries: plan.map((move) => ({ move })) }));
      },
    ),
    route(
      {
        method: 'POST',
        path: PATHS.undo,
        tag,
        needs: 'play',
        summary: 'Take back my last moves, as far as the last one that revealed something',
        params,
        body: undoSchema,
        answer: updateSchema,
        problems: commanding,
      },
      async (ask, me) => {
        const { at, key, count } = ask.body;
        return tables.at(ask.params.table, (id) => commands.carryOut(id, me, { at, key, entries: [{ undo: count }] }));
      },
    ),
    route(
      {
        method: 'GET',
        path: PATHS.log,
        tag,
        needs: 'read',
        summary: 'What has happened, oldest first, as I heard it',
        params,
        query: logQuery,
        answer: z.readonly(z.array(happenedSchema)),
        problems: looking,
      },
      async (ask, me) =>
        seen(ask.params.table, me, async (room, _, viewer) => {
          const { after, limit } = ask.query;
          const memory = await commands.remembered(room, after);
          if (isNo(memory)) return memory;
          return memory.passed
            .filter(({ position }) => position > after)
            .slice(0, limit)
            .map((each) => happenedTo(each, viewer));
        }),
    ),
    route(
      {
        method: 'GET',
        path: PATHS.file,
        tag,
        needs: 'read',
        summary: 'The match as a file, once the game is over; `archipel verify` checks it',
        params,
        answer: z.string(),
        media: 'application/x-ndjson',
        problems: [...looking, 'not-over'],
      },
      async (ask, me) =>
        seen(ask.params.table, me, async ({ table }, memory) => {
          if (table.state !== 'over') return no('not-over', 'the seed is shown when the game is over');
          ask.reply.type('application/x-ndjson; charset=utf-8');
          ask.reply.header('content-disposition', `attachment; filename="${table.terms.game}-${table.code}.match.jsonl"`);
          return matchFileOf(table, memory, await store.logs.read(table.id));
        }),
    ),
  ];
}
