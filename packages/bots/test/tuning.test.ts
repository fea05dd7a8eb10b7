import { anno1503 } from '@archipel/anno1503';
import { type Player, random } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { rounded, trial, type Weights } from '../src/index.ts';
import { tunable } from '../src/player/tunable.ts';
import { tunableByLevel, tunableLevels } from '../src/tunables.ts';

const weights: Weights<'gold' | 'wood' | 'luck'> = { gold: 10, wood: -2, luck: 0 };
const made: Weights[] = [];
const player = tunable(
  anno1503,
  'sample',
  weights,
  (given): Player => {
    made.push(given);
    return random;
  },
  { luck: 0 },
);

describe('a player that can be tuned', () => {
  it('moves by a fifth of a weight where nothing else is said', () => {
    expect(player).toMatchObject({ game: 'anno1503', level: 'sample', steps: { gold: 2, wood: 0.4, luck: 0 } });
  });

  it('is made of other weights', () => {
    expect(player.make({ gold: 1, wood: 2, luck: 3 })).toBe(random);
    expect(made.at(-1)).toEqual({ gold: 1, wood: 2, luck: 3 });
  });

  it('refuses weights that are missing, endless or unknown', () => {
    expect(() => player.make({ gold: 1, wood: 2 })).toThrow("'luck' is missing");
    expect(() => player.make({ gold: 1, wood: Number.NaN, luck: 0 })).toThrow("'wood'");
    expect(() => player.make({ gold: 1, wood: 2, luck: 3, silver: 4 })).toThrow("there is no weight 'silver'");
  });

  it('is found by its level, and can be made of the weights that it has', () => {
    for (const game of ['anno1800', 'anno1503']) {
      for (const level of tunableLevels(game)) {
        const found = tunableByLevel(level, game);
        expect(found && typeof found.make(found.weights).choose).toBe('function');
      }
    }
    expect(tunableByLevel('napoleon', 'anno1503')).toBeUndefined();
  });
});

describe('a round of tuning', () => {
  const dice = () => diceFrom(seeded('tuning'));

  it('tries every weight a step to one side and to the other', () => {
    const { plus, minus } = trial(player, weights, 0, 100, dice());
    for (const name of ['gold', 'wood'] as const) {
      expect(Math.abs((plus[name] ?? 0) - weights[name])).toBeCloseTo(player.steps[name] ?? 0);
      expect((plus[name] ?? 0) + (minus[name] ?? 0)).toBeCloseTo(2 * weights[name]);
    }
    expect([plus['luck'], minus['luck']]).toEqual([0, 0]);
  });

  it('goes towards the winner, and nowhere after a draw', () => {
    const { plus, minus, after } = trial(player, weights, 0, 100, dice());
    const side = (tuned: Weights, towards: Weights) => Math.sign((tuned['gold'] ?? 0) - 10) === Math.sign((towards['gold'] ?? 0) - 10);
    expect(side(after(0.8), plus)).toBe(true);
    expect(side(after(0.2), minus)).toBe(true);
    expect(after(0.5)).toEqual(weights);
  });

  it('strides less the later it is', () => {
    const stride = (round: number) => Math.abs((trial(player, weights, round, 100, dice()).after(1)['gold'] ?? 0) - 10);
    expect(stride(90)).toBeLessThan(stride(10));
    expect(stride(10)).toBeLessThan(stride(0));
  });

  it('is written down with four figures', () => {
    expect(rounded({ gold: 12.34567, wood: -0.000123456 })).toEqual({ gold: 12.35, wood: -0.0001235 });
  });
});
