import { carryOut, type HostedMatch, withStep } from '@archipel/host';
import { type AnyRules, eventFor } from '@archipel/kernel';
import { preparedNow, preparedSession } from '../session/prepared.ts';
import type { Answer, Now, Session } from '../session/session.ts';
import { continued, laidOutFor, played } from './course.ts';
import { type GuideEvent, type GuideState, guideAt, refusalOf, updateGuide } from './guide.ts';
import { LEARNER, type Lesson } from './lessons/lesson.ts';

/** What is shown at one moment: how far one is, and the match to draw. Another session means another table. */
export interface Guided {
  readonly state: GuideState;
  readonly session: Session;
  /** Which table it is: a new one for every position that is laid out. */
  readonly table: number;
}

/** A lesson that is being played: the real rules, and a guide that says what comes next. */
export interface Guide {
  now(): Guided;
  subscribe(listener: () => void): () => void;
  /** Plays the step as the lesson does. */
  doIt(): void;
  /** The next step, whether or not this one is done. */
  next(): void;
  back(): void;
  restart(): void;
}

interface Deps {
  readonly ownName: () => string;
  /** Keeps how far one is, on this device. */
  readonly keep: (state: GuideState) => void;
}

export function guideSession(rules: AnyRules, lesson: Lesson, from: number, deps: Deps): Guide {
  const nowAt = (of: HostedMatch, position: number): Now => preparedNow(of, position, LEARNER, deps.ownName());
  let state = guideAt(lesson, from);
  let match = laidOutFor(rules, lesson, state.at);
  let session = sessionOf();
  let shown = nowAt(match, match.position);
  let table = 0;
  let guided: Guided = { state, session, table };
  const atTable = new Set<() => void>();
  const atGuide = new Set<() => void>();

  /** The match has moved on: each position is told, so that the moves of others can be followed one after another. */
  function show(next: HostedMatch): void {
    const positions = Array.from({ length: Math.max(1, next.position - match.position) }, (_, more) => match.position + 1 + more);
    match = next;
    for (const position of next.position === shown.position ? [next.position] : positions) {
      shown = nowAt(match, Math.min(position, match.position));
      for (const listener of atTable) listener();
    }
  }

  /** Another table, with this match on it. */
  function layOut(next: HostedMatch): void {
    match = next;
    shown = nowAt(match, match.position);
    atTable.clear();
    session = sessionOf();
    table += 1;
  }

  function turnTo(next: GuideState): void {
    const before = state;
    state = next;
    if (next.phase === 'doing' && (next.at !== before.at || before.phase === 'finished')) {
      const on = next.at === before.at + 1 && before.phase !== 'finished' ? continued(lesson, match, next.at) : undefined;
      if (on === undefined) layOut(laidOutFor(rules, lesson, next.at));
      else show(on);
    }
    tell();
  }

  function tell(): void {
    guided = { state, session, table };
    deps.keep(state);
    for (const listener of atGuide) listener();
  }

  const dispatch = (event: GuideEvent) => turnTo(updateGuide(lesson, state, event));

  /** After moves of the learner. */
  function after(next: HostedMatch): void {
    const news = next.entries.slice(match.entries.length).flatMap(({ events }) => events);
    show(next);
    dispatch({ type: 'played', facts: news.map((event) => eventFor(event, LEARNER)) });
  }

  function play(plan: readonly unknown[]): Promise<Answer> {
    const why = refusalOf(lesson, state, plan);
    if (why !== undefined) {
      dispatch({ type: 'refused', why });
      return Promise.resolve({ ok: false, fault: 'guided' });
    }
    const step = carryOut(match, LEARNER, { plan });
    if (!step.ok) return Promise.resolve(step);
    after(withStep(match, step, { at: 0, bot: false }));
    return Promise.resolve({ ok: true });
  }

  function undo(count: number): Promise<Answer> {
    const step = carryOut(match, LEARNER, { undo: count });
    if (!step.ok) return Promise.resolve(step);
    show(withStep(match, step, { at: 0, bot: false }));
    return Promise.resolve({ ok: true });
  }

  function sessionOf(): Session {
    return preparedSession({ rules, now: () => shown, listeners: () => atTable, play, undo });
  }

  return {
    now: () => guided,
    subscribe(listener) {
      atGuide.add(listener);
      return () => atGuide.delete(listener);
    },
    doIt() {
      if (state.phase !== 'doing') return;
      const moves = lesson.steps[state.at]?.moves ?? [];
      // Where the learner has begun in another way, the step is laid out anew.
      if (played(match, LEARNER, moves) === undefined) layOut(laidOutFor(rules, lesson, state.at));
      const next = played(match, LEARNER, moves);
      if (next !== undefined) after(next);
    },
    next: () => dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'back' }),
    restart: () => dispatch({ type: 'restart' }),
  };
}
