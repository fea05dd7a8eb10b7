import * as z from 'zod/mini';
import { type Seat, seatsOf } from './seat.ts';

export const scoreSheetSchema = z.readonly(
  z.object({
    total: z.number(),
    lines: z.readonly(z.array(z.object({ line: z.string(), points: z.number(), count: z.optional(z.number()) }))),
  }),
);
export type ScoreSheet = z.infer<typeof scoreSheetSchema>;

/** The end of a game. `places` by seat: 1 for the winner, tied seats share a place. `sheets` by seat, line by line. */
export const outcomeSchema = z.readonly(z.object({ places: z.readonly(z.array(z.int())), sheets: z.readonly(z.array(scoreSheetSchema)) }));
export type Outcome = z.infer<typeof outcomeSchema>;

/** Places from a comparison (positive: `a` is better). Equals share a place, and the places after them are left out. */
export function placesBy(seats: number, better: (a: Seat, b: Seat) => number): readonly number[] {
  return seatsOf(seats).map((seat) => 1 + seatsOf(seats).filter((other) => better(other, seat) > 0).length);
}
