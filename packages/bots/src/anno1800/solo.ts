import { anno1800, freshTurn, type Move, type State } from '@archipel/anno1800';
import { playTurn } from './playTurn.ts';
import type { Weights1800 } from './weights.ts';

/** Playing alone: the first seat takes a turn in every round, the others none. */
export const SOLO_SEAT = 0;

/** A game of two in which only the first seat plays, and this round is the last. */
export function soloStart(seed: string, last: number): State {
  return anno1800.setup(anno1800.schemas.options.parse({ rounds: last, first: SOLO_SEAT }), 2, seed);
}

/** The next state in which the seat that plays is on turn, or the last state. */
export function nextSoloTurn(state: State): State {
  const { table } = state;
  if (table.over || table.turn.seat === SOLO_SEAT) return state;
  const round = table.round + 1;
  // R15: the others would only end their turns.
  if (round > (table.end?.lastRound ?? table.limit ?? round)) return { ...state, table: { ...table, over: true } };
  return { ...state, table: { ...table, round, turn: freshTurn(SOLO_SEAT) } };
}

/** The state at the next own turn, after this move, if any is given, and the rest of the turn by the planner with these weights. */
export function soloTurn(start: State, move: Move | undefined, weights: Weights1800): State {
  if (move === undefined) return nextSoloTurn(playTurn(start, weights));
  const applied = anno1800.apply(start, SOLO_SEAT, move);
  if (!applied.ok) throw new Error(`a listed move is refused: ${JSON.stringify({ move, illegal: applied.illegal })}`);
  return nextSoloTurn(playTurn(applied.state, weights));
}
