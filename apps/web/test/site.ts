import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Site {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves pages by the server program, as `npm start` does: the built ones, or those in another folder. */
export async function served(pages?: string): Promise<Site> {
  // No app imports another: the server is known here as a program only.
  const server = spawn(process.execPath, [file('../../server/dist/main.js'), '--port', '0'], {
    env: { ...process.env, ...(pages === undefined ? {} : { PAGES: pages }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), ended.then(() => [''])]);
  const address = /http:\S+/.exec(String(line))?.[0];
  if (address === undefined) throw new Error(`the server said: ${String(line)}`);
  const close = async () => {
    server.kill();
    await ended;
  };
  return { address, close };
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
}

interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly touch?: boolean;
}

/** A page in a fresh profile, and everything that it complains about or asks of another host. */
export async function visit(browser: Browser, address: string, { width, scheme, touch = false }: Look = { width: 1280, scheme: 'light' }) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: touch,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== address) complaints.push(`elsewhere: ${request.url()}`);
  });
  await page.goto(address);
  await page.locator('main').waitFor();
  return { page, complaints, close: () => context.close() };
}
