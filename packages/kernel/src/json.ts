import * as z from 'zod/mini';

/** Plain data: what a state, a view, a move and an event are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

export const jsonSchema: z.ZodMiniType<Json> = z.json();

/**
 * The one way to write a value down: keys sorted, no white space, absent and undefined alike left out.
 * Equal values give equal text in every engine, which is what the hash stands on.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, (item) => canonical(item ?? null)).join(',')}]`;
  if (isRecord(value)) {
    const kind: unknown = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== null) throw new TypeError('only plain objects are plain data');
    const fields = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .toSorted()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${fields.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is not plain data`);
  const text = typeof value === 'bigint' ? undefined : JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a ${typeof value} is not plain data`);
  return text;
}

/** A copy that shares nothing with what was given, or undefined for what is no JSON value. */
export function jsonCopy(value: unknown): Json | undefined {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function equal(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** No move of any game is nested deeper, and nothing that comes from outside may make a reader run out of room. */
const DEEPEST = 64;

/** Whether JSON from outside is not too deep, and without the one key that readers of JSON do not agree on. */
export function isSound(value: unknown, depth = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((item) => isSound(item, depth - 1));
}
