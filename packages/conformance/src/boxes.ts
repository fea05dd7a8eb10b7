import { type Dice, isRecord, type Json } from '@archipel/kernel';

type Path = readonly (string | number)[];

/**
 * A box that somebody might bring: the built-in one with a few values changed at random, each change kept only if the whole is still
 * accepted. So what it finds is what validation lets through.
 */
export function strangeBox(builtIn: Json, accepts: (box: Json) => boolean, dice: Dice, changes: number): Json {
  const words = [...new Set(stringsIn(builtIn))];
  let box = builtIn;
  for (let count = 0; count < changes; count++) {
    const changed = changedAt(box, anyPath(box, dice), (value) => other(value, words, dice));
    if (accepts(changed)) box = changed;
  }
  return box;
}

function stringsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isPlain(value) ? Object.entries(value).flatMap(([key, each]) => [key, ...stringsIn(each)]) : [];
}

const isPlain = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } => isRecord(value);

/** A way down from the root, each step at random; it may end at a list or an object as well as at a value. */
function anyPath(box: Json, dice: Dice): Path {
  const path: (string | number)[] = [];
  let node: Json | undefined = box;
  while (typeof node === 'object' && node !== null) {
    const keys: readonly (string | number)[] = Array.isArray(node) ? [...node.keys()] : Object.keys(node);
    if (keys.length === 0 || (path.length > 0 && dice.below(8) === 0)) break;
    const key = dice.pick(keys);
    path.push(key);
    node = Array.isArray(node) ? (node as readonly Json[])[Number(key)] : (node as { readonly [key: string]: Json | undefined })[key];
  }
  return path;
}

function changedAt(node: Json, [key, ...rest]: Path, change: (value: Json) => Json): Json {
  if (key === undefined) return change(node);
  if (Array.isArray(node)) {
    const list: readonly Json[] = node;
    return list.with(Number(key), changedAt(list[Number(key)] ?? null, rest, change));
  }
  return isPlain(node) ? { ...node, [key]: changedAt(node[key] ?? null, rest, change) } : node;
}

/** Something else of the same kind: the ends of the range as often as what lies near. */
function other(value: Json, words: readonly string[], dice: Dice): Json {
  if (typeof value === 'number') return dice.pick([0, 1, 2, 3, value + 1, Math.max(0, value - 1), value * 2, 12, 40, 99]);
  if (typeof value === 'string') return /^[S~234]+$/.test(value) ? redrawn(value, dice) : dice.pick(words);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    const at = dice.below(list.length + 1);
    return dice.pick<readonly Json[]>([[], list.slice(0, at), list.slice(at), [...list, ...list.slice(at)], dice.shuffle(list)]);
  }
  if (!isPlain(value)) return dice.pick(words);
  const keys = Object.keys(value);
  const gone = keys.length > 0 ? dice.pick(keys) : undefined;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
}

function redrawn(row: string, dice: Dice): string {
  const at = dice.below(row.length);
  return `${row.slice(0, at)}${dice.pick(['~', '2', '3', '4', 'S'])}${row.slice(at + 1)}`;
}
