import { jsonSchema, outcomeSchema, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';

/** How a seat stood, by the measures of its game: influence; or objectives and gold. */
const standingSchema = z.readonly(z.record(z.string(), z.number()));

/** One turn: whose, in which round, from which position of the standing log to which, and what it was chiefly used for. */
const reviewTurnSchema = z.readonly(
  z.object({ turn: z.int(), seat: seatSchema, round: z.int(), from: z.int(), to: z.int(), kind: z.string() }),
);

/** How thoroughly a server looks for turning points. */
export const searchSchema = z.readonly(z.strictObject({ thoroughness: z.enum(['quick', 'thorough']) }));

/** A decision that cost more than the error of its estimate, what would have been better, and by how much, in the measure of the game. */
const turningPointSchema = z.readonly(
  z.object({
    position: z.int(),
    turn: z.int(),
    round: z.int(),
    seat: seatSchema,
    played: jsonSchema,
    better: jsonSchema,
    playedWorth: z.number(),
    betterWorth: z.number(),
    loss: z.number(),
    error: z.number(),
    games: z.int(),
  }),
);

/** A search for turning points. What is found while it is `working` stays found. */
const turningSchema = z.readonly(
  z.object({
    state: z.enum(['working', 'done', 'failed']),
    thoroughness: z.enum(['quick', 'thorough']),
    /** How far it is, from 0 to 1. */
    progress: z.number(),
    points: z.readonly(z.array(turningPointSchema)),
  }),
);
export type Turning = z.infer<typeof turningSchema>;

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
    /** Where it turned; null if nobody has asked for that yet. */
    turning: z.nullable(turningSchema),
  }),
);
export type Review = z.infer<typeof reviewSchema>;
