import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { EXPERT_NETWORK as NETWORK1503 } from '../src/anno1503/expertNetwork.ts';
import { INPUTS as HARD_INPUTS } from '../src/anno1503/inputs.ts';
import { MORE_INPUTS as INPUTS1503 } from '../src/anno1503/moreInputs.ts';
import { NETWORK as HARD_NETWORK } from '../src/anno1503/network.ts';
import { INPUTS as INPUTS1800 } from '../src/anno1800/inputs.ts';
import { NETWORK as NETWORK1800 } from '../src/anno1800/network.ts';
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

describe.each([
  ['Anno 1503', 'anno1503', 24, INPUTS1503, NETWORK1503],
  ['Anno 1800', 'anno1800', 8, INPUTS1800, NETWORK1800],
])('what is learned of %s', (_, game, some, inputs, network) => {
  const learnable = learnableFor(game);
  const games = (seed: string, count: number) =>
    Array.from({ length: count }, (_each, at) => learnable?.play(`${seed} ${at}`, null, 0) ?? []).flat();

  it('is a network that is in order', () => {
    expect(networkFrom(network, inputs)).toEqual(network);
    expect(JSON.stringify(network).length).toBeLessThan(200_000);
    expect(() => networkFrom(network, inputs + 1)).toThrow(RangeError);
  });

  it('tells the winner of games that it did not learn from far better than nothing does', () => {
    const fresh = examplesFrom(games('other games', some), inputs);
    const nothing = surprise({ ...network, weights: network.weights.map(() => 0) }, fresh);
    expect(surprise(network, fresh)).toBeLessThan(0.8 * nothing);
  }, 60_000);

  it('comes from games that are the same for the same seed, also of players who search', () => {
    expect(learnable?.play('one', network, 2)).toEqual(learnable?.play('one', network, 2));
    expect(games('one', 1)).not.toEqual(games('two', 1));
  }, 60_000);
});

it('hard of Anno 1503 has a network of its own that is in order', () => {
  expect(networkFrom(HARD_NETWORK, HARD_INPUTS)).toEqual(HARD_NETWORK);
});
