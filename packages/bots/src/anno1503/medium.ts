import type { Move, View } from '@archipel/anno1503';
import type { Candidate, Player } from '@archipel/host';
import type { Dice } from '@archipel/kernel';
import { type Assessment, assess } from './assessment.ts';
import { reasonsOf } from './reasons.ts';
import { type PlannerWeights, WEIGHTS } from './weights.ts';

/** A player with a plan: it knows which objectives are nearest, and asks of every move what it does for them. */
export function planner(weights: PlannerWeights): Player<View, Move> {
  return {
    choose(view, moves, { dice }) {
      const [best] = ranked(assess(view, weights), moves, dice);
      if (best === undefined) throw new RangeError('there is no move to choose');
      return best.move;
    },
    advise(view, moves, { dice }) {
      const assessment = assess(view, weights);
      return ranked(assessment, moves, dice).map(
        ({ move, value }): Candidate<Move> => ({ move, value, reasons: reasonsOf(view, assessment, moves, move, dice) }),
      );
    },
  };
}

export const medium = planner(WEIGHTS);

/** Every move with its worth, the best first; among equals the dice choose. */
export function ranked(
  { worthOf }: Assessment,
  moves: readonly Move[],
  dice: Dice,
): readonly { readonly move: Move; readonly value: number }[] {
  // Shuffled first, and sorted in a way that keeps the order of equals.
  return dice
    .shuffle(moves)
    .map((move) => ({ move, value: worthOf(move) }))
    .toSorted((a, b) => b.value - a.value);
}

const AT_SEA: ReadonlySet<Move['kind']> = new Set(['sail', 'look', 'use']);

/** The best move, the first of equals: for games that are played on in a search. Moves at sea are looked at only if there is nothing better to do. */
export function bestMove(view: View, moves: readonly Move[], weights: PlannerWeights): Move {
  let [best] = moves;
  if (best === undefined) throw new RangeError('there is no move to choose');
  if (moves.length === 1) return best;
  const { worthOf } = assess(view, weights);
  let value = Number.NEGATIVE_INFINITY;
  for (const sea of [false, true]) {
    for (const move of moves) {
      if (AT_SEA.has(move.kind) !== sea) continue;
      const worth = worthOf(move);
      if (worth > value) [best, value] = [move, worth];
    }
    if (value > 0) break;
  }
  return best;
}
