import type { Command } from '@archipel/host';
import type { Json } from '@archipel/kernel';
import type { Update } from '@archipel/protocol';
import type { Who } from '../identity/authentication.ts';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { botOf, seatOf } from '../tables/seats.ts';
import { overdue } from './clocks.ts';
import type { LiveTable, LiveTables } from './liveTables.ts';
import type { MatchRunner } from './matchRunner.ts';
import type { MatchWriter } from './matchWriter.ts';
import { MOST_TOLD, updateSince } from './updates.ts';

/** What a seat wants done, made against a position, under a name of the client's. */
export interface SentCommand {
  readonly at: number;
  readonly key: string;
  readonly command: Command;
}

interface Deps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly writer: MatchWriter;
  readonly runner: MatchRunner;
  readonly clock: Clock;
}

/** Carries out commands: whole or not at all, never twice, and only against the present position. */
export function createCommands({ store, liveTables, writer, runner, clock }: Deps) {
  async function update(live: LiveTable, seat: number, from: number): Promise<Update | Problem> {
    const { position } = live.table;
    const since = Math.max(Math.min(from, position), position - MOST_TOLD);
    const cache = await liveTables.matchCacheSince(live, since);
    return isProblem(cache) ? cache : updateSince(live.table, cache, seat, since, clock.now());
  }

  async function stale(live: LiveTable, seat: number, at: number): Promise<Problem> {
    const { position } = live.table;
    const detail = `the log is at ${position}, not at ${at}`;
    if (position - at > MOST_TOLD) return problem('stale', detail, { position });
    const news = await update(live, seat, at);
    if (isProblem(news)) return news;
    // An update is plain data.
    return problem('stale', detail, { position, update: news as unknown as Json });
  }

  function fault(live: LiveTable, seat: number): Problem | undefined {
    const { table } = live;
    if (table.state === 'open') return problem('not-started', 'the game has not begun');
    if (table.paused !== null) return problem('paused', 'the game is paused');
    if (botOf(table.chairs[seat]) !== undefined) return problem('seat-played-by-bot', 'a bot plays your seat: come back first');
    if (overdue(table, clock.now()).includes(seat)) return problem('time-up', 'your time is up: a bot plays this turn');
    return undefined;
  }

  async function run<Answer>(
    live: LiveTable,
    seat: number,
    { at, key, command }: SentCommand,
    answer: (live: LiveTable, seat: number, at: number) => Promise<Answer | Problem>,
  ): Promise<Answer | Problem> {
    const named = `${seat}:${key}`;
    // Another process may be ahead of us, and the client have heard of it there.
    if (at > live.table.position) await liveTables.catchUp(live);
    const cache = await liveTables.matchCacheOf(live);
    if (isProblem(cache)) return cache;
    if (at !== cache.position) {
      const done = await store.logs.byKey(live.id, named);
      return done === undefined ? stale(live, seat, at) : answer(live, seat, at);
    }
    const refused = fault(live, seat);
    if (refused) return refused;
    const step = await runner.carryOut(live.table, cache, seat, command);
    if (!step.ok) {
      const { illegal } = step;
      // An undo is one step.
      const move = 'at' in step ? step.at : 0;
      return problem('illegal-move', `refused by ${illegal.rule}`, { illegal: illegal as unknown as Json, move });
    }
    const done = await writer.commit(live, cache, step, { bot: false, key: named });
    return done === 'taken' ? stale(live, seat, at) : answer(live, seat, at);
  }

  const within = <Answer>(table: string, who: Who, command: SentCommand, answer: Parameters<typeof run<Answer>>[3]) =>
    liveTables.within(table, async (live) => {
      const seat = seatOf(live.table, who.person.id);
      if (seat === undefined) return problem('not-seated', 'you do not sit at this table');
      return run(live, seat, command, answer);
    });

  return {
    /** Answers what is new since the position that the command was made against. */
    carryOut: (table: string, who: Who, command: SentCommand): Promise<Update | Problem> => within(table, who, command, update),
    /** For who watches, and is told what is new in any case: answers the position only. */
    carryOutWatched: (table: string, who: Who, command: SentCommand): Promise<number | Problem> =>
      within(table, who, command, async (live) => live.table.position),
  };
}

export type Commands = ReturnType<typeof createCommands>;
