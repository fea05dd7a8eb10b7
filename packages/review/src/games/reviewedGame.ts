import type { Seat } from '@archipel/kernel';

/** How a seat stands at one moment, by the measures of its game: influence; or objectives and gold. */
export type Standing = Readonly<Record<string, number>>;

/** What a review must know of a game besides its rules. */
export interface ReviewedGame<State, Fact> {
  /** What is shown as lines, the most telling first. */
  readonly measures: readonly string[];
  /** By which of these kinds a turn is marked. */
  readonly kinds: readonly string[];
  /** Whose turn it is. */
  turnOf(state: State): Seat;
  /** How everybody stands, by seat. */
  standings(state: State): readonly Standing[];
  /** What this seat would see if nothing were hidden from it: in the form of its view, so that its table can show it. */
  opened(state: State, seat: Seat): unknown;
  /** What everybody holds, by seat: the names of things, each as often as it is there. */
  hands(state: State): readonly (readonly string[])[];
  /** What a turn was chiefly used for, by all that its seat did in it. */
  kindOf(deeds: readonly Fact[]): string;
}

/** The same, about states and facts of which nothing is known here: they come from the rules of the game. */
export type AnyReviewedGame = ReviewedGame<unknown, unknown>;
