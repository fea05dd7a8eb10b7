import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Site, served } from './site.ts';

/** A browser, and a server with an empty store: there for all tests of the file that imports them, and closed after the last. */
export let browser: Browser;
export let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), served()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
