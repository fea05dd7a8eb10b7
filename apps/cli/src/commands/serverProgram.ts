import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EXIT, type Exit, printError } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';

// No app imports another: the server is known here as a program only.
const program = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** Runs the server's program to its end, and passes signals to stop on to it. */
export async function runServer(args: readonly string[]): Promise<Exit> {
  const server = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  // On Ctrl-C the terminal tells the server too: a second SIGINT from us would end it before it has closed its connections.
  const stop = () => server.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const ended = await new Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve({ code, signal }));
  });
  if (ended.signal) printError(t('cli.serverEnded', { signal: ended.signal }));
  return ended.code === 0 ? EXIT.fine : ended.code === 2 ? EXIT.badInput : EXIT.differs;
}

/** The flags by which the server finds its data. */
export function locationFlags({ dataDir, config }: { readonly dataDir?: string; readonly config?: string }): readonly string[] {
  return [...(dataDir === undefined ? [] : ['--data-dir', dataDir]), ...(config === undefined ? [] : ['--config', config])];
}
