// What the sources of each workspace import, read from their syntax: comments and texts cannot pass for code, nor hide any.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {{ name: string, kind: string, path: string }} Workspace
 * @typedef {{ path: string, program: object, errors: readonly { message: string }[] }} Source
 */

/** @returns {Workspace[]} every workspace, packages first */
export function workspaces() {
  return ['packages', 'apps'].flatMap((kind) => readdirSync(kind).map((name) => ({ name, kind, path: join(kind, name) })));
}

/**
 * The source files below a folder, each with its syntax tree.
 * @param {string} folder
 * @returns {Generator<Source>}
 */
export function* sourcesIn(folder) {
  for (const name of readdirSync(folder)) {
    if (name === 'node_modules' || name === 'dist') continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sourcesIn(path);
    else if (/\.(ts|tsx|mjs)$/.test(name)) yield { path, ...parseSync(path, readFileSync(path, 'utf8')) };
  }
}

/** Every node of a syntax tree, in the order of the text, with the node that holds it. Not by recursion: each value would pass through all generators above. */
export function* nodesOf(tree) {
  const open = [{ value: tree, parent: undefined }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { value, parent } = at;
    const isNode = typeof value.type === 'string';
    if (isNode) yield { node: value, parent };
    for (const key of Object.keys(value).toReversed())
      if (value[key] !== null && typeof value[key] === 'object') open.push({ value: value[key], parent: isNode ? value : parent });
  }
}

const IMPORTING = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'];

/**
 * What a node imports: the name as written, `null` where only the running program knows it, `undefined` where nothing is imported.
 * @returns {string | null | undefined}
 */
export function importOf(node) {
  if (!IMPORTING.includes(node.type)) return undefined;
  const source = node.source ?? node.argument?.literal ?? node.argument;
  if (!source) return undefined;
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
}

/** Whether a file does nothing but hand on what other files export. */
const onlyReexports = ({ program }) => program.body.every((node) => node.type.startsWith('Export') && node.source);

/**
 * The imports within one workspace's `src/`, between its folders.
 * Each folder is a node, a folder within a folder one of its own; the files directly in `src/` are the node `.`.
 * Two kinds of files stand apart as nodes by their own names, because they only assemble what lies below them:
 * an `index.ts` that only re-exports, and a file directly in `src/` that no other file imports (`main.ts`, a worker).
 * @param {string} path the workspace
 * @returns {{ folders: string[], edges: Map<string, Map<string, string>> }} edges from folder to folder, each with one import as an example
 */
export function folderGraph(path) {
  const root = join(path, 'src');
  const files = new Map([...sourcesIn(root)].map((source) => [source.path, source]));
  const imports = [...files.values()].flatMap((source) => importsOf(source, files));
  const imported = new Set(imports.map(({ to }) => to));
  const folderOf = (file) => {
    const folder = relative(root, dirname(file)) || '.';
    const apart = basename(file) === 'index.ts' ? onlyReexports(files.get(file)) : folder === '.' && !imported.has(file);
    return apart ? relative(root, file) : folder;
  };
  const edges = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)];
    if (a === b) continue;
    if (!edges.has(a)) edges.set(a, new Map());
    if (!edges.get(a).has(b)) edges.get(a).set(b, `${from} imports ${relative(dirname(from), to)}`);
  }
  return { folders: [...new Set([...files.keys()].map(folderOf))].toSorted(), edges };
}

/** The imports of one file that reach another file of the same workspace. */
function importsOf({ path, program }, files) {
  const targets = [...nodesOf(program)].map(({ node }) => importOf(node)).filter((target) => target?.startsWith('.'));
  return targets.map((target) => ({ from: path, to: normalize(join(dirname(path), target)) })).filter(({ to }) => files.has(to));
}

/**
 * A shortest cycle through each folder that lies on one, no cycle twice.
 * @param {Map<string, Map<string, string>>} edges
 * @returns {string[][]} each a list of folders; the last imports the first
 */
export function cyclesIn(edges) {
  const found = new Map();
  for (const start of [...edges.keys()].toSorted()) {
    const cycle = shortestWayBack(edges, start);
    const key = cycle?.toSorted().join();
    if (cycle && !found.has(key)) found.set(key, cycle);
  }
  return [...found.values()];
}

function shortestWayBack(edges, start) {
  const queue = [[start]];
  const seen = new Set();
  for (const way of queue) {
    for (const next of edges.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) queue.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
