import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom, seeded } from '../src/index.ts';

/** How far counts are from equal, in standard deviations of the chi-square distribution. */
function surprise(counts: readonly number[]): number {
  const total = counts.reduce((sum, each) => sum + each, 0);
  const fair = total / counts.length;
  const chi = counts.reduce((sum, each) => sum + (each - fair) ** 2 / fair, 0);
  const freedom = counts.length - 1;
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

describe('seeded chance', () => {
  it('gives the same throws for the same seed, for ever', () => {
    const dice = diceFrom(seeded('archipel'));
    // Computed apart, in another language. A change of these numbers would deal every recorded match anew.
    expect(Array.from({ length: 12 }, () => dice.die(6))).toEqual([6, 5, 3, 3, 2, 1, 5, 1, 1, 4, 4, 6]);
    expect(seeded('')).toEqual([3352413006, 2683353722, 3998916572, 13]);
  });

  it('goes on from where it was stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, before) => {
        const whole = diceFrom(seeded(seed));
        for (let count = 0; count < before; count++) whole.below(100);
        const resumed = diceFrom(JSON.parse(JSON.stringify(whole.chance)));
        expect(Array.from({ length: 20 }, () => resumed.below(1000))).toEqual(Array.from({ length: 20 }, () => whole.below(1000)));
      }),
    );
  });

  it('stores whole words from 0 to 2^32 - 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, count) => {
        const dice = diceFrom(seeded(seed));
        for (let each = 0; each < count; each++) dice.below(7);
        expect(dice.chance.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
      }),
    );
  });

  it('shares nothing between seeds that differ in one letter', () => {
    expect(seeded('\ud800')).not.toEqual(seeded('\ud801'));
    const [one, two] = [seeded('match 1'), seeded('match 2')];
    expect(one.some((word, index) => index < 3 && word === two[index])).toBe(false);
  });

  it('stays below its limit, whatever the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const value = diceFrom(seeded(seed)).below(limit);
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true);
      }),
    );
  });

  it.each([2, 3, 6, 7, 10, 52])('favours none of %i numbers', (limit) => {
    const dice = diceFrom(seeded(`fair ${limit}`));
    const counts = Array.from({ length: limit }, () => 0);
    for (let count = 0; count < 60_000; count++) {
      const value = dice.below(limit);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(Math.abs(surprise(counts))).toBeLessThan(4);
  });

  it('throws again instead of favouring small numbers where a limit does not divide the words', () => {
    // Of 3 * 2^30 numbers a plain remainder would give the lowest third twice as often.
    const dice = diceFrom(seeded('bias'));
    const limit = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let count = 0; count < 30_000; count++) {
      const third = Math.floor((3 * dice.below(limit)) / limit);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(Math.abs(surprise(thirds))).toBeLessThan(4);
  });

  it('shuffles into every order equally often and changes nothing it was given', () => {
    const dice = diceFrom(seeded('shuffle'));
    const cards = ['a', 'b', 'c', 'd'] as const;
    const orders = new Map<string, number>();
    for (let count = 0; count < 24_000; count++) {
      const order = dice.shuffle(cards).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(surprise([...orders.values()]))).toBeLessThan(4);
    expect(cards).toEqual(['a', 'b', 'c', 'd']);
  });

  it('picks one of the things, and refuses to pick from nothing or below nothing', () => {
    const dice = diceFrom(seeded('pick'));
    const picked = new Set(Array.from({ length: 50 }, () => dice.pick(['tea', 'rum'])));
    expect([...picked].toSorted()).toEqual(['rum', 'tea']);
    expect(() => dice.pick([])).toThrow(RangeError);
    for (const limit of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => dice.below(limit)).toThrow(RangeError);
  });
});
