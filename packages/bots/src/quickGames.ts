import { anno1503, type Move as Move1503, type State as State1503, type View as View1503 } from '@archipel/anno1503';
import { anno1800, type Move as Move1800, type State as State1800, type View as View1800 } from '@archipel/anno1800';
import { quickGame1503 } from './anno1503/quickGame.ts';
import { quickGame1800 } from './anno1800/quickGame.ts';
import type { QuickGame } from './player/playedOut.ts';

/** For states, views and moves of these rules; they come from nowhere else. */
function of<State, View, Move>({ playedOut, isDecision }: QuickGame<State, View, Move>): QuickGame<unknown, unknown, unknown> {
  return {
    playedOut: (state) => playedOut(state as State),
    isDecision: (view, moves, move) => isDecision(view as View, moves as readonly Move[], move as Move),
  };
}

/** How a game is played on quickly, for the games whose bots can. */
export function quickGameFor(game: string): QuickGame<unknown, unknown, unknown> | undefined {
  if (game === anno1800.id) return of<State1800, View1800, Move1800>(quickGame1800);
  if (game === anno1503.id) return of<State1503, View1503, Move1503>(quickGame1503);
  return undefined;
}
