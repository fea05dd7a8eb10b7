import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const data = mkdtempSync(join(tmpdir(), 'archipel-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe('archipel serve', () => {
  it('tells its address as JSON, and does not end well if its server is killed', async () => {
    const cli = spawn(process.execPath, [program, 'serve', '--port', '0', '--data-dir', join(data, 'one'), '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LOG_LEVEL: 'info' },
    });
    const exited = new Promise((resolve) => cli.on('exit', resolve));
    // The server names its process in every line of its log.
    const log = new Promise<string>((resolve) => cli.stderr.once('data', (chunk) => resolve(String(chunk).split('\n')[0] ?? '')));
    const line = String(await new Promise((resolve) => cli.stdout.once('data', resolve)));
    expect(JSON.parse(line)).toEqual({ address: expect.stringMatching(/^http:\/\/localhost:\d+$/) });
    const { pid } = JSON.parse(await log) as { readonly pid: number };
    process.kill(pid, 'SIGKILL');
    expect(await exited).toBe(1);
  });

  it('serves until it is told to stop', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, [program, 'serve', '--port', `${port}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATA_DIR: join(data, 'two') },
    });
    const exited = new Promise((resolve) => server.on('exit', resolve));
    try {
      await new Promise((resolve) => server.stdout.once('data', resolve));
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(answer.status).toBe(200);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await exited).toBe(0);
  });
});
