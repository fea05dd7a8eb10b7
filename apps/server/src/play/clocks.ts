import type { Pace } from '@archipel/protocol';
import type { StoredTable } from '../store/store.ts';
import { peopleSeats } from '../tables/seats.ts';

/**
 * Time to move. A clock is what a seat had left at one moment (`since`); the clocks of the people who may move run from then on. Bots have none.
 * Pure: the moment is handed in.
 */
type Clocks = StoredTable['clocks'];
const SECOND = 1000;
const DAY = 86_400_000;

/** What a seat has at the beginning of the game, and where the pace says so, of each of its turns. */
export function allowance(pace: Pace): number | null {
  if (pace.kind === 'none') return null;
  return pace.kind === 'days' ? pace.days * DAY : pace.seconds * SECOND;
}

/** The seats whose time runs: people who may move, while nobody has stopped the game. */
export function running(table: StoredTable): readonly number[] {
  if (table.state !== 'playing' || table.paused !== null || table.terms.pace.kind === 'none') return [];
  const people = peopleSeats(table);
  return table.active.filter((seat) => people.includes(seat));
}

/**
 * The seats whose time is used up: those whose clock runs, and those who left in the middle of their turn, so that leaving and coming back
 * wins nobody time. Where all have left nobody waits.
 */
function charged(table: StoredTable): readonly number[] {
  const run = running(table);
  const stopped = table.state !== 'playing' || table.paused !== null || peopleSeats(table).length === 0;
  return stopped ? run : table.active.filter((seat) => run.includes(seat) || table.chairs[seat]?.kind === 'person');
}

/** The clocks as they stand at this moment, to run on from it. */
export function settled(table: StoredTable, now: number): Clocks {
  const run = charged(table);
  const gone = Math.max(0, now - table.clocks.since);
  const left = table.clocks.left.map((each, seat) => (each !== null && run.includes(seat) ? Math.max(0, each - gone) : each));
  return { since: now, left };
}

export function startingClocks(table: StoredTable, now: number): Clocks {
  const each = allowance(table.terms.pace);
  return { since: now, left: table.chairs.map((chair) => (chair.kind === 'person' ? each : null)) };
}

/** Whether moves that made these seats active have ended the turn of a seat. */
export function turnEnds(table: StoredTable, seat: number, active: readonly number[], newRound: boolean): boolean {
  return table.active.includes(seat) && (newRound || !active.includes(seat));
}

/** The clocks after moves that made these seats active. Where the round changes, a turn has ended even for a seat that is active again. */
export function movedClocks(table: StoredTable, active: readonly number[], newRound: boolean, now: number): Clocks {
  const { pace } = table.terms;
  const { left } = settled(table, now);
  const people = peopleSeats(table);
  const begun = (seat: number) => active.includes(seat) && (newRound || !table.active.includes(seat));
  const next = left.map((each, seat) => {
    if (each === null) return null;
    // A bot that stands in earns nobody time.
    if (pace.kind === 'bank') return people.includes(seat) && turnEnds(table, seat, active, newRound) ? each + pace.back * SECOND : each;
    return begun(seat) ? allowance(pace) : each;
  });
  return { since: now, left: next };
}

/** When the first of the running clocks comes to its end. */
export function deadline(table: StoredTable): number | null {
  const left = running(table).flatMap((seat) => table.clocks.left[seat] ?? []);
  return left.length === 0 ? null : table.clocks.since + Math.min(...left);
}

/** The seats whose time is up: a bot plays this turn for them. */
export function overdue(table: StoredTable, now: number): readonly number[] {
  const { left } = settled(table, now);
  return running(table).filter((seat) => left[seat] === 0);
}

/**
 * The clocks when a server takes the table up again. The last sign of life of the one before is known to a few seconds; the time since then
 * is nobody's fault and counts for nobody.
 */
export function resumedClocks(table: StoredTable, lastSign: number, now: number): Clocks {
  return { ...settled(table, Math.min(lastSign, now)), since: now };
}
