import type { Browser } from 'playwright-core';
import { closeBusyPages } from './profiles.ts';
import { openBrowser, type Site, served } from './site.ts';

/** A browser, and a server with an empty store: there for all tests of a file (`house.setup.ts`). */
export let browser: Browser;
export let site: Site;

/** Files that run one after another in a worker share its browser; it ends with the worker. */
export async function openHouse(): Promise<void> {
  const isThere = browser?.isConnected() ?? false;
  // Each file has a server of its own, where the one before it was: pages that have been there are used again. Another program may have taken its place.
  const port = site === undefined ? 0 : Number(new URL(site.address).port);
  const opened = served(undefined, port).catch(() => served());
  [browser, site] = await Promise.all([isThere ? browser : openBrowser(), opened]);
}

export async function closeHouse(): Promise<void> {
  await closeBusyPages(browser);
  await site.close();
}
