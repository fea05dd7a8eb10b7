import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'archipel-dev-test-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** What the program has printed once it has said how to stop it, or all of it if it ends before. */
async function introduction(output: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    if (text.includes('Ctrl-C')) break;
  }
  return text;
}

/** The status with which a request for a WebSocket is answered. */
async function upgradeStatus(address: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const request = get(address, {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  });
  const [answer] = await Promise.race([once(request, 'upgrade'), once(request, 'response')]);
  request.destroy();
  return answer.statusCode;
}

describe('npm run dev', () => {
  it('serves the pages from their sources and the API behind them, and stops both', async () => {
    const dev = spawn(process.execPath, ['tools/dev.mjs', '--port', '0', '--data-dir', data], { cwd: root });
    const exited = once(dev, 'exit');
    let errors = '';
    dev.stderr.on('data', (chunk) => {
      errors += String(chunk);
    });
    try {
      const said = await introduction(dev.stdout.iterator({ destroyOnReturn: false }));
      const [pages = '', server = ''] = [...said.matchAll(/http:\/\/[\w.]+:\d+/g)].map(([address]) => address);
      expect(errors).toBe('');

      const page = await fetch(`${pages}/play/x`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('src="/@vite/client"');
      const script = await fetch(`${pages}/src/main.tsx`);
      expect(await script.text()).toContain('createRoot');

      expect(await (await fetch(`${pages}/api/v1/games`)).json()).toEqual(await (await fetch(`${server}/api/v1/games`)).json());
      // As a browser sends it: the server must take the pages for its own.
      const origin = { origin: pages, 'content-type': 'application/json' };
      const me = await fetch(`${pages}/api/v1/me`, { method: 'POST', headers: origin, body: '{"name":"Ada"}' });
      expect(me.status).toBe(201);
      const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect(await upgradeStatus(`${pages}/api/v1/socket`, { origin: pages, cookie })).toBe(101);

      dev.kill('SIGINT');
      expect(await exited).toEqual([0, null]);
      await expect(fetch(pages)).rejects.toThrow();
      await expect(fetch(server)).rejects.toThrow();
    } finally {
      dev.kill('SIGTERM');
    }
  });
});
