// npm leaves a platform's binary out of the lock when the registry lacks it, and `npm ci` then fails on that platform: every optional
// package that a locked one names must be locked too. And the lock names no download address.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
const faults = [];
for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!locked.has(name)) faults.push(`${path || 'the root'} wants ${name}, which is not in the lock`);
  }
  if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${path} carries a download address`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
