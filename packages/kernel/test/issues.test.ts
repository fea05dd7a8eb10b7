import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from '../src/index.ts';

const schema = z.strictObject({
  gold: z.int().check(z.minimum(0), z.maximum(9)),
  phase: z.enum(['act', 'sail']),
  hand: z.array(z.string()),
  first: z.union([z.literal('random'), z.int()]),
  squares: z.optional(z.record(z.string().check(z.regex(/^[a-z]\d$/)), z.int())),
  words: z.optional(z.partialRecord(z.enum(['wood']), z.int())),
});
const sound = { gold: 1, phase: 'act', hand: [], first: 0 };
const faults = (change: object) => {
  const parsed = schema.safeParse({ ...sound, ...change });
  return parsed.success ? [] : issuesOf(parsed.error);
};

describe('what a schema finds wrong is said in plain words, with the place', () => {
  it.each([
    [{}, []],
    [{ gold: 'x' }, ['gold: expected number']],
    [{ gold: -1 }, ['gold: too small or too short, at least 0']],
    [{ gold: 10 }, ['gold: too big or too long, at most 9']],
    [{ gold: 1.5 }, ['gold: expected a whole number']],
    [{ phase: 'rest' }, ['phase: expected "act" or "sail"']],
    [{ hand: ['wood', 3] }, ['hand.1: expected string']],
    [{ glod: 3, silver: 1 }, ['there is no such word: glod', 'there is no such word: silver']],
    [{ squares: { q: 1 } }, ['squares.q: there is no such word']],
    [{ words: { wodo: 1 } }, ['words: there is no such word: wodo']],
  ])('%j', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('and of several forms the one that fits best is spoken of', () => {
    expect(faults({ first: 'me' })).toHaveLength(1);
    expect(faults({ first: 'me' })[0]).toMatch(/^first: expected/);
  });
});
