import { join } from 'node:path';
import { type Finding, issuesOf, runScenario, scenarioSchema } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { parseAllDocuments } from 'yaml';
import { BadInput, EXIT } from '../fault.ts';
import { filesBelow, isFolder, readText } from '../files.ts';
import { gameNamed } from '../input.ts';
import { counted, say, sayJson } from '../print.ts';
import type { Finish } from '../program.ts';
import { withProgress } from '../progress.ts';

interface Checked {
  readonly file: string;
  readonly scenario: string;
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
}

export function checkCommand(finish: Finish): Command {
  return new Command('check')
    .description('run scenario files and print what differs (the format: docs/scenarios.md)')
    .argument('<files...>', 'scenario files, or folders of them')
    .option('--json', 'print one JSON object')
    .action(async (paths: readonly string[], given: { readonly json?: true }) => {
      const files = paths.flatMap(scenarioFiles);
      const checked = await withProgress('scenario files', files.length, async (bar) => {
        const soFar: Checked[] = [];
        for (const [index, file] of files.entries()) {
          await bar.update(index);
          soFar.push(...checkFile(file));
        }
        return soFar;
      });
      const differing = checked.filter((each) => each.findings.length > 0);
      if (given.json)
        sayJson({ scenarios: checked.length, passed: checked.length - differing.length, failed: differing.length, differing });
      else report(checked, differing, files.length);
      finish(differing.length === 0 ? EXIT.fine : EXIT.differs);
    });
}

function scenarioFiles(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  const inside = filesBelow(path).filter((name) => /\.ya?ml$/.test(name));
  if (inside.length === 0) throw new BadInput(`there is no scenario file (.yaml) in ${path}`);
  return inside.toSorted().map((name) => join(path, name));
}

function checkFile(file: string): readonly Checked[] {
  const documents = valuesIn(file);
  if (documents.length === 0) throw new BadInput(`${file} has no scenario in it`);
  return documents.map((document, index) => {
    const parsed = scenarioSchema.safeParse(document);
    if (!parsed.success) throw new BadInput(`${file}, scenario ${index + 1}: ${issuesOf(parsed.error).join('; ')}`);
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
    throw new BadInput(`${file} is not YAML that can be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function report(checked: readonly Checked[], differing: readonly Checked[], files: number): void {
  for (const { file, scenario, rules, findings } of differing) {
    say(`${pc.red('✗')} ${scenario} ${pc.dim(`(${rules.join(', ')}; ${file})`)}`);
    for (const { at, path, expected, found } of findings) {
      say(`    ${at}: ${path}`);
      say(`      expected ${JSON.stringify(expected)}`);
      say(`      found    ${JSON.stringify(found) ?? 'nothing'}`);
    }
  }
  const passed = checked.length - differing.length;
  const mark = differing.length === 0 ? pc.green('✓') : pc.red('✗');
  const come = checked.length === 1 ? 'comes' : 'come';
  say(`${mark} ${passed} of ${counted(checked.length, 'scenario')} in ${counted(files, 'file')} ${come} out as written`);
}
