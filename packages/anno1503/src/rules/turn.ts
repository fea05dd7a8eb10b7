import type { EventRecorder } from '@archipel/kernel';
import { boxOf } from '../data/box.ts';
import { withPlayer } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { NOTHING_DONE, playerOf, type State } from '../state/state.ts';

/** Whether cards must go before the turn can pass (Q2). */
export function overLimit({ open }: State): boolean {
  return playerOf(open, open.turn).cards > boxOf(open).components.handLimit;
}

/** The next player clockwise; when everybody has had a turn, the next round, and after the last one the end (Q10). */
export function passTurn(state: State, recorder: EventRecorder<Fact>): State {
  const { open } = state;
  const { turn, seats } = open;
  const ships = playerOf(open, turn).ships.map((ship) => (ship === null || ship.spent === 0 ? ship : { at: ship.at, spent: 0 }));
  const next = (turn + 1) % seats.length;
  const round = next === open.first ? open.round + 1 : open.round;
  if (round > open.rounds) {
    recorder.tell({ fact: 'time-over', rounds: open.rounds });
    return withPlayer(state, turn, { ships }, { phase: 'over' });
  }
  recorder.tell({ fact: 'turn', seat: next, round });
  return withPlayer(state, turn, { ships }, { phase: 'roll', throws: [], done: NOTHING_DONE, turn: next, round }, { forgot: false });
}
