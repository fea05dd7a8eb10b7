import { Command } from 'commander';
import type { Finish } from '../program.ts';
import { placeFlags, runServer } from '../serverProgram.ts';

export function restoreCommand(finish: Finish): Command {
  return new Command('restore')
    .description('put what `archipel backup` saved into the data folder of a server that is not running')
    .argument('<file>', 'the file that was saved')
    .option('--data-dir <folder>', 'where the server keeps everything (or DATA_DIR, or dataDir in the file of settings)')
    .option('--config <file>', 'the file of settings of the server (or CONFIG; archipel.json here if there is one)')
    .option('--force', 'replace what is there')
    .action(async (file: string, given: { readonly dataDir?: string; readonly config?: string; readonly force?: true }) => {
      finish(await runServer(['restore', file, ...placeFlags(given), ...(given.force ? ['--force'] : [])]));
    });
}
