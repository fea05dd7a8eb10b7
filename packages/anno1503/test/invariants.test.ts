import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Options } from '../src/index.ts';
import { insistSound } from './invariants.ts';
import { LONG, RICH, randomGame } from './table.ts';

describe('over random games', () => {
  const options: fc.Arbitrary<Options> = fc.oneof(
    fc.record({ rounds: fc.constant(40) }),
    fc.record({ rounds: fc.constant(15), components: fc.constant(RICH) }),
  );

  it(
    'cards, tiles and buildings are conserved and no limit is passed',
    () => {
      fc.assert(
        fc.property(options, fc.integer({ min: 2, max: 4 }), fc.string({ maxLength: 6 }), (given, seats, seed) => {
          for (const step of randomGame(given, seats, seed)) insistSound(step);
        }),
        { numRuns: Math.ceil(25 * LONG), seed: 1503 },
      );
    },
    60_000 * Math.max(1, LONG),
  );
});
