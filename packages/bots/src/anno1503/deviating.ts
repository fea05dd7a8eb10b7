import type { Move, View } from '@archipel/anno1503';
import type { Player } from '@archipel/host';
import type { Dice } from '@archipel/kernel';
import { assess } from './assessment.ts';
import { candidatesOf } from './candidates.ts';
import type { PlannerWeights } from './weights.ts';

/** In a turn in which a player deviates, one choice in so many is left to chance. */
const STRAYS = 3;

/**
 * The same player, who in so many of a hundred turns does something else now and then that a search would try: a network that has only seen what plans come to cannot
 * tell what is lost by leaving them, and a search by it leaves them for nothing.
 */
export function deviating(player: Player<View, Move>, weights: PlannerWeights, percent: number, dice: Dice): Player<View, Move> {
  let [round, turn, strays] = [-1, -1, false];
  return {
    advise: player.advise,
    choose(view, moves, budget) {
      if (view.round !== round || view.turn !== turn) [round, turn, strays] = [view.round, view.turn, dice.below(100) < percent];
      if (!strays || moves.length === 1 || dice.below(STRAYS) > 0) return player.choose(view, moves, budget);
      return dice.pick(candidatesOf(view, assess(view, weights), moves, dice));
    },
  };
}
