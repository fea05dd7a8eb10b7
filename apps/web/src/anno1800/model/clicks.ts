import type { Move } from '@archipel/anno1800';
import type { Decision } from './decision.ts';

/** What a click on a place of one's own board can mean, from the legal moves alone. */

type Of<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;

export function ofKind<Kind extends Move['kind']>(moves: readonly Move[], ...kinds: readonly Kind[]): readonly Of<Kind>[] {
  return moves.filter((move): move is Of<Kind> => kinds.some((kind) => kind === move.kind));
}

/** Moves that take place on this field, in the district or in the exhausted area. */
export function movesAt(moves: readonly Move[], place: string): readonly Move[] {
  return moves.filter((move) => {
    switch (move.kind) {
      case 'place':
      case 'remove':
      case 'produce':
        return move.field === place;
      case 'which':
      case 'promote':
      case 'end-shift':
        return move.at === place;
      default:
        return false;
    }
  });
}

/**
 * What a click on a place does at once, without asking: only what the present decision asks for, and only if it can mean nothing else. Everything else
 * opens a menu.
 */
export function clickAt(decision: Decision, moves: readonly Move[], place: string): Move | undefined {
  const here = movesAt(moves, place);
  const asked = here.filter((move) => answers(decision, move));
  return asked.length === 1 ? asked[0] : undefined;
}

/** Whether this move is what is being asked for. */
export function answers(decision: Decision, move: Move): boolean {
  switch (decision.ask) {
    case 'place':
      return move.kind === 'place';
    case 'pay':
      return ['produce', 'trade', 'fetch', 'gift', 'exhaust', 'token'].includes(move.kind);
    case 'which':
      return move.kind === 'which';
    case 'discard':
      return move.kind === 'discard';
    case 'bury':
      return move.kind === 'bury';
    default:
      return false;
  }
}

/** What a click on a hand card does: what is asked for; otherwise it is played. */
export function cardMove(decision: Decision, moves: readonly Move[], card: string): Move | undefined {
  const mine = moves.filter((move) => 'card' in move && move.card === card);
  return mine.find((move) => answers(decision, move)) ?? mine.find((move) => move.kind === 'play');
}
