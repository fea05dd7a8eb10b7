import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fastCheckOf } from '../src/fastCheck.ts';

const schema = z.strictObject({
  kind: z.literal('sail'),
  level: z.enum(['farmer', 'worker']),
  id: z.string().check(z.maxLength(4)),
  square: z.string().check(z.regex(/^[a-z]\d$/)),
  seat: z.int().check(z.nonnegative(), z.maximum(15)),
  count: z.int().check(z.gt(0), z.lt(3)),
  pier: z.optional(z.int().check(z.minimum(1))),
});
const fitting = { kind: 'sail', level: 'worker', id: 'mill', square: 'b7', seat: 15, count: 2, pier: 3 };

/** Values near the edges of what the schema lets through, and some from elsewhere. */
const part = fc.constantFrom<unknown>(
  'sail',
  'worker',
  'mill',
  'mills',
  'b7',
  'b77',
  '',
  0,
  1,
  2,
  3,
  15,
  16,
  -1,
  1.5,
  Number.NaN,
  2 ** 60,
  null,
  true,
  [],
  {},
);

describe('a quick look at the form of a value', () => {
  it('says yes exactly where the schema does', () => {
    const glimpse = fastCheckOf(schema);
    expect(glimpse?.(fitting)).toBe(true);
    const changed = fc.tuple(fc.constantFrom(...Object.keys(fitting), 'more'), part).map(([key, value]) => ({ ...fitting, [key]: value }));
    const without = fc
      .constantFrom(...Object.keys(fitting))
      .map((key) => Object.fromEntries(Object.entries(fitting).filter(([name]) => name !== key)));
    fc.assert(
      fc.property(fc.oneof(changed, without, part, fc.jsonValue()), (value) => {
        expect(glimpse?.(value)).toBe(schema.safeParse(value).success);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not made of a schema with parts that it does not know', () => {
    const kind = z.literal('x');
    const strange = [
      z.object({ kind }),
      z.strictObject({ kind, more: z.optional(z.array(z.string())) }),
      z.strictObject({ kind, list: z.array(z.string()) }),
      z.strictObject({ kind, odd: z.int().check(z.multipleOf(3)) }),
      z.strictObject({ kind, odd: z.string().check(z.refine((text) => text.length % 2 === 1)) }),
      z.strictObject({ kind, mail: z.email() }),
      z.strictObject({ kind, half: z.number() }),
      z.strictObject({ kind, again: z.string().check(z.regex(/a/g)) }),
      z.strictObject({ kind }).check(z.refine(() => false)),
      z.string(),
    ];
    for (const each of strange) expect(fastCheckOf(each)).toBeUndefined();
  });
});
