import { describe, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { arrive, overflow, visit } from './site.ts';

const PANEL = '.puzzle';

async function atPuzzle(address: string, look: Parameters<typeof visit>[2] = {}) {
  const visited = await arrive(browser, site.address, look);
  await visited.page.goto(`${site.address}/puzzle/${address}`);
  await visited.page.locator(PANEL).waitFor();
  return visited;
}

/** Two hundred rows that are alike need not be looked at one by one. */
const LOOKED = { except: '.puzzle-list > li:nth-child(n + 4)', standard: true };

describe('a puzzle', () => {
  it('gives hints, shows its solution on the real table, and remembers that it was given up', async () => {
    const { page, complaints, close } = await atPuzzle('anno1503/1');
    expect(await barriers(page, LOOKED)).toEqual([]);
    for (const hints of [1, 2, 3]) {
      await page.locator('[data-key="puzzle-hint"]').click();
      await expect.poll(() => page.locator('.puzzle-hint').count()).toBe(hints);
    }
    await page.locator('[data-key="puzzle-give-up"]').click();
    const steps = await page.locator('.puzzle-solution li').count();
    for (;;) {
      const made = await page.locator('.puzzle-solution [data-is="made"]').count();
      if (made === steps) break;
      // The next move may be made by itself in the meantime.
      await page
        .locator('[data-key="puzzle-step"]')
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
    await expect.poll(() => page.locator('.game-table').getAttribute('data-position')).toBe(String(steps));
    await page.locator('[data-key="puzzle-all"]').click();
    await page.locator('.puzzle-list [data-is="gaveUp"]').waitFor();
    expect(await page.locator('.puzzle-list > li').count()).toBe(200);
    expect(await barriers(page, LOOKED)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('of a day is the same for everybody, on a phone, in Russian, and those to come are not shown', async () => {
    const { page, complaints, close } = await atPuzzle('2026-01-01', { width: 360, touch: true, language: 'ru' });
    const asked = await page.locator('.puzzle h2').innerText();
    expect(await overflow(page)).toBe(0);
    const other = await atPuzzle('2026-01-01', { language: 'ru' });
    expect(await other.page.locator('.puzzle h2').innerText()).toBe(asked);
    await other.page.goto(`${site.address}/puzzle/2199-01-01`);
    await other.page.locator('main h1').waitFor();
    expect(await other.page.locator(PANEL).count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.close();
    await close();
  });

  it('is tried without a network, and its result is kept on the device', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { own: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto(`${site.address}/puzzle/anno1800/1`);
    await page.locator('[data-key="puzzle-give-up"]').click();
    await page.locator('.puzzle-solution li').first().waitFor();
    await page.goto(`${site.address}/puzzle/all`);
    await page.locator('.puzzle-list [data-is="gaveUp"]').waitFor();
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await close();
  });
});
