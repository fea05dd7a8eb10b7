import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { finishedGame, type Kept, putKept } from './keptGame.ts';
import { arrive, overflow, type visit } from './site.ts';

const GAMES: readonly (readonly [string, () => Kept])[] = [
  ['Anno 1800', () => finishedGame('anno1800/golden/anno1800-4-mixed-0.match.jsonl')],
  ['Anno 1503', () => finishedGame('anno1503/golden/four-won.match.jsonl')],
];

/** Opens the last page of a game that is over. */
async function atEnd(kept: Kept, look: Parameters<typeof visit>[2] = {}) {
  const visitor = await arrive(browser, site.address, look);
  await putKept(visitor.page, kept, { language: look.language ?? 'en' });
  await visitor.page.goto(`${site.address}/play/${kept.game.id}`);
  await visitor.page.locator('[data-key="score"]').first().click();
  await visitor.page.locator('.score-table').waitFor();
  return visitor;
}

/** How much of the page lies beyond the window, and whether something below is empty. */
const room = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.end-page');
    const next = document.querySelector('.end-next')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.end-page section')].map((part) => part.getBoundingClientRect().bottom);
    return {
      hidden: (sheet?.scrollHeight ?? 0) - (sheet?.clientHeight ?? 0),
      nextIsInSight: (next?.bottom ?? Number.POSITIVE_INFINITY) <= innerHeight + 1,
      empty: (next?.top ?? 0) - Math.max(...parts),
    };
  });

describe.each(GAMES)('the end of %s', (_, kept) => {
  test('is whole on a laptop, with a chart whose lines are named, and nothing empty below', async () => {
    const { page, complaints, close } = await atEnd(kept(), { width: 1440 });
    const chart = page.getByRole('img', { name: /^Chart: / });
    await chart.getByText('Easy bot 4').waitFor();
    for (const name of ['Marit', 'Easy bot 2', 'Easy bot 3']) await chart.getByText(name).waitFor();
    for (const height of [900, 768]) {
      await page.setViewportSize({ width: 1440, height });
      await expect.poll(async () => (await room(page)).hidden).toBe(0);
      const { nextIsInSight, empty } = await room(page);
      expect({ height, nextIsInSight, empty: empty > 60 }).toEqual({ height, nextIsInSight: true, empty: false });
    }
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('fits a phone, and leads back to the board', async () => {
    const { page, complaints, close } = await atEnd(kept(), { width: 360, scheme: 'dark', language: 'de', touch: true });
    expect(await overflow(page)).toBe(0);
    expect((await room(page)).nextIsInSight).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Den Tisch ansehen' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('answers whether it was honest in a sentence, and keeps the figures for who asks', async () => {
    const { page, close } = await atEnd(kept());
    await page.getByRole('button', { name: 'Check that it was honest' }).click();
    await page.getByText('the game keeps every rule and ends exactly as it was recorded.').waitFor();
    const seed = page.getByText('Seed', { exact: true });
    expect(await seed.isVisible()).toBe(false);
    await page.getByText('What was compared').click();
    await seed.waitFor();
    await close();
  });
});

test('the end of Anno 1800 says what the fireworks were for, and scores no objective that only has an effect', async () => {
  const { page, close } = await atEnd(finishedGame('anno1800/golden/anno1800-4-mixed-0.match.jsonl'), { width: 1440 });
  await page.getByText(/had no card left first, in round \d+: 7 points\./).waitFor();
  await page.getByText(/no points\.$/).waitFor();
  const rows = await page.locator('.score-table tbody tr:not(.score-group) th').allTextContents();
  expect(rows.length).toBeGreaterThan(6);
  for (const name of ['Alonso Graves', 'Aarhant', 'The Editor', 'Beryl O’Mara']) expect(rows.some((row) => row.includes(name))).toBe(false);
  await page.getByRole('heading', { name: /^Why .*, and not / }).waitFor();
  await close();
});
