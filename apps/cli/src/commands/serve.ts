import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { BadInput } from '../fault.ts';
import type { Finish } from '../program.ts';
import { runServer } from '../serverProgram.ts';

const root = new URL('../../../../', import.meta.url);
const pages = new URL('apps/web/dist/index.html', root);

export function serveCommand(finish: Finish): Command {
  return new Command('serve')
    .description('serve Archipel on one port; builds the pages first if there are none (npm start always builds them)')
    .option('--port <n>', 'the port (or PORT in the environment; 1800 if neither is given)')
    .option('--host <address>', 'the address to listen on (or HOST; 127.0.0.1 if neither is given)')
    .option('--json', 'print the address as a line of JSON')
    .action(async (given: { readonly port?: string; readonly host?: string; readonly json?: true }) => {
      buildPagesOnce();
      const port = given.port === undefined ? [] : ['--port', given.port];
      const host = given.host === undefined ? [] : ['--host', given.host];
      const flags = [...port, ...host, ...(given.json ? ['--json'] : [])];
      finish(await runServer(flags));
    });
}

/** After a fresh install there are no pages yet. */
function buildPagesOnce(): void {
  if (existsSync(pages)) return;
  process.stderr.write('Building the pages, once…\n');
  const built = spawnSync('npm', ['run', '-s', 'build', '--workspace=@archipel/web'], { cwd: fileURLToPath(root), encoding: 'utf8' });
  if (built.status !== 0) throw new BadInput(`the pages could not be built: ${built.stderr || built.error}`);
}
