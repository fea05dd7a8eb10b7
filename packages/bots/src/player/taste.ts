import type { Candidate, Player } from '@archipel/host';

/** What a style likes: how much each kind of move, in a measure of its own, and what it may cost in the measure of the player. */
export interface Taste<View, Move> {
  likes(view: View, move: Move): number;
  /** A move that is liked is taken instead of the best if it is worse by less than this. */
  readonly margin: number;
}

/** The same player, who takes what it likes where that is nearly as good as the best. */
export function withTaste<View, Move>(player: Player<View, Move>, taste: Taste<View, Move>): Player<View, Move> {
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    const candidates = player.advise(view, moves, budget);
    const liked = mostLiked(view, candidates, taste);
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

function mostLiked<View, Move>(
  view: View,
  candidates: readonly Candidate<Move>[],
  { likes, margin }: Taste<View, Move>,
): Candidate<Move> | undefined {
  const [best] = candidates;
  let liked = best;
  let most = best === undefined ? 0 : likes(view, best.move);
  for (const candidate of candidates) {
    if (best === undefined || candidate.value <= best.value - margin) continue;
    const like = likes(view, candidate.move);
    // Among equally liked moves the player's own order stands.
    if (like > most) [liked, most] = [candidate, like];
  }
  return liked;
}
