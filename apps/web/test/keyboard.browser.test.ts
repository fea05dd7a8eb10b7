import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Site, servedWithGames, visit } from './site.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), servedWithGames(new URL('./sampleGames.ts', import.meta.url))]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Where the keyboard is: what it is called, and whether one can see it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    // A radio button or a file chooser is drawn by its label, which then carries the ring.
    const ring = [at, at.closest('label')].some((each) => each && getComputedStyle(each).outlineStyle === 'solid');
    const name = at.getAttribute('aria-label') ?? at.closest('label')?.textContent ?? (at.textContent || at.id);
    return { name: name.replace(/\s+/g, ' ').trim(), ring };
  });

describe('the keyboard', () => {
  test('reaches everything in the order of reading, and one sees where it is', async () => {
    const { page, close } = await visit(browser, site.address);
    const names: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (at === undefined) break;
      expect(at).toMatchObject({ ring: true });
      names.push(at.name);
    }
    expect(names).toEqual([
      'Skip to the content',
      'Archipel, home',
      'Watch',
      'Check',
      'What there is',
      'About',
      'Dark colours',
      'Watch a game',
      'Check a match file',
      'shells 2 to 4 seats',
      '2',
      'watch-seed',
      'Another seed',
      'Play it out',
      'Choose a match fileor drop it here',
    ]);
    await close();
  });

  test('skips the header', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focused(page))?.name).toBe('Watch a game');
    await close();
  });

  test('plays a game from the first choice to the saved file', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: '2', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('by hand');
    await page.keyboard.press('Enter');
    await page.locator('#watch-position').waitFor();
    expect(await page.getByText('shells, 3 seats, seed “by hand”').isVisible()).toBe(true);
    for (const name of ['Another seed', 'Play it out', 'Save the match file']) {
      await page.keyboard.press('Tab');
      expect((await focused(page))?.name).toBe(name);
    }
    const download = page.waitForEvent('download');
    await page.keyboard.press('Space');
    expect((await download).suggestedFilename()).toBe('shells-3-by_hand.match.jsonl');
    await close();
  });

  test('stops a long game, and does not lose its place', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: /slow/ }).check();
    await page.getByRole('button', { name: 'Play it out' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focused(page))?.name).toBe('Stop');
    await page.keyboard.press('Enter');
    await page.getByText('Stopped', { exact: true }).last().waitFor();
    expect((await focused(page))?.name).toBe('Play it out');
    await close();
  });

  test.each(['Enter', 'Space'])('opens the chooser of files with %s', async (key) => {
    const { page, close } = await visit(browser, site.address);
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Choose a match file').focus();
    await page.keyboard.press(key);
    await chooser;
    await close();
  });
});
