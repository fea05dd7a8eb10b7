import type { Scribe } from '@archipel/kernel';
import { boxOf } from './box.ts';
import { withPlayer } from './change.ts';
import type { Fact } from './facts.ts';
import { NOTHING_DONE, playerOf, type State } from './state.ts';

/** Whether cards must go before the turn can pass (Q2). */
export function overLimit(state: State): boolean {
  return playerOf(state, state.turn).cards > boxOf(state).components.handLimit;
}

/** The next player clockwise; when everybody has had a turn, the next round, and after the last one the end (Q10). */
export function passTurn(state: State, scribe: Scribe<Fact>): State {
  const { turn, seats } = state;
  const ships = playerOf(state, turn).ships.map((ship) => (ship === null || ship.spent === 0 ? ship : { at: ship.at, spent: 0 }));
  const next = (turn + 1) % seats.length;
  const round = next === state.first ? state.round + 1 : state.round;
  if (round > state.rounds) {
    scribe.tell({ fact: 'time-over', rounds: state.rounds });
    return withPlayer(state, turn, { ships }, { phase: 'over' });
  }
  scribe.tell({ fact: 'turn', seat: next, round });
  return withPlayer(state, turn, { ships }, { phase: 'roll', throws: [], done: NOTHING_DONE, forgot: false, turn: next, round });
}
