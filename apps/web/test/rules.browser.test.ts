import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { goToKept, keptGame, putKept } from './keptGame.ts';
import { arrive, overflow, visit } from './site.ts';

const rules = (address = '') => `${site.address}/rules${address}`;

describe('the pages of the rules', () => {
  test('open at the game and in the language of the reader, and lead through the sections', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { language: 'de' });
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Regeln' }).click();
    await page.getByRole('heading', { level: 1, name: 'R1 Aufbau' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules/anno1800/de');
    await page.getByRole('navigation', { name: 'Abschnitte' }).getByRole('link', { name: /^R6/ }).click();
    await page.getByRole('heading', { level: 1, name: 'R6 Ausbauen' }).waitFor();
    await page.getByRole('link', { name: 'Anno 1503' }).click();
    await page.getByRole('heading', { level: 1, name: 'Q1 Aufbau' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('come to the rule that an address names, and keep it when the language changes', async () => {
    const { page, close } = await visit(browser, rules('/anno1800/en#R6.4'));
    const rule = page.locator('[id="R6.4"]');
    await rule.getByText('Nobody builds an industry identical').waitFor();
    await expect.poll(() => rule.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.getByLabel('Language').selectOption('Deutsch');
    await rule.getByText('Niemand baut eine Industrie').waitFor();
    expect(page.url()).toBe(rules('/anno1800/de#R6.4'));
    await close();
  });

  test('find words in all sections, mark them, and go on by the Enter key', async () => {
    const { page, close } = await visit(browser, rules('/anno1800/en'));
    const search = page.getByRole('textbox', { name: 'Search the rules' });
    await search.fill('stall guard');
    await page.getByText('Not found').waitFor();
    await search.fill('festival');
    await page.getByText(/^\d+ places in \d sections$/).waitFor();
    // The section that is shown has none: the first that has some comes next, then the one behind it.
    await search.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'R2 The turn' }).waitFor();
    await search.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'R9 Activate a card' }).waitFor();
    expect(await page.locator('.rule mark').first().textContent()).toMatch(/festival/i);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    expect(await page.locator('mark').count()).toBe(0);
    await close();
  });

  test('let one thing of an example be changed, and play it at the table as often as one likes', async () => {
    const { page, complaints, close } = await visit(browser, rules('/anno1503/en#Q9.1'));
    const example = page.locator('[data-example="pirates"]');
    await example.getByText('one tile is lost').waitFor();
    await example.getByRole('radio', { name: '3 gold' }).check();
    await example.getByText('no tile is lost').waitFor();
    await example.getByRole('link', { name: 'Try it yourself' }).click();
    // The position of the example: a roll is due, and no die lies there yet.
    const roll = page.locator('[data-key="roll"]');
    await roll.click();
    await roll.waitFor({ state: 'detached' });
    // What the pirates took is read before anything else.
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await roll.waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to rule Q9.1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Q9 Events' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('say that there is no such example, where an address names none', async () => {
    const { page, close } = await visit(browser, rules('/anno1800/en/try#nothing'));
    await page.getByRole('heading', { name: 'Not on the chart' }).waitFor();
    await close();
  });

  const PAGES = ['/anno1800/en#R6', '/anno1503/en#Q4', '/anno1800/en/quick', '/anno1503/en/words', '/anno1800/en/editions'];
  test.each(PAGES)('%s can be used by everybody, in light and in dark, on a phone and on a desk', async (address) => {
    const { page, complaints, close } = await visit(browser, rules(address));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.state-coming').waitFor({ state: 'detached' });
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('are read on a phone section by section, with all of them in a sheet', async () => {
    const { page, close } = await visit(browser, rules('/anno1503/en#Q4'), { width: 360, touch: true });
    await page.getByRole('link', { name: 'Next section: Q5 Sell and buy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Q5 Sell and buy' }).waitFor();
    await page.getByRole('button', { name: 'Contents' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Search the rules' }).fill('pirates');
    await sheet.getByRole('link', { name: /^Q9/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Q9 Events' }).waitFor();
    await close();
  });

  test('show a rule by an example that the engine plays on the table’s own board, step by step', async () => {
    const { page, complaints, close } = await visit(browser, rules('/anno1800/en#R5'));
    const example = page.locator('[data-example="shift"]');
    // Before the first step the plan is drawn: who will work, and where the tile will lie.
    await example.locator('.plot[data-planned="work"]').waitFor();
    expect(await example.locator('.plot[data-planned="tile"]').count()).toBe(1);
    await example.getByText('You have no rested Farmer').waitFor();
    expect(await example.getByRole('link', { name: 'R3.2' }).count()).toBe(1);
    await example.getByRole('button', { name: 'After' }).click();
    await example.locator('.plot[data-planned]').first().waitFor({ state: 'detached' });
    expect(await example.locator('[data-at="field-coast-2"]').getAttribute('data-kind')).toBe('industry');
    await page.goto(rules('/anno1503/en#Q6'));
    await page.locator('[data-example="voyage"] .sea').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('are printed whole, whichever section is shown', async () => {
    const { page, close } = await visit(browser, rules('/anno1503/en#Q4'));
    await page.getByRole('heading', { level: 1, name: 'Q4' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.rule').count()).toBeGreaterThan(30);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.getByRole('heading', { level: 1, name: 'Q4' }).waitFor();
    await close();
  });

  test('are there without a network once a page was loaded', async () => {
    const { page, close } = await visit(browser, site.address, { own: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto(rules('/anno1800/en#R12.4'));
    await page.locator('[id="R12.4"]').getByText('all your cubes return').waitFor();
    await close();
  });

  test('open beside the game at the rule that a “why not” names', async () => {
    const game = keptGame({ round: 9 });
    const { page, close } = await arrive(browser, site.address, { width: 1600 });
    await putKept(page, game);
    await goToKept(page, site.address, game);
    await page.locator('.mt[data-light="dark"]').first().click();
    const number = page.locator('.why-rule a');
    const rule = (await number.textContent()) ?? '';
    const [beside] = await Promise.all([page.context().waitForEvent('page'), number.click()]);
    await beside.locator(`[id="${rule}"]`).waitFor();
    expect(beside.url()).toBe(rules(`/anno1800/en#${rule}`));
    // The game is where it was, and still says why not.
    expect(await page.locator('.why-rule').count()).toBe(1);
    await close();
  });

  test('say so where there is nothing', async () => {
    const { page, close } = await visit(browser, rules('/chess/en'));
    await page.getByRole('heading', { level: 1, name: 'Not on the chart' }).waitFor();
    await close();
  });
});
