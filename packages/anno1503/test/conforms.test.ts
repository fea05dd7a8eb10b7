import { conforms } from '@archipel/conformance';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { anno1503, HOME_ISLANDS, type Options } from '../src/index.ts';
import { LONG, otherwise, RICH } from './table.ts';

const rounds = fc.integer({ min: 1, max: 25 });
const options: fc.Arbitrary<Options> = fc.oneof(
  fc.record({ rounds }),
  fc.record({ rounds, components: fc.constant(RICH) }),
  fc.record({
    rounds,
    firstPlayer: fc.oneof(fc.nat(3), fc.constantFrom('dice' as const, 'random' as const)),
    homeIslands: fc.shuffledSubarray([...HOME_ISLANDS]),
  }),
);

describe('Anno 1503 conforms', () => {
  const checks = conforms({ rules: anno1503, options, otherwise, bound: 6000, runs: Math.ceil(30 * LONG), depth: 160 });
  for (const check of checks) it(check.name, check.run, 60_000 * Math.max(1, LONG));
});
