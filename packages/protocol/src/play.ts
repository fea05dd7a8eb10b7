import { illegalMoveSchema, jsonSchema, outcomeSchema, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { at } from './common.ts';
import { deltaSchema } from './delta.ts';

/** The log position a command was made against, and a key of the client's: the same key is never carried out twice. */
const command = { at: z.int().check(z.nonnegative()), key: z.string().check(z.minLength(8), z.maxLength(64)) };

/** One or more moves of one's seat, all or nothing. */
export const playSchema = z.strictObject({ ...command, plan: z.array(jsonSchema).check(z.minLength(1), z.maxLength(200)) });
export const undoSchema = z.strictObject({ ...command, count: z._default(z.int().check(z.positive()), 1) });
export type PlayCommand = z.input<typeof playSchema>;
export type UndoCommand = z.input<typeof undoSchema>;

/** One line of the log as the viewer hears it: what happened, or that moves were taken back. Positions count from 1. */
export const logEntrySchema = z.readonly(
  z.object({
    position: z.int(),
    seat: seatSchema,
    at,
    /** Whether a bot moved: one that sits there, or one that stood in. */
    bot: z.boolean(),
    /** Why a bot moved for a person: it stands in for somebody who is away, or that person's time was up. */
    standIn: z.optional(z.enum(['away', 'time-up'])),
    /** The facts, in the game's own schema. */
    events: z.readonly(z.array(jsonSchema)),
    /** So many moves of the seat were taken back. */
    undo: z.optional(z.int()),
  }),
);
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Milliseconds left by seat when `at` was now; null without a clock. `running`: the seats whose time runs. */
export const clocksSchema = z.readonly(
  z.object({ at, left: z.readonly(z.array(z.nullable(z.number()))), running: z.readonly(z.array(seatSchema)) }),
);
export type Clocks = z.infer<typeof clocksSchema>;

/** All that a viewer may know of the match at one position, but for the view itself. */
const standing = {
  position: z.int(),
  round: z.int(),
  active: z.readonly(z.array(seatSchema)),
  /** How many moves the viewer may take back now. */
  undoable: z.int(),
  clocks: clocksSchema,
  outcome: z.nullable(outcomeSchema),
};

/** The match as it stands. */
export const matchSchema = z.readonly(
  z.object({ ...standing, game: z.string(), rules: z.int(), seat: z.nullable(seatSchema), view: jsonSchema }),
);
export type MatchNow = z.infer<typeof matchSchema>;

/** Where a match stood on the way to a later position, and how the view changed to get there from the one before. */
export const stepSchema = z.readonly(
  z.object({ position: z.int(), round: z.int(), active: z.readonly(z.array(seatSchema)), delta: z.optional(deltaSchema) }),
);
export type UpdateStep = z.infer<typeof stepSchema>;

/** What is new since the position `from`. The new view is `patched(old view, delta)`; `view` where the client has no old one. */
export const updateSchema = z.readonly(
  z.object({
    ...standing,
    from: z.int(),
    entries: z.readonly(z.array(logEntrySchema)),
    delta: z.optional(deltaSchema),
    view: z.optional(jsonSchema),
    /** Where others made several moves at once: every position before the last, so that they can be shown one after another. */
    steps: z.optional(z.readonly(z.array(stepSchema))),
  }),
);
export type Update = z.infer<typeof updateSchema>;

/** Every legal move of one's seat at this position. */
export const legalMovesSchema = z.readonly(z.object({ position: z.int(), moves: z.readonly(z.array(jsonSchema)) }));

/** A move was made against a position that is no more: what has happened since comes with the refusal. */
export const staleSchema = z.object({ code: z.literal('stale'), update: updateSchema });
/** A move was refused by the rules: which rule, and why, and which move of the plan. */
export const refusedSchema = z.object({ code: z.literal('illegal-move'), illegal: illegalMoveSchema, move: z.int() });
