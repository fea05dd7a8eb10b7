import { install, onPath } from './programs.mjs';

/**
 * The path of a Python 3 for the example bot: one that is installed, else one that apt installs now if it may.
 * @returns {string}
 */
export function findPython() {
  const found = onPath(['python3']);
  if (found) return found;
  install(['python3'], 'install Python 3');
  const fresh = onPath(['python3']);
  if (fresh) return fresh;
  throw new Error('apt-get installed python3, but no such program is on the PATH');
}
