import type { TableTerms } from '@archipel/protocol';
import type { StoredTable } from '../store/store.ts';
import { peopleSeats } from './seats.ts';

/**
 * Who is waited for, and for how long. Pure: the moment is handed in. The time in which no server lived counts as well: what comes of it is
 * an offer to the others, who see how long it was.
 */
const MINUTE = 60_000;
const DAY = 86_400_000;

/** So many turns running whose time was up are a sign that nobody is there. */
const TIMEOUTS = 2;

/** The people for whom all wait: those who may move; while it is paused, those who do not yet agree to go on where others do. */
function awaitedSeats(table: StoredTable): readonly number[] {
  if (table.state !== 'playing') return [];
  const people = peopleSeats(table);
  if (table.paused === null) return people.filter((seat) => table.active.includes(seat));
  return table.agree.length === 0 ? [] : people.filter((seat) => !table.agree.includes(seat));
}

/** The table with the moments since which people are waited for. Whoever has just moved is waited for anew. */
export function withAwaited(before: StoredTable, after: StoredTable, now: number, moved?: number): StoredTable {
  const sameWait = (before.paused === null) === (after.paused === null);
  const [were, are] = [awaitedSeats(before), awaitedSeats(after)];
  const since = (seat: number) => (sameWait && seat !== moved && were.includes(seat) ? (before.awaited[seat] ?? now) : now);
  return { ...after, awaited: after.chairs.map((_, seat) => (are.includes(seat) ? since(seat) : null)) };
}

/** Milliseconds for which somebody is waited for; none where a clock runs, which says so itself, or where the table waits for ever. */
function patience({ pace, absentAfter }: TableTerms, paused: boolean): number | undefined {
  if (absentAfter === null || (pace.kind !== 'none' && !paused)) return undefined;
  // Who plays by post looks in as rarely as that.
  return Math.max(absentAfter * MINUTE, pace.kind === 'days' ? pace.days * DAY : 0);
}

/** The moments from which on somebody counts as absent, by seat. */
function absences(table: StoredTable): readonly { readonly seat: number; readonly from: number }[] {
  const wait = patience(table.terms, table.paused !== null);
  return awaitedSeats(table).flatMap((seat) => {
    const since = table.awaited[seat] ?? null;
    return wait === undefined || since === null ? [] : [{ seat, from: since + wait }];
  });
}

/** The people for whom the others may have a bot stand in. */
export function absentSeats(table: StoredTable, now: number): readonly number[] {
  if (table.state !== 'playing') return [];
  const tooLong = absences(table).flatMap(({ seat, from }) => (from <= now ? [seat] : []));
  return peopleSeats(table).filter((seat) => tooLong.includes(seat) || (table.timeouts[seat] ?? 0) >= TIMEOUTS);
}

/** When the next person will count as absent. */
export function nextAbsence(table: StoredTable, now: number): number | null {
  const moments = absences(table).flatMap(({ from }) => (from > now ? [from] : []));
  return moments.length === 0 ? null : Math.min(...moments);
}
