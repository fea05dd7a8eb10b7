import { outcomeSchema, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';

/** How a seat stood, by the measures of its game: influence; or objectives and gold. */
const standingSchema = z.readonly(z.record(z.string(), z.number()));

/** One turn: whose, in which round, from which position of the standing log to which, and what it was chiefly used for. */
const reviewTurnSchema = z.readonly(
  z.object({ turn: z.int(), seat: seatSchema, round: z.int(), from: z.int(), to: z.int(), kind: z.string() }),
);

/** A finished match from far away. Positions count the entries that still stand: what was taken back is left out. */
export const reviewSchema = z.readonly(
  z.object({
    game: z.string(),
    seats: z.int(),
    positions: z.int(),
    rounds: z.int(),
    measures: z.readonly(z.array(z.string())),
    turns: z.readonly(z.array(reviewTurnSchema)),
    /** By turn as it begins, and in the end; then by seat. */
    standings: z.readonly(z.array(z.readonly(z.array(standingSchema)))),
    outcome: z.nullable(outcomeSchema),
  }),
);
