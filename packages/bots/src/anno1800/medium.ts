import { type Move, nth, type View } from '@archipel/anno1800';
import { type Candidate } from '../player.ts';
import type { Player } from '../player.ts';
import { field, least, payment, riser } from './paying.ts';
import { rater } from './rate.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';

/** The decision that follows from one already taken, if this is one. */
function small(view: View, moves: readonly Move[], weights: Weights1800): Move | undefined {
  const { turn } = view.table;
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const top = turn.pending.at(-1);
  if (turn.discard !== null || top?.thing.kind === 'editor') {
    const away = moves.filter((move) => move.kind === 'discard' || move.kind === 'bury');
    if (away.length > 0) {
      const { plan } = rater(view, weights);
      const worth = (card: string) => {
        const aim = plan.aims.find((each) => each.want.card.id === card);
        return aim === undefined ? 0 : aim.worth * plan.keep ** aim.distance;
      };
      const worst = least(away, (move) => worth(move.card));
      if (worst && (turn.discard === null || turn.discard.must || worth(worst.card) < weights.card + 0.6 || away.length === 1)) return worst;
    }
  }
  if (top === undefined) {
    const steps = moves.filter((move) => move.kind === 'promote');
    if (steps.length === 0) return undefined;
    const { rate } = rater(view, weights);
    const [first] = steps;
    if (first === undefined || rate(first) <= 0) return undefined;
    return riser(nth(view.table.seats, seat), ['farmer', 'worker', 'artisan', 'engineer'].indexOf(first.level), steps.filter((each) => each.level === first.level));
  }
  const places = moves.filter((move) => move.kind === 'place');
  if (places.length > 0) return places.length === 1 ? places[0] : field(rater(view, weights).plan, places);
  const which = moves.filter((move) => move.kind === 'which');
  if (which.length > 0 && top.thing.kind === 'step') return riser(nth(view.table.seats, seat), top.thing.level, which);
  return payment(view, moves);
}

export function mediumWith(weights: Weights1800): Player<View, Move> {
  const advise: Player<View, Move>['advise'] = (view, moves) => {
    const forced = moves.length === 1 ? moves[0] : small(view, moves, weights);
    if (forced !== undefined) return [{ move: forced, value: 0, reasons: [] }];
    const { rate } = rater(view, weights);
    const rated = moves.map((move): Candidate<Move> => ({ move, value: rate(move), reasons: [] }));
    return rated.toSorted((a, b) => b.value - a.value);
  };
  return {
    advise,
    choose(view, moves, budget) {
      const [best] = advise(view, moves, budget);
      if (best === undefined) throw new RangeError('there is no move to choose');
      return best.move;
    },
  };
}

export const medium = mediumWith(WEIGHTS);
