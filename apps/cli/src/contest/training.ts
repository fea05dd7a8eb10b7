import { blankNetwork, examplesFrom, type Learnable, type Measured, type Network, surprise, trained } from '@archipel/bots';
import { diceFrom, seeded } from '@archipel/kernel';

export interface Training {
  readonly learnable: Learnable;
  /** What was learned before, and in how many generations; nothing for a new beginning. */
  readonly start: Learned | null;
  /** Generations in all, those before the start included. */
  readonly generations: number;
  /** Games of a generation. */
  readonly games: number;
  /** How often a generation goes through its examples. */
  readonly passes: number;
  readonly hidden: number;
  /** Iterations of those who search, for each choice. */
  readonly iterations: number;
  readonly seed: string;
}

export interface Learned {
  readonly network: Network;
  /** By generation. */
  readonly generations: readonly Generation[];
}

/** How one generation learned, and what came of it. */
export interface Generation {
  readonly seed: string;
  readonly games: number;
  readonly passes: number;
  readonly iterations: number;
  readonly examples: number;
  /** Nats by which it is surprised by who wins the games that it was not trained on, and by how many one is who knows nothing. */
  readonly surprise: number;
  readonly nothing: number;
}

/** Plays the games of these seeds; some of the players search by the network, if there is one. The results are in the order of the seeds. */
export type PlayAll = (seeds: readonly string[], network: Network | null) => Promise<readonly (readonly Measured[])[]>;

/** One game in so many is not trained on, but tells how well the others have taught. */
const KEPT_BACK = 10;

/**
 * Learns generation by generation: players who know what the one before has learned play, and the network learns from their games who wins. What was learned is
 * handed out after each, and whoever goes on from there comes to the same as one who was never stopped.
 */
export async function train(training: Training, playAll: PlayAll, onGeneration: (learned: Learned) => void): Promise<Learned | null> {
  const { learnable, start, generations, games, passes, hidden, iterations, seed } = training;
  let learned = start;
  for (let generation = start?.generations.length ?? 0; generation < generations; generation++) {
    const name = `${seed} generation ${generation}`;
    const seeds = Array.from({ length: games }, (_, game) => `${name} game ${game}`);
    const played = await playAll(seeds, learned?.network ?? null);
    const examplesOf = (back: boolean) =>
      examplesFrom(played.filter((_, game) => (game % KEPT_BACK === KEPT_BACK - 1) === back).flat(), learnable.inputs);
    const [lessons, fresh] = [examplesOf(false), examplesOf(true)];
    const dice = diceFrom(seeded(name));
    const blank = blankNetwork(learnable.inputs, hidden, dice);
    const network = trained(learned?.network ?? blank, lessons, passes, dice);
    const knowsNothing = { ...blank, weights: blank.weights.map(() => 0) };
    const figures: Generation = {
      seed,
      games,
      passes,
      iterations,
      examples: lessons.winners.length,
      surprise: surprise(network, fresh),
      nothing: surprise(knowsNothing, fresh),
    };
    learned = { network, generations: [...(learned?.generations ?? []), figures] };
    onGeneration(learned);
  }
  return learned;
}
