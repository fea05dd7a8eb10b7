import type { Pace } from '../../reader/pace.ts';
import type { Answer, Session } from '../../session/session.ts';
import { dueAt, firstShowing, presentOf, type Showing, type ShowingEvent, updateShowing } from './showing.ts';

/** Where time comes from: the page's own, or that of a test. */
export interface FollowClock {
  now(): number;
  /** Runs something after so many milliseconds; answers how to prevent it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const PAGE_CLOCK: FollowClock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A session whose `now` is what the table shows: the moves of others one after another, one's own at once. */
export interface FollowedSession extends Session {
  showing(): Showing;
  /** Pause, step, show again, change the pace. */
  control(event: FollowControl): void;
}

export type FollowControl =
  | { readonly type: 'step' | 'pause' | 'resume' | 'skip' }
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'again'; readonly from: number };

export function followSession(session: Session, pace: Pace, clock: FollowClock = PAGE_CLOCK): FollowedSession {
  let state = firstShowing(session.now(), pace, clock.now(), session.earlier());
  let cancel: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function change(event: ShowingEvent): void {
    const next = updateShowing(state, event);
    cancel?.();
    cancel = undefined;
    const due = dueAt(next);
    if (due !== undefined) cancel = clock.after(Math.max(0, due - clock.now()), () => change({ type: 'tick', at: clock.now() }));
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  const arrive = () => change({ type: 'arrived', now: session.now(), at: clock.now() });
  /** Only while somebody looks. */
  let leave: (() => void) | undefined;

  /** Nobody moves on a table that is not what it looks like: then the table shows what is, and nothing is played. */
  function command(run: () => Promise<Answer>): Promise<Answer> {
    if (state.queue.length === 0) return run();
    change({ type: 'skip', at: clock.now() });
    return Promise.resolve({ ok: false, fault: 'stale' });
  }

  return {
    rules: session.rules,
    earlier: () => session.earlier(),
    now: () => state.shown,
    subscribe(listener) {
      listeners.add(listener);
      if (leave === undefined) {
        leave = session.subscribe(arrive);
        if (session.now() !== presentOf(state)) arrive();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
        cancel?.();
      };
    },
    showing: () => state,
    control: (event) => change({ ...event, at: clock.now() }),
    play: (plan) => command(() => session.play(plan)),
    undo: (count) => command(() => session.undo(count)),
    file: () => session.file(),
    ...(session.recall && { recall: session.recall }),
    close: () => session.close(),
  };
}
