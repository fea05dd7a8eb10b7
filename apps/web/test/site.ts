import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Site {
  readonly address: string;
  /** Stops the server as a person would who means it well, or kills it. */
  readonly stop: (how?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it anew, at the same address, with all that it has kept. */
  readonly startAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves the built pages, or others, and the API by the server program, as `npm start` does, with an empty store of its own. */
export async function served(pages?: string): Promise<Site> {
  const data = mkdtempSync(path.join(tmpdir(), 'archipel-site-'));
  let server = await started(data, 0, pages);
  const { address } = server;
  const startAgain = async () => {
    server = await started(data, Number(new URL(address).port), pages);
  };
  const close = async () => {
    await server.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  return { address, stop: (how = 'SIGTERM') => server.stop(how), startAgain, close };
}

async function started(data: string, port: number, pages?: string) {
  const others = pages === undefined ? [] : ['--pages', pages];
  // No app imports another: the server is known here as a program only.
  const program = spawn(process.execPath, [file('../../server/dist/main.js'), '--port', String(port), '--data-dir', data, ...others], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: program.stdout }), 'line'), ended.then(() => [''])]);
  const address = /http:\S+/.exec(String(line))?.[0];
  if (address === undefined) throw new Error(`the server said: ${String(line)}`);
  const stop = async (how: 'SIGTERM' | 'SIGKILL') => {
    program.kill(how);
    await ended;
  };
  return { address, stop };
}

export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS, ...flags] });
}

interface Look {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: string;
  readonly touch?: boolean;
}

/** A page in a fresh profile, and everything that it complains about or asks of another host. */
export async function visit(
  browser: Browser,
  address: string,
  { width = 1280, scheme = 'light', language = 'en', touch = false }: Look = {},
) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    locale: language,
    hasTouch: touch,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  // Nobody waits for the moves of others to be shown, or is advised as a beginner, unless a test is about that.
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('archipel.preferences') === null)
        localStorage.setItem('archipel.preferences', '{"pace":"at-once","advice":false}');
    } catch {
      // A page without an address has no storage.
    }
  });
  const page = await context.newPage();
  // No test fails because the machine is slow.
  page.setDefaultTimeout(100_000);
  const complaints: string[] = [];
  const { origin } = new URL(address);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin) complaints.push(`elsewhere: ${request.url()}`);
  });
  await page.goto(address);
  await page.locator('main').waitFor();
  return { page, complaints, close: () => context.close() };
}

/** What stands in the way of people who do not see or do not point, as axe finds it (WCAG 2.2 AA and good practice). */
export async function barriers(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Whether anything reaches beyond the right edge of the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
