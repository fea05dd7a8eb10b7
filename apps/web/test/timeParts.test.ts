import { expect, test } from 'vitest';
import { timeParts } from '../src/home/timeParts.ts';

test('time left is told in what matters, and is never nothing', () => {
  expect(timeParts(0)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeParts(61_000)).toEqual({ days: 0, hours: 0, minutes: 2 });
  expect(timeParts(3_600_000 + 120_000)).toEqual({ days: 0, hours: 1, minutes: 2 });
  expect(timeParts(2 * 86_400_000 + 5 * 3_600_000 + 1)).toEqual({ days: 2, hours: 5, minutes: 0 });
});
