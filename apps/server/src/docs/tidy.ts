import { isRecord } from '@archipel/kernel';

type Schemas = Readonly<Record<string, unknown>>;

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

/** The names of all shapes that a part of the document refers to directly. */
function references(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isRecord(value)) return [];
  const [, name] = typeof value['$ref'] === 'string' ? (value['$ref'].match(REFERENCE) ?? []) : [];
  return [...(name === undefined ? [] : [name]), ...Object.values(value).flatMap(references)];
}

/** The shapes that a part of the document needs, and those that they need in turn. */
function needed(part: unknown, schemas: Schemas): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...references(part)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...references(schemas[name]));
  }
  return found;
}

/** A shape is written down as it comes in (`TableInput`) and as it goes out (`Table`). These names of the first kind say nothing new. */
function twins(schemas: Schemas): ReadonlySet<string> {
  const outward = (name: string) => name.replace(/Input$/, '');
  const asOut = (name: string) => JSON.stringify(schemas[name]).replaceAll(/(#\/components\/schemas\/\w+?)Input"/g, '$1"');
  const same = new Set(
    Object.keys(schemas).filter((name) => name.endsWith('Input') && asOut(name) === JSON.stringify(schemas[outward(name)])),
  );
  // Where a part differs, so does the whole.
  for (let before = -1; before !== same.size; ) {
    before = same.size;
    for (const name of same) if (references(schemas[name]).some((part) => part.endsWith('Input') && !same.has(part))) same.delete(name);
  }
  return same;
}

function renamed(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const [, name] = key === '$ref' && typeof each === 'string' ? (each.match(REFERENCE) ?? []) : [];
      return [key, name !== undefined && names.has(name) ? `#/components/schemas/${name.replace(/Input$/, '')}` : renamed(each, names)];
    }),
  );
}

/** The paths and shapes of a document without what stands in it twice, and without what neither a path nor its words refer to. */
export function tidied(
  paths: unknown,
  schemas: Schemas,
  inWords: readonly string[],
): { readonly paths: unknown; readonly schemas: Schemas } {
  const same = twins(schemas);
  const tidyPaths = renamed(paths, same);
  const tidySchemas = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, renamed(schema, same)]));
  const wanted = needed([tidyPaths, ...inWords.map((name) => ({ $ref: `#/components/schemas/${name}` }))], tidySchemas);
  return { paths: tidyPaths, schemas: Object.fromEntries(Object.entries(tidySchemas).filter(([name]) => wanted.has(name))) };
}
