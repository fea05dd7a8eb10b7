import { Overrun } from '@archipel/host';
import type { Review, Turning } from '@archipel/protocol';
import type { Outline } from '@archipel/review';
import type { ReviewThreads } from '@archipel/thinkers';
import { type Problem, problem } from '../problems/problem.ts';
import type { Logs, StoredEntry, StoredTable } from '../store/store.ts';
import { hasOwnBox } from '../tables/making.ts';
import { setupOf } from './setup.ts';

/** Outlines that are kept. A match that is over does not change. */
const KEPT = 50;
/** Searches that may wait on this process, one for each person; more would wait for hours. */
const WAITING = 20;

type Thoroughness = Turning['thoroughness'];

export interface Reviews {
  of(table: StoredTable, log: readonly StoredEntry[]): Promise<Review | Problem>;
  /** Begins a search for turning points, unless one at least as thorough is done or under way. */
  search(table: StoredTable, log: readonly StoredEntry[], person: string, thoroughness: Thoroughness): Promise<Review | Problem>;
}

interface Deps {
  readonly logs: Logs;
  readonly threads: ReviewThreads;
  readonly onFault: (fault: unknown) => void;
}

/** Looks through matches that are over, in threads; keeps the latest outlines, and what searches have found for good. */
export function createReviews({ logs, threads, onFault }: Deps): Reviews {
  const outlines = new Map<string, Outline>();
  /** By table: who asked, and how far it is. Searches that failed stay here until somebody asks again. */
  const searches = new Map<string, { readonly person: string; readonly turning: Turning }>();

  async function outlineOf(table: StoredTable, log: readonly StoredEntry[]): Promise<Outline> {
    const before = outlines.get(table.id);
    if (before !== undefined) return before;
    const outline = await threads.outline({ setup: setupOf(table), log: log.map(({ entry }) => entry) }, table.owner);
    for (const oldest of outlines.keys()) if (outlines.size >= KEPT) outlines.delete(oldest);
    outlines.set(table.id, outline);
    return outline;
  }

  async function turningOf(table: string): Promise<Turning | null> {
    const now = searches.get(table)?.turning;
    if (now !== undefined) return now;
    const found = await logs.findings(table);
    // Only this function's own words are written there.
    return found === undefined ? null : (JSON.parse(found) as Turning);
  }

  async function run(table: StoredTable, log: readonly StoredEntry[], person: string, thoroughness: Thoroughness): Promise<void> {
    const told = (turning: Omit<Turning, 'thoroughness'>) => searches.set(table.id, { person, turning: { ...turning, thoroughness } });
    told({ state: 'working', progress: 0, points: [] });
    try {
      const task = { setup: setupOf(table), log: log.map(({ entry }) => entry), thoroughness };
      const points = await threads.search(task, person, ({ stage, done, total, found }) => {
        const share = done / Math.max(1, total);
        told({
          state: 'working',
          progress: stage === 'screening' ? share * SCREENING : SCREENING + share * (1 - SCREENING),
          points: found,
        });
      });
      await logs.keepFindings(table.id, JSON.stringify({ state: 'done', thoroughness, progress: 1, points } satisfies Turning));
      searches.delete(table.id);
    } catch (fault) {
      told({ state: 'failed', progress: 0, points: [] });
      onFault(fault);
    }
  }

  async function of(table: StoredTable, log: readonly StoredEntry[]): Promise<Review | Problem> {
    try {
      return { ...(await outlineOf(table, log)), turning: await turningOf(table.id) };
    } catch (error) {
      if (error instanceof Overrun) return problem('set-aside', 'the rules take too long with the components of this match');
      throw error;
    }
  }

  return {
    of,
    async search(table, log, person, thoroughness) {
      // What its bots would think of is not known to be short.
      if (hasOwnBox(table.terms))
        return problem('switched-off', 'turning points of a match with components of its own are found from its file');
      const before = await turningOf(table.id);
      const enough =
        before?.state === 'working' || (before?.state === 'done' && (before.thoroughness === 'thorough' || thoroughness === 'quick'));
      if (!enough) {
        const working = [...searches.values()].filter(({ turning }) => turning.state === 'working');
        if (working.length >= WAITING || working.some((each) => each.person === person))
          return problem('too-many-requests', 'one search for each person at a time', { retryAfter: 60 });
        for (const [id, { turning }] of searches) if (turning.state === 'failed' && searches.size > KEPT) searches.delete(id);
        void run(table, log, person, thoroughness);
      }
      return of(table, log);
    },
  };
}

/** The part of a search in which the decisions are chosen that are then played on. */
const SCREENING = 0.7;
