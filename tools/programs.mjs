// Programs of the machine that tests need: found on the PATH, or installed with apt where that may be done.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of these names that is a program, wherever on the PATH.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs);
}

/**
 * Whether this file is a program that can be run.
 * @param {string} file
 */
export function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Installs packages, or throws an error whose message says in one line what to do instead.
 * @param {readonly string[]} packages
 * @param {string} otherwise
 */
export function install(packages, otherwise) {
  const name = packages.join(' and ');
  const apt = process.getuid?.() === 0 ? onPath(['apt-get']) : undefined;
  if (apt === undefined) throw new Error(`no ${name} found: ${otherwise}`);
  console.log(`No ${name} found: installing it with apt-get.`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr, error } = spawnSync(apt, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 2 ** 20,
    });
    const why = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed (${why}): ${otherwise}`);
  }
}
