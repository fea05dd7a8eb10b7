import { Overrun } from '@archipel/host';
import type { Viewer } from '@archipel/kernel';
import type { Tell } from '@archipel/protocol';
import type { Who } from '../identity/authentication.ts';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { Appended, Change, Store, StoredTable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { withAwaited } from '../tables/absence.ts';
import { seatOf } from '../tables/seats.ts';
import { footprint } from './footprint.ts';
import { cachedSince, followedTo, loadedMatch, loadedWhole, type MatchCache, withStored } from './matchCache.ts';
import type { MatchRunner } from './matchRunner.ts';

/** Somebody who watches a table, on one connection. */
export interface Watcher {
  readonly who: Who;
  tell(tell: Tell): void;
  /** The log position that was told last; null before the first message about the match. */
  position: number | null;
  /** The number of the chat message that was told last. */
  chat: number;
}

/** What the store has told of a table and nobody else was told yet. */
export interface News {
  /** The table as it was told last. */
  readonly before: StoredTable;
  readonly moves: boolean;
  readonly table: boolean;
  readonly chat: boolean;
}

/** A table in memory: as it is stored, its match, and who watches it. It changes only when the store tells of a commit. */
export interface LiveTable {
  readonly id: string;
  table: StoredTable;
  /** There once the game has begun and somebody has asked for it. */
  cache: MatchCache | undefined;
  readonly watchers: Set<Watcher>;
  /** A bot is thinking about its turn. */
  thinking: boolean;
  /** A snapshot should have been taken at a position where none can be. */
  snapshotDue: boolean;
  /** What our own write makes of it, once the store tells that it is durable. */
  pending: Pick<LiveTable, 'table' | 'cache'> | undefined;
  news: News | undefined;
  touched: number;
  /** Bytes that it takes, as estimated when its log was at `at`. */
  measured: { readonly bytes: number; readonly at: number | undefined };
}

export interface LiveTables {
  /** Does something at a table, one thing at a time. What changed by it is told before anything else happens at the table. */
  within<Result>(table: string, work: (live: LiveTable) => Promise<Result>): Promise<Result | Problem>;
  /** Ends the game of a table whose rules overran: nothing runs them any more, here or after a restart. */
  setAside(table: string, overrun: Overrun): Promise<void>;
  /** The match of a table, loaded if need be. */
  matchCacheOf(live: LiveTable): Promise<MatchCache | Problem>;
  /** The same, with all that came about after `from`. */
  matchCacheSince(live: LiveTable, from: number): Promise<MatchCache | Problem>;
  /** Within a table: brings it up to what the store has. */
  catchUp(live: LiveTable): Promise<void>;
  /** Takes note of a commit. Own ones are there at once; those of others are read from the store. */
  committed(change: Change): void;
  /** The table if it is in memory. */
  peek(table: string): LiveTable | undefined;
  /** Tables in memory that somebody watches. */
  watched(): readonly LiveTable[];
  /** When everything that was begun is done. */
  quiet(): Promise<void>;
  stop(): void;
}

interface Deps {
  readonly store: Store;
  readonly runner: MatchRunner;
  readonly clock: Clock;
  /** Tells everybody whom it concerns. */
  readonly announce: (live: LiveTable, news: News) => Promise<void>;
  /** Another process has changed a table that is not in memory here. */
  readonly onElsewhere: (table: string) => void;
  /** A match was set aside. */
  readonly onOverrun: (table: string, overrun: Overrun) => void;
  readonly onFault: (fault: unknown) => void;
  /** Bytes that all tables in memory may take, as estimated. */
  readonly memory: number;
}

/** Another process may be faster, but not for ever. */
const ATTEMPTS = 5;
/** Positions after which a match is measured again. */
const MEASURED_EVERY = 20;
/** The part of the memory that is in use after room was made: it is not made for every single table. */
const ROOM = 0.9;
export const setAsideProblem = problem('set-aside', 'the rules took too long with the components of this table: the game was ended');

/** A table that nobody has touched for so long and nobody watches leaves memory: the store has all of it. */
const IDLE = 10 * 60_000;

export function viewerAt(live: LiveTable, who: Who | undefined): Viewer {
  return (who && seatOf(live.table, who.person.id)) ?? 'spectator';
}

export function createLiveTables({ store, runner, clock, announce, onElsewhere, onOverrun, onFault, memory }: Deps): LiveTables {
  const liveTables = new Map<string, LiveTable>();
  const tails = new Map<string, Promise<unknown>>();
  let cancel = clock.wakeAt(clock.now() + IDLE, sweep);
  /** Bytes that all of them take. */
  let taken = 0;

  function measure(live: LiveTable): void {
    const at = live.cache?.position;
    const { measured } = live;
    // What a few moves change is not worth the measuring.
    const fresh = at !== undefined && measured.at !== undefined && Math.abs(at - measured.at) < MEASURED_EVERY;
    if (liveTables.get(live.id) !== live || fresh || (at === undefined && measured.at === undefined && measured.bytes > 0)) return;
    live.measured = { bytes: footprint(live.table, live.cache), at };
    taken += live.measured.bytes - measured.bytes;
    if (taken > memory) makeRoom();
  }

  function forget(live: LiveTable): void {
    if (liveTables.delete(live.id)) taken -= live.measured.bytes;
  }

  /** Those that nobody has touched for longest leave; of those that are watched, the match does. The store has all of it. */
  function makeRoom(): void {
    for (const live of [...liveTables.values()].toSorted((a, b) => a.touched - b.touched)) {
      if (taken <= ROOM * memory) return;
      if (live.thinking || tails.has(live.id)) continue;
      if (live.watchers.size === 0) forget(live);
      else if (live.cache) {
        live.cache = undefined;
        taken -= live.measured.bytes;
        live.measured = { bytes: footprint(live.table, undefined), at: undefined };
        taken += live.measured.bytes;
      }
    }
  }

  function sweep(): void {
    for (const [id, live] of liveTables) {
      const idle = live.watchers.size === 0 && !live.thinking && !tails.has(id);
      if (idle && clock.now() - live.touched >= IDLE) forget(live);
    }
    cancel = clock.wakeAt(clock.now() + IDLE, sweep);
  }

  async function liveTableAt(id: string): Promise<LiveTable | Problem> {
    const known = liveTables.get(id);
    if (known) return known;
    const table = await store.tables.byId(id);
    if (table === undefined) return problem('not-found', 'there is no such table');
    const measured = { bytes: 0, at: undefined };
    const empty = { measured, cache: undefined, thinking: false, snapshotDue: false, pending: undefined, news: undefined };
    const live: LiveTable = { id, table, watchers: new Set(), touched: clock.now(), ...empty };
    liveTables.set(id, live);
    return live;
  }

  function adopt(live: LiveTable, next: Pick<LiveTable, 'table' | 'cache'>, kind: 'moves' | 'table'): void {
    note(live, kind);
    live.table = next.table;
    live.cache = next.cache;
  }

  function note(live: LiveTable, kind: 'moves' | 'table' | 'chat'): void {
    const news = live.news ?? { before: live.table, moves: false, table: false, chat: false };
    live.news = { ...news, [kind]: true };
  }

  async function tellNews(live: LiveTable): Promise<void> {
    const { news } = live;
    live.news = undefined;
    live.pending = undefined;
    if (news === undefined) return;
    try {
      if (live.watchers.size > 0 && live.table.started !== null) {
        // The match may have left memory meanwhile: nobody who watches is to miss an entry.
        const known = [...live.watchers].map((watcher) => watcher.position ?? live.table.position);
        await matchCacheSince(live, Math.min(...known));
      }
      await announce(live, news);
    } catch (fault) {
      // What was stored is stored, and whoever asked for it is answered.
      if (!(fault instanceof Overrun)) onFault(fault);
      else {
        await keepAside(live, fault).catch(onFault);
        await tellNews(live);
      }
    }
  }

  async function matchCacheOf(live: LiveTable): Promise<MatchCache | Problem> {
    // Another process may have begun it just now, and the client have heard of it there.
    if (live.table.started === null) await catchUp(live);
    if (live.table.setAside) return setAsideProblem;
    if (live.cache) return live.cache;
    if (live.table.started === null) return problem('not-started', 'the game has not begun');
    const cache = await loadedMatch(runner, live.table, store.logs);
    if (!isProblem(cache)) live.cache = cache;
    return cache;
  }

  async function matchCacheSince(live: LiveTable, from: number): Promise<MatchCache | Problem> {
    const cache = await matchCacheOf(live);
    if (isProblem(cache) || cachedSince(cache) <= from) return cache;
    live.cache = await loadedWhole(runner, cache, live.table, store.logs);
    return live.cache;
  }

  async function catchUp(live: LiveTable): Promise<void> {
    const table = await store.tables.byId(live.id);
    if (table === undefined || table.revision <= live.table.revision) return;
    const cache = table.setAside ? undefined : live.cache;
    // The log may have grown since the table was read: that is the next change's.
    adopt(live, { table, cache: cache && (await followedTo(runner, table, cache, store.logs, table.position)) }, 'table');
  }

  /** Takes in what another process has appended. Where it does not join on to what is known, all that is new is read. */
  async function follow(live: LiveTable, { table, entries }: Appended): Promise<void> {
    const { revision, position, setAside } = live.table;
    if (table.revision <= revision) return;
    if (table.revision > revision + 1 || table.position !== position + entries.length || setAside) return catchUp(live);
    adopt(live, { table, cache: live.cache && (await withStored(runner, table, live.cache, entries)) }, 'moves');
  }

  /** Within a table: the game ends without places, and that is stored before anybody hears of it. */
  async function keepAside(live: LiveTable, overrun: Overrun): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS && !live.table.setAside; attempt++) {
      live.cache = undefined;
      const ended = live.table.ended ?? clock.now();
      const over = { state: 'over', setAside: true, started: live.table.started ?? ended, ended, paused: null, agree: [] } as const;
      const table = { ...withAwaited(live.table, { ...live.table, ...over }, clock.now()), revision: live.table.revision + 1 };
      live.pending = { table, cache: undefined };
      if ((await store.tables.change(table)) === 'stale') await catchUp(live);
      else onOverrun(live.id, overrun);
    }
  }

  const within: LiveTables['within'] = async (table, work) => {
    const before = tails.get(table) ?? Promise.resolve();
    const turn = before.then(async () => {
      const live = await liveTableAt(table);
      if (isProblem(live)) return live;
      live.touched = clock.now();
      try {
        return await work(live);
      } catch (error) {
        if (!(error instanceof Overrun)) throw error;
        await keepAside(live, error);
        return setAsideProblem;
      } finally {
        await tellNews(live);
        measure(live);
      }
    });
    // Whoever waits behind does not care how it went.
    const tail = turn.catch(() => undefined);
    tails.set(table, tail);
    try {
      return await turn;
    } finally {
      if (tails.get(table) === tail) tails.delete(table);
    }
  };

  return {
    within,
    async setAside(table, overrun) {
      await within(table, (live) => keepAside(live, overrun));
    },
    matchCacheOf,
    matchCacheSince,
    catchUp,
    committed(change) {
      if (change.kind === 'person') return;
      if (change.kind === 'all') {
        for (const id of liveTables.keys()) within(id, catchUp).catch(onFault);
        return;
      }
      const live = liveTables.get(change.table);
      if (live === undefined) {
        if (!change.own) onElsewhere(change.table);
        return;
      }
      if (change.kind === 'chat') {
        if (change.own) note(live, 'chat');
        else within(live.id, async () => note(live, 'chat')).catch(onFault);
        return;
      }
      if (change.revision <= live.table.revision) return;
      const { pending } = live;
      const { appended } = change;
      if (change.own && pending?.table.revision === change.revision) adopt(live, pending, change.kind);
      else within(live.id, appended === undefined ? catchUp : () => follow(live, appended)).catch(onFault);
    },
    peek: (table) => liveTables.get(table),
    watched: () => [...liveTables.values()].filter((live) => live.watchers.size > 0),
    async quiet() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    stop: () => cancel(),
  };
}
