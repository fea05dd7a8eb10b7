import { anno1800, type Move, nth, type State, type View } from '@archipel/anno1800';
import type { Budget, Candidate, Player } from '../player.ts';
import { determine } from './determine.ts';
import { FOR_MORE, FOR_TWO } from './hardWeights.ts';
import { turnsLeft } from './horizon.ts';
import { following, listed, mediumWith, planned } from './medium.ts';
import { playTurn } from './playing.ts';
import { chances } from './value.ts';
import type { Weights1800 } from './weights.ts';

/** How many moves are looked at more closely, and how many rounds are played on from each. */
interface Reach {
  readonly width: number;
  readonly rounds: number;
}
const REACH: Reach = { width: 8, rounds: 10 };

/** R9, R13: these are free. */
const FREE: ReadonlySet<Move['kind']> = new Set(['activate', 'graves', 'aarhant', 'editor']);

interface Line {
  readonly candidate: Candidate<Move>;
  /** What the planner's own judgement adds to every result. */
  readonly prior: number;
  readonly results: number[];
}

/** What no trials make good. */
const HOPELESS = 15;

/** Far from the end trials say less than the planner does, near the end the planner has nothing to add to them. */
function linesOf({ table }: View, candidates: readonly Candidate<Move>[], weights: Weights1800): readonly Line[] {
  const far = Math.max(0, Math.min(1, (turnsLeft(table, weights) - 12) / 8));
  const lines = candidates.map((candidate) => ({
    candidate,
    prior: weights.trust * far * Math.max(-10, Math.min(40, candidate.value)),
    results: [],
  }));
  const best = Math.max(...lines.map((line) => line.prior));
  return lines.filter((line) => line.prior > best - HOPELESS);
}

/**
 * A player that tries its best ideas on states that could be behind its view, plays on a few rounds by the planner's judgement for everybody,
 * and compares where that leads. All are tried on the same states; those that fall clearly behind are dropped, so the rest get more trials.
 */
export function hardWith(weights: Weights1800, { width, rounds }: Reach = REACH): Player<View, Move> {
  const medium = mediumWith(weights);
  /** What takes no action, or follows from one that was decided before, needs no search: the time of a turn is for its action. */
  const minor = (view: View, moves: readonly Move[], budget: Budget) =>
    moves.length === 1 ||
    view.table.turn.actions === 0 ||
    following(view, planned(view, weights), listed(moves)) !== undefined ||
    FREE.has(medium.choose(view, moves, budget).kind);
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    if (minor(view, moves, budget)) return medium.advise(view, moves, budget);
    const ideas = medium.advise(view, moves, budget);
    const lines = linesOf(view, ideas.slice(0, width), weights);
    if (lines.length < 2) return ideas;
    race(view, lines, budget, weights, rounds);
    const most = Math.max(...lines.map((line) => line.results.length));
    // Those that stayed in the race to the end come first; those dropped on the way have seen fewer states.
    const ranked = lines.toSorted(
      (a, b) => Number(b.results.length === most) - Number(a.results.length === most) || mean(b.results) - mean(a.results),
    );
    return most === 0 ? ideas : ranked.map(({ candidate, results }) => told(candidate, results));
  };
  return {
    advise,
    choose(view, moves, budget) {
      if (minor(view, moves, budget)) return medium.choose(view, moves, budget);
      const [best] = advise(view, moves, budget);
      return best?.move ?? medium.choose(view, moves, budget);
    },
  };
}

/** The candidate with what the trials say of it; one that was never tried is worth what the worst may be. */
function told(candidate: Candidate<Move>, results: readonly number[]): Candidate<Move> {
  if (results.length === 0) return { ...candidate, value: 0 };
  return { ...candidate, value: mean(results), reasons: [...candidate.reasons, { code: 'looked-ahead', trials: results.length }] };
}

/** Trials in rounds, each on one state for all that are still in the race. */
function race(view: View, lines: readonly Line[], budget: Budget, weights: Weights1800, rounds: number): void {
  let running = lines;
  let done = 0;
  while (running.length > 1) {
    const state = determine(view, budget.dice);
    for (const line of running) {
      if (!budget.more(done)) {
        // A round that is not complete would favour those who had luck in it.
        if (line === running[0] || done < lines.length) return;
        for (const other of running) if (other.results.length > line.results.length) other.results.pop();
        return;
      }
      line.results.push(line.prior + trial(state, view, line.candidate.move, weights, rounds));
      done++;
    }
    if (nth(running, 0).results.length >= 4) running = survivors(running);
  }
}

/** Those that are not clearly behind the best, by the differences on the same states. */
function survivors(running: readonly Line[]): readonly Line[] {
  const best = running.reduce((a, b) => (mean(b.results) > mean(a.results) ? b : a));
  return running.filter((line) => {
    const gaps = best.results.map((result, at) => result - nth(line.results, at));
    const gap = mean(gaps);
    const spread = Math.sqrt(gaps.reduce((sum, each) => sum + (each - gap) ** 2, 0) / (gaps.length * Math.max(1, gaps.length - 1)));
    return line === best || gap < 1.6 * spread;
  });
}

function mean(results: readonly number[]): number {
  return results.length === 0 ? Number.NEGATIVE_INFINITY : results.reduce((sum, each) => sum + each, 0) / results.length;
}

/** Where a move leads: played on for some rounds by everybody. */
function trial(state: State, view: View, move: Move, weights: Weights1800, rounds: number): number {
  const { seat } = view.table.turn;
  const applied = anno1800.apply(state, seat, move);
  if (!applied.ok) return Number.NEGATIVE_INFINITY;
  let now = applied.state;
  const last = now.table.round + rounds;
  for (let turns = 0; !now.table.over && now.table.round < last && turns <= rounds * now.table.seats.length; turns++)
    now = playTurn(now, weights);
  return chances(now, seat, weights);
}

const [withOne, withMore] = [hardWith(FOR_TWO), hardWith(FOR_MORE)];
const among = ({ table }: View) => (table.seats.length > 2 ? withMore : withOne);

export const hard: Player<View, Move> = {
  choose: (view, moves, budget) => among(view).choose(view, moves, budget),
  advise: (view, moves, budget) => among(view).advise(view, moves, budget),
};
