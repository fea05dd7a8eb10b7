import { anno1503, type Fact as Fact1503, type Move as Move1503, type View as View1503 } from '@archipel/anno1503';
import { anno1800, type Fact as Fact1800, type Move as Move1800, type View as View1800 } from '@archipel/anno1800';
import type { Dice, Reason, Seat } from '@archipel/kernel';
import { assess } from './anno1503/assessment.ts';
import { OPEN_REASONS as OPEN_1503, reasonsOf } from './anno1503/reasons.ts';
import { reasonsSeen as reasonsSeen1503 } from './anno1503/reasonsSeen.ts';
import { WEIGHTS as WEIGHTS_1503 } from './anno1503/weights.ts';
import { lazyPlan } from './anno1800/medium.ts';
import { OPEN_REASONS as OPEN_1800, reasonsFor } from './anno1800/reasons.ts';
import { reasonsSeen as reasonsSeen1800 } from './anno1800/reasonsSeen.ts';
import { WEIGHTS as WEIGHTS_1800 } from './anno1800/weights.ts';

/** How a game tells why a move was made, and which of these reasons everybody at the table may hear. */
interface Explainer<View, Move> {
  reasons(view: View, moves: readonly Move[], move: Move, dice: Dice): readonly Reason[];
  readonly open: ReadonlySet<string>;
}

const of1800: Explainer<View1800, Move1800> = {
  reasons: (view, _, move) => reasonsFor(lazyPlan(view, WEIGHTS_1800)(), view, move),
  open: OPEN_1800,
};

const of1503: Explainer<View1503, Move1503> = {
  reasons: (view, moves, move, dice) => reasonsOf(view, assess(view, WEIGHTS_1503), moves, move, dice),
  open: OPEN_1503,
};

/** A move of a match that is to be explained: the view of who made it, before it was made. */
export interface MadeMove {
  readonly view: unknown;
  /** The moves that were legal. */
  readonly moves: readonly unknown[];
  readonly move: unknown;
  /** For what is hidden from the mover too. */
  readonly dice: Dice;
}

/**
 * Why a move may have been made, by the reasons that hints give too. To `everyone` while the game goes on: only what the move itself shows, and
 * nothing that rests on cards in hand, tiles that were looked at in secret, or plans. To whoever may see that hand, or when the game is over, `whole`.
 * Empty where the game has no such reasons.
 */
export function whyMove(game: string, made: MadeMove, audience: 'everyone' | 'whole'): readonly Reason[] {
  if (game === anno1800.id) return told(of1800, made, audience);
  if (game === anno1503.id) return told(of1503, made, audience);
  return [];
}

/** The view and the moves come from the rules of that game, so they are what its explainer takes. */
function told<View, Move>(explainer: Explainer<View, Move>, made: MadeMove, audience: 'everyone' | 'whole'): readonly Reason[] {
  const reasons = explainer.reasons(made.view as View, made.moves as readonly Move[], made.move as Move, made.dice);
  return audience === 'whole' ? reasons : reasons.filter(({ code }) => explainer.open.has(code));
}

/** Something that a seat did, as a viewer saw and heard it: the views before and behind it, and what was told in between. */
export interface SeenDeed {
  readonly seat: Seat;
  readonly before: unknown;
  readonly after: unknown;
  readonly facts: readonly unknown[];
}

/** Why something may have been done, from nothing but what a viewer saw of it: nothing hidden from that viewer takes part. The same reasons as those for `everyone`. */
export function whySeen(game: string, { seat, before, after, facts }: SeenDeed): readonly Reason[] {
  // As above: views and facts are those of that game.
  if (game === anno1800.id) return reasonsSeen1800(before as View1800, seat, facts as readonly Fact1800[]);
  if (game === anno1503.id) return reasonsSeen1503(before as View1503, after as View1503, seat, facts as readonly Fact1503[]);
  return [];
}
