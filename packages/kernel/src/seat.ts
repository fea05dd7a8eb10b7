import * as z from 'zod/mini';

/** A place at the table, counted from 0 in turn order around it. */
export type Seat = number;

/** Who looks: one of the seats, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

export const seatSchema = z.int().check(z.nonnegative(), z.maximum(15));

const tables = Array.from({ length: 17 }, (_, count) => Array.from({ length: count }, (__, seat) => seat));

/** The seats of a table, up to 16. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = tables[count];
  if (seats === undefined) throw new RangeError(`no table has ${count} seats`);
  return seats;
}

const orders = tables.map((seats, count) => seats.map((first) => seats.map((step) => (first + step) % count)));

/** All seats in turn order, beginning with `first`. */
export function inTurnOrder(first: Seat, count: number): readonly Seat[] {
  const seats = orders[count]?.[first];
  if (seats === undefined) throw new RangeError(`no table of ${count} begins with ${first}`);
  return seats;
}
