import { readdirSync, readFileSync } from 'node:fs';
import { COMPONENTS } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { plain, valueWith, withValue } from '../src/box/values.ts';
import { boxNameIn, readCorrections } from '../src/corrections/kept.ts';

describe('corrections kept on a device', () => {
  const patch = { id: 'a', name: 'Mine', note: 'photo', changes: { cardsEach: 16 } };

  it('are read as they were kept', () => {
    const text = JSON.stringify({ anno1503: { patches: [patch], chosen: 'a' } });
    expect(readCorrections(text)).toEqual({ anno1503: { patches: [{ ...patch, game: 'anno1503' }], chosen: 'a' } });
  });

  it.each([
    [null],
    ['{'],
    ['[]'],
    ['{"anno1503": 3}'],
    ['{"anno1503": {"patches": [null, {"id": "a"}, {"id": "a", "name": " ", "changes": {}}], "chosen": "b"}}'],
  ])('are none if what is kept is no correction: %s', (text) => {
    for (const { patches, chosen } of Object.values(readCorrections(text))) expect([patches, chosen]).toEqual([[], null]);
  });

  it('give a box its name at the table', () => {
    expect(boxNameIn({ components: { name: 'Mine' } })).toBe('Mine');
    expect(boxNameIn({ components: {} })).toBe('');
    expect(boxNameIn({})).toBeUndefined();
    expect(boxNameIn(null)).toBeUndefined();
  });
});

describe('a value of one’s own', () => {
  const path = 'workforce.investor';
  const other = { resources: ['steel', 'windows', 'fur-coats'], cubes: { artisan: 1 } };

  it('takes the place of what overlaps it', () => {
    expect(withValue(COMPONENTS, { 'workforce.investor.resources': ['steel'], 'cubes.farmer': 24 }, path, other)).toEqual({
      'cubes.farmer': 24,
      [path]: other,
    });
  });

  it('is no change if it is the built-in one, whatever remarks that has', () => {
    expect(withValue(COMPONENTS, { [path]: other }, path, plain(COMPONENTS.workforce.investor))).toEqual({});
  });

  it('is what the place has with an alternative', () => {
    expect(valueWith(COMPONENTS, { 'workforce.investor.resources': ['steel', 'windows', 'fur-coats'] }, path)).toEqual(other);
  });
});

/**
 * What may know the built-in box: the pages of the rules, which tell what is printed; lessons and puzzles, which are played with it; the score sheet for
 * cardboard; and the page of the box.
 */
const KNOWS_BUILT_IN = /^((anno1800|anno1503)\/(rules|sheet)|learn)\/|^questions\.ts$/;

it('tables, texts and bots know the box in play, never the built-in one', () => {
  const folders = ['../src/', '../../../packages/bots/src/', '../../../packages/text/src/'];
  const files = folders.flatMap((folder) => {
    const root = new URL(folder, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !KNOWS_BUILT_IN.test(file))
      .map((file) => ({ file, source: readFileSync(new URL(file, root), 'utf8') }));
  });
  expect(files.length).toBeGreaterThan(500);
  const using = files.filter(({ source }) => /\bCOMPONENTS\b|boxOf\(\{\}\)/.test(source)).map(({ file }) => file);
  // The list of a box compares the box in play with the built-in one; the form names objectives, which have the same names in any box.
  expect(using.toSorted()).toEqual(['box/load.ts', 'games/options/Options1800.tsx']);
});
