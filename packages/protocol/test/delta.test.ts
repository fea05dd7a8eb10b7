import { equal, type Json } from '@archipel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaOf, patched } from '../src/delta.ts';

const value = fc.jsonValue({ maxDepth: 4 }).map((made) => JSON.parse(JSON.stringify(made)) as Json);

test('the delta between two values leads from one to the other', () => {
  fc.assert(fc.property(value, value, (from, to) => equal(patched(from, deltaOf(from, to)), to)));
});

test('a value has no delta to itself', () => {
  fc.assert(fc.property(value, (same) => deltaOf(same, structuredClone(same)) === undefined));
});

test('a delta names only what has changed', () => {
  const card = (name: string) => ({ name, needs: ['bread', 'beer', 'sausages'], points: 8 });
  const from = { gold: 3, hand: [card('a'), card('b'), card('c')], fields: { home: card('x'), old: card('y') } };
  const to = { gold: 3, hand: [card('a'), { ...card('b'), points: 3 }, card('c'), card('d')], fields: { home: card('x') } };
  expect(deltaOf(from, to)).toEqual({
    keys: {
      hand: { items: { 1: { keys: { points: { set: 3 } } }, 3: { set: card('d') } }, length: 4 },
      fields: { keys: {}, gone: ['old'] },
    },
  });
});
