import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtPages } from './pages.ts';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** The built program on a free port, with its data in a folder of its own, and patient with the haste of tests. */
export async function running(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const pages = builtPages();
  const data = mkdtempSync(path.join(tmpdir(), 'archipel-data-'));
  const patience = Object.fromEntries(
    ['RATE_PER_MINUTE', 'ADDRESS_RATE_PER_MINUTE', 'NEW_NAMES_PER_MINUTE', 'SIGN_INS_PER_MINUTE', 'TABLES_PER_HOUR'].map((name) => [
      name,
      '1000000',
    ]),
  );
  const child = spawn(process.execPath, [program, '--port', '0', '--json'], {
    env: { PATH: process.env['PATH'], PAGES: pages.folder, DATA_DIR: data, ...patience, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const line = (async () => {
    for await (const first of createInterface(child.stdout)) return first;
    throw new Error('the server ended without a word');
  })();
  const { address } = JSON.parse(await line) as { readonly address: string };
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      pages.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
