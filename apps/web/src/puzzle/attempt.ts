/** One try at a puzzle that is over. */
export interface Try {
  readonly solved: boolean;
  /** What it came to, where the most of something is asked for. */
  readonly value: number | null;
}

/** How far somebody is with a puzzle. Plain data: `updateAttempt` changes it. */
export interface AttemptState {
  /** `showing`: the solution is being played out. */
  readonly phase: 'trying' | 'solved' | 'failed' | 'showing';
  readonly tries: readonly Try[];
  /** How many hints are open. */
  readonly hints: number;
  /** How many moves of the solution have been shown. */
  readonly step: number;
  /** Whether it was given up before it was solved. */
  readonly gaveUp: boolean;
}

export type AttemptEvent =
  | { readonly type: 'judged'; readonly solved: boolean; readonly value: number | null }
  | { readonly type: 'hint' | 'give-up' | 'again' | 'step' };

export const HINTS = 3;

export const FIRST_ATTEMPT: AttemptState = { phase: 'trying', tries: [], hints: 0, step: 0, gaveUp: false };

export function updateAttempt(state: AttemptState, event: AttemptEvent): AttemptState {
  switch (event.type) {
    case 'judged':
      if (state.phase !== 'trying') return state;
      return { ...state, phase: event.solved ? 'solved' : 'failed', tries: [...state.tries, { solved: event.solved, value: event.value }] };
    case 'hint':
      return { ...state, hints: Math.min(HINTS, state.hints + 1) };
    case 'give-up':
      return { ...state, phase: 'showing', step: 0, gaveUp: state.gaveUp || !state.tries.some(({ solved }) => solved) };
    case 'again':
      return { ...state, phase: 'trying', step: 0 };
    default:
      return state.phase === 'showing' ? { ...state, step: state.step + 1 } : state;
  }
}
