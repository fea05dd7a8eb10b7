import { type Event, type Reveals, together } from './event.ts';
import { KERNEL_RULES, type Refused, refused } from './illegal.ts';
import { type Json, jsonCopy } from './json.ts';
import type { Applied, Rules } from './rules.ts';
import type { Seat } from './seat.ts';

export interface PlanStep<State, Fact> extends Applied<State, Fact> {
  readonly move: Json;
}

export interface AppliedPlan<State, Fact> extends Applied<State, Fact> {
  /** What each move of the plan brought about, in order. */
  readonly steps: readonly PlanStep<State, Fact>[];
}

export interface RefusedPlan extends Refused {
  /** Which move of the plan was refused, from 0. Nothing of the plan has happened. */
  readonly at: number;
}

/**
 * Applies a list of moves of one seat, whole or not at all.
 * K5: a refused plan leaves no trace, so it must not have learned anything. A move that reveals something is therefore the last of its plan.
 */
export function applyPlan<State, Fact>(
  rules: Pick<Rules<State, unknown, unknown, Fact, unknown>, 'apply' | 'view' | 'reveals'>,
  state: State,
  seat: Seat,
  plan: unknown,
): AppliedPlan<State, Fact> | RefusedPlan {
  if (!Array.isArray(plan) || plan.length === 0) return { ...refused(KERNEL_RULES.form, { code: 'empty-plan' }), at: 0 };
  const steps: PlanStep<State, Fact>[] = [];
  const events: Event<Fact>[] = [];
  let now = state;
  let reveals: Reveals = [];
  for (const [at, given] of plan.entries()) {
    // What is kept must be what was played: a copy, which nobody can change afterwards.
    const move = jsonCopy(given);
    if (move === undefined) return { ...refused(KERNEL_RULES.form, { code: 'no-json' }), at };
    const goesOn = at < plan.length - 1;
    if (goesOn && rules.reveals(rules.view(now, seat), move)) return revealsTooSoon(at);
    const step = rules.apply(now, seat, move);
    if (!step.ok) return { ...step, at };
    // The suite proves that `reveals` is exact. Should it ever fail, nothing of what was revealed is told.
    if (goesOn && step.reveals.length > 0) return revealsTooSoon(at);
    steps.push({ ...step, move });
    events.push(...step.events);
    now = step.state;
    reveals = together(reveals, step.reveals);
  }
  return { ok: true, state: now, events, reveals, steps };
}

function revealsTooSoon(at: number): RefusedPlan {
  return { ...refused(KERNEL_RULES.reveal, { code: 'reveals' }), at };
}
