import type { AnyRules } from '@archipel/kernel';
import { type Course, positionsOf, seatNumbers } from './courses.ts';
import type { Leg } from './legs.ts';
import { playingLegs } from './playouts.ts';
import type { Task } from './task.ts';

/** The rounds whose moves are timed. */
const TURNS = [10, 50, 100] as const;
/** Few moves from each start, so that they stay near the round that they are to tell of. */
const MOVES = 16;

/** Where moves are timed: a number of seats, and a round. */
interface Moment {
  readonly seats: number;
  readonly turn: number;
}

export function momentsOf(rules: AnyRules): readonly Moment[] {
  return seatNumbers(rules).flatMap((seats) => TURNS.map((turn) => ({ seats, turn })));
}

export function momentName(rules: AnyRules, { seats, turn }: Moment): string {
  return `${rules.id}, ${seats} seats, turn ${turn}`;
}

/** The same work at different ages of random games: list the legal moves, and make one. */
export function growthOf(rules: AnyRules, courses: readonly Course[]): readonly Task[] {
  const legs = new Map(courses.map((course) => [course.setup.seats, legsByTurn(rules, course)]));
  return momentsOf(rules).map((moment) => ({
    kind: 'growth',
    name: momentName(rules, moment),
    start: () => playingLegs(rules, legs.get(moment.seats)?.get(moment.turn) ?? [], MOVES),
  }));
}

/** Every position of the rounds that count, as the start of a leg. */
function legsByTurn(rules: AnyRules, course: Course): ReadonlyMap<number, readonly Leg[]> {
  const legs = new Map<number, Leg[]>(TURNS.map((turn) => [turn, []]));
  for (const state of positionsOf(rules, course)) {
    const there = rules.active(state).length > 0 ? legs.get(rules.round(state)) : undefined;
    there?.push({ state, seats: course.setup.seats, seed: `growth ${there.length}` });
  }
  return legs;
}
