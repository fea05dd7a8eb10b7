import { Command } from 'commander';
import type { Finish } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';
import { runServer } from './serverProgram.ts';

export function moveStorageCommand(finish: Finish): Command {
  return new Command('move-storage')
    .description(t('cliHelp.move-storage'))
    .argument('<from>', t('cliHelp.moveFrom'))
    .argument('<to>', t('cliHelp.moveTo'))
    .action(async (from: string, to: string) => {
      finish(await runServer(['move-storage', from, to]));
    });
}
