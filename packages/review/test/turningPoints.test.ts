import { anno1800, type State } from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { recording, thinking } from '@archipel/host';
import { type AnyRules, diceFrom, type Json, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { type Decision, decisionsOf, estimateOf, type Thoroughness, turningPoints, walkThrough } from '../src/index.ts';

const SHORT: Thoroughness = { considered: 12, thought: 12, shortlist: 4, games: 12 };

function found(rules: AnyRules, decisions: readonly Decision[], seed = 'test', thoroughness = SHORT) {
  const search = turningPoints(rules, decisions, thoroughness, seed);
  let next = search.next();
  while (!next.done) next = search.next();
  return next.value;
}

function rulesOf(game: string): AnyRules {
  const rules = gameById(game);
  if (rules === undefined) throw new Error(`there is no ${game}`);
  return rules;
}

/** A game that one level plays for everybody, and what it decided. */
function gameOf(game: string, level: string, options: Json, seed: string, iterations: number) {
  const rules = rulesOf(game);
  const player = playerByName(level, game);
  if (player === undefined) throw new Error(`there is no ${level}`);
  const setup = { game, rules: rules.version, seats: 2, options, seed };
  const play = recording(rules, setup, [player, player], (dice) => () => thinking(dice, iterations));
  let next = play.next();
  while (!next.done) next = play.next();
  const walked = walkThrough(rules, setup, next.value.log);
  if (!walked.ok) throw new Error('it must replay');
  return { rules, walk: walked.walk };
}

describe('the mean of differences', () => {
  it('has an error that grows with the confidence and shrinks with the number', () => {
    const few = estimateOf([1, 2, 3, 4, 5, 6], 0.05);
    expect(few.mean).toBe(3.5);
    // By the tables of Student's distribution, five degrees of freedom: 2.571 times the standard error.
    expect(few.error).toBeCloseTo(2.571 * Math.sqrt(3.5 / 6), 1);
    expect(estimateOf([1, 2, 3, 4, 5, 6], 0.01).error).toBeGreaterThan(few.error);
    expect(estimateOf([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6], 0.05).error).toBeLessThan(few.error);
    expect(estimateOf([4], 0.05).error).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('turning points of Anno 1800', () => {
  const { rules, walk } = gameOf('anno1800', 'medium', { first: 0, objectives: 'beginners', rounds: 14 }, 'own', 0);
  const decisions = [...decisionsOf(rules, walk)];

  it('are sought among decisions of weight, not among payments', () => {
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.length).toBeLessThan(walk.log.length / 2);
  });

  it('are found where somebody celebrates instead of playing the last card that counts', () => {
    // The last turn of the game in which a card was played: a festival instead of it throws its points away.
    const late = decisions.findLast(({ move }) => Object(move).kind === 'play');
    if (late === undefined) throw new Error('somebody plays a card');
    const blunder: Decision = { ...late, move: { kind: 'festival' }, rest: [] };
    const named = found(rules, [...decisions.slice(-6).filter(({ position }) => position !== late.position), blunder]);
    const point = named.find(({ position }) => position === late.position);
    expect(point).toMatchObject({ seat: late.seat, played: { kind: 'festival' } });
    expect(Object(point?.better).kind).toBe('play');
    expect((point?.loss ?? 0) - (point?.error ?? 0)).toBeGreaterThan(0);
  });

  it('know only what the player could know: two worlds that look the same are judged the same', () => {
    const [some] = decisions.slice(10);
    if (some === undefined) throw new Error('there are decisions');
    const other = anno1800.deal?.(some.state as State, some.seat, diceFrom(seeded('another world')));
    const judged = (state: unknown) => found(rules, [{ ...some, state, move: { kind: 'festival' }, rest: [] }]);
    expect(judged(other)).toEqual(judged(some.state));
  });
});

describe('turning points of Anno 1503', () => {
  const { rules, walk } = gameOf('anno1503', 'medium', {}, 'own', 0);
  const decisions = [...decisionsOf(rules, walk)];

  it('are found where somebody builds another ship instead of the smithy that all else needs', () => {
    const choice = decisions.find(
      ({ state, seat, move }) =>
        Object(move).building === 'smithy' && rules.moves(rules.view(state, seat)).some((other) => Object(other).kind === 'place-ship'),
    );
    if (choice === undefined) throw new Error('somebody builds a smithy');
    const blunder: Decision = { ...choice, move: { kind: 'place-ship' }, rest: [] };
    const [point, ...more] = found(rules, [blunder], 'test', { considered: 1, thought: 20, shortlist: 1, games: 150 });
    expect(more).toEqual([]);
    expect(point).toMatchObject({ seat: choice.seat, played: { kind: 'place-ship' }, better: { kind: 'place', building: 'smithy' } });
    expect((point?.loss ?? 0) - (point?.error ?? 0)).toBeGreaterThan(0);
  });
});

it('names nothing in a game of its own, of either game', () => {
  const BRIEF = { considered: 8, thought: 6, shortlist: 3, games: 10 };
  for (const [game, options] of [
    ['anno1503', { rounds: 4 }],
    ['anno1800', { first: 0, objectives: 'beginners', rounds: 6 }],
  ] as const) {
    const { rules, walk } = gameOf(game, 'hard', options, 'its own', 6);
    expect(found(rules, [...decisionsOf(rules, walk)], 'looks through it', BRIEF)).toEqual([]);
  }
});
