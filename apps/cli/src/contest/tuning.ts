import { type Interval, rounded, type Tunable, trial, type Weights } from '@archipel/bots';
import { diceFrom, seeded } from '@archipel/kernel';

/** How good weights are: the share of points that they made against those that the tuning began with. */
export interface Proof {
  readonly games: number;
  readonly winRate: number;
  readonly ci95: Interval;
}

export interface Tuning {
  readonly tunable: Tunable;
  readonly start: Weights;
  readonly rounds: number;
  /** Games in a round. */
  readonly games: number;
  /** Games in which weights are compared with those of the start. */
  readonly proofGames: number;
  readonly seed: string;
}

export interface Tuned {
  readonly weights: Weights;
  /** Rounds that had been made when these weights came up. */
  readonly rounds: number;
  /** Nothing while there is nothing better than the start. */
  readonly proof: Proof | null;
}

/** Plays games between two players of the level with weights `a` and `b`. The answer is about `a`. */
export type Compare = (a: Weights, b: Weights, games: number, seed: string) => Promise<Proof>;

/** Weights are compared with the start so many times on the way. */
const CHECKS = 10;

/** How many games a tuning takes: for the bar. */
export function gamesOf({ rounds, games, proofGames }: Tuning): number {
  return rounds * games + (checksOf(rounds) + 1) * proofGames;
}

function checksOf(rounds: number): number {
  return Math.min(rounds, CHECKS);
}

/** Whether this many rounds, of all, are followed by a check: the checks are spread evenly, and the last round has one. */
function isChecked(done: number, rounds: number): boolean {
  const at = (round: number) => Math.floor((round * checksOf(rounds)) / rounds);
  return at(done) > at(done - 1);
}

/**
 * Tunes round by round. What did best against the start so far is handed out whenever it changes, so a tuning may be stopped at any time. The
 * best of several checks looks better than it is: at the end it has to prove itself in fresh games.
 */
export async function tune(tuning: Tuning, compare: Compare, onBetter: (best: Tuned) => void): Promise<Tuned> {
  const { tunable, start, rounds, games, proofGames, seed } = tuning;
  const coins = diceFrom(seeded(`${seed} coins`));
  let best: Tuned = { weights: start, rounds: 0, proof: null };
  let present = start;
  for (let round = 0; round < rounds; round++) {
    const { plus, minus, after } = trial(tunable, present, round, rounds, coins);
    const { winRate } = await compare(plus, minus, games, `${seed} round ${round}`);
    present = after(winRate);
    if (!isChecked(round + 1, rounds)) continue;
    const weights = rounded(present);
    const proof = await compare(weights, start, proofGames, `${seed} check ${round}`);
    if (proof.winRate <= (best.proof?.winRate ?? 0.5)) continue;
    best = { weights, rounds: round + 1, proof };
    onBetter(best);
  }
  if (best.proof === null) return best;
  return { ...best, proof: await compare(best.weights, start, proofGames, `${seed} proof`) };
}
