import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  boxDifferences,
  correctable,
  faultsOf,
  fitsTogether,
  type Json,
  type Patch,
  uncertainIn,
  valueAt,
  wholeBox,
} from '../src/index.ts';

const BOX = {
  gold: 7,
  ships: [
    { id: 'cog', cost: ['sails'], sure: 'low', or: [{ cost: ['sails', 'planks'] }] },
    { id: 'brig', cost: ['sails', 'planks'] },
  ],
  rows: ['S~', '22'],
  rowsSure: 'drawn by ear',
  sure: { gold: 'one transcription' },
};
type Box = typeof BOX & { readonly name?: string; readonly note?: string };

const ship = z.strictObject({ id: z.string(), cost: z.array(z.string()), sure: z.optional(z.string()), or: z.optional(z.json()) });
const shape = z.strictObject({
  gold: z.int().check(z.maximum(99)),
  ships: z.array(ship),
  rows: z.array(z.string()),
  rowsSure: z.string(),
  sure: z.record(z.string(), z.string()),
});
const schema = shape.check(
  fitsTogether(({ ships }) =>
    ships.flatMap(({ id, cost }) =>
      cost.length > 0 ? [] : [{ path: ['ships', id, 'cost'], code: 'free-ship', values: { id }, message: `${id} is free` }],
    ),
  ),
) as unknown as z.ZodMiniType<Box>;
const option = correctable('cogs', BOX as Box, schema);

const patch = (changes: Patch['changes']): Patch => ({ game: 'cogs', name: 'My box', changes });
const faults = (given: unknown) => {
  const read = option.safeParse(given);
  return read.success ? [] : faultsOf(read.error, given).map(({ path, code }) => `${path}: ${code}`);
};

describe('a correction', () => {
  it('is a few places by their names, with what stands there instead', () => {
    const given = patch({ gold: 9, 'ships.cog.cost': ['planks'], 'rows.1': '2~' });
    expect(faults(given)).toEqual([]);
    const box = wholeBox(BOX as Box, given);
    expect(box).toEqual({
      ...BOX,
      name: 'My box',
      gold: 9,
      ships: [{ ...BOX.ships[0], cost: ['planks'] }, BOX.ships[1]],
      rows: ['S~', '2~'],
    });
    expect(BOX.gold).toBe(7);
  });

  it('stays as it is in the options, and a whole box too', () => {
    const given = patch({ gold: 9 });
    expect(option.parse(given)).toEqual(given);
    expect(option.parse(BOX)).toEqual(BOX);
    expect(wholeBox(BOX as Box, BOX as Box)).toBe(BOX);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['a place that is not there', patch({ 'ships.ark.cost': [] }), ['changes.ships.ark.cost: no-such-place']],
    ['a place within a value', patch({ 'gold.more': 1 }), ['changes.gold.more: no-such-place']],
    ['a row too far', patch({ 'rows.2': '~~' }), ['changes.rows.2: no-such-place']],
    ['the key that readers of JSON do not agree on', patch({ '__proto__.gold': 1 }), ['changes.__proto__.gold: no-such-place']],
    ['a place within another that is changed', patch({ ships: [], 'ships.cog.cost': [] }), ['changes.ships.cog.cost: overlap']],
    ['a field that nothing has', patch({ silver: 1 }), ['changes.silver: unknown-word']],
    ['a value of the wrong kind', patch({ gold: 'much' }), ['changes.gold: expected-type']],
    ['too much', patch({ gold: 100 }), ['changes.gold: too-big']],
    ['a wrong value in a list', patch({ 'ships.brig.cost': ['sails', 3] }), ['changes.ships.brig.cost.1: expected-type']],
    ['what does not fit together', patch({ 'ships.cog.cost': [] }), ['changes.ships.cog.cost: free-ship']],
    ['another game', { ...patch({}), game: 'shells' }, ['game: other-game']],
    ['no name', { ...patch({}), name: ' ' }, ['name: other']],
    ['a word too many', { ...patch({}), colour: 'red' }, [': unknown-word']],
    ['too many changes', patch(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`x${at}`, 1]))), ['changes: too-many-changes']],
    ['a whole box with a fault', { ...BOX, ships: [{ id: 'cog', cost: [] }] }, ['ships.cog.cost: free-ship']],
    ['a whole box with a wrong value', { ...BOX, ships: [{ id: 'cog', cost: 3 }, BOX.ships[1]] }, ['ships.cog.cost: expected-type']],
    ['nothing at all', null, [': expected-type']],
  ])('is refused with the place: %s', (_, given, expected) => {
    expect(faults(given)).toEqual(expected);
  });
});

describe('a box', () => {
  it('says which of its values are uncertain, and what else they might be', () => {
    expect(uncertainIn(BOX)).toEqual([
      { path: 'ships.cog', sure: 'low', or: [{ 'ships.cog.cost': ['sails', 'planks'] }] },
      { path: 'rows', sure: 'drawn by ear', or: [] },
      { path: 'gold', sure: 'one transcription', or: [] },
    ]);
  });

  it('differs from another in the smallest values that say it', () => {
    const other = wholeBox(BOX as Box, patch({ gold: 9, 'ships.cog.cost': ['planks'] }));
    expect(boxDifferences(BOX, other)).toEqual([
      { path: 'gold', was: 7, is: 9 },
      { path: 'ships.cog.cost', was: ['sails'], is: ['planks'] },
    ]);
    expect(boxDifferences(BOX, { ...BOX, ships: [BOX.ships[1] as Json] })).toEqual([{ path: 'ships', was: BOX.ships, is: [BOX.ships[1]] }]);
    expect(boxDifferences(BOX, { ...BOX, name: 'x', rowsSure: 'measured' })).toEqual([]);
  });

  it('is asked for a value by its path', () => {
    expect(valueAt(BOX, 'ships.brig.cost.1')).toBe('planks');
    expect(valueAt(BOX, 'ships.ark')).toBeUndefined();
    expect(valueAt(BOX, 'toString')).toBeUndefined();
  });
});
