// Imports point upwards only (docs/architecture.md): a workspace knows those above it in this list, never one beside or below it, and
// what is in packages/ is pure, but for the hosts: no input or output, no clock, no chance of its own.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';

const HOUSE = [['kernel'], ['anno1503', 'anno1800'], ['games'], ['bots'], ['protocol', 'text', 'thinkers'], ['cli', 'server', 'web']];
/** Packages that several apps share and that are not pure: they have threads and a clock. */
const HOSTS = new Set(['thinkers']);
/** Known to tests only. */
const TEST_ONLY = 'conformance';
const floor = (name) => HOUSE.findIndex((storey) => storey.includes(name));

const IMPORTING = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'];
/** Names that reach for a clock, a language, chance, or the world outside. */
const IMPURE = new Set(
  'Date Intl performance process setTimeout setInterval setImmediate queueMicrotask crypto globalThis window self navigator console require eval Function'.split(
    ' ',
  ),
);
/** Methods whose answer depends on the language of the machine. */
const LOCAL = /^(localeCompare|toLocale\w*)$/;

/** Every node of the syntax tree: comments and texts cannot pass for code, nor hide any. */
function* nodes(value, parent) {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each, parent);
  else if (value && typeof value === 'object') {
    if (typeof value.type === 'string') yield { node: value, parent };
    for (const key of Object.keys(value)) yield* nodes(value[key], typeof value.type === 'string' ? value : parent);
  }
}

/** What a member is called, in whichever way it is written; nothing if that is known only as the program runs. */
function memberName({ computed, property }) {
  if (!computed) return property.name;
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'TemplateLiteral' && property.expressions.length === 0 ? property.quasis[0].value.cooked : undefined;
}

/** What is not pure about a node of the source of a package, if anything. */
function impurity({ node, parent }) {
  if (node.type === 'MetaProperty' && node.meta.name === 'import') return 'import.meta';
  if (node.type === 'MemberExpression') return LOCAL.test(memberName(node) ?? '') ? memberName(node) : undefined;
  if (node.type !== 'Identifier') return undefined;
  const owned = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
  const key = parent !== undefined && 'key' in parent && parent.key === node && !parent.computed && !parent.shorthand;
  if (owned || key) return undefined;
  if (IMPURE.has(node.name)) return node.name;
  // To fetch is also a word of the games: only the call is the network's.
  if (node.name === 'fetch') return parent?.type === 'CallExpression' && parent.callee === node ? 'fetch' : undefined;
  // Math is all arithmetic but for chance, so only members that are named at once may be taken of it.
  if (node.name !== 'Math') return undefined;
  const member = parent?.type === 'MemberExpression' && parent.object === node ? memberName(parent) : undefined;
  return member === undefined || member === 'random' ? `Math.${member ?? '?'}` : undefined;
}

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    if (name === 'node_modules' || name === 'dist') continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(name)) yield path;
  }
}

const isPure = (home, kind) => kind === 'packages' && !HOSTS.has(home.name);

/** The faults of one import: `file` of workspace `home` names `target`. */
function faultOf(file, home, kind, target) {
  const test = relative(home.path, file).startsWith('test');
  if (target.startsWith('.')) {
    const reached = normalize(join(dirname(file), target));
    const inside = reached.startsWith(`${home.path}/`);
    const sample = test && reached.startsWith(`packages/${TEST_ONLY}/test/`);
    const tool = test && reached.startsWith('tools/');
    return inside || sample || tool ? undefined : `leaves its workspace: ${target}`;
  }
  if (isPure(home, kind) && !test && target.startsWith('node:')) return `is not pure: ${target}`;
  const [, name, deep] = target.match(/^@archipel\/([^/]+)(\/.*)?$/) ?? [];
  if (name === undefined) return undefined;
  if (deep !== undefined) return `reaches inside another workspace: ${target}`;
  if (name === TEST_ONLY) return test ? undefined : `is for tests only: ${target}`;
  if (home.name === TEST_ONLY) return name === 'kernel' ? undefined : `may know the kernel only: ${target}`;
  return floor(name) >= 0 && floor(name) < floor(home.name) ? undefined : `does not point upwards: ${target}`;
}

/** What one node of a file does that it may not. */
function faultsOf(file, home, kind, at) {
  const { node } = at;
  const impure = isPure(home, kind) && file.startsWith(`${home.path}/src`) ? impurity(at) : undefined;
  if (impure) return [`is not pure: ${impure}`];
  if (!IMPORTING.includes(node.type)) return [];
  const source = node.source ?? node.argument?.literal ?? node.argument;
  if (!source) return [];
  if (source.type !== 'Literal' || typeof source.value !== 'string')
    return ['imports what no reader can tell: write a plain text in import()'];
  const fault = faultOf(file, home, kind, source.value);
  return fault ? [fault] : [];
}

const faults = [];
for (const kind of ['packages', 'apps']) {
  for (const name of readdirSync(kind)) {
    const home = { name, path: join(kind, name) };
    if (name !== TEST_ONLY && floor(name) < 0) faults.push(`${home.path} is not in the list of tools/check-imports.mjs`);
    for (const file of sources(home.path)) {
      const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
      if (errors.length > 0) faults.push(`${file} cannot be read: ${errors[0].message}`);
      const found = [...nodes(program)].flatMap((at) => faultsOf(file, home, kind, at));
      for (const fault of new Set(found)) faults.push(`${file} ${fault}`);
    }
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
