import { anno1800, type Move, type State, sampleState, type View } from '@archipel/anno1800';
import type { Budget, Candidate, Player } from '@archipel/host';
import type { Seat } from '@archipel/kernel';
import { type SearchLimits, type SearchResult, search } from '../player/search.ts';
import { FOR_MORE, FOR_TWO } from './hardWeights.ts';
import { turnsLeft } from './horizon.ts';
import { plannerWith } from './medium.ts';
import { isMinor } from './minor.ts';
import { playTurn } from './playTurn.ts';
import { winChance } from './value.ts';
import type { Weights1800 } from './weights.ts';

/** How many moves are tried, how many rounds are played on from each, and how they are compared. */
export interface SearchSize {
  readonly width: number;
  readonly rounds: number;
  readonly limits: SearchLimits;
}
const SIZE: SearchSize = {
  width: 8,
  rounds: 10,
  limits: { minPositions: 4, maxPositions: Number.POSITIVE_INFINITY, dropAt: 1.6, switchAt: 0 },
};

/** How good a position looks to a seat: its chance to win in hundredths. */
export type Leaf = (state: State, seat: Seat) => number;

interface Line {
  readonly candidate: Candidate<Move>;
  /** What the planner's own judgement adds to every result. */
  readonly prior: number;
}

/** No trial makes good a prior that is so much lower than the best. */
const HOPELESS = 15;

/** Far from the end trials say less than the planner does, near the end the planner has nothing to add to them. */
function linesOf({ table }: View, candidates: readonly Candidate<Move>[], weights: Weights1800): readonly Line[] {
  const far = Math.max(0, Math.min(1, (turnsLeft(table, weights) - 12) / 8));
  const lines = candidates.map((candidate) => ({
    candidate,
    prior: weights.trust * far * Math.max(-10, Math.min(40, candidate.value)),
  }));
  const best = Math.max(...lines.map((line) => line.prior));
  return lines.filter((line) => line.prior > best - HOPELESS);
}

/**
 * A player that tries its best ideas on states that could be behind its view, plays on a few rounds by the planner's judgement for everybody,
 * and compares where that leads.
 */
export function hardWith(
  weights: Weights1800,
  { width, rounds, limits }: SearchSize = SIZE,
  leaf: Leaf = (state, seat) => winChance(state, seat, weights),
): Player<View, Move> {
  const medium = plannerWith(weights);
  const minor = (view: View, moves: readonly Move[], budget: Budget) =>
    view.table.turn.actions === 0 || isMinor(view, moves, weights, budget);
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    const ideas = medium.advise(view, moves, budget);
    if (minor(view, moves, budget)) return ideas;
    const results = search(
      linesOf(view, ideas.slice(0, width), weights),
      {
        sample: () => sampleState(view, budget.dice),
        playOn: (state, { prior, candidate }) => prior + leaf(playedOn(state, candidate.move, weights, rounds), state.table.turn.seat),
      },
      limits,
      budget,
    );
    return results[0]?.trials ? results.map(withResult) : ideas;
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

/** The candidate with what the trials say of it. */
function withResult({ move: { candidate }, value, trials }: SearchResult<Line>): Candidate<Move> {
  return { ...candidate, value, reasons: [...candidate.reasons, { code: 'looked-ahead', trials }] };
}

/** Where a move leads: played on for some rounds by everybody. */
function playedOn(start: State, move: Move, weights: Weights1800, rounds: number): State {
  const { seat } = start.table.turn;
  const applied = anno1800.apply(start, seat, move);
  if (!applied.ok) throw new Error(`a legal move is refused in a sampled state: ${JSON.stringify({ move, illegal: applied.illegal })}`);
  let { state } = applied;
  const last = state.table.round + rounds;
  for (let turns = 0; !state.table.over && state.table.round < last && turns <= rounds * state.table.seats.length; turns++)
    state = playTurn(state, weights);
  return state;
}

const [withOne, withMore] = [hardWith(FOR_TWO), hardWith(FOR_MORE)];
const among = ({ table }: View) => (table.seats.length > 2 ? withMore : withOne);

export const hard: Player<View, Move> = {
  choose: (view, moves, budget) => among(view).choose(view, moves, budget),
  advise: (view, moves, budget) => among(view).advise(view, moves, budget),
};
