import type { HostedMatch } from '@archipel/host';
import type { Seat } from '@archipel/kernel';

/** What stands between two people at one screen, while it is down. */
export interface Curtain {
  /** Who is to take the screen; nobody while bots play. */
  readonly next: Seat | null;
  /** Who had it last; nobody before the first. */
  readonly last: Seat | null;
  /** Whether the last one may still take the turn back. */
  readonly back: boolean;
  /** The position up to which the next one has seen the match. */
  readonly since: number;
}

/**
 * Who is asked next. Choices that several have at once are asked one after the other: whoever has the screen first, then the others around the table.
 */
export function nextPerson(active: readonly Seat[], people: readonly Seat[], last: Seat | null): Seat | null {
  const asked = people.filter((seat) => active.includes(seat));
  return asked.find((seat) => seat >= (last ?? 0)) ?? asked[0] ?? null;
}

/**
 * Whether the last person may take the turn back: nobody has played since, nothing came to light by it (K4), and the curtain has not been lifted since.
 */
export function mayTakeBack({ rules, entries, current, position }: HostedMatch, last: Seat | null, lifted: number): boolean {
  const entry = entries.at(-1)?.entry;
  if (last === null || entry?.seat !== last || !('move' in entry) || lifted >= position) return false;
  return current.past.at(-1)?.seat === last && !rules.active(current.state).includes(last);
}
