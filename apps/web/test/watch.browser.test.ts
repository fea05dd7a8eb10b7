import { readFileSync } from 'node:fs';
import { games } from '@archipel/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shells } from '../../../packages/conformance/test/shells.ts';
import { playThrough } from '../src/playthrough.ts';
import { gameName } from '../src/words.ts';
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

async function playInPage(page: Page, game: string, seats: number, seed: string): Promise<string> {
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('button', { name: 'Play it out' }).click();
  await page.getByText(`${game}, ${seats} seats, seed “${seed}”`).waitFor();
  return (await page.locator('#watch-position').textContent()) ?? '';
}

async function checkInPage(page: Page, text: string): Promise<string> {
  await page.getByLabel('Choose a match file').setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.verdict').waitFor();
  return (await page.locator('.verdict-title').textContent()) ?? '';
}

describe('a game watched in the browser', () => {
  test.each([2, 3, 4])('comes to the very position that Node comes to, with %i seats', async (seats) => {
    const { page, complaints, close } = await visit(browser, site.address);
    const here = playThrough(shells, seats, 'Øst & vest', () => undefined);
    expect(await playInPage(page, 'shells', seats, 'Øst & vest')).toBe(here.position);
    const figures = await page.locator('.figures dd').allTextContents();
    expect(figures.slice(0, 2)).toEqual([`${here.rounds}`, `${here.moves}`]);
    const totals = await page.locator('.sheet tfoot td').allTextContents();
    expect(totals).toEqual(here.outcome?.sheets.map(({ total }) => `${total}`));
    expect(complaints).toEqual([]);
    await close();
  });

  test('tells who listens to the screen that it is done', async () => {
    const { page, close } = await visit(browser, site.address);
    await playInPage(page, 'shells', 2, 'tide');
    expect(await page.locator('#watch-news').textContent()).toBe(await page.locator('.result-title').textContent());
    await close();
  });

  test('leaves the page free while it is played, and can be stopped', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: /slow/ }).check();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.getByText(/Round \d+, \d\d+ moves/).waitFor();
    await page.getByRole('button', { name: 'Dark colours' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await checkInPage(page, 'not a match')).toBe('Not a match file');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('The game was stopped before its end.').waitFor();
    await close();
  });

  test('says so if it fails, and another can be played after it', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: /broken/ }).check();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.getByText('The game could not be played', { exact: true }).last().waitFor();
    expect(await playInPage(page, 'shells', 2, 'tide')).toMatch(/^[0-9a-f]{32}$/);
    await close();
  });

  test('takes a fresh seed at a press', async () => {
    const { page, close } = await visit(browser, site.address);
    const seed = page.getByLabel('Seed', { exact: true });
    const before = await seed.inputValue();
    await page.getByRole('button', { name: 'Another seed' }).click();
    expect(await seed.inputValue()).not.toBe(before);
    await close();
  });
});

describe('a match file', () => {
  test('that was saved here is whole; cut, altered or foreign it is told apart', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    const position = await playInPage(page, 'shells', 3, 'tide');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the match file' }).click();
    expect((await download).suggestedFilename()).toBe('shells-3-tide.match.jsonl');
    const saved = readFileSync(await (await download).path(), 'utf8');
    expect(saved).toBe(playThrough(shells, 3, 'tide', () => undefined).file);

    expect(await checkInPage(page, saved)).toBe('Whole');
    expect(await page.locator('.facts .hash').allTextContents()).toEqual([position]);
    const lines = saved.split('\n');
    expect(await checkInPage(page, `${lines.slice(0, 8).join('\n')}\n`)).toBe('Cut off after entry 7');
    expect(await checkInPage(page, saved.slice(0, -1))).toBe(`Cut off after entry ${lines.length - 3}`);
    expect(await checkInPage(page, saved.replace('"seed":"tide"', '"seed":"ebb"'))).toBe('Altered');
    expect(await checkInPage(page, lines.with(4, 'spilt ink').join('\n'))).toBe('Damaged in line 5');
    expect(complaints).toEqual([]);
    await close();
  });

  test('can be dropped on the page', async () => {
    const { page, close } = await visit(browser, site.address);
    const { file } = playThrough(shells, 2, 'tide', () => undefined);
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.match'));
      return transfer;
    }, file);
    await page.locator('#check-drop').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('heading', { name: 'Whole' }).waitFor();
    expect(await page.getByText('dropped.match').isVisible()).toBe(true);
    await close();
  });
});

describe('before any game is registered', () => {
  test('the page says so, and still checks files', async () => {
    const empty = await servedWithGames(new URL('./noGames.ts', import.meta.url));
    const { page, complaints, close } = await visit(browser, empty.address);
    expect(await page.getByText('No game yet').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Play it out' }).isVisible()).toBe(false);
    const { file } = playThrough(shells, 2, 'tide', () => undefined);
    expect(await checkInPage(page, file)).toBe('Unknown game');
    expect(complaints).toEqual([]);
    await close();
    await empty.close();
  });
});

describe('what npm start serves', () => {
  test('offers every game of the house, and plays it as Node does', async () => {
    const product = await served();
    const { page, complaints, close } = await visit(browser, product.address);
    expect(await page.locator('#watch').getAttribute('data-games')).toBe(`${games.length}`);
    for (const rules of games) {
      const here = playThrough(rules, rules.seats.min, 'archipel', () => undefined);
      expect(await playInPage(page, gameName(rules.id), rules.seats.min, 'archipel')).toBe(here.position);
      expect(await checkInPage(page, here.file)).toBe('Whole');
      expect(await page.locator(`#parts-there [data-game="${rules.id}"]`).count()).toBe(1);
    }
    expect(complaints).toEqual([]);
    await close();
    await product.close();
  });
});
