// Everything that must hold; each step says what it did in one line, and more only if it failed.
// `--quick` leaves out what needs a build of the pages, a running program or a browser: the inner loop.
import { findFirefox, findWebKit } from './otherBrowsers.mjs';
import { findPostgres } from './postgres.mjs';
import { runStep } from './step.mjs';

const quick = process.argv.includes('--quick');

/**
 * One step after another, with the machine to itself: a test that waits for a thread or a program may wait too long beside a compiler.
 * @type {readonly import('./step.mjs').Step[]}
 */
const steps = [
  { name: 'types', run: ['tsc', '-b'], quick: true },
  { name: 'types of tests', run: ['tsc', '-p', 'tsconfig.test.json'], quick: true },
  { name: 'format and lint', run: ['npm', 'run', '-s', 'lint'], quick: true },
  { name: 'imports', run: ['node', 'tools/check-imports.mjs'], quick: true },
  { name: 'pictures of dependencies', run: ['node', 'tools/dependencies.mjs', '--check'], quick: true },
  { name: 'lock file is whole', run: ['node', 'tools/check-lock.mjs'], quick: true },
  { name: 'nothing unused', run: ['knip'], quick: true },
  { name: 'unit and property tests', run: ['vitest', 'run', '--project', 'unit'], quick: true, suite: true, again: true },
  { name: 'pages build', run: ['npm', 'run', '-s', 'build', '--workspace=@archipel/web'] },
  { name: 'programs', run: ['vitest', 'run', '--project', 'process'], suite: true, again: true },
  { name: 'databases', run: ['vitest', 'run', '--project', 'postgres'], suite: true, again: true, either: [['postgres', findPostgres]] },
  { name: 'browser', run: ['vitest', 'run', '--project', 'browser'], suite: true, browser: true, again: true },
  {
    name: 'other browsers',
    run: ['vitest', 'run', '--project', 'other browsers'],
    suite: true,
    again: true,
    either: [
      ['firefox', findFirefox],
      ['webkit', findWebKit],
    ],
  },
];

/** The inner loop plays fewer random games. */
const patience = quick ? { ARCHIPEL_LONG: process.env.ARCHIPEL_LONG ?? '0.1' } : {};

const total = { passed: 0, failed: 0 };

for (const step of steps.filter((each) => !quick || each.quick)) {
  const { passed, failed } = await runStep(step, patience).catch((error) => {
    console.log(`✗ ${step.name}: ${error.message}`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
