import type { Measured } from './examples.ts';
import type { Network } from './network.ts';

/** A player whose value of positions is learned: what `archipel train` works on. */
export interface Learnable {
  readonly game: string;
  /** What is measured of a seat has so many numbers. Another number is another network. */
  readonly inputs: number;
  /**
   * Plays one game and says what was seen on the way and who won; nothing if nobody did. With a network some of the players search by it, with so many iterations for
   * each choice; without one nobody does. Equal arguments give equal games.
   */
  play(seed: string, network: Network | null, iterations: number): readonly Measured[];
}
