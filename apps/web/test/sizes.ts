import type { Browser, Page } from 'playwright-core';

/** Bytes of script as they come over the line, compressed. */
export interface Sizes {
  /** All that the home page needs. */
  readonly home: number;
  /** All that comes on top of it until the first decision of a game against bots can be made. */
  readonly game: number;
  /** Of it, what the bots think with: it is loaded beside the page. */
  readonly bots: number;
}

/** Loads the pages as a first visitor does, without what is fetched ahead while one still reads, and begins this game. */
export async function sizesOf(browser: Browser, address: string, game: 'Anno 1800' | 'Anno 1503' = 'Anno 1800'): Promise<Sizes> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const home = await scripts(page);
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('Your turn').first().waitFor();
  // Bots are loaded with the first question to them.
  await page.keyboard.press('h');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  const all = await scripts(page);
  await context.close();
  const isBots = ([name]: readonly [string, number]) => name.includes('botWorker');
  const sum = (some: readonly (readonly [string, number])[]) => some.reduce((total, [, size]) => total + size, 0);
  return { home: sum(home), game: sum(all) - sum(home), bots: sum(all.filter(isBots)) };
}

/** Every script that the page has loaded up to now, its workers' included, with its size on the line. */
function scripts(page: Page): Promise<readonly (readonly [string, number])[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );
}
