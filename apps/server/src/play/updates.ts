import { entryFor, standingOf, stateAt, viewAt } from '@archipel/host';
import type { Json, Seat, Viewer } from '@archipel/kernel';
import { type Clocks, type Delta, deltaOf, type MatchNow, type Update, type UpdateStep } from '@archipel/protocol';
import type { StoredTable } from '../store/store.ts';
import { running, settled } from './clocks.ts';
import type { MatchCache } from './matchCache.ts';

/** What leaves the process about a match: only what the host gives to this viewer. */

export function clocksNow(table: StoredTable, now: number): Clocks {
  return { at: now, left: settled(table, now).left, running: running(table) };
}

export function matchNow(table: StoredTable, cache: MatchCache, viewer: Viewer, now: number): MatchNow {
  const seat: Seat | null = viewer === 'spectator' ? null : viewer;
  const view = viewAt(cache, cache.position, viewer) ?? null;
  return { ...standingOf(cache, viewer), clocks: clocksNow(table, now), game: cache.rules.id, rules: cache.rules.version, seat, view };
}

/** Entries that are told at once: who has missed more asks for the match, and for the log page by page. */
export const MOST_TOLD = 500;

/** Entries are without gaps up to the present position. */
const entriesSince = ({ entries, position }: MatchCache, from: number) =>
  entries.slice(Math.max(0, entries.length - Math.max(0, position - from)));

/** What is new to a viewer who knows the match up to `from`; as a difference where that position is cached. */
export function updateSince(table: StoredTable, cache: MatchCache, viewer: Viewer, from: number, now: number): Update {
  const entries = entriesSince(cache, from).map((each) => entryFor(each, viewer));
  const known = viewAt(cache, from, viewer);
  const view = viewAt(cache, cache.position, viewer) ?? null;
  const base = { ...standingOf(cache, viewer), clocks: clocksNow(table, now), from, entries };
  if (known === undefined) return { ...base, view };
  const delta = differenceOf(known, view);
  return delta === undefined ? base : { ...base, delta };
}

const differences = new WeakMap<object, { readonly from: Json; readonly delta: Delta | undefined }>();

/** A difference is told to whoever moved and to all who see the same: it is made once. */
function differenceOf(from: Json, to: Json): Delta | undefined {
  if (typeof to !== 'object' || to === null) return deltaOf(from, to);
  const made = differences.get(to);
  if (made?.from === from) return made.delta;
  const delta = deltaOf(from, to);
  differences.set(to, { from, delta });
  return delta;
}

/** The same for those who look on: where others made several moves at once they are told one after another as well. */
export function updateInSteps(table: StoredTable, cache: MatchCache, viewer: Viewer, from: number, now: number): Update {
  const update = updateSince(table, cache, viewer, from, now);
  const steps = stepsSince(cache, viewer, from);
  return steps === undefined ? update : { ...update, steps };
}

/** Nothing for a single move, for moves of the viewer's own, and where a position on the way is no longer cached. */
function stepsSince(cache: MatchCache, viewer: Viewer, from: number): readonly UpdateStep[] | undefined {
  const moved = entriesSince(cache, from);
  if (moved.length < 2 || moved.some(({ entry }) => entry.seat === viewer)) return undefined;
  const steps: UpdateStep[] = [];
  let before = viewAt(cache, from, viewer);
  for (const { position } of moved.slice(0, -1)) {
    const [state, view] = [stateAt(cache, position), viewAt(cache, position, viewer)];
    if (before === undefined || view === undefined) return undefined;
    const delta = differenceOf(before, view);
    steps.push({ position, round: cache.rules.round(state), active: cache.rules.active(state), ...(delta && { delta }) });
    before = view;
  }
  return steps;
}
