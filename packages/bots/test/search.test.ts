import { seeded, throwing } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { thinking } from '../src/player.ts';
import { compare } from '../src/search.ts';

const budget = (rounds: number) => thinking(throwing(seeded('search')), rounds);

/** Worlds are throws of a die; a move's worth is told by `worth`. */
function trial(worth: (move: string, die: number) => number) {
  const dice = throwing(seeded('worlds'));
  const played: string[] = [];
  return {
    played,
    imagine: () => dice.die(6),
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

  it('tries all moves in the same worlds, and stops trying those that lag behind', () => {
    const table = trial((move, die) => (move === 'poor' ? 0 : die));
    const tried = compare(['one', 'poor', 'other'], table, budget(90));
    expect(table.played.slice(0, 6)).toEqual(['one', 'poor', 'other', 'one', 'poor', 'other']);
    const [one, other, poor] = ['one', 'other', 'poor'].map((name) => tried.find(({ move }) => move === name)?.worlds ?? 0);
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
      { move: 'first', value: 0, worlds: 0 },
      { move: 'second', value: 0, worlds: 0 },
    ]);
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

  it('spends no thought where there is nothing to compare', () => {
    const table = trial(() => 1);
    expect(compare(['only'], table, budget(50))).toEqual([{ move: 'only', value: 0, worlds: 0 }]);
    expect(table.played).toEqual([]);
  });

  it('leaves something for later choices, however long it may think', () => {
    const table = trial((move, die) => (move === 'a' ? die : 7 - die));
    compare(['a', 'b'], table, { dice: throwing(seeded('x')), more: () => true });
    expect(table.played.length).toBeLessThanOrEqual(100);
  });
});
