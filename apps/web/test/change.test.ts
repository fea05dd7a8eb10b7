import { describe, expect, it } from 'vitest';
import { changeAfter, firstChange } from '../src/table/follow/change.ts';

/** What is marked behind a number after these positions: by how much it has changed. */
function marked(...shown: readonly (readonly [position: number, value: number, whose: 'own' | 'others'])[]): number {
  const [first = [0, 0, 'own'] as const, ...later] = shown;
  const last = later.reduce(
    (change, [position, value, whose]) => changeAfter(change, { position, value, own: whose === 'own' }),
    firstChange(first[0], first[1]),
  );
  return last.value - last.before;
}

describe('the mark behind a number that has changed', () => {
  it('is not there when a match is opened', () => {
    expect(marked([7, 12, 'own'])).toBe(0);
  });

  it('says what one’s own last move has brought or cost, and nothing of those before', () => {
    expect(marked([1, 10, 'own'], [2, 7, 'own'])).toBe(-3);
    expect(marked([1, 10, 'own'], [2, 7, 'own'], [3, 8, 'own'])).toBe(1);
    expect(marked([1, 10, 'own'], [2, 7, 'own'], [3, 7, 'own'])).toBe(0);
  });

  it('adds up what others have changed since then, so that it can be read when one’s turn has come again', () => {
    expect(marked([1, 10, 'own'], [2, 11, 'others'], [3, 11, 'others'], [4, 13, 'others'])).toBe(3);
  });

  it('begins anew with one’s own next move', () => {
    expect(marked([1, 10, 'own'], [2, 11, 'others'], [3, 9, 'own'])).toBe(-2);
    expect(marked([1, 10, 'own'], [2, 11, 'others'], [3, 9, 'own'], [4, 10, 'others'])).toBe(1);
  });

  it('shows what was undone as a change back', () => {
    expect(marked([1, 10, 'own'], [2, 7, 'own'], [3, 10, 'own'])).toBe(3);
  });

  it('is gone when what has happened is shown again from an earlier position', () => {
    expect(marked([1, 10, 'own'], [2, 11, 'others'], [1, 10, 'own'])).toBe(0);
    expect(marked([1, 10, 'own'], [2, 11, 'others'], [1, 10, 'own'], [2, 11, 'others'])).toBe(1);
  });

  it('stays as it is while the same position is drawn again', () => {
    const change = changeAfter(firstChange(1, 10), { position: 2, value: 12, own: false });
    expect(changeAfter(change, { position: 2, value: 12, own: false })).toBe(change);
  });
});
