import type { AnyRules, Outcome, Seat } from '@archipel/kernel';
import { Overrun } from '../bots/thinker.ts';

/** A state of a match whose rules run elsewhere: its text, and all that a host asks of a state. */
export interface ToldState {
  readonly text: string;
  readonly active: readonly Seat[];
  readonly round: number;
  readonly outcome: Outcome | null;
  /** By seat, as texts: most are never looked at. The last is the spectator's. */
  readonly views: readonly string[];
}

/** Characters that the text of a state may have: far more than any box needs, and no more than a host can hold for many matches. */
const LARGEST = 1_000_000;

/** Told where the rules run. */
export function tellState(rules: AnyRules, state: unknown, seats: number): ToldState {
  const text = JSON.stringify(state);
  if (text.length > LARGEST) throw new Overrun(`a state of ${text.length} characters`);
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'] as const;
  const views = viewers.map((viewer) => JSON.stringify(rules.view(state, viewer)));
  return { text, active: rules.active(state), round: rules.round(state), outcome: rules.outcome(state), views };
}

function notHere(): never {
  throw new Error('the rules of this match run elsewhere');
}

/** The same game for a host that has told states only: it can look at them, and nothing of the rules ever runs in it. */
export function toldRules(rules: AnyRules): AnyRules {
  // States of such a match come from `tellState` alone.
  const told = (state: unknown) => state as ToldState;
  return {
    ...rules,
    active: (state) => told(state).active,
    round: (state) => told(state).round,
    outcome: (state) => told(state).outcome,
    view: (state, viewer) => JSON.parse(told(state).views.at(viewer === 'spectator' ? -1 : viewer) ?? 'null') as unknown,
    setup: notHere,
    apply: notHere,
    moves: notHere,
    reveals: notHere,
    visibleState: notHere,
  };
}

export function isTold(state: unknown): state is ToldState {
  return typeof state === 'object' && state !== null && 'text' in state && 'views' in state;
}
