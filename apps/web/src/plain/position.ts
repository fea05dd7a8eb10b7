/** One value of the position: a leaf, or a branch with its parts. */
export interface Node {
  /** Where it is: the keys on the way to it. The same for the same place in the next position. */
  readonly path: string;
  readonly name: string;
  /** What is written of a leaf; nothing for a branch. */
  readonly value: unknown;
  readonly parts: readonly Node[] | undefined;
  /** Whether it, or something in it, is not what it was in the position before. */
  readonly changed: boolean;
}

/** Lists of plain values stand in one line as long as they are not longer. */
const SHORT = 12;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isLine = (value: object): boolean =>
  Array.isArray(value) ? value.length <= SHORT && !value.some(isBranch) : Object.keys(value).length === 0;

/** A view as a tree, compared with the one before it. Without one before, nothing has changed. */
export function treeOf(view: unknown, before: unknown): readonly Node[] {
  return partsOf(view, before, '');
}

function partsOf(value: unknown, before: unknown, path: string): readonly Node[] {
  if (!isBranch(value)) return [];
  const old: ReadonlyMap<string, unknown> = new Map(isBranch(before) ? Object.entries(before) : []);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => nodeOf(name, each, old.get(name), `${path}/${name}`, before === undefined));
}

function nodeOf(name: string, value: unknown, before: unknown, path: string, isFirst: boolean): Node {
  if (!isBranch(value) || isLine(value)) {
    return { path, name, value, parts: undefined, changed: !isFirst && JSON.stringify(value) !== JSON.stringify(before) };
  }
  const parts = partsOf(value, isFirst ? undefined : (before ?? null), path);
  const gone = !isFirst && (!isBranch(before) || Object.keys(before).some((key) => !(key in value)));
  return { path, name, value: undefined, parts, changed: gone || parts.some(({ changed }) => changed) };
}

/** Every branch of the tree. */
export function branchesOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(({ path, parts }) => (parts === undefined ? [] : [path, ...branchesOf(parts)]));
}
