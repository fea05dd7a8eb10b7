import * as z from 'zod/mini';

/** One fact that stands in the way, for programs: a code and what it is about. Sentences are made of it elsewhere. */
export const reasonSchema = z.readonly(z.looseObject({ code: z.string() }));
export type Reason = z.infer<typeof reasonSchema>;

/** Why a move was refused: the number of the rule (R6.4, Q5.1, K2) and what exactly is missing or in the way. */
export const illegalMoveSchema = z.readonly(z.object({ rule: z.string(), reasons: z.readonly(z.array(reasonSchema)) }));
export type IllegalMove = z.infer<typeof illegalMoveSchema>;

export interface Refused {
  readonly ok: false;
  readonly illegal: IllegalMove;
}

export function refused(rule: string, ...reasons: readonly Reason[]): Refused {
  return { ok: false, illegal: { rule, reasons } };
}

/**
 * The rules that every game shares, numbered like the games' own:
 * K1 a move has the form that the game's schema gives it; K2 only an active seat moves; K3 nobody moves once the game is over;
 * K4 own moves are taken back as far as the last one that revealed something; K5 a move that reveals something is the last of its plan.
 */
export const KERNEL_RULES = { form: 'K1', turn: 'K2', over: 'K3', undo: 'K4', reveal: 'K5' } as const;
