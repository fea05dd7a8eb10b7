import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { finishedGame, keptGame, openKept, putKept } from './keptGame.ts';
import { reviewLink } from './reviewLink.ts';
import { arrive, visit } from './site.ts';

const match = readFileSync(new URL('../../../packages/anno1503/golden/four-won.match.jsonl', import.meta.url), 'utf8');

describe('why somebody did something', () => {
  test('is told of bots while a game goes on, by keyboard, and only what the table shows', async () => {
    const { page, complaints, close } = await arrive(browser, site.address, { width: 1920 });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openKept(page, site.address, keptGame({ round: 6 }));
    const log = page.locator('.log');
    // A bot's move has reasons to ask for, the person's own has none.
    const own = log.locator('.log-row', { hasText: /^You / });
    expect(await own.count()).toBeGreaterThan(0);
    expect(await own.locator('.log-why').count()).toBe(0);
    const built = log
      .locator('.log-row', { hasText: 'builds' })
      .filter({ has: page.locator('.log-why') })
      .first();
    const why = built.locator('.log-why');
    await why.focus();
    await page.keyboard.press('Enter');
    await built.getByText(/from now on/).waitFor();
    expect(await why.getAttribute('aria-expanded')).toBe('true');
    expect(await built.locator('.log-reasons').textContent()).not.toMatch(/in hand/);
    expect(await barriers(page, { within: '.log', without: ['page-has-heading-one'] })).toEqual([]);
    await page.keyboard.press('Enter');
    await built.locator('.log-reasons').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('is told of everybody once the game is over', async () => {
    const { page, complaints, close } = await arrive(browser, site.address, { width: 1920 });
    await page.setViewportSize({ width: 1920, height: 1080 });
    const kept = finishedGame('anno1503/golden/four-won.match.jsonl');
    await putKept(page, kept);
    await page.goto(`${site.address}/play/${kept.game.id}`);
    await page.locator('.game-table[data-over="true"]').waitFor();
    await page.keyboard.press('Escape');
    const row = page
      .locator('.log .log-row', { hasText: /^You / })
      .filter({ has: page.locator('.log-why') })
      .first();
    await row.locator('.log-why').click();
    await row.locator('.log-reasons li').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('stands beside every turn of a review', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}${reviewLink(match, '3')}`, { width: 1600 });
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.locator('.review[data-position] .game-table').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    const turn = page.locator('.review-log > li').first();
    await turn.locator('.log-why').click();
    await turn.locator('.log-reasons li').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
