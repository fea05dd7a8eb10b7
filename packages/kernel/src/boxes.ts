import { canonical, isRecord, type Json } from './json.ts';

/** A value of a box that is not beyond doubt: where it is, how well it is attested, and what else it might be, as changes of a patch. */
export interface Uncertain {
  readonly path: string;
  readonly sure: string;
  readonly or: readonly Readonly<Record<string, Json>>[];
}

/** The uncertain values of a box: marked by `sure` where they stand, by `…Sure` beside them, or in the box's own list `sure`. */
export function uncertainIn(components: unknown): readonly Uncertain[] {
  const found: Uncertain[] = [];
  const mark = (path: readonly string[], sure: string, or: unknown) =>
    found.push({ path: path.join('.'), sure, or: alternatives(path.join('.'), or) });
  const visit = (node: unknown, path: readonly string[]) => {
    if (Array.isArray(node))
      for (const [at, each] of node.entries())
        visit(each, [...path, isRecord(each) && typeof each['id'] === 'string' ? each['id'] : `${at}`]);
    if (!isRecord(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'or') continue;
      if (key === 'sure' && typeof value === 'string') mark(path, value, node['or']);
      else if (key === 'sure' && isRecord(value))
        for (const [part, words] of Object.entries(value)) mark([...path, part], String(words), []);
      else if (key.endsWith('Sure') && typeof value === 'string') mark([...path, key.slice(0, -4)], value, []);
      else visit(value, [...path, key]);
    }
  };
  visit(components, []);
  return found;
}

/** Each alternative is a few fields of the thing: laid over it they are changes. */
function alternatives(path: string, or: unknown): Uncertain['or'] {
  const list: readonly unknown[] = Array.isArray(or) ? or : [];
  return list.filter(isRecord).map((fields) =>
    // What stands in a box is plain data.
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${path}.${field}`, value as Json])),
  );
}

const REMARK = /^(about|name|note|sure|or|legend|.*Sure)$/;

/** One value in which a box differs from another. Nothing (null) where one of them has none. */
export interface Differing {
  readonly path: string;
  readonly was: Json;
  readonly is: Json;
}

/** In what a box differs from the built-in one, as small as it can be said; remarks do not count. */
export function boxDifferences(builtIn: unknown, other: unknown): readonly Differing[] {
  const found: Differing[] = [];
  const compare = (was: unknown, is: unknown, path: readonly string[]) => {
    if (canonical(was ?? null) === canonical(is ?? null)) return;
    if (isRecord(was) && isRecord(is)) {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
        if (!REMARK.test(key)) compare(was[key], is[key], [...path, key]);
      return;
    }
    const things = Array.isArray(was) && Array.isArray(is) ? pairs(was, is) : undefined;
    if (things) for (const [id, one, two] of things) compare(one, two, [...path, id]);
    else found.push({ path: path.join('.'), was: (was ?? null) as Json, is: (is ?? null) as Json });
  };
  compare(builtIn, other, []);
  return found;
}

/** Two lists of the same things in the same order, by their ids. */
function pairs(one: readonly unknown[], two: readonly unknown[]): readonly (readonly [string, unknown, unknown])[] | undefined {
  const ids = (list: readonly unknown[]) => list.map((each) => (isRecord(each) ? each['id'] : undefined));
  const [first, second] = [ids(one), ids(two)];
  if (canonical(first.map((id) => id ?? null)) !== canonical(second.map((id) => id ?? null))) return undefined;
  if (first.includes(undefined)) return undefined;
  return first.map((id, at) => [String(id), one[at], two[at]]);
}

/** A value by its path; undefined where there is none. */
export function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, word) => {
    if (Array.isArray(node))
      return node.find((each) => isRecord(each) && each['id'] === word) ?? (/^\d+$/.test(word) ? node[Number(word)] : undefined);
    return isRecord(node) && Object.hasOwn(node, word) ? node[word] : undefined;
  }, root);
}
