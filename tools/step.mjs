// Runs a step of tools/test.mjs: one line when it has ended, and what it printed only if it failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';

/**
 * A step that cannot be taken on every machine has an `either`: what it runs with, and what finds that or says why it is not there.
 * Where programs and browsers wait for each other, files that failed are run `again`, alone, before they count.
 * @typedef {{ name: string, run: readonly string[], quick?: boolean, suite?: boolean, browser?: boolean, again?: boolean, either?: readonly (readonly [string, () => unknown])[] }} Step
 */

const reports = mkdtempSync(join(tmpdir(), 'archipel-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** So many files may be run a second time: more than that is no matter of a machine that was busy. */
const FILES_AGAIN = 3;

/** Runs a command to its end; what it prints is kept for the case that it fails. */
function execute([command = '', ...args], env = {}) {
  return new Promise((resolve) => {
    const path = `${join(process.cwd(), 'node_modules', '.bin')}:${process.env.PATH}`;
    const child = spawn(command, args, { env: { ...process.env, PATH: path, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }));
  });
}

/** What a vitest run counted, and the files in which something failed. A run that ended without a report, or found no test, is one failure. */
function counted(file, ok) {
  try {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = numTotalTests === 0 ? 1 : numTotalTests - numPassedTests;
    const files = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
    return { passed: numPassedTests, failed: !ok && numFailedTests === 0 ? Math.max(1, failed) : failed, files };
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
}

/** Which of the files of a step can be run here; what cannot is named. */
function runnable(step) {
  return step.either.flatMap(([name, find]) => {
    try {
      find();
      return [name];
    } catch (error) {
      console.log(`– ${step.name}: ${name} left out (${error.message})`);
      return [];
    }
  });
}

/**
 * Answers what a step has counted.
 * @param {Step} step
 * @param {Readonly<Record<string, string>>} patience how long random tests go on
 * @returns {Promise<{ readonly passed: number, readonly failed: number }>}
 */
export async function runStep(step, patience) {
  const since = performance.now();
  const files = step.either === undefined ? [] : runnable(step);
  if (step.either !== undefined && files.length === 0) return { passed: 0, failed: 0 };
  const report = join(reports, `${step.name}.json`);
  const env = step.browser ? { CHROMIUM_PATH: await findChromium() } : patience;
  const extra = step.suite ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const result = await execute([...step.run, ...files, ...extra], env);
  const count = step.suite ? counted(report, result.ok) : { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1, files: [] };
  tell(step, since, count, result.output);
  if (!step.again || count.failed === 0 || count.files.length === 0 || count.files.length > FILES_AGAIN) return count;
  // What failed beside others is run once more with both cores to itself. That it failed first stays in the output, whatever comes of it.
  const sinceAgain = performance.now();
  rmSync(report);
  const { ok, output } = await execute([...step.run, ...count.files, '--no-file-parallelism', ...extra], env);
  const again = counted(report, ok);
  tell({ ...step, name: `${step.name}, once more: ${count.failed} failed before` }, sinceAgain, again, output);
  return again.failed > 0 ? count : { passed: count.passed + count.failed, failed: 0 };
}

function tell(step, since, { passed, failed }, output) {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const tests = step.suite ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s${tests})`);
  if (failed > 0) console.log(output.trimEnd());
}
