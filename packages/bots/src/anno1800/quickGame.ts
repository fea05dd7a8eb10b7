import type { Move, State, View } from '@archipel/anno1800';
import type { QuickGame } from '../player/playedOut.ts';
import { playTurn } from './playTurn.ts';
import { WEIGHTS } from './weights.ts';

/** More turns than this no game has. */
const LONGEST = 2000;

/** What takes an action: everything else pays for it, follows from it or is free. */
const ACTIONS: ReadonlySet<Move['kind']> = new Set<Move['kind']>([
  'build',
  'play',
  'recruit',
  'upgrade',
  'swap',
  'settle',
  'explore',
  'expedition',
  'festival',
]);

export const quickGame1800: QuickGame<State, View, Move> = {
  playedOut(start) {
    let state = start;
    for (let turns = 0; !state.table.over && turns < LONGEST; turns++) state = playTurn(state, WEIGHTS);
    return state;
  },
  isDecision: ({ table: { turn } }, moves, { kind }) =>
    moves.length > 1 && turn.pending.length === 0 && turn.open === null && turn.actions > 0 && ACTIONS.has(kind),
};
