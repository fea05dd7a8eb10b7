import { entryFor } from '@archipel/host';
import type { Viewer } from '@archipel/kernel';
import {
  legalMovesSchema,
  logEntrySchema,
  matchSchema,
  PATHS,
  playSchema,
  type Review,
  reviewSchema,
  searchSchema,
  undoSchema,
  updateSchema,
} from '@archipel/protocol';
import * as z from 'zod/mini';
import { lookRoute, type Route, route } from '../http/routing.ts';
import type { Who } from '../identity/authentication.ts';
import type { TablesService } from '../lobby/tablesService.ts';
import type { Commands } from '../play/commands.ts';
import { type LiveTable, type LiveTables, viewerAt } from '../play/liveTables.ts';
import { type MatchCache, wholeLog } from '../play/matchCache.ts';
import { matchFileOf } from '../play/matchFile.ts';
import type { MatchRunner } from '../play/matchRunner.ts';
import type { Reviews } from '../play/review.ts';
import { matchNow } from '../play/updates.ts';
import { isProblem, type Problem, type ProblemCode, problem } from '../problems/problem.ts';
import type { Store, StoredEntry, StoredTable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { watchProblem } from '../tables/table.ts';
import { tablePlace } from './params.ts';

interface Deps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly tables: TablesService;
  readonly commands: Commands;
  readonly runner: MatchRunner;
  readonly reviews: Reviews;
  readonly clock: Clock;
}

const tag = 'play';
const params = tablePlace;
const logQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(500)), 100),
});
const looking: readonly ProblemCode[] = ['not-found', 'no-spectators', 'not-started', 'rules-changed', 'set-aside'];
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
  'set-aside',
  'cannot-write',
];

export function playRoutes({ store, liveTables, tables, commands, runner, reviews, clock }: Deps): readonly Route[] {
  /** Looks at the match of a table, as whoever asks may see it. */
  async function seen<Result>(
    name: string,
    who: Who | undefined,
    look: (live: LiveTable, cache: MatchCache, viewer: Viewer) => Result | Problem | Promise<Result | Problem>,
  ): Promise<Result | Problem> {
    return tables.at(name, (id) =>
      liveTables.within(id, async (live): Promise<Result | Problem> => {
        const fault = watchProblem(live.table, who?.person.id);
        if (fault) return fault;
        const cache = await liveTables.matchCacheOf(live);
        return isProblem(cache) ? cache : look(live, cache, viewerAt(live, who));
      }),
    );
  }

  /** Looks at a match that is over. */
  const finished = (
    name: string,
    who: Who | undefined,
    look: (table: StoredTable, log: readonly StoredEntry[]) => Promise<Review | Problem>,
  ) =>
    seen(name, who, async ({ table }) => {
      if (table.state !== 'over') return problem('not-over', 'a match is reviewed when the game is over');
      return look(table, await wholeLog(store.logs, table.id));
    });

  return [
    lookRoute(
      {
        method: 'GET',
        path: PATHS.match,
        tag,
        summary: 'The match as it stands, as I may see it',
        params,
        answer: matchSchema,
        problems: looking,
      },
      async (ask, me) => seen(ask.params.table, me, ({ table }, cache, viewer) => matchNow(table, cache, viewer, clock.now())),
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
        seen(ask.params.table, me, async ({ table }, cache, viewer) => ({
          position: cache.position,
          moves: await runner.moves(table, cache, viewer),
        })),
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
        return tables.at(ask.params.table, (id) => commands.carryOut(id, me, { at, key, command: { plan } }));
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
        return tables.at(ask.params.table, (id) => commands.carryOut(id, me, { at, key, command: { undo: count } }));
      },
    ),
    lookRoute(
      {
        method: 'GET',
        path: PATHS.log,
        tag,
        summary: 'What has happened, oldest first, as I heard it',
        params,
        query: logQuery,
        answer: z.readonly(z.array(logEntrySchema)),
        problems: looking,
      },
      async (ask, me) =>
        seen(ask.params.table, me, async (live, _, viewer) => {
          const { after, limit } = ask.query;
          const cache = await liveTables.matchCacheSince(live, after);
          if (isProblem(cache)) return cache;
          return cache.entries
            .filter(({ position }) => position > after)
            .slice(0, limit)
            .map((each) => entryFor(each, viewer));
        }),
    ),
    lookRoute(
      {
        method: 'GET',
        path: PATHS.file,
        tag,
        summary: 'The match as a file, once the game is over; `archipel verify` checks it',
        params,
        answer: z.string(),
        media: 'application/x-ndjson',
        problems: [...looking, 'not-over'],
      },
      async (ask, me) =>
        seen(ask.params.table, me, async ({ table }, cache) => {
          if (table.state !== 'over') return problem('not-over', 'the seed is shown when the game is over');
          ask.reply.type('application/x-ndjson; charset=utf-8');
          ask.reply.header('content-disposition', `attachment; filename="${table.terms.game}-${table.code}.match.jsonl"`);
          return matchFileOf(table, cache, await wholeLog(store.logs, table.id));
        }),
    ),
    lookRoute(
      {
        method: 'GET',
        path: PATHS.review,
        tag,
        summary: 'The turns of a finished match, how everybody stood at each, and where it turned as far as that was looked for',
        params,
        answer: reviewSchema,
        problems: [...looking, 'not-over'],
      },
      async (ask, me) => finished(ask.params.table, me, (table, log) => reviews.of(table, log)),
    ),
    route(
      {
        method: 'POST',
        path: PATHS.review,
        tag,
        needs: 'play',
        summary: 'Look for where a finished match turned; it takes minutes, and GET tells how far it is',
        params,
        body: searchSchema,
        answer: reviewSchema,
        problems: [...looking, 'not-over', 'switched-off', 'too-many-requests'],
      },
      async (ask, me) => finished(ask.params.table, me, (table, log) => reviews.search(table, log, me.person.id, ask.body.thoroughness)),
    ),
  ];
}
