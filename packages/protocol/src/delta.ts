import { equal, isRecord, type Json, jsonSchema } from '@archipel/kernel';
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
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return smaller(listDelta(from, to), to);
  if (isRecord(from) && isRecord(to)) return smaller(recordDelta(from, to), to);
  return from !== undefined && equal(from, to) ? undefined : { set: to };
}

type Fields = { readonly [key: string]: Json | undefined };

function listDelta(from: readonly Json[], to: readonly Json[]): Delta | undefined {
  const items: Record<string, Delta> = {};
  for (const [index, item] of to.entries()) {
    const delta = deltaOf(from[index], item);
    if (delta !== undefined) items[index] = delta;
  }
  return from.length === to.length && Object.keys(items).length === 0 ? undefined : { items, length: to.length };
}

function recordDelta(from: Fields, to: Fields): Delta | undefined {
  const keys: Record<string, Delta> = {};
  for (const [key, value] of Object.entries(to)) {
    if (value === undefined) continue;
    const delta = Object.hasOwn(from, key) ? deltaOf(from[key], value) : { set: value };
    if (delta !== undefined) keys[key] = delta;
  }
  const gone = Object.keys(from).filter((key) => from[key] !== undefined && to[key] === undefined);
  if (gone.length === 0) return Object.keys(keys).length === 0 ? undefined : { keys };
  return { keys, gone };
}

/** Where nearly everything has changed the value itself is shorter. */
function smaller(delta: Delta | undefined, to: Json): Delta | undefined {
  if (delta === undefined) return undefined;
  return JSON.stringify(delta).length > JSON.stringify(to).length + 8 ? { set: to } : delta;
}

/** The value that `delta` leads to. What has not changed is shared with `from`. */
export function patched(from: Json | undefined, delta: Delta | undefined): Json {
  if (delta === undefined) return from ?? null;
  if ('set' in delta) return delta.set;
  if ('items' in delta) {
    const old = Array.isArray(from) ? (from as readonly Json[]) : [];
    return Array.from({ length: delta.length }, (_, index) => patched(old[index], delta.items[index]));
  }
  const old: Fields = isRecord(from) ? from : {};
  const kept = Object.entries(old).filter(([key]) => !delta.gone?.includes(key));
  const changed = Object.entries(delta.keys).map(([key, change]) => [key, patched(old[key], change)] as const);
  return Object.fromEntries([...kept, ...changed]);
}
