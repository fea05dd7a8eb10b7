import { join } from 'node:path';
import { type Finding, issuesOf, runScenario, scenarioSchema } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { parseAllDocuments } from 'yaml';
import { gameNamed } from '../input/arguments.ts';
import { filesBelow, isFolder, readText } from '../input/files.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';

interface Checked {
  readonly file: string;
  readonly scenario: string;
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
}

export function checkCommand(finish: Finish): Command {
  return new Command('check')
    .description(t('cliHelp.check'))
    .argument('<files...>', t('cliHelp.scenarioFiles'))
    .option('--json', t('cliHelp.json'))
    .action(async (paths: readonly string[], given: { readonly json?: true }) => {
      const files = paths.flatMap(scenarioFiles);
      const checked = await withProgress(t('cli.scenarioFiles'), files.length, async (bar) => {
        const soFar: Checked[] = [];
        for (const [index, file] of files.entries()) {
          await bar.update(index);
          soFar.push(...checkFile(file));
        }
        return soFar;
      });
      const differing = checked.filter((each) => each.findings.length > 0);
      if (given.json)
        printJson({ scenarios: checked.length, passed: checked.length - differing.length, failed: differing.length, differing });
      else report(checked, differing, files.length);
      finish(differing.length === 0 ? EXIT.fine : EXIT.differs);
    });
}

function scenarioFiles(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  const inside = filesBelow(path).filter((name) => /\.ya?ml$/.test(name));
  if (inside.length === 0) throw new BadInput(t('cli.noScenarioFile', { path }));
  return inside.toSorted().map((name) => join(path, name));
}

function checkFile(file: string): readonly Checked[] {
  const documents = valuesIn(file);
  if (documents.length === 0) throw new BadInput(t('cli.noScenario', { path: file }));
  return documents.map((document, index) => {
    const parsed = scenarioSchema.safeParse(document);
    if (!parsed.success)
      throw new BadInput(t('cli.wrongScenario', { path: file, number: index + 1, issues: issuesOf(parsed.error).join('; ') }));
    const { scenario, rules, game } = parsed.data;
    const findings = runScenario(gameNamed(game), parsed.data);
    return { file, scenario, rules: typeof rules === 'string' ? [rules] : rules, findings };
  });
}

/** The YAML documents of a file as plain data. An alias that leads nowhere, back to itself or to too much is found only as they are made. */
function valuesIn(file: string): readonly unknown[] {
  const text = readText(file);
  try {
    return parseAllDocuments(text, { logLevel: 'error' }).map((document) => {
      const [error] = document.errors;
      if (error) throw error;
      return JSON.parse(JSON.stringify(document.toJS() ?? null));
    });
  } catch (error) {
    throw new BadInput(t('cli.wrongYaml', { path: file, reason: error instanceof Error ? error.message : String(error) }));
  }
}

function report(checked: readonly Checked[], differing: readonly Checked[], files: number): void {
  for (const { file, scenario, rules, findings } of differing) {
    printLine(`${pc.red('✗')} ${scenario} ${pc.dim(`(${rules.join(', ')}; ${file})`)}`);
    for (const { at, path, expected, found } of findings) {
      printLine(`    ${at}: ${path}`);
      printLine(`      ${t('cli.expected', { value: JSON.stringify(expected) })}`);
      printLine(`      ${t('cli.found', { value: JSON.stringify(found) ?? t('cli.nothing') })}`);
    }
  }
  const passed = checked.length - differing.length;
  const mark = differing.length === 0 ? pc.green('✓') : pc.red('✗');
  printLine(`${mark} ${t('cli.scenarios', { passed, count: checked.length, files })}`);
}
