import type { Budget } from '@archipel/host';

/** What a search compares: how each move comes out in positions that could be behind the view. */
export interface Trial<Position, Move> {
  /** A position that agrees with all that is known. */
  sample(): Position;
  /** Makes the move there and plays on: what it comes to, the more the better. */
  playOn(position: Position, move: Move): number;
}

/** When the comparison drops a move, when it ends, and when it takes another move than the first. */
export interface SearchLimits {
  /** Positions on which every move is tried before any is dropped. */
  readonly minPositions: number;
  /** Positions that are enough for one choice, so that something is left for the next. */
  readonly maxPositions: number;
  /** How many standard errors a move must lag behind the best to be dropped. */
  readonly dropAt: number;
  /** How many standard errors the best must be ahead of the first that is left to be taken instead of it. */
  readonly switchAt: number;
}

/** A move with what it came to, on average. */
export interface SearchResult<Move> {
  readonly move: Move;
  readonly value: number;
  readonly trials: number;
}

interface Line<Move> {
  readonly move: Move;
  readonly results: number[];
  sum: number;
}

/**
 * Tries moves against each other. Each sampled position is played with every move that is left, so that luck falls on all of them alike, and moves
 * that clearly lag behind are dropped. One iteration is one trial. `moves` are in the order of preference. Best first.
 */
export function search<Position, Move>(
  moves: readonly Move[],
  { sample, playOn }: Trial<Position, Move>,
  limits: SearchLimits,
  budget: Budget,
): readonly SearchResult<Move>[] {
  const all = moves.map((move): Line<Move> => ({ move, results: [], sum: 0 }));
  let left = all;
  let done = 0;
  for (let positions = 0; left.length > 1 && positions < limits.maxPositions; positions++) {
    const position = sample();
    const values: number[] = [];
    for (const { move } of left) {
      // A position that not all have seen would favour those who had luck in it: it does not count.
      if (!budget.more(done++)) return ranked(all, left, limits);
      values.push(playOn(position, move));
    }
    for (const [index, line] of left.entries()) {
      line.results.push(values[index] ?? 0);
      line.sum += values[index] ?? 0;
    }
    if (positions + 1 >= limits.minPositions) left = survivors(left, limits);
  }
  return ranked(all, left, limits);
}

const mean = <Move>({ results, sum }: Line<Move>) => (results.length === 0 ? 0 : sum / results.length);

/** How far one is ahead of another on the positions that both have seen, in standard errors; endless for one that is always behind by the same. */
function lead<Move>(one: Line<Move>, other: Line<Move>): number {
  const positions = Math.min(one.results.length, other.results.length);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < positions; at++) {
    const gap = (one.results[at] ?? 0) - (other.results[at] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  if (sum === 0 || positions < 2) return 0;
  const variance = Math.max(1e-12, (squares - (sum * sum) / positions) / (positions - 1));
  return sum / Math.sqrt(variance * positions);
}

/** Moves that come to the same on every position are one move. */
function isTwin<Move>(one: Line<Move>, other: Line<Move>): boolean {
  return one.results.every((result, at) => result === other.results[at]);
}

function best<Move>(lines: readonly Line<Move>[]): Line<Move> | undefined {
  let first: Line<Move> | undefined;
  for (const line of lines) if (first === undefined || mean(line) > mean(first)) first = line;
  return first;
}

function survivors<Move>(left: readonly Line<Move>[], { dropAt }: SearchLimits): Line<Move>[] {
  const leader = best(left);
  return left.filter((line) => leader === undefined || line === leader || (lead(leader, line) < dropAt && !isTwin(leader, line)));
}

function ranked<Move>(all: readonly Line<Move>[], left: readonly Line<Move>[], { switchAt }: SearchLimits): readonly SearchResult<Move>[] {
  const [first] = left;
  const leader = best(left);
  const chosen = first && leader && lead(leader, first) >= switchAt ? leader : first;
  const rest = all.filter((line) => line !== chosen).toSorted((a, b) => b.results.length - a.results.length || mean(b) - mean(a));
  return [...(chosen ? [chosen] : []), ...rest].map((line) => ({ move: line.move, value: mean(line), trials: line.results.length }));
}
