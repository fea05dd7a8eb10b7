import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { allowingByTurn } from '../src/index.ts';

const dice = diceFrom(seeded('budget'));

describe('what a player may spend', () => {
  it('is so many rounds of thought for every choice', () => {
    const budget = allowingByTurn({ iterations: 3 }, dice, () => 0);
    for (const choice of [budget(0, 1), budget(0, 1)])
      expect([0, 1, 2, 3].map((done) => choice.more(done))).toEqual([true, true, true, false]);
  });

  it('is the time of a turn, of which later choices get what is left', () => {
    let time = 0;
    const budget = allowingByTurn({ ms: 100 }, dice, () => time);
    const first = budget(0, 1);
    time = 60;
    expect(first.more(0)).toBe(true);
    const second = budget(0, 1);
    time = 99;
    expect(second.more(0)).toBe(true);
    time = 100;
    expect(second.more(0)).toBe(false);
    expect(budget(0, 1).more(0)).toBe(false);
  });

  it('begins anew when another seat has acted, or the round has changed', () => {
    let time = 0;
    const budget = allowingByTurn({ ms: 100 }, dice, () => time);
    budget(0, 1);
    time = 200;
    expect(budget(1, 1).more(0)).toBe(true);
    expect(budget(0, 1).more(0)).toBe(true);
    time = 400;
    expect(budget(0, 1).more(0)).toBe(false);
    expect(budget(0, 2).more(0)).toBe(true);
  });
});
