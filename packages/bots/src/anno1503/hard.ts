import { anno1503, type Move, type State, sampleState, type View } from '@archipel/anno1503';
import type { Budget, Player } from '@archipel/host';
import type { Seat } from '@archipel/kernel';
import { type SearchLimits, type SearchResult, search } from '../player/search.ts';
import { type Assessment, assess } from './assessment.ts';
import { candidatesOf } from './candidates.ts';
import { bestMove } from './medium.ts';
import { NETWORK } from './network.ts';
import { reasonsOf, type Why } from './reasons.ts';
import { type PlannerWeights, WEIGHTS } from './weights.ts';
import { type Odds, oddsBy, shareOf } from './winOdds.ts';

/** How far a game is played on, in turns of everybody, and how the moves are compared. */
export interface SearchDepth {
  readonly rounds: number;
  readonly limits: SearchLimits;
}

const HARD: SearchDepth = { rounds: 1, limits: { minPositions: 6, maxPositions: 40, dropAt: 2, switchAt: 1 } };

/**
 * A player that searches: it samples what is hidden, makes each promising move there, lets everybody play on with a plan for some turns more, as hard does until its own
 * next turn is over, and asks how good that looks.
 */
export function searcher(odds: Odds, weights: PlannerWeights, { rounds, limits }: SearchDepth = HARD): Player<View, Move> {
  const tries = (view: View, assessment: Assessment, moves: readonly Move[], budget: Budget): readonly SearchResult<Move>[] => {
    const me = view.viewer === 'spectator' ? view.turn : view.viewer;
    return search(
      candidatesOf(view, assessment, moves, budget.dice),
      {
        sample: () => sampleState(view, budget.dice),
        playOn: (world: State, move) => odds(playedOn(world, me, move, weights, rounds), me),
      },
      limits,
      budget,
    );
  };
  return {
    choose(view, moves, budget) {
      const [only] = moves;
      if (only !== undefined && moves.length === 1) return only;
      const [best] = tries(view, assess(view, weights), moves, budget);
      if (best === undefined) throw new RangeError('there is no move to choose');
      return best.move;
    },
    advise(view, moves, budget) {
      const assessment = assess(view, weights);
      return tries(view, assessment, moves, budget).map(({ move, value: result, trials }) => {
        const share = shareOf(result);
        const tried: readonly Why[] = trials > 0 ? [{ code: 'tried', worlds: trials, share }] : [];
        return { move, value: share, reasons: [...reasonsOf(view, assessment, moves, move, budget.dice), ...tried] };
      });
    },
  };
}

export const hard = searcher(oddsBy(NETWORK), WEIGHTS);

/** The position after the move, the rest of this turn, and so many turns of everybody. */
function playedOn(world: State, me: Seat, move: Move, weights: PlannerWeights, rounds: number): State {
  let state = made(world, me, move);
  let { turn } = world.open;
  for (let turns = rounds * world.open.seats.length; state.open.phase !== 'over'; ) {
    // Not by the phase: the Big Branch may come before the roll, once or not at all (Q8).
    if (state.open.turn !== turn && turns-- === 0) break;
    turn = state.open.turn;
    const [seat] = anno1503.active(state);
    if (seat === undefined) break;
    const view = anno1503.view(state, seat);
    state = made(state, seat, bestMove(view, anno1503.moves(view), weights));
  }
  return state;
}

function made(state: State, seat: Seat, move: Move): State {
  const applied = anno1503.apply(state, seat, move);
  if (!applied.ok) throw new Error(`not legal in a sampled position: ${JSON.stringify({ move, illegal: applied.illegal })}`);
  return applied.state;
}
