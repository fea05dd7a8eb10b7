import { equal } from '@archipel/kernel';
import type { Pace } from '../../reader/pace.ts';
import type { EntryOf, Now } from '../../session/session.ts';
import { lengthOf } from './pace.ts';

/**
 * What the table shows of a match, and what it has yet to show. Plain data: `updateShowing` changes it, and nothing in it waits by itself; whoever holds it
 * asks `dueAt` when the next move is to be shown.
 *
 * One rule holds at any time: where the viewer may act, the table shows the present. So nobody acts on an old position or misses a choice.
 */
export interface Showing {
  readonly shown: Now;
  /** Since when, in milliseconds of the given clock. */
  readonly since: number;
  /** What is yet to be shown, oldest first. */
  readonly queue: readonly Now[];
  /** What has been shown since the viewer last moved, oldest first; the first is the position that followed. What is shown now is among them. */
  readonly past: readonly Now[];
  readonly pace: Pace;
  readonly paused: boolean;
  /** Whether what is shown was shown before. */
  readonly again: boolean;
}

export type ShowingEvent =
  /** The match has changed. */
  | { readonly type: 'arrived'; readonly now: Now; readonly at: number }
  /** The time of the present move may be over. */
  | { readonly type: 'tick'; readonly at: number }
  /** Show the next move, whatever the pace. */
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume'; readonly at: number }
  | { readonly type: 'pace'; readonly pace: Pace; readonly at: number }
  /** Show the present at once. */
  | { readonly type: 'skip'; readonly at: number }
  /** Show once more what followed this position. */
  | { readonly type: 'again'; readonly from: number; readonly at: number };

/** More positions than this nobody wants to see again. */
const MOST_PAST = 200;

/** `earlier`: what was to be seen before. */
export function firstShowing(now: Now, pace: Pace, at: number, earlier: readonly Now[] = []): Showing {
  return { shown: now, since: at, queue: [], past: [...earlier, now], pace, paused: false, again: false };
}

/** The match as it really stands. */
export const presentOf = ({ shown, queue }: Showing): Now => queue.at(-1) ?? shown;

/** What the viewer hears when one position follows another. */
export function newsBetween(before: Now, after: Now): readonly EntryOf<unknown>[] {
  return after.entries.slice(after.entries.findLastIndex(({ position }) => position <= before.position) + 1);
}

const isMine = ({ active, viewer }: Now) => active.some((seat) => seat === viewer);

/** When the next move is to be shown; undefined if nothing waits, or if a person decides. */
export function dueAt({ shown, since, queue, past, pace, paused, again }: Showing): number | undefined {
  if (queue.length === 0 || paused) return undefined;
  // Whoever asks for something again wants to see it, at whatever pace.
  const length = lengthOf(again && pace === 'at-once' ? 'normal' : pace);
  if (length === undefined) return undefined;
  // One's own last move needs no time to be looked at.
  return past[0]?.position === shown.position && !again ? since : since + length;
}

export function updateShowing(state: Showing, event: ShowingEvent): Showing {
  switch (event.type) {
    case 'arrived':
      return arrived(state, event.now, event.at);
    case 'tick': {
      const due = dueAt(state);
      return due !== undefined && due <= event.at ? advance(state, event.at) : state;
    }
    case 'step':
      // Who goes on by hand is not overtaken.
      return advance({ ...state, paused: state.paused || state.pace !== 'step' }, event.at);
    case 'pause':
      return { ...state, paused: true };
    case 'resume':
      return { ...state, paused: false, since: event.at };
    case 'pace': {
      const next: Showing = { ...state, pace: event.pace, paused: false, since: event.at };
      return event.pace === 'at-once' ? skip(next, event.at) : next;
    }
    case 'skip':
      return skip(state, event.at);
    default:
      return showAgain(state, event.from, event.at);
  }
}

function arrived(state: Showing, now: Now, at: number): Showing {
  const present = presentOf(state);
  // Other eyes see other things: nothing of what the last ones saw is kept.
  if (now.viewer !== present.viewer || now.position < present.position) return firstShowing(now, state.pace, at);
  if (now.position === present.position) return refreshed(state, now);
  const news = newsBetween(present, now);
  const own = news.some(({ seat }) => seat === now.viewer);
  if (own) return { ...state, shown: now, since: at, queue: [], past: [now], paused: false, again: false };
  const queued = { ...refreshed(state, now), queue: [...state.queue, now] };
  // Who may act must see what is; and where nothing is delayed there is no queue.
  if (isMine(state.shown) || (state.pace === 'at-once' && !state.again && !state.paused)) return skip(queued, at);
  return state.queue.length === 0 ? updateShowing(queued, { type: 'tick', at }) : queued;
}

/** The line, the chairs and the clocks are always those of the present, whatever position is shown. */
function refreshed(state: Showing, now: Now): Showing {
  return { ...state, shown: withPresent(state.shown, now), queue: state.queue.map((each) => withPresent(each, now)) };
}

function withPresent(each: Now, now: Now): Now {
  if (each.position === now.position) return now;
  const { chairs, connection, clocks, honesty } = now;
  // Where nothing has changed it stays the same object, and need not be drawn again.
  const same = each.connection === connection && equal([each.chairs, each.clocks, each.honesty], [chairs, clocks, honesty]);
  return same ? each : { ...each, chairs, connection, clocks, honesty };
}

/** Shows the next move. A position that tells nothing is passed over; where the viewer may act it is the present. */
function advance(state: Showing, at: number): Showing {
  const found = state.queue.findIndex((each, index) =>
    newsBetween(state.queue[index - 1] ?? state.shown, each).some(({ events }) => events.length > 0),
  );
  const next = found < 0 ? state.queue.length - 1 : found;
  const shown = state.queue[next];
  if (shown === undefined) return state;
  const passed = state.queue.slice(0, next + 1);
  if (passed.some(isMine)) return skip(state, at);
  return settled({ ...state, shown, since: at, queue: state.queue.slice(next + 1), past: [...state.past, ...passed].slice(-MOST_PAST) });
}

function skip(state: Showing, at: number): Showing {
  if (state.queue.length === 0) return settled({ ...state, paused: false });
  return settled({
    ...state,
    shown: presentOf(state),
    since: at,
    queue: [],
    past: [...state.past, ...state.queue].slice(-MOST_PAST),
    paused: false,
  });
}

/** Once everything is shown nothing is shown again. */
const settled = (state: Showing): Showing => (state.queue.length === 0 ? { ...state, again: false, paused: false } : state);

function showAgain(state: Showing, from: number, at: number): Showing {
  const first = Math.max(
    0,
    state.past.findLastIndex(({ position }) => position <= from),
  );
  const present = presentOf(state);
  const [base, ...later] = [...state.past.slice(first), ...state.queue].map((each) => withPresent(each, present));
  // A position in which the viewer may act is shown as the present only.
  if (base === undefined || later.length === 0 || isMine(base)) return state;
  return { ...state, shown: base, since: at, queue: later, past: state.past.slice(0, first + 1), paused: false, again: true };
}
