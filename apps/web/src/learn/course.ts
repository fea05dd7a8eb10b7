import { carryOut, type HostedMatch, openHosted, withStep } from '@archipel/host';
import type { AnyRules, Seat } from '@archipel/kernel';
import { LEARNER, type Lesson, type Pattern, type Turn } from './lessons/lesson.ts';

/** A fault of ours: a lesson that its own rules do not allow. Tests play every lesson to its end. */
class LessonFault extends Error {}

/** The match at the beginning of a step, if everything before it was done as the lesson does it. */
export function laidOutFor(rules: AnyRules, lesson: Lesson, at: number): HostedMatch {
  const first = lesson.steps.findLastIndex(({ position }, index) => index <= at && position !== undefined);
  const before = lesson.steps.slice(first, at);
  let match = placed(rules, lesson, first);
  for (const [index, { moves }] of before.entries()) {
    if (index > 0) match = required(entered(match, lesson, first + index), lesson, first + index);
    match = required(played(match, LEARNER, moves), lesson, first + index);
  }
  return fresh(at > first ? required(entered(match, lesson, at), lesson, at) : match);
}

/** The match as it stands, at the beginning of the next step; undefined if that step cannot be done from here, and must be laid out. */
export function continued(lesson: Lesson, match: HostedMatch, at: number): HostedMatch | undefined {
  const step = lesson.steps[at];
  if (step === undefined || step.position !== undefined) return undefined;
  const next = entered(match, lesson, at);
  return next && played(next, LEARNER, step.moves) ? fresh(next) : undefined;
}

/** Moves of a seat, one after another, as the rules answer them; undefined if one is refused. */
export function played(match: HostedMatch, seat: Seat, moves: readonly Pattern[]): HostedMatch | undefined {
  let next = match;
  for (const move of moves) {
    const step = carryOut(next, seat, { plan: [move] });
    if (!step.ok) return undefined;
    next = withStep(next, step, { at: 0, bot: seat !== LEARNER });
  }
  return next;
}

function placed(rules: AnyRules, lesson: Lesson, at: number): HostedMatch {
  const { game, seats, options, steps } = lesson;
  const built = rules.positionFormat.build(steps[at]?.position, seats, options);
  if (!built.ok) throw new LessonFault(`${game} ${steps[at]?.id}: ${built.faults.join(', ')}`);
  const setup = { game, rules: rules.version, seats, options, seed: 'a lesson' };
  const opened = openHosted(rules, setup, { position: 0, state: built.state });
  if (!opened.ok) throw new LessonFault(`${game}: no match`);
  return opened.match;
}

function entered(match: HostedMatch, { steps }: Lesson, at: number): HostedMatch | undefined {
  const turns: readonly Turn[] = steps[at]?.before ?? [];
  return turns.reduce<HostedMatch | undefined>((before, { seat, moves }) => before && played(before, seat, moves), match);
}

/** Nothing of an earlier step is taken back. */
const fresh = (match: HostedMatch): HostedMatch => ({ ...match, current: { ...match.current, past: [] } });

function required(match: HostedMatch | undefined, { game, steps }: Lesson, at: number): HostedMatch {
  if (match === undefined) throw new LessonFault(`${game} ${steps[at]?.id}: its own moves are refused`);
  return match;
}
