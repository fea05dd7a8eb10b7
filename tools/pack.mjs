// `npm run pack`: makes archipel-<version>.tgz, a package with the server, the command line, the built pages and everything they need at run time.
// It installs without a network and without a build: `npx ./archipel-<version>.tgz serve`, or `npm install -g ./archipel-<version>.tgz`.
// `--to FOLDER` puts it elsewhere than here; `--no-build` takes what was built before.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: flags } = parseArgs({ options: { to: { type: 'string', default: '.' }, 'no-build': { type: 'boolean' } } });
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} failed${error ? `: ${error.message}` : ''}`);
}

/** Where a package finds another: in its own node_modules, or in one above it. Nothing for a peer or an optional one that is not installed. */
function findPackage(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === root ? undefined : findPackage(name, dirname(from));
}

/** The folders of all packages that these need at run time, as they lie in node_modules. */
function neededBy(folders) {
  const found = new Set();
  const queue = [...folders];
  for (const folder of queue) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = findPackage(name, realpathSync(folder));
      if (needed === undefined && name in dependencies) throw new Error(`${name} is not installed: run npm ci first`);
      if (needed === undefined || found.has(needed)) continue;
      found.add(needed);
      queue.push(needed);
    }
  }
  return [...found];
}

/** Whether a file is for running, and not for compilers and debuggers only. */
const isForRunning = (file) => !/\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(file);

/** Copies a workspace: its manifest, and what was built. */
function copyBuilt(from, to) {
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'package.json'), join(to, 'package.json'));
  cpSync(join(from, 'dist'), join(to, 'dist'), { recursive: true, filter: isForRunning });
}

if (!flags['no-build']) run('npm', ['run', '-s', 'build']);
const stage = mkdtempSync(join(tmpdir(), 'archipel-pack-'));
process.on('exit', () => rmSync(stage, { recursive: true, force: true }));
const folder = join(stage, 'package');

const programs = ['apps/cli', 'apps/server'];
for (const program of programs) copyBuilt(join(root, program), join(folder, program));
cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true });

const needed = neededBy(programs.map((program) => join(root, program)));
for (const from of needed) {
  const to = join(folder, relative(root, from));
  if (realpathSync(from) !== from) copyBuilt(realpathSync(from), to);
  else cpSync(from, to, { recursive: true, filter: (file) => file === from || (basename(file) !== 'node_modules' && isForRunning(file)) });
}

const { name, version, description, license, type, engines } = manifestOf(root);
const bundled = needed.filter((from) => !relative(join(root, 'node_modules'), from).includes('node_modules'));
const dependencies = Object.fromEntries(bundled.map((from) => [relative(join(root, 'node_modules'), from), manifestOf(from).version]));
const manifest = {
  name,
  version,
  description,
  license,
  type,
  engines,
  bin: { archipel: 'apps/cli/dist/main.js' },
  dependencies,
  bundleDependencies: Object.keys(dependencies),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) cpSync(join(root, file), join(folder, file));

const tarball = join(resolve(flags.to), `${name}-${version}.tgz`);
run('tar', ['-czf', tarball, '-C', stage, 'package']);
console.log(tarball);
