import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// No app imports another: the server is known here as a program only.
const program = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export interface House {
  readonly address: string;
  /** Ends the server as a power cut does. What it keeps stays. */
  kill(): Promise<void>;
  /** Starts it again, at the same address and with what it had kept. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** The server program as `npm start` runs it, with its data in a folder of its own. */
export async function openHouse(): Promise<House> {
  const data = mkdtempSync(path.join(tmpdir(), 'archipel-whole-'));
  let running = await started(data, '0');
  const { address } = running;
  return {
    address,
    kill: () => running.end('SIGKILL'),
    async comeBack() {
      running = await started(data, new URL(address).port);
    },
    async close() {
      await running.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function started(data: string, port: string) {
  const server = spawn(process.execPath, [program, '--port', port, '--data-dir', data, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), ended.then(() => ['nothing'])]);
  const { address } = JSON.parse(String(line)) as { readonly address: string };
  return {
    address,
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      if (server.exitCode === null && server.signalCode === null) server.kill(signal);
      await ended;
    },
  };
}
