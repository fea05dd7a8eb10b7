import type { EntryOf } from '../../session/session.ts';
import { type LogKinds, standingEntries } from '../log.ts';

/** One thing that happens in a turn. */
export interface FollowStep<Event> {
  readonly position: number;
  readonly event: Event;
  readonly state: 'done' | 'shown' | 'coming';
}

export interface FollowedTurn<Event> {
  readonly seat: number;
  readonly steps: readonly FollowStep<Event>[];
  /** The position before its first move: from there it can be shown again. */
  readonly from: number;
}

/** The turn to which a position belongs, step by step, as far as it is known. */
export function followedTurn<Event>(entries: readonly EntryOf<Event>[], shown: number, kinds: LogKinds<Event>): FollowedTurn<Event> {
  const standing = standingEntries(entries);
  const begins = (entry: EntryOf<Event>) => entry.events.find((event) => kinds.turnOf(event) !== undefined);
  // The entry that ends a turn begins the next: once it is shown, the next one is looked at.
  const before = standing.findLastIndex((entry) => entry.position <= shown && begins(entry) !== undefined);
  const after = standing.findIndex((entry) => entry.position > shown && begins(entry) !== undefined);
  const own = standing.slice(before + 1, after < 0 ? undefined : after + 1);
  const opener = standing[before];
  const begun = opener && begins(opener);
  return {
    seat: begun === undefined ? (own[0]?.seat ?? 0) : kinds.seatOf(begun),
    from: opener?.position ?? 0,
    steps: own.flatMap((entry) =>
      entry.events
        .filter((event) => kinds.turnOf(event) === undefined)
        .map((event) => ({ position: entry.position, event, state: stateOf(entry.position, shown) })),
    ),
  };
}

const stateOf = (position: number, shown: number) => (position < shown ? 'done' : position === shown ? 'shown' : 'coming');
