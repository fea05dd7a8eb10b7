import { type AnyRules, type Dice, seeded, throwing } from '@archipel/kernel';
import { type Course, positionsOf } from './courses.ts';
import type { Runner } from './task.ts';

/** Moves of one leg. */
export const LEG = 256;

/** A stretch of a random game: where it starts, and what the dice are seeded with from there. */
export interface Leg {
  readonly state: unknown;
  readonly seats: number;
  readonly seed: string;
}

/**
 * Whole random games cut into legs and mixed. A slice of time is too short for a slow contender to play a game out, and a move late in a
 * game costs more than an early one: any few of these legs are a fair sample of whole games, for all alike.
 */
export function legsOf(rules: AnyRules, courses: readonly Course[]): readonly Leg[] {
  const legs: Leg[] = [];
  for (const course of courses) {
    let at = 0;
    for (const state of positionsOf(rules, course)) {
      if (at++ % LEG === 0) legs.push({ state, seats: course.setup.seats, seed: `leg ${legs.length}` });
    }
  }
  return throwing(seeded('bench legs')).shuffle(legs);
}

/** A game under way, whoever keeps its state: lists all legal moves, makes a random one, and says how many there were; none at the end. */
export type Step = (dice: Dice) => number;

/** Plays legs, one a lap. `begin` opens a game where a leg starts. */
export function playing(legs: readonly Leg[], begin: (leg: Leg) => Step, moves = LEG): Runner | undefined {
  if (legs.length === 0) return undefined;
  let next = 0;
  let step: Step = () => 0;
  let dice = throwing(seeded(''));
  return {
    ready() {
      const leg = legs[next++ % legs.length] as Leg;
      dice = throwing(seeded(leg.seed));
      step = begin(leg);
    },
    lap() {
      let listed = 0;
      for (let units = 0; units < moves; units++) {
        const count = step(dice);
        if (count === 0) return { units, listed };
        listed += count;
      }
      return { units: moves, listed };
    },
  };
}
