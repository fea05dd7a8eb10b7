import { describe, expect, it } from 'vitest';
import { differences, fits } from '../src/index.ts';
import { missingInOrder } from '../src/pattern.ts';

describe('a pattern', () => {
  it('looks only at the fields it names', () => {
    expect(fits({ gold: 3 }, { gold: 3, hand: ['wood'] })).toBe(true);
    expect(differences({ gold: 3, ship: { at: 'S' } }, { gold: 4, ship: { at: 'B2' } })).toEqual([
      { path: 'gold', expected: 3, found: 4 },
      { path: 'ship.at', expected: 'S', found: 'B2' },
    ]);
  });

  it('wants lists of the same length, item by item', () => {
    expect(fits([1, { a: 2 }], [1, { a: 2, b: 3 }])).toBe(true);
    expect(differences({ hand: [1, 2] }, { hand: [1, 3] })).toEqual([{ path: 'hand[1]', expected: 2, found: 3 }]);
    expect(differences([1], [1, 2])).toEqual([{ path: '(all)', expected: [1], found: [1, 2] }]);
    expect(fits([1], 'x')).toBe(false);
  });

  it('takes null for nothing there', () => {
    expect(fits({ choice: null }, {})).toBe(true);
    expect(fits({ choice: null }, { choice: null })).toBe(true);
    expect(fits({ choice: null }, { choice: 0 })).toBe(false);
  });

  it('does not take a value for an object', () => {
    expect(differences({ a: { b: 1 } }, { a: 1 })).toEqual([{ path: 'a', expected: { b: 1 }, found: 1 }]);
    expect(fits({ a: 1 }, null)).toBe(false);
    expect(fits('1', 1)).toBe(false);
  });

  it('finds patterns in order, with others between', () => {
    expect(missingInOrder([1, 3], [1, 2, 3])).toBeUndefined();
    expect(missingInOrder([3, 1], [1, 2, 3])).toBe(1);
    expect(missingInOrder([1, 1], [1, 2])).toBe(1);
    expect(missingInOrder([], [])).toBeUndefined();
  });
});
