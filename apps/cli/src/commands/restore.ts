import { Command } from 'commander';
import type { Finish } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';
import { locationFlags, runServer } from './serverProgram.ts';

export function restoreCommand(finish: Finish): Command {
  return new Command('restore')
    .description(t('cliHelp.restore'))
    .argument('<file>', t('cliHelp.restoreFile'))
    .option('--data-dir <folder>', t('cliHelp.serverDataDir'))
    .option('--config <file>', t('cliHelp.serverConfig'))
    .option('--force', t('cliHelp.force'))
    .action(async (file: string, given: { readonly dataDir?: string; readonly config?: string; readonly force?: true }) => {
      finish(await runServer(['restore', file, ...locationFlags(given), ...(given.force ? ['--force'] : [])]));
    });
}
