import type { Budget, Player } from '@archipel/host';

/** A measure of play that is no other player, alone: the points if a given round is the last, or the rounds that it takes to win. */
export interface Yardstick<View = unknown, Move = unknown> {
  readonly game: string;
  /** What is counted: the more points the better, or the fewer rounds. */
  readonly measure: 'points' | 'rounds';
  /** The last rounds for which it is taken. */
  readonly lastRounds: readonly number[];
  /** What the search has found before: by last round, the figures of the seeds `yardstick 0`, `yardstick 1` … */
  readonly found: Readonly<Record<number, readonly number[]>>;
  /** The best that a search finds which knows the own draws; equal arguments give equal figures. */
  searched(seed: string, last: number): number;
  /** What a player comes to that sees its view only. */
  alone(seed: string, last: number, player: Player<View, Move>, budget: Budget): number;
}
