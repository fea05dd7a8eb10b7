import { type State, sampleState, sheetOf, type View } from '@archipel/anno1800';
import type { Dice, Seat } from '@archipel/kernel';
import { type Course, courseOf, pointsAt } from './course.ts';
import { expectedPoints } from './value.ts';
import type { Weights1800 } from './weights.ts';

/** One way that things may be: what is hidden, and how the others go on by themselves. */
export interface Forecast {
  readonly state: State;
  readonly me: Seat;
  /** The last round by what the others do, if it is within sight. */
  readonly last: number | null;
  /** The round up to which it was looked. */
  readonly until: number;
  /** The most that another has if this round is the last. */
  best(round: number): number;
  /** The most that another may expect where the game goes on after what is in sight. */
  readonly promise: number;
}

/**
 * Deals what the viewer cannot see and lets the others play on, as far as the given round or to the end that they bring about: when they can
 * be rid of their hands is played out and not guessed from their number of cards, which grows as they draw.
 */
export function forecast(view: View, me: Seat, dice: Dice, others: Weights1800, until: number): Forecast {
  const state = sampleState(view, dice);
  const course = courseOf(state, (seat) => (seat === me ? undefined : others), until);
  const { table } = course.state;
  const rivals = [...table.seats.keys()].filter((seat) => seat !== me);
  const start = rivals.map((seat) => sheetOf(state, seat).total);
  const known: number[] = [];
  const best = (round: number) => (known[round] ??= most(course, rivals, start, round));
  const promise = table.over ? best(table.round) : Math.max(...rivals.map((seat) => expectedPoints(course.state, seat, others)));
  return { state, me, last: table.over ? table.round : null, until, best, promise };
}

function most(course: Course, rivals: readonly Seat[], start: readonly number[], round: number): number {
  return Math.max(...rivals.map((seat, at) => pointsAt(course, seat, round, start[at] ?? 0)));
}
