import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, equal, hash, hashText, isRecord } from '../src/index.ts';

describe('canonical text', () => {
  it('sorts keys at every depth and leaves out what is undefined', () => {
    expect(canonical({ b: 1, a: { d: [3, { z: 0, y: null }], c: undefined } })).toBe('{"a":{"d":[3,{"y":null,"z":0}]},"b":1}');
  });

  it('is JSON for the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is the same however the keys were put in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(canonical(Object.fromEntries(Object.entries(value).toReversed()))).toBe(canonical(value));
      }),
    );
  });

  it('refuses what is not plain data', () => {
    for (const value of [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      () => 1,
      Symbol('x'),
      10n,
      undefined,
      new Map(),
      new Set(),
      new Date(0),
      { at: new Date(0) },
    ]) {
      expect(() => canonical(value)).toThrow(TypeError);
    }
  });

  it('takes a hole in a list for nothing', () => {
    expect(canonical(Object.assign([], { 1: 1 }))).toBe('[null,1]');
    expect(canonical([undefined])).toBe('[null]');
  });

  it('compares by value', () => {
    expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(equal([1, 2], [2, 1])).toBe(false);
    expect(equal({ a: undefined }, {})).toBe(true);
  });

  it('knows a record from a list and from nothing', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true);
    expect([[], null, 'x', 0, undefined].some(isRecord)).toBe(false);
  });
});

describe('the hash', () => {
  it('is the first half of SHA-256 over the canonical text', () => {
    expect(hash({})).toBe('44136fa355b3678a1146ad16f7e8649e');
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
    expect(hash({ b: 'ж', a: [1] })).toBe(hashText('{"a":[1],"b":"ж"}'));
  });
});
