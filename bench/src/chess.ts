import type { Runner } from '@archipel/cli/bench';
import { type Dice, diceFrom, seeded } from '@archipel/kernel';
import { Chess, type ChessMove, type Position } from 'chessops/chess';

/** Random games of chess have no natural end: after this many plies they are left. */
const PLIES = 300;
/** The fifty-move rule, in plies. */
const QUIET = 100;
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;

/** The complete list of legal moves, as chessops gives it: where each piece can go, and what a pawn can become. */
function legalMoves(position: Position): readonly ChessMove[] {
  const moves: ChessMove[] = [];
  const context = position.ctx();
  const { pawn } = position.board;
  for (const from of position.board[position.turn]) {
    const pawns = pawn.has(from);
    for (const to of position.dests(from, context)) {
      if (pawns && (to < 8 || to >= 56)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
}

function playOut(dice: Dice): { readonly units: number; readonly listed: number } {
  const position = Chess.default();
  let listed = 0;
  for (let units = 0; units < PLIES; units++) {
    // Mate, stalemate, too few pieces, or nothing happens any more.
    const moves = position.isInsufficientMaterial() || position.halfmoves >= QUIET ? [] : legalMoves(position);
    if (moves.length === 0) return { units, listed };
    listed += moves.length;
    position.play(dice.pick(moves));
  }
  return { units: PLIES, listed };
}

/** Random games of chess, one a run. */
export function chessRunner(): Runner {
  const dice = diceFrom(seeded('bench chess'));
  return { run: () => playOut(dice) };
}
