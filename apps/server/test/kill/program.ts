import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The server's program, while it runs. */
export interface Running {
  readonly address: string;
  /** Before it could know what time it was. */
  readonly started: number;
  /** Ends it where it stands, as a power cut would. Answers when it was ended. */
  kill(): Promise<number>;
  /** Tells it to end, as whoever runs it does, and waits until it has. */
  stop(): Promise<void>;
}

/** `built` is the program of another build than this one. */
export async function run(folder: string, pages: string, env: Readonly<Record<string, string>> = {}, built = program): Promise<Running> {
  const started = Date.now();
  const child = spawn(process.execPath, [built, '--port', '0', '--json'], {
    // Everybody here is one person with one address, in a great hurry.
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PAGES: pages,
      THREADS: '1',
      RATE_PER_MINUTE: '1000000',
      ADDRESS_RATE_PER_MINUTE: '1000000',
      NEW_NAMES_PER_MINUTE: '1000000',
      OPEN_TABLES_PER_IDENTITY: '10000',
      TABLES_PER_HOUR: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk);
  });
  const exited = once(child, 'exit');
  const line = await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`the server ended: ${complaints}`))),
  ]);
  const { address } = JSON.parse(String(line[0])) as { readonly address: string };
  return {
    address,
    started,
    async kill() {
      child.kill('SIGKILL');
      await exited;
      if (complaints !== '') throw new Error(`the server complained: ${complaints}`);
      return Date.now();
    },
    async stop() {
      child.kill('SIGTERM');
      expect([...(await exited), complaints]).toEqual([0, null, '']);
    },
  };
}
