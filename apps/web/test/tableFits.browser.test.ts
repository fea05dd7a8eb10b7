import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { misfits } from './fit.ts';
import { FIT, misfitsOfAll, PHONE } from './fit1800.ts';
import { browser, site } from './house.ts';
import { openKept, settled } from './keptGame.ts';
import { lateGame } from './late.ts';
import { arrive } from './site.ts';

/** Laptops, large screens, a tablet, phones upright and on their side. */
const SIZES = [
  [1280, 720],
  [1366, 641],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [360, 740],
  [390, 844],
  [844, 390],
] as const;

/** How a tile is paid for, opened from the market. */
async function misfitsOfPayment(page: Page): Promise<readonly string[]> {
  const phone = (await page.locator('.phone-tabs').count()) > 0;
  if (phone) await page.locator('.phone-tabs button', { hasText: /^(Market|Markt)/ }).click();
  await page.locator('.mt[data-light="lit"]').first().click();
  const sheet = page.locator('.sheet');
  await sheet.locator('button[type="submit"]').waitFor();
  const found = await misfits(page, { ...(phone ? PHONE : FIT), within: '.sheet' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return found;
}

describe.each([
  [2, 'en'],
  [3, 'de'],
  [4, 'en'],
  [4, 'de'],
] as const)('a late game of %i players in %s', (seats, language) => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await arrive(browser, site.address, { width: 1366, language }));
    await openKept(page, site.address, lateGame(seats), { language });
    await page.evaluate(() => document.fonts.ready);
  });
  afterAll(() => close());

  it.each(SIZES)('has everything in sight and within reach at %i x %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    await settled(page);
    // The chart is drawn anew once its frame has its new size.
    await expect.poll(() => misfitsOfAll(page)).toEqual([]);
    await expect.poll(() => misfitsOfPayment(page)).toEqual([]);
  });
});
