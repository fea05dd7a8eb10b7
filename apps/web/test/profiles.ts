import type { Browser, Page } from 'playwright-core';

/** What cannot be changed about a page once it is open. */
interface Profile {
  /** Where it goes. */
  readonly origin: string;
  readonly language: string;
  readonly touch: boolean;
  /** Opened for one test alone, with a service worker: where something is kept for times without a network, or stays in the page for good. */
  readonly own: boolean;
}

/**
 * Pages that nobody uses now and whose device is empty, by what cannot be changed about them. A page that has been here before has the scripts compiled: it
 * opens a table in a third of the time that a new one takes.
 */
const idle = new WeakMap<Browser, Map<string, Page[]>>();

function idlePages(browser: Browser, { origin, language, touch }: Profile): Page[] {
  const all = idle.get(browser) ?? new Map<string, Page[]>();
  idle.set(browser, all);
  const name = `${origin} ${language} ${touch}`;
  const pages = all.get(name) ?? [];
  all.set(name, pages);
  return pages;
}

/** The smallest thing that a site serves: from there a page can write on its device. */
export const ground = (origin: string) => `${origin}/icon.svg`;

/** A page of a device on which nothing is kept, and how it is given back. A test that fails does not give it back, so what it left is seen by no other. */
export async function openPage(browser: Browser, profile: Profile): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const pages = idlePages(browser, profile);
  const page = (profile.own ? undefined : pages.pop()) ?? (await newPage(browser, profile));
  const close = async () => {
    if (!profile.own && (await isEmptied(page, profile.origin))) pages.push(page);
    else await page.context().close();
  };
  return { page, close };
}

/** Closes what tests have not given back. */
export async function closeBusyPages(browser: Browser): Promise<void> {
  const waiting = new Set([...(idle.get(browser)?.values() ?? [])].flat().map((page) => page.context()));
  const busy = browser.contexts().filter((context) => !waiting.has(context));
  await Promise.all(busy.map((context) => context.close()));
}

async function newPage(browser: Browser, { language, touch, own }: Profile): Promise<Page> {
  const context = await browser.newContext({
    locale: language,
    hasTouch: touch,
    acceptDownloads: true,
    serviceWorkers: own ? 'allow' : 'block',
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
  return page;
}

/** Leaves what is shown and forgets everything that the test has done. Answers whether that was possible: a server may be gone. */
async function isEmptied(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  try {
    page.removeAllListeners();
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await page.mouse.move(0, 0);
    await page.goto(ground(origin));
    const inspector = await context.newCDPSession(page);
    await inspector.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,indexeddb,cache_storage,file_systems' });
    await inspector.detach();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  } catch {
    return false;
  }
}
