import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { BadInput } from '../fault.ts';
import type { Finish } from '../program.ts';
import { placeFlags, runServer } from '../serverProgram.ts';

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
    .description('serve Archipel on one port; builds the pages first if there are none (npm start always builds them)')
    .option('--port <n>', 'the port (or PORT in the environment; 1800 if neither is given)')
    .option('--host <address>', 'the address to listen on (or HOST; 127.0.0.1 if neither is given)')
    .option('--data-dir <folder>', "where everything is kept (or DATA_DIR; `data` in Archipel's folder if neither is given)")
    .option('--config <file>', 'a file of settings (or CONFIG); docs/hosting.md lists them all')
    .option('--json', 'print the address as a line of JSON')
    .action(async (given: ServeOptions) => {
      buildPagesOnce();
      const flag = (name: string, value: string | undefined) => (value === undefined ? [] : [`--${name}`, value]);
      const flags = [...flag('port', given.port), ...flag('host', given.host), ...placeFlags(given)];
      finish(await runServer([...flags, ...(given.json ? ['--json'] : [])]));
    });
}

/** After a fresh install there are no pages yet. */
function buildPagesOnce(): void {
  if (existsSync(pages)) return;
  process.stderr.write('Building the pages, once…\n');
  const built = spawnSync('npm', ['run', '-s', 'build', '--workspace=@archipel/web'], { cwd: fileURLToPath(root), encoding: 'utf8' });
  if (built.status !== 0) throw new BadInput(`the pages could not be built: ${built.stderr || built.error}`);
}
