// npm leaves a platform's binary out of the lock when the registry lacks it, and `npm ci` then fails on that platform: every optional
// package that a locked one names must be locked too. And no lock names a download address.
import { readFileSync } from 'node:fs';

/** The product's own, and those of what is installed apart from it. */
const LOCKS = ['package-lock.json', 'bench/package-lock.json', 'bench/server/package-lock.json', 'tools/mutation/package-lock.json'];

function faultsOf(lock) {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const locked = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !locked.has(name))
      .map((name) => `${lock}: ${path || 'the root'} wants ${name}, which is not in the lock`),
    ...(/^https?:/.test(entry.resolved ?? '') ? [`${lock}: ${path} carries a download address`] : []),
  ]);
}

const faults = LOCKS.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
