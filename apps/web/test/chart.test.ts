import type { Fact } from '@archipel/anno1800';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersOf } from '../src/anno1800/score/numbers.ts';
import { apart, scaleOf } from '../src/table/end/chart.ts';

test('the lines of a chart are round numbers that reach over its highest point', () => {
  expect(scaleOf(121).steps).toEqual([0, 25, 50, 75, 100, 125]);
  expect(scaleOf(38).steps).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf(1).steps).toEqual([0, 1]);
  // R14: an objective may take points away.
  expect(scaleOf(100, -8).steps).toEqual([-20, 0, 20, 40, 60, 80, 100]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 500 }), (top) => scaleOf(top).most >= top && scaleOf(top).steps.length <= 7));
});

test('labels keep their order and never overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 4 }), (places) => {
      const moved = apart(places, 20).toSorted((one, other) => one - other);
      return moved.every((place, at) => at === 0 || place - (moved[at - 1] ?? 0) >= 20);
    }),
  );
});

test('labels end where the chart does, if there is room for them', () => {
  expect(apart([100, 100, 100], 20, 110)).toEqual([70, 90, 110]);
  expect(apart([10, 100], 20, 110)).toEqual([10, 100]);
});

test('what was taken back is not counted', () => {
  const entry = (position: number, events: readonly Fact[], undo?: number) => ({
    position,
    seat: 0,
    at: 0,
    bot: false,
    events,
    ...(undo === undefined ? {} : { undo }),
  });
  const numbers = numbersOf([
    entry(1, [{ fact: 'traded', seat: 0, good: 'beer', from: 1, tokens: 1 }]),
    entry(2, [{ fact: 'produced', seat: 0, good: 'bread', field: 'land-1', level: 'worker' }]),
    entry(3, [{ fact: 'produced', seat: 0, good: 'bread', field: 'land-1', level: 'worker' }]),
    entry(4, [{ fact: 'festival', seat: 0 }]),
    entry(5, [], 1),
  ]);
  expect(numbers).toEqual({ trades: 1, built: 0, festivals: 0, wanted: { good: 'bread', times: 2 } });
});
