import { Command } from 'commander';
import type { Finish } from '../program.ts';
import { placeFlags, runServer } from '../serverProgram.ts';

export function backupCommand(finish: Finish): Command {
  return new Command('backup')
    .description('save all that a server keeps (people, tables, games, keys) in one file, while it goes on serving')
    .argument('<to>', 'a new file, or a folder in which to make one')
    .option('--data-dir <folder>', 'where the server keeps everything (or DATA_DIR, or dataDir in the file of settings)')
    .option('--config <file>', 'the file of settings of the server (or CONFIG; archipel.json here if there is one)')
    .action(async (to: string, given: { readonly dataDir?: string; readonly config?: string }) => {
      finish(await runServer(['backup', to, ...placeFlags(given)]));
    });
}
