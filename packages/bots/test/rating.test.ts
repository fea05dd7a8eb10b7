import { describe, expect, it } from 'vitest';
import { ratings, wilson } from '../src/index.ts';

const near = (value: number) => expect.closeTo(value, 3);

describe("Wilson's interval", () => {
  it('is the known one', () => {
    expect(wilson(50, 100)).toEqual([near(0.404), near(0.596)]);
    expect(wilson(280, 400)).toEqual([near(0.653), near(0.743)]);
  });

  it('holds for those who always or never won, and says nothing of no games', () => {
    expect(wilson(20, 20)).toEqual([near(0.839), 1]);
    expect(wilson(0, 20)).toEqual([0, near(0.161)]);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('ratings', () => {
  const many = 100_000;

  it('find the strengths that the results were made of, the anchor at 0', () => {
    const true_ = { random: 0, easy: 300, medium: 500, hard: 620 };
    const names = Object.keys(true_);
    const entries = Object.entries(true_);
    const pairings = entries.flatMap(([a, one], at) =>
      entries.slice(at + 1).map(([b, other]) => ({ a, b, games: many, points: many / (1 + 10 ** ((other - one) / 400)) })),
    );
    const rated = ratings(names, 'random', pairings);
    for (const { name, rating, ci95 } of rated) {
      expect(Math.abs(rating - (entries.find(([each]) => each === name)?.[1] ?? 0))).toBeLessThan(1);
      expect(ci95[0]).toBeLessThanOrEqual(rating);
      expect(ci95[1]).toBeGreaterThanOrEqual(rating);
    }
    expect(rated[0]).toEqual({ name: 'random', rating: 0, ci95: [0, 0] });
  });

  it('of two players have the interval that their one share has', () => {
    const [, better] = ratings(['random', 'easy'], 'random', [{ a: 'easy', b: 'random', games: 400, points: 300 }]);
    // The standard error of a logit is 1 / sqrt(n p (1 - p)).
    const half = (1.96 * 400) / Math.LN10 / Math.sqrt(400 * 0.75 * 0.25);
    expect(better?.rating).toBeCloseTo(400 * Math.log10(3), -1);
    expect((better?.ci95[1] ?? 0) - (better?.rating ?? 0)).toBeCloseTo(half, -1);
  });

  it('are finite for who never lost, and the more certain the more games there were', () => {
    const of = (games: number) => ratings(['random', 'hard'], 'random', [{ a: 'hard', b: 'random', games, points: games }])[1];
    expect(of(10)?.rating).toBeGreaterThan(300);
    expect(of(1000)?.rating).toBeGreaterThan(of(10)?.rating ?? 0);
    expect(of(1000)?.rating).toBeLessThan(2000);
  });
});
