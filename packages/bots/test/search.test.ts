import { type Budget, thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { type SearchLimits, search, type Trial } from '../src/player/search.ts';

const LIMITS: SearchLimits = { minPositions: 6, maxPositions: 40, dropAt: 2, switchAt: 1 };
const compare = (moves: readonly string[], tried: Trial<number, string>, spent: Budget) => search(moves, tried, LIMITS, spent);

const budget = (rounds: number) => thinking(diceFrom(seeded('search')), rounds);

/** Positions are throws of a die; a move's worth is told by `worth`. */
function trial(worth: (move: string, die: number) => number) {
  const dice = diceFrom(seeded('worlds'));
  const played: string[] = [];
  return {
    played,
    sample: () => dice.die(6),
    playOn(die: number, move: string) {
      played.push(move);
      return worth(move, die);
    },
  };
}

describe('a search', () => {
  it('finds the move that comes to more, though luck matters far more', () => {
    const tried = compare(
      ['lame', 'good', 'poor'],
      trial((move, die) => die + { lame: 0.1, good: 0.3, poor: 0 }[move as 'good']),
      budget(200),
    );
    expect(tried.map(({ move }) => move)).toEqual(['good', 'lame', 'poor']);
  });

  it('tries all moves on the same positions, and stops trying those that lag behind', () => {
    const table = trial((move, die) => ({ one: die, other: 7 - die, poor: 0 })[move as 'one']);
    const tried = compare(['one', 'poor', 'other'], table, budget(90));
    expect(table.played.slice(0, 6)).toEqual(['one', 'poor', 'other', 'one', 'poor', 'other']);
    const [one, other, poor] = ['one', 'other', 'poor'].map((name) => tried.find(({ move }) => move === name)?.trials ?? 0);
    expect(one).toBe(other);
    expect(poor).toBeLessThan(one ?? 0);
  });

  it('keeps to the first of equals, and to it as well if there is no time at all', () => {
    const equal = compare(
      ['first', 'second'],
      trial((_, die) => die),
      budget(50),
    );
    expect(equal[0]?.move).toBe('first');
    const none = compare(
      ['first', 'second'],
      trial(() => 1),
      budget(0),
    );
    expect(none).toEqual([
      { move: 'first', value: 0, trials: 0 },
      { move: 'second', value: 0, trials: 0 },
    ]);
  });

  it('tries one of two moves that come to the same no further', () => {
    const table = trial((move, die) => (move === 'other' ? 7 - die : die));
    const tried = compare(['one', 'twin', 'other'], table, budget(90));
    expect(tried.find(({ move }) => move === 'twin')?.trials).toBe(LIMITS.minPositions);
  });

  it('does not give up the first for a difference that is mere chance', () => {
    let turn = 0;
    const noise = compare(
      ['first', 'second'],
      trial(() => (turn++ % 3 === 0 ? 1 : 0)),
      budget(13),
    );
    expect(noise[0]?.move).toBe('first');
  });

  it('asks whether it may go on before every game that it plays', () => {
    for (const rounds of [1, 2, 5, 17]) {
      const table = trial((move, die) => (move === 'a' ? die : 7 - die));
      compare(['a', 'b'], table, budget(rounds));
      expect(table.played.length).toBeLessThanOrEqual(rounds);
    }
  });

  it('tries nothing where there is nothing to compare', () => {
    const table = trial(() => 1);
    expect(compare(['only'], table, budget(50))).toEqual([{ move: 'only', value: 0, trials: 0 }]);
    expect(table.played).toEqual([]);
  });

  it('leaves something for later choices, however long it may think', () => {
    const table = trial((move, die) => (move === 'a' ? die : 7 - die));
    compare(['a', 'b'], table, { dice: diceFrom(seeded('x')), more: () => true });
    expect(table.played.length).toBeLessThanOrEqual(100);
  });
});
