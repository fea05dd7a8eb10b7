import { playout, random, thinking } from '@archipel/bots';
import { type AnyRules, type Dice, seeded, throwing } from '@archipel/kernel';
import type { Runner } from './task.ts';

/** Moves of one leg. */
const LEG = 64;

/** A stretch of a random game: where it starts, and what the dice are seeded with from there. */
export interface Leg {
  readonly state: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** The positions of a random game, the first included. */
export function* randomGame(rules: AnyRules, seats: number, seed: string): Generator<unknown> {
  const start = rules.setup(rules.schemas.options.parse({}), seats, seed);
  const players = Array.from({ length: seats }, () => random);
  const budget = thinking(throwing(seeded(`${seed} players`)), 1);
  yield start;
  for (const turn of playout(rules, start, players, () => budget)) yield turn.applied.state;
}

/** Every number of seats that a game is for, the fewest first. */
export function seatNumbers({ seats: { min, max } }: AnyRules): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/**
 * Whole random games, one for each number of seats, cut into legs and mixed. A slice of time is too short for a slow contender to play a
 * game out, and a move late in a game costs more than an early one: any few of these legs are a fair sample of whole games, for all alike.
 */
export function legsOf(rules: AnyRules): readonly Leg[] {
  const legs = seatNumbers(rules).flatMap((seats) => {
    const positions = [...randomGame(rules, seats, `bench ${seats}`)];
    return positions.flatMap((state, at) => (at % LEG === 0 ? [{ state, seats, seed: `leg ${seats} ${at}` }] : []));
  });
  return throwing(seeded('bench legs')).shuffle(legs);
}

/** A game under way, whoever keeps its state: lists all legal moves, makes a random one, and says how many there were; none at the end. */
export type Step = (dice: Dice) => number;

/** Plays legs, one a lap. `begin` opens a game where a leg starts. */
export function playing(legs: readonly Leg[], begin: (leg: Leg) => Step, moves = LEG): Runner | undefined {
  if (legs.length === 0) return undefined;
  let course = legs.values();
  let step: Step = () => 0;
  let dice = throwing(seeded(''));
  return {
    ready() {
      let next = course.next();
      if (next.done) {
        course = legs.values();
        next = course.next();
      }
      if (next.done) return;
      dice = throwing(seeded(next.value.seed));
      step = begin(next.value);
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
