import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, runScenario, scenarioSchema } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { parseAllDocuments } from 'yaml';
import { BadInput, EXIT } from '../fault.ts';
import { gameNamed, readText } from '../input.ts';
import { say, sayJson } from '../print.ts';
import type { Finish } from '../program.ts';
import { progress } from '../progress.ts';

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
    .action((paths: readonly string[], given: { readonly json?: true }) => {
      const files = paths.flatMap(scenarioFiles);
      const bar = progress('scenarios', files.length);
      const checked = files.flatMap((file, index) => {
        bar.update(index);
        return checkFile(file);
      });
      bar.end();
      const differing = checked.filter((each) => each.findings.length > 0);
      if (given.json)
        sayJson({ scenarios: checked.length, passed: checked.length - differing.length, failed: differing.length, differing });
      else report(checked, differing, files.length);
      finish(differing.length === 0 ? EXIT.fine : EXIT.differs);
    });
}

function scenarioFiles(path: string): readonly string[] {
  const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!folder) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  if (inside.length === 0) throw new BadInput(`there is no scenario file (.yaml) in ${path}`);
  return inside.toSorted().map((name) => join(path, name));
}

function checkFile(file: string): readonly Checked[] {
  const documents = parseAllDocuments(readText(file));
  if (documents.length === 0) throw new BadInput(`${file} has no scenario in it`);
  return documents.map((document, index) => {
    const [error] = document.errors;
    if (error) throw new BadInput(`${file} is not YAML: ${error.message}`);
    const parsed = scenarioSchema.safeParse(document.toJS());
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new BadInput(`${file}, scenario ${index + 1}: ${issue?.path.join('.') || 'the scenario'}: ${issue?.message}`);
    }
    const { scenario, rules, game } = parsed.data;
    const findings = runScenario(gameNamed(game), parsed.data);
    return { file, scenario, rules: typeof rules === 'string' ? [rules] : rules, findings };
  });
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
  say(
    `${differing.length === 0 ? pc.green('✓') : pc.red('✗')} ${passed} of ${checked.length} scenarios in ${files} ${files === 1 ? 'file' : 'files'} come out as written`,
  );
}
