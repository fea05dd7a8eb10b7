import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { finishedGame, putKept } from './keptGame.ts';
import { playedOnServer } from './playedOnServer.ts';
import { reviewLink } from './reviewLink.ts';
import { visit } from './site.ts';

const match = (game: string, name: string) =>
  readFileSync(new URL(`../../../packages/${game}/golden/${name}.match.jsonl`, import.meta.url), 'utf8');
const won = match('anno1503', 'four-won');

describe('a review', () => {
  test('goes through a match by keys, buttons and the table of turns, and is read-only', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}${reviewLink(won, '3')}`, { width: 1600 });
    // High enough for what stands beside the table.
    await page.setViewportSize({ width: 1600, height: 1000 });
    const review = page.locator('.review');
    await page.locator('.review[data-position] .game-table').waitFor();
    const third = await review.getAttribute('data-position');
    await page.keyboard.press('ArrowRight');
    await page.locator(`.review:not([data-position="${third}"])`).waitFor();
    await page.waitForURL(/#4~/);
    await page.keyboard.press('ArrowLeft');
    await page.locator(`.review[data-position="${third}"]`).waitFor();
    await page.keyboard.press('Home');
    await page.locator('.review[data-position="0"]').waitFor();
    expect(await page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('End');
    await page.locator('.game-table[data-over="true"]').waitFor();
    expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
    await page.locator('.turn-table tbody button').first().click();
    await page.locator('.turn-table tbody tr:first-child td:nth-child(2) [aria-current="step"]').waitFor();
    await page.locator('.game-table[data-over="false"]').waitFor();
    // Nothing is asked of anybody, from whoever's eyes.
    await page.keyboard.press('2');
    await page.locator('.review-eyes [aria-pressed="true"]').filter({ hasText: '2' }).waitFor();
    expect(await page.locator('.action-panel').count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is played on from, on a phone, by a new game that says where it came from', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}${reviewLink(won, '5')}`, { width: 360 });
    await page.locator('.review[data-position] .game-table').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turns and log' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForURL(/\/play\//);
    await page.getByText('Played on from turn 5 of a match.').waitFor();
    await page.locator('.game-table').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('of a match on this device needs no network', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { own: true });
    const kept = finishedGame('anno1800/golden/anno1800-2-short-0.match.jsonl');
    await putKept(page, kept);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto(`${site.address}/r/${kept.game.id}#2`);
    await page.locator('.review[data-position] .game-table').waitFor();
    const second = await page.locator('.review').getAttribute('data-position');
    await page.keyboard.press('ArrowRight');
    await page.locator(`.review:not([data-position="${second}"])`).waitFor();
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await close();
  });

  test('of a match on the server has a short link, shows who played, and what the server has found of it', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/about`, { width: 1600 });
    await page.setViewportSize({ width: 1600, height: 1000 });
    const table = await playedOnServer(page, site.address);
    const review = `${site.address}/api/v1/tables/${table}/review`;
    await page.request.post(review, { data: { thoroughness: 'quick' } });
    const found = async () => (await (await page.request.get(review)).json()).turning.state;
    await expect.poll(found, { timeout: 300_000 }).toBe('done');
    await page.goto(`${site.address}/r/${table}#2`);
    await page.locator('.review[data-position] .game-table').waitFor();
    await page.locator('.review-eyes').getByText('Figures').waitFor();
    await page.getByRole('tab', { name: 'Turning points' }).click();
    // A game of one round leaves nothing to find; nobody had to search here for that.
    await page.locator('.turning').getByText('No decision').or(page.locator('.turning-head').first()).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.address}/r/${table}#2`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('says what is wrong with a link that was cut off, and with a match that is nowhere', async () => {
    const { page, close } = await visit(browser, `${site.address}/r/link#3~abc`);
    await page.getByText('The link was cut off, or it carries no match.').waitFor();
    await page.goto(`${site.address}/r/file`);
    await page.getByText('Open it again').waitFor();
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(won) });
    await page.locator('.review[data-position="0"] .game-table').waitFor();
    await page.goto(`${site.address}/r/nowhere`);
    await page.getByRole('alert').waitFor();
    await close();
  });
});
