import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** A server that was started for the purpose. */
export interface ServerProcess {
  readonly address: string;
  stop(): Promise<void>;
}

/** Limits that are far away: all clients come from one address. */
const LIMITS = ['RATE_PER_MINUTE', 'ADDRESS_RATE_PER_MINUTE', 'NEW_NAMES_PER_MINUTE', 'TABLES_PER_HOUR', 'SOCKETS_PER_ADDRESS'];

export async function startServer(place: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const env = {
    ...process.env,
    ...Object.fromEntries(LIMITS.map((name) => [name, '1000000'])),
    OPEN_TABLES_PER_IDENTITY: '10000',
    GAMES_PER_IDENTITY: '100000',
    ...place,
  };
  const child = spawn(process.execPath, [program, '--port', '0', '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const { address } = JSON.parse(line) as { readonly address: string };
    return {
      address,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('the server ended without a word');
}

/** Runs one of the server's own commands and answers what it printed. */
export async function serverSays(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part) => {
    said += String(part);
  });
  await once(child, 'close');
  return said.trim();
}
