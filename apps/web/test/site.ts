import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
import { ground, openPage } from './profiles.ts';

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
export async function served(pages?: string, port = 0): Promise<Site> {
  const data = mkdtempSync(path.join(tmpdir(), 'archipel-site-'));
  let server = await started(data, port, pages);
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

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: string;
  readonly touch?: boolean;
  /** In a profile for this test alone, with a service worker. */
  readonly own?: boolean;
}

/** What is said of a page without a service worker; and where a page begins, no icon is named, so that the browser looks for one. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page of an empty device that shows nothing yet, and everything that it complains about or asks of another host. */
export async function arrive(
  browser: Browser,
  address: string,
  { width = 1280, height = 800, scheme = 'light', language = 'en', touch = false, own = false }: Look = {},
) {
  const { origin } = new URL(address);
  const { page, close } = await openPage(browser, { origin, language, touch, own });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfTests = message.text() === BLOCKED || message.location().url === `${origin}/favicon.ico`;
    if (!isOfTests && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin) complaints.push(`elsewhere: ${request.url()}`);
  });
  if (page.url() !== ground(origin)) await page.goto(ground(origin));
  return { page, complaints, close };
}

/** The same, once it shows what is at an address. */
export async function visit(browser: Browser, address: string, look: Look = {}) {
  const visitor = await arrive(browser, address, look);
  await visitor.page.goto(address);
  await visitor.page.locator('main').waitFor();
  return visitor;
}

/** Whether anything reaches beyond the right edge of the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
