import type { Refusal, Seat } from '@archipel/kernel';
import { boxOf } from '../data/box.ts';
import { put, withPlayer } from '../state/change.ts';
import { type Open, type Player, playerOf, type Secret, type Ship, type State, sure } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { has } from './buildings.ts';
import { no, wrongTime } from './refusal.ts';

/** Q6.1: points that each ship has in a turn, doubled by the shipyard. */
export function pointsOf(position: Open, player: Player): number {
  const { actionPointsPerShip } = boxOf(position).components;
  const points =
    position.seats.length === 2 ? actionPointsPerShip[2] : position.seats.length === 3 ? actionPointsPerShip[3] : actionPointsPerShip[4];
  return has(player, 'shipyard') ? 2 * points : points;
}

/** Ships of the player on turn that can still spend a point, by their number. */
export function readyShips(view: View): readonly { readonly number: number; readonly ship: Ship }[] {
  const ready: { readonly number: number; readonly ship: Ship }[] = [];
  if (view.phase !== 'act' && view.phase !== 'sail') return ready;
  const player = playerOf(view, view.turn);
  const points = pointsOf(view, player);
  let number = 0;
  for (const ship of player.ships) {
    number++;
    if (ship !== null && ship.spent < points) ready.push({ number, ship });
  }
  return ready;
}

/** The ship that is to spend a point, or why it cannot. */
export function shipFor(view: View, number: number): Ship | Refusal {
  if (view.phase !== 'act' && view.phase !== 'sail') return wrongTime(view);
  const player = playerOf(view, view.turn);
  const ship = player.ships[number - 1];
  if (ship === undefined || ship === null) return no('Q6.1', 'no-such-ship-at-sea', { ship: number });
  return ship.spent < pointsOf(view, player) ? ship : no('Q6.1', 'no-points-left', { ship: number });
}

/** Puts a ship of the player on turn elsewhere: to another square, or with null into the store. */
export function withShip(
  state: State,
  seat: Seat,
  number: number,
  ship: Ship | null,
  more?: Partial<Open>,
  hidden?: Partial<Secret>,
): State {
  return withPlayer(state, seat, { ships: put(playerOf(state.open, seat).ships, number - 1, ship) }, more, hidden);
}

export const shipOf = (state: State, seat: Seat, number: number): Ship => sure(playerOf(state.open, seat).ships[number - 1]);
