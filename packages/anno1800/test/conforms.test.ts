import { conforms } from '@archipel/conformance';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { anno1800, type Options } from '../src/index.ts';
import { LONG } from './long.ts';
import { otherwise } from './otherwise.ts';
import { rich } from './rich.ts';

const objectives = fc.constantFrom<Options['objectives']>(
  'random',
  'beginners',
  { mood: 'complex' },
  { mood: 'confrontational' },
  { chosen: ['alonso-graves', 'aarhant', 'editor', 'beryl-omara', 'zoo'] },
);
const options = fc.record<Options>({
  objectives,
  first: fc.constantFrom<Options['first']>('random', 0, 1),
  rounds: fc.constantFrom(4, 12),
});

describe('Anno 1800, begun in the middle of a game, conforms', () => {
  for (const check of conforms({ rules: rich, options, otherwise, bound: 5000, runs: Math.ceil(15 * LONG), depth: 80 }))
    it(check.name, check.run, 60_000);
});

describe('Anno 1800 conforms', () => {
  for (const check of conforms({ rules: anno1800, options, otherwise, bound: 5000, runs: Math.ceil(15 * LONG), depth: 80 }))
    it(check.name, check.run, 60_000);
});
