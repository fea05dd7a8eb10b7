// `npm run bench`: builds the project, installs the peers if they are missing, and measures. Only the result goes to standard output.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Runs a step, with its output on standard error. If it fails, so does all. */
function step(args, cwd) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether each dependency is installed in its exact version. */
function installed() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(here, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
}

function install() {
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    console.error('the peers are not installed: use `npm run bench`');
    process.exit(2);
  }
  // A part of chessops asks for a newer Node than it needs, and the root's settings would refuse it.
  step([npm, 'ci', '--engine-strict=false', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], here);
}

step([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], root);
if (!installed()) install();
const program = join(root, 'apps', 'cli', 'dist', 'main.js');
const peers = join(here, 'dist', 'peers.js');
const { status } = spawnSync(process.execPath, [program, 'bench', '--peers', peers, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
