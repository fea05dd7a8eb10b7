import * as z from 'zod/mini';
import { isRecord } from './json.ts';

/** Whether a value is of the form that a schema gives, for certain. Where the answer is no, only the schema itself can tell, and say why. */
export type FastCheck = (value: unknown) => boolean;

/**
 * A quick look made out of a schema. Most moves are a handful of plain values, and a log has thousands of moves: the schema's own answer, with room for every
 * fault there could be, takes longer than many a move. None of a schema with parts that are not known here.
 */
export function fastCheckOf(schema: z.ZodMiniType): FastCheck | undefined {
  // Only a strict object has a last word on keys that it does not name: never.
  if (!(schema instanceof z.ZodMiniObject) || !(schema._zod.def.catchall instanceof z.ZodMiniNever) || hasChecks(schema)) return undefined;
  const fields = new Map<string, Field>();
  let needed = 0;
  for (const [key, part] of Object.entries<z.core.$ZodType>(schema._zod.def.shape)) {
    const field = fieldOf(part);
    if (field === undefined) return undefined;
    fields.set(key, field);
    needed += field.weight;
  }
  return (value) => {
    if (!isRecord(value)) return false;
    let found = 0;
    for (const key in value) {
      const field = fields.get(key);
      if (field === undefined || !field.test(value[key])) return false;
      found += field.weight;
    }
    return found === needed;
  };
}

interface Field {
  readonly test: FastCheck;
  /** What it adds to the number of fields that there must be: nothing if it may be absent. */
  readonly weight: 0 | 1;
}

function fieldOf(part: z.core.$ZodType): Field | undefined {
  const optional = part instanceof z.ZodMiniOptional && !hasChecks(part);
  const test = testOf(optional ? part._zod.def.innerType : part);
  return test && { test, weight: optional ? 0 : 1 };
}

function hasChecks(schema: z.core.$ZodType): boolean {
  return (schema._zod.def.checks ?? []).length > 0;
}

function testOf(part: z.core.$ZodType): FastCheck | undefined {
  if (part instanceof z.ZodMiniLiteral || part instanceof z.ZodMiniEnum) {
    const values: ReadonlySet<unknown> = part._zod.values;
    return hasChecks(part) ? undefined : (value) => values.has(value);
  }
  if (part instanceof z.ZodMiniNumberFormat && part._zod.def.format === 'safeint') return withChecks(part, Number.isSafeInteger);
  // A schema for a format of text is one for text, too.
  if (part instanceof z.ZodMiniString && !(part instanceof z.ZodMiniStringFormat)) return withChecks(part, isText);
  return undefined;
}

const isText: FastCheck = (value) => typeof value === 'string';

/** Both a test and all the checks of a part; none if there is one that is not known. */
function withChecks(part: z.core.$ZodType, first: FastCheck): FastCheck | undefined {
  let all = first;
  for (const check of part._zod.def.checks ?? []) {
    const next = checkOf(check);
    if (next === undefined) return undefined;
    const before = all;
    all = (value) => before(value) && next(value);
  }
  return all;
}

function checkOf(check: z.core.$ZodCheck): FastCheck | undefined {
  if (check instanceof z.core.$ZodCheckMaxLength) {
    const { maximum } = check._zod.def;
    return (value) => typeof value === 'string' && value.length <= maximum;
  }
  if (check instanceof z.core.$ZodCheckGreaterThan) {
    const { value: least, inclusive } = check._zod.def;
    return typeof least === 'number' ? (value) => typeof value === 'number' && (inclusive ? value >= least : value > least) : undefined;
  }
  if (check instanceof z.core.$ZodCheckLessThan) {
    const { value: most, inclusive } = check._zod.def;
    return typeof most === 'number' ? (value) => typeof value === 'number' && (inclusive ? value <= most : value < most) : undefined;
  }
  if (check instanceof z.core.$ZodCheckRegex) {
    const { pattern } = check._zod.def;
    return pattern.global || pattern.sticky ? undefined : (value) => typeof value === 'string' && pattern.test(value);
  }
  return undefined;
}
