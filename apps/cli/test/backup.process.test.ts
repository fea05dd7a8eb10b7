import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { archipel, program } from './program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'archipel-backup-'));
const data = path.join(folder, 'data');
const file = path.join(folder, 'saved.db');
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function serve(): Promise<{ readonly address: string; readonly stop: () => Promise<unknown> }> {
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: data },
  });
  running.add(server);
  const exited = once(server, 'exit').then(() => running.delete(server));
  const { address } = JSON.parse(String(await new Promise((resolve) => server.stdout.once('data', resolve)))) as {
    readonly address: string;
  };
  return {
    address,
    stop: () => {
      server.kill('SIGTERM');
      return exited;
    },
  };
}

/** Somebody new; answers the cookie. */
async function arrive(address: string, name: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function nameOf(address: string, cookie: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/v1/me`, { headers: { cookie } });
  return answer.status === 200 ? ((await answer.json()) as { readonly name: string }).name : answer.status;
}

describe('archipel backup and restore', () => {
  it('bring back who was there when it was saved, under a running server, and nobody who came later', async () => {
    const first = await serve();
    const anne = await arrive(first.address, 'Anne');
    expect(await archipel('backup', file, '--data-dir', data)).toEqual({ code: 0, out: `Saved in ${file}\n`, err: '' });
    const ben = await arrive(first.address, 'Ben');
    const refused = await archipel('restore', file, '--data-dir', data, '--force');
    expect(refused).toEqual({ code: 1, out: '', err: `archipel: another server is using ${data}\n` });
    expect(await nameOf(first.address, ben)).toBe('Ben');
    await first.stop();

    expect(await archipel('restore', file, '--data-dir', data)).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
    expect(await archipel('restore', file, '--data-dir', data, '--force')).toEqual({ code: 0, out: `Restored into ${data}\n`, err: '' });

    const second = await serve();
    expect(await nameOf(second.address, anne)).toBe('Anne');
    expect(await nameOf(second.address, ben)).toBe(401);
    await second.stop();
  });

  it('say in one line what cannot be', async () => {
    expect(await archipel('backup', path.join(folder, 'new.db'), '--data-dir', path.join(folder, 'none'))).toMatchObject({
      code: 1,
      out: '',
    });
    expect(await archipel('restore', path.join(folder, 'none.db'), '--data-dir', data)).toMatchObject({ code: 1, out: '' });
    expect(await archipel('backup')).toMatchObject({ code: 2, out: '' });
  });
});
