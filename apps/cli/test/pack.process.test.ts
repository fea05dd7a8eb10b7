import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const execute = promisify(execFile);
const tool = fileURLToPath(new URL('../../../tools/pack.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'archipel-pack-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run pack', () => {
  it('makes a package that runs in an empty folder, installed without a network and without a build', async () => {
    const { stdout } = await execute(process.execPath, [tool, '--no-build', '--to', folder]);
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()], { cwd: empty });
    const archipel = join(empty, 'node_modules', '.bin', 'archipel');

    const inside = readdirSync(join(empty, 'node_modules', 'archipel', 'node_modules'));
    expect(inside).toContain('fastify');
    expect(inside.filter((name) => ['vite', 'vitest', 'typescript', 'react', 'playwright-core'].includes(name))).toEqual([]);

    // Bots of all packages play, in threads of their own.
    const { stdout: duel } = await execute(
      archipel,
      ['duel', '--game', 'anno1503', '--a', 'easy', '--b', 'random', '--games', '2', '--json'],
      { cwd: empty },
    );
    expect(JSON.parse(duel)).toMatchObject({ games: 2 });

    const server = spawn(archipel, ['serve', '--port', '0', '--json'], { cwd: empty, stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(server, 'exit');
    try {
      const [line] = await Promise.race([once(server.stdout, 'data'), exited]);
      const { address } = JSON.parse(String(line)) as { readonly address: string };
      // Ready within five seconds: of processor time, which does not depend on what else the machine does.
      const { stdout: spent } = await execute('ps', ['-o', 'time=', '-p', String(server.pid)]);
      const seconds = (spent.trim().split('.')[0] ?? '').split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
      expect(seconds).toBeLessThan(5);
      const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
      const script = page.match(/src="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
      expect((await fetch(`${address}${script}`)).status).toBe(200);
      expect(await (await fetch(`${address}/api/v1/games`)).json()).toHaveLength(2);
      expect(existsSync(join(empty, 'data'))).toBe(true);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await exited).toEqual([0, null]);
  }, 600_000);
});
