import type { Learnable, Measured, Network } from '@archipel/bots';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { type Learned, type Training, train } from '../src/contest/training.ts';

/** A game in which the seat with the greater number wins. */
function play(seed: string): readonly Measured[] {
  const dice = diceFrom(seeded(seed));
  const numbers = [dice.below(100) / 100, dice.below(100) / 100];
  return [{ inputs: numbers.map((each) => Float64Array.from([each])), winner: (numbers[0] ?? 0) > (numbers[1] ?? 0) ? 0 : 1 }];
}

const learnable: Learnable = { game: 'greater', inputs: 1, play };
const training: Training = { learnable, start: null, generations: 3, games: 400, passes: 100, hidden: 4, iterations: 1, seed: 'greater' };

async function learn(changed: Partial<Training> = {}) {
  const asked: (Network | null)[] = [];
  const handed: Learned[] = [];
  const playAll = (seeds: readonly string[], by: Network | null) => {
    asked.push(by);
    return Promise.resolve(seeds.map((seed) => play(seed)));
  };
  const learned = await train({ ...training, ...changed }, playAll, (each) => handed.push(each));
  return { learned, asked, handed };
}

describe('learning by generations', () => {
  it('plays the first games by nothing, and each later generation by what the one before has learned', async () => {
    const { learned, asked, handed } = await learn();
    expect(asked).toEqual([null, handed[0]?.network, handed[1]?.network]);
    expect(learned).toEqual(handed[2]);
    expect(learned?.generations.map(({ examples, games }) => [examples, games])).toEqual([
      [360, 400],
      [360, 400],
      [360, 400],
    ]);
  });

  it('is less and less surprised by games that it did not learn from', async () => {
    const { learned } = await learn();
    const [first, , last] = learned?.generations ?? [];
    expect(last?.nothing).toBeCloseTo(Math.log(2));
    expect(last?.surprise).toBeLessThan(first?.surprise ?? 0);
    expect(last?.surprise).toBeLessThan(0.5);
  });

  it('comes to the same whether it was stopped on the way or not', async () => {
    const { learned } = await learn();
    const { learned: begun } = await learn({ generations: 1 });
    const { learned: wentOn, asked } = await learn({ start: begun });
    expect(asked).toHaveLength(2);
    expect(wentOn).toEqual(learned);
  });

  it('has nothing to do where all generations are learned', async () => {
    const { learned } = await learn();
    const again = await learn({ start: learned });
    expect(again.asked).toEqual([]);
    expect(again.learned).toEqual(learned);
  });
});
