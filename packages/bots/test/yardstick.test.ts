import { thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { playerByName, yardstickFor } from '../src/index.ts';

describe('the yardstick of Anno 1800', () => {
  const yardstick = yardstickFor('anno1800');
  const alone = (level: string, last: number) => {
    const player = playerByName(level, 'anno1800');
    if (player === undefined || yardstick === undefined) throw new Error(`there is no ${level}`);
    return yardstick.alone('yardstick 0', last, player, thinking(diceFrom(seeded('alone')), 0));
  };

  it('finds at least what the planner comes to, by knowing its draws', () => {
    const found = yardstick?.searched('yardstick 0', 8) ?? 0;
    expect(found).toBeGreaterThanOrEqual(alone('medium', 8));
    expect(yardstick?.searched('yardstick 0', 8)).toBe(found);
  });

  it('gives more points to who has more rounds, and to who plays better', () => {
    expect(alone('medium', 20)).toBeGreaterThan(alone('medium', 8));
    expect(alone('medium', 20)).toBeGreaterThan(alone('random', 20));
  });

  it('has as many points stored for each last round', () => {
    const counts = (yardstick?.lastRounds ?? []).map((last) => yardstick?.found[last]?.length);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('the yardstick of Anno 1503', () => {
  const yardstick = yardstickFor('anno1503');
  const alone = (level: string) => {
    const player = playerByName(level, 'anno1503');
    if (player === undefined || yardstick === undefined) throw new Error(`there is no ${level}`);
    return yardstick.alone('yardstick 0', 60, player, thinking(diceFrom(seeded('alone')), 0));
  };

  it('counts the rounds to three objectives: who plays better needs fewer, and who never gets there all of them', () => {
    expect(alone('medium')).toBeLessThan(alone('easy'));
    expect(alone('random')).toBe(60);
  });

  it('has found on each seed a way that is no longer than that of medium', () => {
    expect(yardstick?.found[60]).toHaveLength(10);
    expect(yardstick?.found[60]?.[0]).toBeLessThanOrEqual(alone('medium'));
  });
});

it('games without a yardstick have none', () => {
  expect(yardstickFor('shells')).toBeUndefined();
});
