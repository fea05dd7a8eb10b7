import { anno1503, type Move, type State, type View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import type { Budget, Player } from '../player.ts';
import { compare, type Tried } from '../search.ts';
import { candidatesOf } from './candidates.ts';
import { imagine } from './imagine.ts';
import { quickly } from './medium.ts';
import { reasonsOf, type Why } from './reasons.ts';
import { oddsOf, shareOf } from './shares.ts';
import { type Thoughts, thoughtsOf } from './thoughts.ts';
import { VALUE, type Value } from './value.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

/**
 * A player that tries things out: it imagines what is hidden, makes each promising move there, lets everybody play on with a plan until its own
 * next turn is over, and asks how good that looks.
 */
export function searcher(value: Value, beliefs: Beliefs): Player<View, Move> {
  const tries = (view: View, thoughts: Thoughts, moves: readonly Move[], budget: Budget): readonly Tried<Move>[] => {
    const me = view.viewer === 'spectator' ? view.turn : view.viewer;
    return compare(
      candidatesOf(view, thoughts, moves, budget.dice),
      {
        imagine: () => imagine(view, budget.dice),
        playOn: (world: State, move) => oddsOf(playedOn(world, me, move, beliefs), me, value),
      },
      budget,
    );
  };
  return {
    choose(view, moves, budget) {
      const [only] = moves;
      if (only !== undefined && moves.length === 1) return only;
      const [best] = tries(view, thoughtsOf(view, beliefs), moves, budget);
      if (best === undefined) throw new RangeError('there is no move to choose');
      return best.move;
    },
    advise(view, moves, budget) {
      const thoughts = thoughtsOf(view, beliefs);
      return tries(view, thoughts, moves, budget).map(({ move, value: odds, worlds }) => {
        const share = shareOf(odds);
        const tried: readonly Why[] = worlds > 0 ? [{ code: 'tried', worlds, share }] : [];
        return { move, value: share, reasons: [...reasonsOf(view, thoughts, moves, move, budget.dice), ...tried] };
      });
    },
  };
}

export const hard = searcher(VALUE, WEIGHTS);

/** The position after the move, the rest of this turn, and a turn of everybody. */
function playedOn(world: State, me: Seat, move: Move, beliefs: Beliefs): State {
  let state = made(world, me, move);
  for (let turns = world.seats.length; state.phase !== 'over'; ) {
    if (state.phase === 'roll' && turns-- === 0) break;
    const [seat] = anno1503.active(state);
    if (seat === undefined) break;
    const view = anno1503.view(state, seat);
    state = made(state, seat, quickly(view, anno1503.moves(view), beliefs));
  }
  return state;
}

function made(state: State, seat: Seat, move: Move): State {
  const applied = anno1503.apply(state, seat, move);
  if (!applied.ok) throw new Error(`not legal in thought: ${JSON.stringify({ move, illegal: applied.illegal })}`);
  return applied.state;
}
