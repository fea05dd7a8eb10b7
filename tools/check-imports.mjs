// Imports point upwards only (docs/architecture.md): a workspace knows those in the layers above it, never one beside or below it,
// and no folder imports, over however many others, one that imports it.
// What is in packages/ is pure, but for the impure ones: no input or output, no clock, no chance of its own.
import { dirname, join, normalize, relative } from 'node:path';
import { IMPURE_PACKAGES, LAYERS, TEST_ONLY } from './layers.mjs';
import { cyclesIn, folderGraph, importOf, nodesOf, sourcesIn, workspaces } from './sources.mjs';

const layerOf = (name) => LAYERS.findIndex((layer) => layer.includes(name));

/** Names that reach for a clock, a language, chance, or the world outside. */
const IMPURE_NAMES = new Set(
  'Date Intl performance process setTimeout setInterval setImmediate queueMicrotask crypto globalThis window self navigator console require eval Function'.split(
    ' ',
  ),
);
/** Methods whose answer depends on the language of the machine. */
const LOCALE_METHODS = /^(localeCompare|toLocale\w*)$/;

/** What a member is called, in whichever way it is written; nothing if that is known only as the program runs. */
function memberName({ computed, property }) {
  if (!computed) return property.name;
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'TemplateLiteral' && property.expressions.length === 0 ? property.quasis[0].value.cooked : undefined;
}

/** What is not pure about a node of the source of a package, if anything. */
function impurity({ node, parent }) {
  if (node.type === 'MetaProperty' && node.meta.name === 'import') return 'import.meta';
  if (node.type === 'MemberExpression') return LOCALE_METHODS.test(memberName(node) ?? '') ? memberName(node) : undefined;
  if (node.type !== 'Identifier') return undefined;
  const owned = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
  const key = parent !== undefined && 'key' in parent && parent.key === node && !parent.computed && !parent.shorthand;
  if (owned || key) return undefined;
  if (IMPURE_NAMES.has(node.name)) return node.name;
  // To fetch is also a word of the games: only the call is the network's.
  if (node.name === 'fetch') return parent?.type === 'CallExpression' && parent.callee === node ? 'fetch' : undefined;
  // Math is all arithmetic but for chance, so only members that are named at once may be taken of it.
  if (node.name !== 'Math') return undefined;
  const member = parent?.type === 'MemberExpression' && parent.object === node ? memberName(parent) : undefined;
  return member === undefined || member === 'random' ? `Math.${member ?? '?'}` : undefined;
}

const isPure = (workspace) => workspace.kind === 'packages' && !IMPURE_PACKAGES.has(workspace.name);

/** What is wrong with one import: `file` of `workspace` names `target`. */
function importFault(file, workspace, target) {
  const test = relative(workspace.path, file).startsWith('test');
  if (target.startsWith('.')) {
    const reached = normalize(join(dirname(file), target));
    const inside = reached.startsWith(`${workspace.path}/`);
    // A test may use what the tests of a workspace above it are written with.
    const [, above] = /^packages\/([^/]+)\/test\//.exec(reached) ?? [];
    const sample = test && above !== undefined && (above === TEST_ONLY || layerOf(above) < layerOf(workspace.name));
    const tool = test && reached.startsWith('tools/');
    return inside || sample || tool ? undefined : `leaves its workspace: ${target}`;
  }
  if (isPure(workspace) && !test && target.startsWith('node:')) return `is not pure: ${target}`;
  const [, name, deep] = target.match(/^@archipel\/([^/]+)(\/.*)?$/) ?? [];
  if (name === undefined) return undefined;
  if (deep !== undefined) return `reaches inside another workspace: ${target}`;
  if (name === TEST_ONLY) return test ? undefined : `is for tests only: ${target}`;
  if (workspace.name === TEST_ONLY) return name === 'kernel' ? undefined : `may know the kernel only: ${target}`;
  return layerOf(name) >= 0 && layerOf(name) < layerOf(workspace.name) ? undefined : `does not point upwards: ${target}`;
}

/** What is wrong with one node of a file. */
function nodeFault(file, workspace, at) {
  const impure = isPure(workspace) && file.startsWith(`${workspace.path}/src`) ? impurity(at) : undefined;
  if (impure) return `is not pure: ${impure}`;
  const target = importOf(at.node);
  if (target === undefined) return undefined;
  return target === null ? 'imports what no reader can tell: write a plain text in import()' : importFault(file, workspace, target);
}

function fileFaults(workspace, { path, program, errors }) {
  const unreadable = errors.length > 0 ? [`${path} cannot be read: ${errors[0].message}`] : [];
  const found = [...nodesOf(program)].map((at) => nodeFault(path, workspace, at)).filter((fault) => fault !== undefined);
  return [...unreadable, ...[...new Set(found)].map((fault) => `${path} ${fault}`)];
}

/** The cycles between the folders of a workspace, each step with the import that makes it. */
function cycleFaults(workspace) {
  const { edges } = folderGraph(workspace.path);
  return cyclesIn(edges).map((cycle) => {
    const steps = cycle.map((from, index) => edges.get(from).get(cycle[(index + 1) % cycle.length]));
    return [`${workspace.path}: a cycle of folders: ${[...cycle, cycle[0]].join(' → ')}`, ...steps].join('\n    ');
  });
}

const faults = workspaces().flatMap((workspace) => [
  ...(workspace.name !== TEST_ONLY && layerOf(workspace.name) < 0 ? [`${workspace.path} is not in the list of tools/layers.mjs`] : []),
  ...[...sourcesIn(workspace.path)].flatMap((source) => fileFaults(workspace, source)),
  ...cycleFaults(workspace),
]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
