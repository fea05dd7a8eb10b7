import { fits, isReading, type Lesson } from './lessons/lesson.ts';

/** How far somebody has got in a lesson. Plain data: `updateGuide` changes it. */
export interface GuideState {
  /** The step, from 0. */
  readonly at: number;
  /** `done`: the step is done, and the next one begins when the learner says so; `finished`: the whole lesson is. */
  readonly phase: 'doing' | 'done' | 'finished';
  /** Why the last move was not played. */
  readonly note: Refusal | null;
}

/** `other`: another thing is to be done now; `done`: this step has been done. */
export type Refusal = 'other' | 'done';

export type GuideEvent =
  /** Moves were played, and told these facts. */
  | { readonly type: 'played'; readonly facts: readonly unknown[] }
  | { readonly type: 'refused'; readonly why: Refusal }
  | { readonly type: 'next' | 'back' | 'restart' };

/** At a step; one that does not exist is the first. */
export function guideAt(lesson: Lesson, at: number): GuideState {
  return { at: lesson.steps[at] === undefined ? 0 : at, phase: 'doing', note: null };
}

export function updateGuide(lesson: Lesson, state: GuideState, event: GuideEvent): GuideState {
  const { at, phase } = state;
  switch (event.type) {
    case 'played': {
      const done = lesson.steps[at]?.done;
      if (phase !== 'doing' || done === undefined || !event.facts.some((fact) => fits(fact, done))) return { ...state, note: null };
      if (at === lesson.steps.length - 1) return { at, phase: 'finished', note: null };
      // What has happened is looked at before something else happens.
      return goesOn(lesson, at + 1) ? guideAt(lesson, at + 1) : { at, phase: 'done', note: null };
    }
    case 'refused':
      return { ...state, note: event.why };
    case 'next':
      return at === lesson.steps.length - 1 ? { at, phase: 'finished', note: null } : guideAt(lesson, at + 1);
    case 'back':
      return guideAt(lesson, phase === 'finished' ? at : Math.max(0, at - 1));
    default:
      return guideAt(lesson, 0);
  }
}

/** Whether a step begins where the last one ends, and nothing is played in between. */
function goesOn({ steps }: Lesson, at: number): boolean {
  return steps[at]?.position === undefined && steps[at]?.before === undefined;
}

/** Whether these moves may be played now: what has nothing to do with the step is refused, kindly. */
export function refusalOf(lesson: Lesson, { at, phase }: GuideState, plan: readonly unknown[]): Refusal | undefined {
  const step = lesson.steps[at];
  if (step === undefined || phase !== 'doing') return 'done';
  if (isReading(step)) return 'other';
  return plan.every((move) => step.allows.some((allowed) => fits(move, allowed))) ? undefined : 'other';
}
