import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { BadInput, EXIT } from '../fault.ts';
import type { Finish } from '../program.ts';

const root = new URL('../../../../', import.meta.url);
// No app imports another: the server is known here as a program only.
const program = fileURLToPath(new URL('apps/server/dist/main.js', root));
const pages = new URL('apps/web/dist/index.html', root);

export function serveCommand(finish: Finish): Command {
  return new Command('serve')
    .description('serve Archipel on one port (the same as npm start)')
    .option('--port <n>', 'the port (or PORT in the environment; 1800 if neither is given)')
    .option('--host <address>', 'the address to listen on (or HOST; 127.0.0.1 if neither is given)')
    .option('--json', 'print the log as JSON lines')
    .action(async (given: { readonly port?: string; readonly host?: string; readonly json?: true }) => {
      buildPagesOnce();
      const flags = [...(given.port ? ['--port', given.port] : []), ...(given.host ? ['--host', given.host] : [])];
      const env = given.json ? { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' } : process.env;
      const code = await runToEnd(spawn(process.execPath, [program, ...flags], { stdio: 'inherit', env }));
      finish(code === 0 ? EXIT.fine : code === 2 ? EXIT.badInput : EXIT.differs);
    });
}

/** After a fresh install there are no pages yet. */
function buildPagesOnce(): void {
  if (existsSync(pages)) return;
  process.stderr.write('Building the pages, once…\n');
  const built = spawnSync('npm', ['run', '-s', 'build', '--workspace=@archipel/web'], { cwd: fileURLToPath(root), encoding: 'utf8' });
  if (built.status !== 0) throw new BadInput(`the pages could not be built: ${built.stderr || built.error}`);
}

function runToEnd(server: ReturnType<typeof spawn>): Promise<number> {
  const forward = (signal: NodeJS.Signals) => server.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => resolve(code ?? 0));
  });
}
