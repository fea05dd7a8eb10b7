import { gameById } from '@archipel/games';
import type { HostedMatch } from '@archipel/host';
import { type AnyRules, eventFor } from '@archipel/kernel';
import { LANGUAGES, loadText } from '@archipel/text';
import { describe, expect, it } from 'vitest';
import { continued, laidOutFor, played } from '../src/learn/course.ts';
import { guideSession } from '../src/learn/guideSession.ts';
import { lesson1503 } from '../src/learn/lessons/anno1503.ts';
import { lesson1800 } from '../src/learn/lessons/anno1800.ts';
import { fits, isReading, LEARNER, type Lesson, type Pattern } from '../src/learn/lessons/lesson.ts';

const courses: readonly { readonly lesson: Lesson; readonly rules: AnyRules }[] = [lesson1800, lesson1503].map((lesson) => ({
  lesson,
  rules: gameById(lesson.game) as AnyRules,
}));

const factsSince = (before: HostedMatch, after: HostedMatch) =>
  after.entries.slice(before.entries.length).flatMap(({ events }) => events.map((event) => eventFor(event, LEARNER)));

function afterMoves(match: HostedMatch, moves: readonly Pattern[]): HostedMatch {
  const next = played(match, LEARNER, moves);
  if (next === undefined) throw new Error(`refused: ${JSON.stringify(moves)}`);
  return next;
}

/** A lesson that has just begun, or goes on at a step; `kept` is what was last kept. */
function begun({ lesson, rules }: (typeof courses)[number], from = 0) {
  const kept: number[] = [];
  const guide = guideSession(rules, lesson, from, { ownName: () => 'Anna', keep: ({ at }) => void kept.push(at) });
  const step = () => lesson.steps[guide.now().state.at] ?? lesson.steps[0];
  const goOn = () => (isReading(step()) || guide.now().state.phase === 'done' ? guide.next() : guide.doIt());
  return { guide, kept, step, goOn };
}

describe.each(courses)('the lesson of $lesson.game', (course) => {
  const { lesson, rules } = course;
  const steps = lesson.steps.map((step, at) => ({ ...step, at }));

  it.each(steps)('has legal moves for "$id", which do it', ({ at, moves, done, allows }) => {
    const match = laidOutFor(rules, lesson, at);
    let next = match;
    for (const move of moves) {
      expect(rules.moves(rules.view(next.current.state, LEARNER))).toContainEqual(move);
      expect(allows.some((allowed) => fits(move, allowed))).toBe(true);
      next = afterMoves(next, [move]);
    }
    expect(factsSince(match, next).some((fact) => done !== undefined && fits(fact, done))).toBe(moves.length > 0);
  });

  it.each(steps.filter(({ position }, at) => at > 0 && position === undefined))('goes on to "$id" from the step before', ({ at }) => {
    const before = laidOutFor(rules, lesson, at - 1);
    expect(continued(lesson, afterMoves(before, lesson.steps[at - 1]?.moves ?? []), at)).toBeDefined();
  });

  it('is done for the learner from beginning to end, and the way is kept', () => {
    const { guide, kept, goOn } = begun(course);
    for (let pressed = 0; guide.now().state.phase !== 'finished'; pressed++) {
      expect(pressed).toBeLessThan(3 * lesson.steps.length);
      goOn();
    }
    expect(new Set([0, ...kept])).toEqual(new Set(lesson.steps.keys()));
  });

  it('goes back step by step to the beginning', () => {
    const { guide } = begun(course, lesson.steps.length - 1);
    for (let at = lesson.steps.length - 1; at > 0; at--) {
      expect(guide.now().state).toEqual({ at, phase: 'doing', note: null });
      guide.back();
    }
    expect(guide.now().state.at).toBe(0);
  });

  it('skips every step, and is then finished', () => {
    const { guide } = begun(course);
    for (const _ of lesson.steps) guide.next();
    expect(guide.now().state.phase).toBe('finished');
  });

  it.each(LANGUAGES)('has all its sentences in %s, or borrows them from English', async (language) => {
    const text = await loadText(language, ['guide']);
    for (const { id, rules: numbers } of lesson.steps) {
      const keys = ['title', 'do', 'about', ...numbers.map((_, at) => `why${at + 1}`)].map((part) => `${lesson.area}.${id}-${part}`);
      expect(keys.filter((key) => !text.has(key))).toEqual([]);
    }
  });

  it('names in its sentences exactly the things that it has for them', async () => {
    const text = await loadText('en', ['guide']);
    for (const { id, things } of lesson.steps) {
      const key = `${lesson.area}.${id}-about`;
      if (!text.has(key)) throw new Error(`no ${key}`);
      const marks = Object.fromEntries(Object.keys(things).map((name) => [name, `<${name}>`]));
      expect(Object.keys(things).filter((name) => !text.t(key, marks).includes(`<${name}>`))).toEqual([]);
    }
  });
});

describe('the guide', () => {
  const [course] = courses as [(typeof courses)[number]];
  const at = (id: string) => course.lesson.steps.findIndex((step) => step.id === id);

  it('refuses what is not the thing to do now, and says so', async () => {
    const { guide } = begun(course, at('build'));
    const { session } = guide.now();
    expect(await session.play([{ kind: 'build', tile: 'sawmill-worker' }])).toEqual({ ok: false, fault: 'guided' });
    expect(guide.now().state).toEqual({ at: at('build'), phase: 'doing', note: 'other' });
    expect(session.now().position).toBe(0);
  });

  it('lets the rules refuse what is the thing, but not legal', async () => {
    const { guide } = begun(course, at('build'));
    const answer = await guide.now().session.play([
      { kind: 'build', tile: 'brewery' },
      { kind: 'place', field: 'sea-4' },
    ]);
    expect(answer).toMatchObject({ ok: false, illegal: { rule: 'R6.1' } });
  });

  it('takes another way to pay, and goes on from there', async () => {
    const { guide } = begun(course, at('build'));
    const { session } = guide.now();
    const moves = course.lesson.steps[at('build')]?.moves ?? [];
    await session.play(moves.map((move) => ('field' in move && move['kind'] === 'place' ? { ...move, field: 'coast-4' } : move)));
    expect(guide.now()).toMatchObject({ state: { at: at('end'), phase: 'doing' }, session });
  });

  it('lays a step out anew that cannot be done from where the learner has come', async () => {
    const { guide } = begun(course, at('build'));
    const { session } = guide.now();
    await session.play([
      { kind: 'build', tile: 'brewery' },
      { kind: 'place', field: 'coast-4' },
    ]);
    guide.doIt();
    expect(guide.now().state.at).toBe(at('end'));
    expect(guide.now().session).not.toBe(session);
  });

  it('waits with the next step until the learner has seen what happened', async () => {
    const { guide } = begun(course, at('end'));
    await guide.now().session.play([{ kind: 'end' }]);
    expect(guide.now().state).toMatchObject({ at: at('end'), phase: 'done' });
    expect(await guide.now().session.play([{ kind: 'festival' }])).toEqual({ ok: false, fault: 'guided' });
    guide.next();
    expect(guide.now().state).toMatchObject({ at: at('play'), phase: 'doing' });
    expect(guide.now().session.now()).toMatchObject({ active: [LEARNER], round: 3 });
  });

  it('takes moves of the present step back, and none of an earlier one', async () => {
    const { guide } = begun(course, at('build'));
    const { session } = guide.now();
    await session.play([{ kind: 'build', tile: 'brewery' }]);
    expect(await session.undo(1)).toEqual({ ok: true });
    guide.doIt();
    expect(session.now().undoable).toBe(0);
  });

  it('begins at the first step if it is told one that does not exist', () => {
    expect(begun(course, 99).guide.now().state.at).toBe(0);
  });
});
