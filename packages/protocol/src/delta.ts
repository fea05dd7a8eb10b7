import { isRecord, type Json, jsonSchema } from '@archipel/kernel';
import * as z from 'zod/mini';

/**
 * The way from one JSON value to another. `{ set }` puts a value in its place; `{ keys, gone }` changes some fields of a record;
 * `{ items, length }` changes some items of a list, which then has so many. Where nothing changes there is no delta.
 */
export type Delta =
  | { readonly set: Json }
  | { readonly keys: { readonly [key: string]: Delta }; readonly gone?: readonly string[] }
  | { readonly items: { readonly [index: string]: Delta }; readonly length: number };

export const deltaSchema: z.ZodMiniType<Delta> = z.lazy(() =>
  z.union([
    z.strictObject({ set: jsonSchema }),
    z.strictObject({ keys: z.record(z.string(), deltaSchema), gone: z.optional(z.array(z.string())) }),
    z.strictObject({ items: z.record(z.string(), deltaSchema), length: z.int() }),
  ]),
) as z.ZodMiniType<Delta>;

/** What changes `from` into `to`; nothing if they are equal. */
export function deltaOf(from: Json | undefined, to: Json): Delta | undefined {
  return way(from, to)?.delta;
}

/** A delta, and about how many characters it has when it is written down. */
interface Way {
  readonly delta: Delta;
  readonly length: number;
}

type Fields = { readonly [key: string]: Json | undefined };

/** Characters of what stands around a change: `{"set":}`, `{"keys":{}}`, and a key with its quotes, colon and comma. */
const AROUND = 8;
const AROUND_KEY = 4;

function way(from: Json | undefined, to: Json): Way | undefined {
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return shorter(listWay(from, to), to);
  if (isRecord(from) && isRecord(to)) return shorter(recordWay(from, to), to);
  return wayToSet(to);
}

function wayToSet(to: Json): Way {
  return { delta: { set: to }, length: AROUND + lengthUpTo(to, Number.POSITIVE_INFINITY) };
}

function listWay(from: readonly Json[], to: readonly Json[]): Way | undefined {
  const items: Record<string, Delta> = {};
  let [length, changed] = [3 * AROUND, from.length !== to.length];
  for (let index = 0; index < to.length; index++) {
    const item = way(from[index], to[index] ?? null);
    if (item === undefined) continue;
    items[index] = item.delta;
    length += AROUND_KEY + 1 + item.length;
    changed = true;
  }
  return changed ? { delta: { items, length: to.length }, length } : undefined;
}

function recordWay(from: Fields, to: Fields): Way | undefined {
  const keys: Record<string, Delta> = {};
  let [length, changed] = [AROUND, false];
  for (const key of Object.keys(to)) {
    const value = to[key];
    if (value === undefined) continue;
    const field = Object.hasOwn(from, key) ? way(from[key], value) : wayToSet(value);
    if (field === undefined) continue;
    keys[key] = field.delta;
    length += AROUND_KEY + key.length + field.length;
    changed = true;
  }
  const gone = Object.keys(from).filter((key) => from[key] !== undefined && to[key] === undefined);
  if (gone.length === 0) return changed ? { delta: { keys }, length } : undefined;
  return { delta: { keys, gone }, length: length + AROUND + gone.reduce((sum, key) => sum + AROUND_KEY + key.length, 0) };
}

/** Where nearly everything has changed the value itself is shorter. */
function shorter(found: Way | undefined, to: Json): Way | undefined {
  if (found === undefined) return undefined;
  const whole = AROUND + lengthUpTo(to, found.length);
  return found.length > whole ? { delta: { set: to }, length: whole } : found;
}

/** About how many characters a value has when it is written down; not counted further than `most`. */
function lengthUpTo(value: Json | undefined, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let length = 2;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) {
      length += 1 + lengthUpTo(item, most - length);
      if (length > most) return length;
    }
    return length;
  }
  const fields = value as Fields;
  for (const key of Object.keys(fields)) {
    if (fields[key] === undefined) continue;
    length += AROUND_KEY + key.length + lengthUpTo(fields[key], most - length);
    if (length > most) return length;
  }
  return length;
}

/** The value that `delta` leads to. What has not changed is shared with `from`. */
export function patched(from: Json | undefined, delta: Delta | undefined): Json {
  if (delta === undefined) return from ?? null;
  if ('set' in delta) return delta.set;
  if ('items' in delta) {
    const items = Array.isArray(from) ? (from as readonly Json[]).slice(0, delta.length) : [];
    while (items.length < delta.length) items.push(null);
    for (const index of Object.keys(delta.items).map(Number))
      if (index < delta.length) items[index] = patched(items[index], delta.items[index]);
    return items;
  }
  const fields: Record<string, Json | undefined> = isRecord(from) ? { ...from } : {};
  for (const key of delta.gone ?? []) delete fields[key];
  for (const [key, change] of Object.entries(delta.keys)) {
    // A key of this name would change what the record is made of, and not one of its fields.
    const value = patched(fields[key], change);
    if (key === '__proto__') Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
    else fields[key] = value;
  }
  return fields;
}
