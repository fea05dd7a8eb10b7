import { completeLanguages, type Language } from '@archipel/text';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { overflow, visit } from './site.ts';

const PAGES = [
  '/',
  '/here',
  '/settings',
  '/about',
  '/check',
  '/sheet',
  '/statistics',
  '/no/such/island',
  '/play/nothing-here',
  '/j/NOCODE',
];

describe('every page', () => {
  test.each(PAGES)('%s can be used by everybody, in light and in dark', async (address) => {
    const { page, complaints, close } = await visit(browser, `${site.address}${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.state-coming').waitFor({ state: 'detached' });
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
    // What is not there says so with its status, which browsers note.
    expect(complaints.filter((each) => !/status of 404/.test(each))).toEqual([]);
    await close();
  });

  test.each(PAGES)('%s fits into any window, however long the words', async (address) => {
    const { page, close } = await visit(browser, `${site.address}${address}?pseudo=1`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await heading.textContent()).toMatch(/^\[.*\]$/);
    for (const width of [360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, beyond: await overflow(page) }).toEqual({ width, beyond: 0 });
    }
    await close();
  });

  test('about Archipel says which version it is, and what has changed', async () => {
    const { page, close } = await visit(browser, `${site.address}/about`);
    await page.getByRole('heading', { name: /^Version \d+\.\d+\.\d+/ }).waitFor();
    await page.getByText('What is new', { exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'The payment planner of Anno 1800' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await close();
  });

  test('speaks another language as soon as it is chosen, and remembers it', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
    await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
    await close();
  });

  test('turns dark and light by a button, and remembers that', async () => {
    const { page, close } = await visit(browser, site.address);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('button', { name: 'Dark colours', pressed: false }).waitFor();
    const light = await paper();
    await page.getByRole('button', { name: 'Dark colours', pressed: false }).click();
    await page.getByRole('button', { name: 'Dark colours', pressed: true }).waitFor();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await page.reload();
    await page.getByRole('button', { name: 'Dark colours', pressed: true }).waitFor();
    await expect.poll(paper).toBe(dark);
    await close();
  });
});

describe('what has to be loaded', () => {
  test('for the home page is little, and is compiled from no text', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    // What the page itself names: what is fetched ahead for a game comes later, when the browser has nothing else to do.
    const html = await (await fetch(site.address)).text();
    const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => new URL(path, site.address).href);
    const sizes = await page.evaluate(
      (names) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => names.includes(name) || /shell\.messages-/.test(name))
          .map(({ encodedBodySize }) => encodedBodySize),
      first,
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(130_000);
    for (const name of first) expect(await (await fetch(name)).text()).not.toMatch(/\bnew Function\b|\beval\(/);
    await close();
  });
});

describe('the keyboard', () => {
  test('reaches everything on the home page in the order of reading, and one sees where it is', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    const names: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
        // A radio button is drawn by what stands around it, which then carries the ring.
        const around = [focused, focused.closest('label'), focused.closest('.segments')];
        const ring = around.some((each) => each && getComputedStyle(each).outlineStyle === 'solid');
        const name = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? (focused.textContent || focused.id);
        return { name: name.replaceAll(/\s+/g, ' ').trim(), ring };
      });
      if (at === undefined) break;
      expect(at).toMatchObject({ ring: true });
      names.push(at.name);
    }
    const own: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski', ru: 'Русский' };
    // Only languages that are complete are offered.
    const offered = (await completeLanguages()).map((language) => own[language]).join('');
    expect(names).toEqual([
      'Skip to the content',
      'Archipel, home',
      'First game',
      'Puzzles',
      'Rules',
      'Score sheet',
      'Statistics',
      'About',
      'Sound',
      'Dark colours',
      `Language${offered}`,
      'Settings',
      'Anno 18002 to 4 playersabout 85 to 130 min',
      '2',
      'medium',
      'Style',
      'whole',
      'Play now',
      'At this screen2 to 4 people',
      'First gameStep by step at the table, 10 minutes',
      'The puzzle of the dayOne question, one turn, an exact answer',
      'Open a file',
      'Statistics',
      'Score sheet',
      'Anno 1800',
      'Chair 2: friend. Press to change',
      'Chair 3: friend. Press to change',
      'Chair 4: bot. Press to change',
      'live',
      'Create',
      'join-code',
      'Join',
      'The puzzle of the day',
      'Rules',
      'Score sheet',
      'Statistics',
      'Your box',
      'Check a match file',
      'About',
    ]);
    await close();
  });

  test('skips the header', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('game');
    await close();
  });

  test('begins a game against bots', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('button', { name: 'Play now' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\//);
    await close();
  });
});
