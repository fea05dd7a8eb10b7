import type { AnyRules } from '@archipel/kernel';
import type { Chair } from '@archipel/protocol';
import type { HeardEntry, Moment } from '@archipel/review';
import type { EntryOf, Now } from '../session/session.ts';
import type { FollowedSession } from '../table/follow/followSession.ts';
import { firstShowing } from '../table/follow/showing.ts';

/** A session for the table at which a match is looked at: it shows what it is told to, and plays nothing. */
export interface ReviewSession extends FollowedSession {
  show(now: Now): void;
}

/** The entries of a log as a table wants them. Made once for each pair of eyes, so that rows that are drawn need not be drawn again. */
export function entriesOf(heard: readonly HeardEntry[]): readonly EntryOf<unknown>[] {
  return heard.map(({ position, seat, events }) => ({ position, seat, at: 0, bot: false, events }));
}

/** A moment as a table wants it. */
export function nowAt(moment: Moment, game: string, chairs: readonly Chair[], entries: readonly EntryOf<unknown>[]): Now {
  const { position, viewer, view, round, active, outcome } = moment;
  return {
    game,
    viewer,
    chairs,
    view,
    position,
    round,
    active,
    outcome,
    undoable: 0,
    clocks: { at: 0, left: chairs.map(() => null), running: [] },
    entries: entries.slice(0, position),
    seen: position,
    honesty: null,
    connection: 'here',
    thinking: false,
  };
}

export function reviewSession(rules: AnyRules, first: Now): ReviewSession {
  let now = first;
  let showing = firstShowing(now, 'at-once', 0);
  const listeners = new Set<() => void>();
  const refuse = () => Promise.resolve({ ok: false, fault: 'looking' } as const);
  return {
    rules,
    now: () => now,
    showing: () => showing,
    control: () => undefined,
    earlier: () => [],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: refuse,
    undo: refuse,
    file: () => Promise.resolve(undefined),
    close: () => undefined,
    show(next) {
      now = next;
      showing = firstShowing(next, 'at-once', 0);
      for (const listener of listeners) listener();
    },
  };
}
