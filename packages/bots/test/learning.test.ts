import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { INPUTS } from '../src/anno1503/inputs.ts';
import { NETWORK } from '../src/anno1503/network.ts';
import { learnableFor } from '../src/learnables.ts';
import { examplesFrom, type Measured } from '../src/learning/examples.ts';
import { type Network, networkFrom, scorer } from '../src/learning/network.ts';
import { blankNetwork, surprise, trained } from '../src/learning/training.ts';

const dice = (seed = 'learning') => diceFrom(seeded(seed));

/** Two seats with two numbers each: who has exactly one of both things wins, which no weighted sum can tell. */
function eitherOr(count: number, seed: string): readonly Measured[] {
  const any = dice(seed);
  const seat = (alike: boolean) => {
    const one = any.below(2);
    return Float64Array.from([one, alike ? one : 1 - one]);
  };
  return Array.from({ length: count }, () => {
    const winner = any.below(2);
    return { inputs: [seat(winner === 1), seat(winner === 0)], winner };
  });
}

describe('a network', () => {
  it('adds up what is above zero', () => {
    const network: Network = { inputs: 2, hidden: 2, weights: [1, -1, 2, 0.5, 0.25, -0.5, 3, 5] };
    const score = scorer(network);
    expect(score(Float64Array.from([1, 0]))).toBe(1.25 * 3);
    expect(score(Float64Array.from([0, 2]))).toBe(4.25 * 3 + 0.5 * 5);
    expect(score(Float64Array.from([0, 0]))).toBe(0.25 * 3);
  });

  it('learns what no weighted sum of its inputs can tell, and says the same for the same seed', () => {
    const lessons = examplesFrom(eitherOr(600, 'lessons'), 2);
    const fresh = examplesFrom(eitherOr(100, 'fresh'), 2);
    const learn = () => trained(blankNetwork(2, 8, dice()), lessons, 120, dice('order'));
    const network = learn();
    expect(surprise(blankNetwork(2, 8, dice()), fresh)).toBeGreaterThan(0.6);
    expect(surprise(network, fresh)).toBeLessThan(0.1);
    expect(learn()).toEqual(network);
  });

  it.each([
    ['nothing', null],
    ['other inputs', { inputs: 3, hidden: 1, weights: [1, 1, 1, 1, 1] }],
    ['a weight too few', { inputs: 2, hidden: 1, weights: [1, 1, 1] }],
    ['a weight that is none', { inputs: 2, hidden: 1, weights: [1, 1, 1, 'one'] }],
    ['no end of units', { inputs: 2, hidden: 1e9, weights: [] }],
  ])('is not made of %s', (_, given) => {
    expect(() => networkFrom(given, 2)).toThrow(RangeError);
  });
});

describe('what is learned of Anno 1503', () => {
  const learnable = learnableFor('anno1503');
  const games = (seed: string, count: number) =>
    Array.from({ length: count }, (_, at) => learnable?.play(`${seed} ${at}`, null, 0) ?? []).flat();

  it('is a network that is in order', () => {
    expect(networkFrom(NETWORK, INPUTS)).toEqual(NETWORK);
    expect(JSON.stringify(NETWORK).length).toBeLessThan(200_000);
  });

  it('tells the winner of games that it did not learn from far better than nothing does', () => {
    const fresh = examplesFrom(games('other games', 24), INPUTS);
    const nothing = surprise({ ...NETWORK, weights: NETWORK.weights.map(() => 0) }, fresh);
    expect(surprise(NETWORK, fresh)).toBeLessThan(0.8 * nothing);
  }, 60_000);

  it('comes from games that are the same for the same seed, also of players who search', () => {
    expect(learnable?.play('one', NETWORK, 2)).toEqual(learnable?.play('one', NETWORK, 2));
    expect(games('one', 1)).not.toEqual(games('two', 1));
  }, 60_000);
});
