import { Command } from 'commander';
import type { Finish } from '../program.ts';
import { runServer } from '../serverProgram.ts';

export function restoreCommand(finish: Finish): Command {
  return new Command('restore')
    .description('put what `archipel backup` saved into the data folder of a server that is not running')
    .argument('<file>', 'the file that was saved')
    .option('--data-dir <folder>', 'where the server keeps everything (or DATA_DIR, or dataDir in archipel.json)')
    .option('--force', 'replace what is there')
    .action(async (file: string, given: { readonly dataDir?: string; readonly force?: true }) => {
      const folder = given.dataDir === undefined ? [] : ['--data-dir', given.dataDir];
      finish(await runServer(['restore', file, ...folder, ...(given.force ? ['--force'] : [])]));
    });
}
