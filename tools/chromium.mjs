import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

/** What a browser in a test is told: no window system, no sandbox of its own (tests may run as root), nothing asked of the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, else one that is installed, else one that apt installs now if it may.
 * If there is none, the error's message says in one line what to install.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run`);
  }
  const found = installed();
  if (found) return found;
  const apt = process.getuid?.() === 0 ? onPath(['apt-get']) : undefined;
  if (apt === undefined) throw new Error('no Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH');
  console.log('No Chromium found: installing it with apt-get.');
  run(apt, 'update');
  run(apt, 'install', '-y', '--no-install-recommends', 'chromium');
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error('apt-get installed chromium, but no such program is on the PATH: set CHROMIUM_PATH');
}

/** @returns {string | undefined} */
function installed() {
  const folders = ['/Applications', path.join(homedir(), 'Applications')];
  const applications = folders.flatMap((folder) => MAC_APPLICATIONS.map((name) => path.join(folder, `${name}.app/Contents/MacOS/${name}`)));
  return onPath(NAMES) ?? (process.platform === 'darwin' ? applications.find(runs) : undefined);
}

/**
 * The first of these names that is a program, wherever on the PATH.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs);
}

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} apt
 * @param {readonly string[]} args
 */
function run(apt, ...args) {
  const { status, stderr, error } = spawnSync(apt, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 2 ** 20,
  });
  if (status === 0) return;
  const why = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  throw new Error(`apt-get ${args[0]} failed (${why}): install Chromium by hand, or set CHROMIUM_PATH`);
}
