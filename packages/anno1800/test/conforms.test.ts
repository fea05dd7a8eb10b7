import { conforms } from '@archipel/conformance';
import type { Seat } from '@archipel/kernel';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { affordable, anno1800, type Options, plans, type State, tokens, why } from '../src/index.ts';
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

/** What the table and the bots ask without making a move. */
const questions = {
  affordable: (state: State, seat: Seat) => affordable(anno1800.view(state, seat)),
  why: (state: State, seat: Seat) => why(anno1800.view(state, seat), { kind: 'settle' }),
  plans: ({ table }: State, seat: Seat) => plans(table, seat, tokens('exploration', 2)),
};

describe('Anno 1800, begun in the middle of a game, conforms', () => {
  for (const check of conforms({ rules: rich, options, otherwise, questions, bound: 5000, runs: Math.ceil(15 * LONG), depth: 80 }))
    it(check.name, check.run, 60_000);
});

describe('Anno 1800 conforms', () => {
  for (const check of conforms({ rules: anno1800, options, otherwise, questions, bound: 5000, runs: Math.ceil(15 * LONG), depth: 80 }))
    it(check.name, check.run, 60_000);
});
