import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { commitment, exportMatch, honestyFaults, importMatch, openMatch, seedOf } from '../src/index.ts';

const words = ['tide', null, 'gull'];
const proof = { hash: commitment('driftwood', 'brine'), secret: 'driftwood', salt: 'brine', words };

describe('honest chance', () => {
  it('is fixed by a hash that anybody can compute', () => {
    expect(proof.hash).toBe(createHash('sha256').update('brine\ndriftwood').digest('hex'));
  });

  it('makes another seed of every other secret or words', () => {
    const given = fc.tuple(fc.string(), fc.array(fc.option(fc.string()), { maxLength: 4 }));
    fc.assert(
      fc.property(given, given, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(seedOf(...one)).not.toBe(seedOf(...other));
      }),
    );
  });

  it('holds for the seed that came of it, and says what does not', () => {
    const seed = seedOf('driftwood', words);
    expect(honestyFaults(seed, proof)).toEqual([]);
    expect(honestyFaults(seed, { ...proof, salt: 'sand' })).toEqual(['hash']);
    expect(honestyFaults(seed, { ...proof, words: [null, null, 'gull'] })).toEqual(['seed']);
    expect(honestyFaults(seed, { ...proof, secret: 'flotsam' })).toEqual(['hash', 'seed']);
  });

  it('goes with the match file, where it is sealed like the rest', () => {
    const setup = { game: 'shells', rules: 1, seats: 3, options: { rounds: 3 }, seed: seedOf('driftwood', words) };
    const opened = openMatch(shells, setup);
    if (!opened.ok) throw new Error(opened.detail);
    const text = exportMatch(opened.match, proof);
    expect(importMatch(text)).toMatchObject({ ok: true, file: { setup, honesty: proof } });
    expect(importMatch(text.replace('brine', 'sandy'))).toMatchObject({ ok: false, fault: 'altered' });
  });
});
