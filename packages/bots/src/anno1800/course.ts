import { freshTurn, nth, type State, sheetOf } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { playTurn } from './playTurn.ts';
import type { Weights1800 } from './weights.ts';

/** By what a seat plays a round; a seat without weights has its turns passed over. */
export type Conduct = (seat: Seat, round: number) => Weights1800 | undefined;

/** How it goes on if only some of the seats play. */
export interface Course {
  /** The state at the end, or in the first round that was not asked for. */
  readonly state: State;
  /** By seat and round: the points after the turn of that round. Seats that did not play have none. */
  readonly points: readonly (readonly (number | undefined)[])[];
}

/** Plays on to the end of a round, if the game is not over before. Who is passed over keeps everything as it stands. */
export function courseOf(start: State, conduct: Conduct, until: number): Course {
  const points = start.table.seats.map((): (number | undefined)[] => []);
  let state = start;
  while (!state.table.over && state.table.round <= until) {
    const { seat } = state.table.turn;
    const { round } = state.table;
    const weights = conduct(seat, round);
    if (weights === undefined) {
      state = passedOver(state);
      continue;
    }
    state = playTurn(state, weights);
    nth(points, seat)[round] = sheetOf(state, seat).total;
  }
  return { state, points };
}

/** The state in which the next seat is on turn, as after an empty turn (R2, R15). */
function passedOver(state: State): State {
  const { table } = state;
  const next = (table.turn.seat + 1) % table.seats.length;
  const round = next === table.first ? table.round + 1 : table.round;
  const last = table.end?.lastRound ?? table.limit;
  const over = last !== null && round > last;
  return { ...state, table: { ...table, turn: freshTurn(next), round: over ? table.round : round, over } };
}

/** The points of a seat after its turn of a round, or of the last before it that it had; before its first turn, as they stand. */
export function pointsAt({ points }: Course, seat: Seat, round: number, start: number): number {
  const own = nth(points, seat);
  for (let at = Math.min(round, own.length - 1); at >= 0; at--) {
    const found = own[at];
    if (found !== undefined) return found;
  }
  return start;
}
