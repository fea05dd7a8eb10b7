import { describe, expect, it } from 'vitest';
import { inTurnOrder, placesBy, seatsOf } from '../src/index.ts';

describe('places', () => {
  const by = (...points: readonly number[]) => placesBy(points.length, (a, b) => (points[a] ?? 0) - (points[b] ?? 0));

  it('go to the better score, and equals share one', () => {
    expect(by(5, 9, 7)).toEqual([3, 1, 2]);
    expect(by(9, 9, 7, 1)).toEqual([1, 1, 3, 4]);
    expect(by(0, 0)).toEqual([1, 1]);
  });
});

describe('seats', () => {
  it('are counted from 0 and go round the table', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(inTurnOrder(2, 4)).toEqual([2, 3, 0, 1]);
  });
});
