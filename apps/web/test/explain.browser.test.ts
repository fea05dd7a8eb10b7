import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { myTurn } from './atTheTable.ts';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { type Kept, keptGame, openKept } from './keptGame.ts';
import { arrive } from './site.ts';

let middle: Kept;
beforeAll(() => {
  middle = keptGame({ round: 9 });
});

async function atTable(look: { readonly width: number; readonly touch?: boolean }, deed: (page: Page) => Promise<void>, preferences = {}) {
  const { page, complaints, close } = await arrive(browser, site.address, look);
  // High enough for names on the market.
  if (look.width > 1000) await page.setViewportSize({ width: look.width, height: 1000 });
  await openKept(page, site.address, middle, preferences);
  await myTurn(page);
  complaints.length = 0;
  await deed(page);
  expect(complaints).toEqual([]);
  await close();
}

const panel = (page: Page) => page.locator('.explain');

describe('everything on the table says what it is', () => {
  it('to a pointer that rests on it: its name, what it does, what it costs now, and its rules', async () => {
    await atTable({ width: 1600 }, async (page) => {
      await page.locator('.mt[data-at="market-brewery"] .mt-name').hover();
      await panel(page).waitFor();
      expect(await panel(page).locator('h3').innerText()).toBe('Brewery');
      const says = await panel(page).innerText();
      for (const part of ['an industry', 'What it does', 'Price', 'Beer', 'R6.1']) expect(says).toContain(part);
      expect(says).toMatch(/Costs you now|Not now/);
      // One may go over to it, and it stays.
      await panel(page).locator('h3').hover();
      await panel(page).locator('.explain-picture').hover();
      expect(await panel(page).count()).toBe(1);
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
    });
  });

  it('of every kind: goods, people, tokens, gold, cards, decks, islands, objectives, places, actions, points', async () => {
    await atTable({ width: 1600 }, async (page) => {
      const marks = await page
        .locator('[data-explain]')
        .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-explain')?.split(' ')[0] ?? ''))]);
      // There is an island only where somebody has gone there.
      expect(marks.filter((mark) => mark !== 'island').toSorted()).toEqual([
        'action',
        'card',
        'deck',
        'exhausted',
        'gold',
        'good',
        'ground',
        'influence',
        'level',
        'objective',
        'tile',
        'token',
        'world',
      ]);
      for (const kind of marks) {
        const thing = page.locator(`[data-explain^="${kind}"]`).and(page.locator(':visible')).first();
        await thing.scrollIntoViewIfNeeded();
        for (const event of ['pointerover', 'pointermove'])
          await thing.dispatchEvent(event, { pointerType: 'mouse', bubbles: true, clientX: 1, clientY: 1 });
        await panel(page).waitFor();
        expect(await panel(page).locator('footer .rule-number').count(), kind).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await panel(page).waitFor({ state: 'detached' });
      }
    });
  });

  it('to the keyboard: a thing that is focused, and by a key that keeps it open', async () => {
    await atTable({ width: 1600 }, async (page) => {
      const tile = page.locator('.mt[data-at="market-brewery"]');
      await tile.focus();
      await panel(page).waitFor();
      expect(await tile.getAttribute('aria-describedby')).toBe(await panel(page).getAttribute('id'));
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      await page.keyboard.press('i');
      await page.locator('.explain[data-by="pinned"] button:focus').waitFor();
      expect(await barriers(page, { within: '.explain', standard: true })).toEqual([]);
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      await expect.poll(() => tile.evaluate((each) => each === document.activeElement)).toBe(true);
    });
  });

  it('to a finger that holds it, which does not press it', async () => {
    await atTable({ width: 360, touch: true }, async (page) => {
      await page.locator('.phone-tabs button').nth(1).tap();
      const tile = page.locator('.mt[data-light="lit"]').first();
      await tile.waitFor();
      const box = await tile.boundingBox();
      if (box === null) throw new Error('the tile is nowhere');
      const finger = await page.context().newCDPSession(page);
      const point = { x: box.x + box.width / 2, y: box.y + 4 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.locator('.explain[data-by="pinned"]').waitFor();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.locator('.sheet').count()).toBe(0);
      expect(await panel(page).count()).toBe(1);
    });
  });

  it('to the ear: what tiles cost and who has them, what cards do, which tiles an objective counts', async () => {
    await atTable({ width: 1600 }, async (page) => {
      const labels = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
      const tiles = await labels('.mt');
      expect(tiles.filter((label) => /, costs [^,]*\p{L}/u.test(label)).length).toBeGreaterThan(10);
      expect(tiles.some((label) => /, built by \p{L}/u.test(label))).toBe(true);
      for (const label of await labels('.hc')) expect(label).toMatch(/wants .*gives .+/);
    });
  });

  it('but not where one has just clicked', async () => {
    await atTable({ width: 1600 }, async (page) => {
      await page.locator('.mt[data-at="market-brewery"]').click();
      await page.locator('.sheet button[type="submit"]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.sheet').waitFor({ state: 'detached' });
      expect(await panel(page).count()).toBe(0);
    });
  });
});
