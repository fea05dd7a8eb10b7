import type { Refusal, Seat } from '@archipel/kernel';
import { boxOf } from './box.ts';
import { has } from './buildings.ts';
import { put, withPlayer } from './change.ts';
import { no, wrongTime } from './refusal.ts';
import { type Open, type Player, playerOf, type Ship, type State, sure } from './state.ts';
import type { View } from './view.ts';

/** Q7.2: every home island has so many wooden piers, the places of agreements. */
export const WOODEN_PIERS = 3;

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
  for (const [index, ship] of player.ships.entries()) if (ship !== null && ship.spent < points) ready.push({ number: index + 1, ship });
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
export function withShip(state: State, seat: Seat, number: number, ship: Ship | null, more: Partial<State> = {}): State {
  return withPlayer(state, seat, { ships: put(playerOf(state, seat).ships, number - 1, ship) }, more);
}

export const shipOf = (state: State, seat: Seat, number: number): Ship => sure(playerOf(state, seat).ships[number - 1]);
