import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { findWebKit } from '../../../../tools/otherBrowsers.mjs';
import { type Driver, WINDOW } from './driver.ts';

const valueSchema = z.object({ value: z.unknown() });

/** WebKitGTK, which speaks WebDriver over HTTP through its driver, and draws on a screen that nobody sees. */
export async function openWebKit(): Promise<Driver> {
  const found = findWebKit();
  const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface({ input: screen.stdout }), 'line');
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    // Without NO_AT_BRIDGE it looks for a desktop's accessibility service.
    env: { ...process.env, DISPLAY: `:${String(display)}`, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8', LANGUAGE: 'en' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = Promise.all([once(driver, 'exit'), once(screen, 'exit')]);
  const complaints: string[] = [];
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (/^CONSOLE \w+ (ERROR|WARN)/.test(line)) complaints.push(line);
  });
  const send = async (method: 'GET' | 'POST' | 'DELETE', target: string, body?: unknown): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${target}`, { method, ...sent });
    const { value } = valueSchema.parse(await response.json());
    if (!response.ok) throw new Error(`${target}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilItAnswers(() => send('GET', '/status'));
  const options = { binary: found.browser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const session = await send('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  const base = `/session/${z.object({ sessionId: z.string() }).parse(session).sessionId}`;
  // A page takes what it takes: no test fails because the machine is slow.
  await send('POST', `${base}/timeouts`, { script: 300_000, pageLoad: 300_000 });
  await send('POST', `${base}/window/rect`, { x: 0, y: 0, ...WINDOW });
  return {
    complaints,
    open: async (url) => void (await send('POST', `${base}/url`, { url })),
    call: async (source, argument) => {
      const script = `const [argument, done] = arguments;
        (${source})(argument).then((text) => done({ text }), (error) => done({ error: String(error) }));`;
      const answer = await send('POST', `${base}/execute/async`, { script, args: [argument] });
      const result = z.object({ text: z.string() }).safeParse(answer);
      if (!result.success) throw new Error(JSON.stringify(answer));
      return result.data.text;
    },
    act: async (actions) => void (await send('POST', `${base}/actions`, { actions })),
    close: async () => {
      await send('DELETE', base);
      driver.kill();
      screen.kill();
      await ended;
    },
  };
}

/** The driver takes a port that it is given. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const answered = await ask().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
