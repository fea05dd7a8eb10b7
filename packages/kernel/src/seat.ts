import * as z from 'zod/mini';

/** A place at the table, counted from 0 in turn order around it. */
export type Seat = number;

/** Who looks: one of the seats, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

export const seatSchema = z.int().check(z.nonnegative(), z.maximum(15));

export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** All seats in turn order, beginning with `first`. */
export function inTurnOrder(first: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}
