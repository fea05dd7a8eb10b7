import { Command } from 'commander';
import type { Finish } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';
import { locationFlags, runServer } from './serverProgram.ts';

export function backupCommand(finish: Finish): Command {
  return new Command('backup')
    .description(t('cliHelp.backup'))
    .argument('<to>', t('cliHelp.backupTo'))
    .option('--data-dir <folder>', t('cliHelp.serverDataDir'))
    .option('--config <file>', t('cliHelp.serverConfig'))
    .action(async (to: string, given: { readonly dataDir?: string; readonly config?: string }) => {
      finish(await runServer(['backup', to, ...locationFlags(given)]));
    });
}
