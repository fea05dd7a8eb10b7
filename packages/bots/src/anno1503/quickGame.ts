import { anno1503, type Move, type State, type View } from '@archipel/anno1503';
import type { QuickGame } from '../player/playedOut.ts';
import { bestMove } from './medium.ts';
import { WEIGHTS } from './weights.ts';

/** More moves than this no game has. */
const LONGEST = 20_000;

/** What is chosen in answer to the die is small, and rolling is no choice. */
const MINOR: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['roll', 'choose', 'lose', 'order']);

export const quickGame1503: QuickGame<State, View, Move> = {
  playedOut(start) {
    let state = start;
    for (let moves = 0; moves < LONGEST; moves++) {
      const [seat] = anno1503.active(state);
      if (seat === undefined) break;
      const view = anno1503.view(state, seat);
      const applied = anno1503.apply(state, seat, bestMove(view, anno1503.moves(view), WEIGHTS));
      if (!applied.ok) throw new Error('a listed move is refused');
      ({ state } = applied);
    }
    return state;
  },
  isDecision: (view, moves, { kind }) => moves.length > 1 && view.turn === view.viewer && !MINOR.has(kind),
};
