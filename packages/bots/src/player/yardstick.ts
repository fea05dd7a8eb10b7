import type { Budget, Player } from '@archipel/host';

/** A measure of play that is no other player: points alone, if a given round is the last. */
export interface Yardstick<View = unknown, Move = unknown> {
  readonly game: string;
  /** The rounds for which it is taken. */
  readonly lastRounds: readonly number[];
  /** What the search has found before: by last round, the points of the seeds `yardstick 0`, `yardstick 1` … */
  readonly found: Readonly<Record<number, readonly number[]>>;
  /** The most points that a search finds which knows the own draws; equal arguments give equal points. */
  searched(seed: string, last: number): number;
  /** What a player comes to that sees its view only. */
  alone(seed: string, last: number, player: Player<View, Move>, budget: Budget): number;
}
