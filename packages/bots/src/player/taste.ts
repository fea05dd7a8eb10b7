import type { Candidate, Player } from '@archipel/host';
import { equal } from '@archipel/kernel';

/** A style for a player that searches: what it would like to do, and what that may cost. */
export interface Taste<View, Move> {
  /** A player in this style that does not search: it says what is liked. */
  readonly planner: Player<View, Move>;
  /** What is liked is done if it is worse than the best by less than this, in the measure of who searches. */
  readonly margin: number;
}

/** The same player, who does what it likes where that was tried and is nearly as good as the best. */
export function withTaste<View, Move>(player: Player<View, Move>, { planner, margin }: Taste<View, Move>): Player<View, Move> {
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    const candidates = player.advise(view, moves, budget);
    const [best] = candidates;
    if (best === undefined || !isTried(best)) return candidates;
    const wish = planner.choose(view, moves, budget);
    const liked = candidates.find((each) => isTried(each) && each.value > best.value - margin && equal(each.move, wish));
    return liked === undefined ? candidates : [liked, ...candidates.filter((each) => each !== liked)];
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

/** Without trials a value says nothing: then nothing is nearly as good as anything. */
function isTried({ reasons }: Candidate<unknown>): boolean {
  return reasons.some(({ code }) => code === 'tried' || code === 'looked-ahead');
}
