import { standingOf, withStep } from '@archipel/host';
import type { Step } from '@archipel/kernel';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { Store, StoredEntry, StoredTable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { withAwaited } from '../tables/absence.ts';
import { rulesFor } from '../tables/making.ts';
import { startProblem } from '../tables/table.ts';
import { movedClocks, settled, startingClocks, turnEnds } from './clocks.ts';
import type { LiveTable, LiveTables } from './liveTables.ts';
import { type MatchCache, openedCache, snapshotOf } from './matchCache.ts';
import type { MatchRunner } from './matchRunner.ts';

/** A table in, the changed table or a refusal out; the same table where nothing changes. */
export type Transition = (table: StoredTable, now: number) => StoredTable | Problem;

/** Writes tables and matches to the store, and nothing else: what follows from a commit follows from the store's telling of it. */
export interface MatchWriter {
  /** Changes a table between moves. */
  change(table: string, transition: Transition): Promise<LiveTable | Problem>;
  /** The same, within a table. */
  changeLive(live: LiveTable, transition: Transition): Promise<LiveTable | Problem>;
  start(table: string, person: string): Promise<LiveTable | Problem>;
  /** Within a table: adds to its log what the rules have accepted at the position it is at. */
  commit(
    live: LiveTable,
    cache: MatchCache,
    step: Step<unknown, unknown>,
    by: By,
  ): Promise<'done' | 'taken' | { readonly repeated: number }>;
}

export interface By {
  readonly bot: boolean;
  /** Where a bot moves for a person: why. */
  readonly standIn?: StoredEntry['standIn'];
  /** What the client calls the command. */
  readonly key: string | null;
}

interface Deps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly runner: MatchRunner;
  readonly clock: Clock;
  /** Told of moves that were stored. */
  readonly onMoves: (count: number, bot: boolean) => void;
}

/** So many positions after the last snapshot the next is taken. */
const BETWEEN_SNAPSHOTS = 200;
/** Another process may be faster, but not for ever. */
const ATTEMPTS = 5;

export function createMatchWriter({ store, liveTables, runner, clock, onMoves }: Deps): MatchWriter {
  /** Stores a table. The store tells of it before it answers, so the live table has changed by then. */
  async function put(live: LiveTable, next: Pick<LiveTable, 'table' | 'cache'>): Promise<'done' | 'stale'> {
    live.pending = next;
    const done = await store.tables.change(next.table);
    if (done === 'stale') await liveTables.catchUp(live);
    return done;
  }

  function keepSnapshot(live: LiveTable, cache: MatchCache, from: number): void {
    if (Math.floor(cache.position / BETWEEN_SNAPSHOTS) === Math.floor(from / BETWEEN_SNAPSHOTS) && !live.snapshotDue) return;
    const state = snapshotOf(cache);
    live.snapshotDue = state === undefined;
    // Only a cache: nobody waits for it, and without it nothing is lost.
    if (state !== undefined) store.logs.keepSnapshot(live.id, cache.position, state).catch(() => undefined);
  }

  async function changeLive(live: LiveTable, transition: Transition): Promise<LiveTable | Problem> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const now = clock.now();
      const next = transition(live.table, now);
      if (isProblem(next) || next === live.table) return isProblem(next) ? next : live;
      // Whose clock runs may be different from now on, so they are read before.
      const clocks = live.table.state === 'playing' ? settled(live.table, now) : next.clocks;
      const table = { ...withAwaited(live.table, next, now), clocks, revision: live.table.revision + 1 };
      if ((await put(live, { table, cache: live.cache })) === 'done') return live;
    }
    return problem('busy', 'the table changed again and again in the meantime');
  }

  return {
    changeLive,
    change: (id, transition) => liveTables.within(id, (live) => changeLive(live, transition)),

    start: (id, person) =>
      liveTables.within(id, async (live) => {
        const fault = startProblem(live.table, person);
        if (fault) return fault;
        const now = clock.now();
        const rules = rulesFor(live.table.terms.game);
        if (isProblem(rules)) return rules;
        const revision = live.table.revision + 1;
        const ready = { ...live.table, state: 'playing', started: now, rules: rules.version, revision } as const;
        const cache = await openedCache(runner, ready);
        if (isProblem(cache)) return cache;
        const { active, round } = standingOf(cache, 'spectator');
        const begun = { ...ready, active, round, clocks: startingClocks(ready, now) };
        const table = withAwaited(live.table, begun, now);
        const done = await put(live, { table, cache });
        return done === 'done' ? live : problem('busy', 'the table has changed in the meantime');
      }),

    async commit(live, cache, step, { bot, standIn, key }) {
      const now = clock.now();
      const by = { at: now, bot, ...(standIn !== undefined && { standIn }) };
      const next = withStep(cache, step, by);
      const { rules } = next;
      const { active, round, outcome } = standingOf(next, 'spectator');
      const newRound = round !== rules.round(cache.current.state);
      const clocks = movedClocks(live.table, active, newRound, now);
      const over = outcome ? ({ state: 'over', ended: now, paused: null, agree: [], places: outcome.places } as const) : {};
      const seat = step.played[0]?.entry.seat;
      const ends = seat !== undefined && turnEnds(live.table, seat, active, newRound);
      const timeouts = timeoutsAfter(live.table, seat, standIn, ends);
      const moved = { ...live.table, ...over, clocks, active, round, timeouts, position: next.position, revision: live.table.revision + 1 };
      const table = withAwaited(live.table, moved, now, seat);
      live.pending = { table, cache: next };
      const stored = step.played.map(({ entry }) => ({ entry, ...by }));
      const done = await store.logs.append(live.id, cache.position, stored, key, table);
      if (done !== 'done') {
        await liveTables.catchUp(live);
        return done;
      }
      onMoves(stored.length, bot);
      keepSnapshot(live, next, cache.position);
      return 'done';
    },
  };
}

/** How many turns running the time of each seat was up. A move of one's own ends the count. */
function timeoutsAfter(table: StoredTable, seat: number | undefined, standIn: By['standIn'], turnEnded: boolean): readonly number[] {
  return table.chairs.map((_, each) => {
    const before = table.timeouts[each] ?? 0;
    if (each !== seat || standIn === 'away') return before;
    return standIn === 'time-up' ? before + (turnEnded ? 1 : 0) : 0;
  });
}
