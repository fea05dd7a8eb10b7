// Imports point upwards only (docs/architecture.md): a workspace knows those above it in this list, never one beside or below it, and
// what is in packages/ is pure: no input or output, no clock, no chance of its own.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const HOUSE = [['kernel'], ['anno1503', 'anno1800'], ['games'], ['bots'], ['cli', 'server', 'web']];
/** Known to tests only. */
const TEST_ONLY = 'conformance';
const floor = (name) => HOUSE.findIndex((storey) => storey.includes(name));

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
const IMPURE = /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bfetch\(|\bsetTimeout\b|\bcrypto\b|\bglobalThis\b|\bconsole\b/;
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    if (name === 'node_modules' || name === 'dist') continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(name)) yield path;
  }
}

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
  if (kind === 'packages' && !test && target.startsWith('node:')) return `is not pure: ${target}`;
  const [, name, deep] = target.match(/^@archipel\/([^/]+)(\/.*)?$/) ?? [];
  if (name === undefined) return undefined;
  if (deep !== undefined) return `reaches inside another workspace: ${target}`;
  if (name === TEST_ONLY) return test ? undefined : `is for tests only: ${target}`;
  if (home.name === TEST_ONLY) return name === 'kernel' ? undefined : `may know the kernel only: ${target}`;
  return floor(name) >= 0 && floor(name) < floor(home.name) ? undefined : `does not point upwards: ${target}`;
}

const faults = [];
for (const kind of ['packages', 'apps']) {
  for (const name of readdirSync(kind)) {
    const home = { name, path: join(kind, name) };
    if (name !== TEST_ONLY && floor(name) < 0) faults.push(`${home.path} is not in the list of tools/check-imports.mjs`);
    for (const file of sources(home.path)) {
      const text = withoutComments(readFileSync(file, 'utf8'));
      for (const [, target] of text.matchAll(IMPORT)) {
        const fault = faultOf(file, home, kind, target);
        if (fault) faults.push(`${file} ${fault}`);
      }
      const impure = kind === 'packages' && file.startsWith(`${home.path}/src`) ? text.match(IMPURE) : null;
      if (impure) faults.push(`${file} is not pure: ${impure[0]}`);
    }
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
