import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Site, served, servedWithGames, visit } from './site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), servedWithGames(new URL('./sampleGames.ts', import.meta.url))]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, short enough to read. */
async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(GUIDELINES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

describe.each(looks)('at $width pixels, $scheme', (look) => {
  test('the page has no barrier and no complaint, empty, playing, done and failed', async () => {
    const { page, complaints, close } = await visit(browser, site.address, look);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('radio', { name: /slow/ }).check();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped', { exact: true }).last().waitFor();

    await page.getByRole('radio', { name: /broken/ }).check();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.getByText('The game could not be played', { exact: true }).last().waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('radio', { name: /shells/ }).check();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.getByText('What is in the file').click();
    await page.getByLabel('Choose a match file').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await page.getByRole('heading', { name: 'Not a match file' }).waitFor();
    expect(await barriers(page)).toEqual([]);

    expect(complaints).toEqual([]);
    await close();
  });

  test('the page for what is not there has no barrier, and leads home', async () => {
    const { page, close } = await visit(browser, site.address, look);
    const answer = await page.goto(`${site.address}/no/such/island`);
    expect(answer?.status()).toBe(404);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the harbour' }).click();
    await page.getByRole('heading', { level: 1, name: 'Two island games, one quiet table' }).waitFor();
    await close();
  });
});

describe('the sheet', () => {
  test('is never wider than the screen', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.locator('#watch-position').waitFor();
    const tooWide: number[] = [];
    for (const width of [320, 360, 390, 480, 600, 719, 720, 768, 999, 1000, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      const beyond = await page.evaluate(
        () =>
          [...document.querySelectorAll('main *:not(svg *), header *:not(svg *)')].filter((each) => {
            const { right, width: wide } = each.getBoundingClientRect();
            return wide > 1 && right > innerWidth + 0.5;
          }).length,
      );
      if (reached > width || beyond > 0) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
    await close();
  });

  test('gives a finger room: every control is 44 pixels high', async () => {
    const { page, close } = await visit(browser, site.address, { width: 360, scheme: 'light' });
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('a:not(.skip), button, input:not([type=file]), summary, .drop')]
        .filter((each) => each.checkVisibility())
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(low).toEqual([]);
    await close();
  });

  test('follows the system between light and dark until somebody chooses, and then remembers', async () => {
    const { page, close } = await visit(browser, site.address, { width: 1280, scheme: 'dark' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [light, dark] = ['rgb(245, 240, 227)', 'rgb(15, 26, 30)'];
    const button = (pressed: boolean) => page.getByRole('button', { name: 'Dark colours', pressed });
    expect(await paper()).toBe(dark);
    await button(true).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper()).toBe(light);
    await button(false).waitFor();

    await button(false).click();
    expect(await paper()).toBe(dark);
    await page.reload();
    expect(await paper()).toBe(dark);
    await button(true).waitFor();
    await close();
  });

  test('can be read without any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.address);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await context.close();
  });
});

describe('what npm start serves', () => {
  test('is whole: no complaint, no barrier, and little to load', async () => {
    const product = await served();
    const { page, complaints, close } = await visit(browser, product.address);
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    );
    expect(scripts.map(({ name }) => /(main|errandWorker)-/.exec(name)?.[1])).toEqual(['main', 'errandWorker']);
    expect(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(200_000);
    // Nothing is compiled from text: the policy would refuse it, and in a worker nobody would hear of it.
    for (const { name } of scripts) expect(await (await fetch(name)).text()).not.toMatch(/\b(Function|eval)\b/);
    await close();
    await product.close();
  });
});
