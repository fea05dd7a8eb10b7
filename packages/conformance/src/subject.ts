import { type Dice, type Rules, type Seat, seatsOf, type Viewer } from '@archipel/kernel';
import fc from 'fast-check';

/** A game as it is handed to the suite. */
export interface Subject<State, View, Move, Fact, Options> {
  readonly rules: Rules<State, View, Move, Fact, Options>;
  /** The options to try. */
  readonly options: fc.Arbitrary<Options>;
  /**
   * A state that this viewer cannot tell from the given one: all that is hidden from it, chance too, laid differently.
   * Written for the tests and without the help of `view`, so that a leak in `view` shows.
   */
  otherwise(state: State, viewer: Viewer, dice: Dice): State;
  /** What can be asked of a position without a move (why, plans, advice), by name: two worlds that a seat cannot tell apart give it equal answers. */
  readonly questions?: { readonly [name: string]: (state: State, seat: Seat) => unknown };
  /** No game may last for more moves than this. */
  readonly bound: number;
  /** How many random games each check plays. */
  readonly runs?: number;
  /** How many moves of a game the checks follow that look closely at each; whole games are played all the same. */
  readonly depth?: number;
}

export interface Check {
  readonly name: string;
  /** Throws with a counterexample if the game does not conform. */
  run(): void;
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}

/** Tries a property over many random games. The seed is fixed: a run that was green stays green, and red stays red. */
export function forAll<Value>(subject: { readonly runs?: number }, values: fc.Arbitrary<Value>, holds: (value: Value) => void): void {
  fc.assert(fc.property(values, holds), { numRuns: subject.runs ?? 40, seed: 1800 });
}
