import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { Finish } from '../terminal/exit.ts';
import { BadInput } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';
import { locationFlags, runServer } from './serverProgram.ts';

const root = new URL('../../../../', import.meta.url);
const pages = new URL('apps/web/dist/index.html', root);

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly dataDir?: string;
  readonly config?: string;
  readonly json?: true;
}

export function serveCommand(finish: Finish): Command {
  return new Command('serve')
    .description(t('cliHelp.serve'))
    .option('--port <n>', t('cliHelp.port'))
    .option('--host <address>', t('cliHelp.host'))
    .option('--data-dir <folder>', t('cliHelp.dataDir'))
    .option('--config <file>', t('cliHelp.config'))
    .option('--json', t('cliHelp.jsonAddress'))
    .action(async (given: ServeOptions) => {
      buildPagesOnce();
      const flag = (name: string, value: string | undefined) => (value === undefined ? [] : [`--${name}`, value]);
      const flags = [...flag('port', given.port), ...flag('host', given.host), ...locationFlags(given)];
      finish(await runServer([...flags, ...(given.json ? ['--json'] : [])]));
    });
}

/** After a fresh install there are no pages yet. */
function buildPagesOnce(): void {
  if (existsSync(pages)) return;
  process.stderr.write(`${t('cli.buildingPages')}\n`);
  const built = spawnSync('npm', ['run', '-s', 'build', '--workspace=@archipel/web'], { cwd: fileURLToPath(root), encoding: 'utf8' });
  if (built.status !== 0) throw new BadInput(t('cli.buildFailed', { reason: built.stderr || String(built.error) }));
}
