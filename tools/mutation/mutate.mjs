// Mutation testing of one package: changes its sources in a thousand small ways and sees whether a test notices.
// Usage: mutate.mjs PACKAGE [FOLDER-OR-FILE …], paths below the package's src. Prints a table by file and a closing line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const [name, ...parts] = process.argv.slice(2);
if (!name || !existsSync(join(root, 'packages', name))) {
  console.error('usage: mutate.mjs PACKAGE [FOLDER-OR-FILE …], for example: mutate.mjs anno1800 moves payability rules/scoring.ts');
  process.exit(2);
}

const source = `packages/${name}/src`;
const patterns =
  parts.length === 0
    ? [`${source}/**/*.ts`]
    : parts.map((part) => (part.endsWith('.ts') ? `${source}/${part}` : `${source}/${part}/**/*.ts`));
const report = `reports/mutation-${name}.json`;
const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...patterns, `!${source}/data/**`, `!${source}/index.ts`],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  ignorePatterns: ['docs', 'apps/*/src', 'apps/*/test', 'reports', '**/dist', 'tools/mutation/node_modules'],
  // TypeScript 7 has no programming interface for Stryker to read the project's settings by: it must not try.
  tsconfigFile: 'no-tsconfig.json',
  checkers: [],
  warnings: { unknownOptions: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  tempDirName: '.stryker-tmp',
};
mkdirSync(join(root, 'reports'), { recursive: true });
const config = join(root, 'reports', `stryker-${name}.json`);
writeFileSync(config, JSON.stringify(settings));
const stryker = join(here, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const run = spawnSync(process.execPath, [stryker, 'run', config], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATED: name, ARCHIPEL_LONG: '0.1' },
});
if (run.status !== 0) process.exit(run.status ?? 1);

const { files } = JSON.parse(readFileSync(join(root, report), 'utf8'));
const killed = (mutants) => mutants.filter((mutant) => ['Killed', 'Timeout'].includes(mutant.status)).length;
const counted = (mutants) => mutants.filter((mutant) => !['Ignored', 'CompileError', 'RuntimeError'].includes(mutant.status));
let [all, dead] = [0, 0];
for (const [file, { mutants }] of Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const real = counted(mutants);
  all += real.length;
  dead += killed(real);
  if (real.length > 0)
    console.log(
      `| ${file.replace(`${source}/`, '')} | ${real.length} | ${killed(real)} | ${((100 * killed(real)) / real.length).toFixed(1)} % |`,
    );
}
console.log(`| all | ${all} | ${dead} | ${((100 * dead) / all).toFixed(1)} % |`);
