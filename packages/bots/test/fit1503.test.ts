import { describe, expect, it } from 'vitest';
import { MEASURES } from '../src/anno1503/measures.ts';
import { VALUE } from '../src/anno1503/value.ts';
import { examplesOf, fitted, isGain, surprise } from './fit1503.ts';

describe('the value of a position of Anno 1503', () => {
  it('tells the winner of games that it was not fitted to far better than nothing does', () => {
    const fresh = examplesOf(48, 'other games');
    const nothing = surprise(fresh, new Float64Array(MEASURES.length));
    expect(surprise(fresh, Float64Array.from(MEASURES.map((name) => VALUE[name])))).toBeLessThan(0.85 * nothing);
  }, 180_000);

  it('never calls it a loss to have more of what nobody can have too much of', () => {
    expect(MEASURES.filter((name, index) => isGain[index] && VALUE[name] < 0)).toEqual([]);
    expect(isGain.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('comes out of examples: what is fitted to them is less surprised by them', () => {
    const examples = examplesOf(8, 'some games');
    const fit = fitted(examples, 2, 'steps');
    expect(surprise(examples, fit)).toBeLessThan(0.8 * surprise(examples, new Float64Array(MEASURES.length)));
  }, 60_000);
});
