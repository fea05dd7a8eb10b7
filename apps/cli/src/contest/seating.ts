import { seatsOf } from '@archipel/kernel';

/** One of the two sides of a duel. */
export type Side = 'a' | 'b';

/**
 * Who sits where, game by game. The games of one block have the same seed, and each game is followed by the same with the sides swapped. With an
 * even number of seats the sides alternate round the table (a block is abab, baba); with an odd one, one side sits alone once at every seat (abb, baa, bab, aba, bba, aab).
 * So over a block each side has every seat equally often, half of all seats, and players of equal strength win half of the games.
 */
export function seating(seats: number): readonly (readonly Side[])[] {
  const patterns =
    seats % 2 === 0
      ? [seatsOf(seats).map((seat) => sideOf(seat % 2 === 0))]
      : seatsOf(seats).map((alone) => seatsOf(seats).map((seat) => sideOf(seat === alone)));
  return patterns.flatMap((sides) => [sides, sides.map((side) => sideOf(side === 'b'))]);
}

function sideOf(isA: boolean): Side {
  return isA ? 'a' : 'b';
}
