import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { visit } from './site.ts';

describe('the page of a box', () => {
  test('takes another reading for one’s own, plays with it, and says so at the table', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/box/anno1800`, { width: 1280 });
    const shipyard = page.locator('[data-path="shipyards.shipyard-2"]');
    await shipyard.getByRole('radio', { name: 'Timber, Bricks, Steel beams' }).check();
    const correction = page.getByRole('complementary', { name: 'Correction' });
    await correction.getByLabel('Name', { exact: true }).fill('My German first printing');
    await correction.getByLabel('For my new games').check();
    // All kinds of rows are among these few: axe looks at each of them.
    await page.getByLabel('Search the box').fill('shipyard');
    await page.locator('[data-path="industries.brewery"]').waitFor({ state: 'detached' });
    expect(await barriers(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await correction.getByRole('button', { name: 'Export' }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    expect(JSON.parse(file)).toEqual({
      game: 'anno1800',
      name: 'My German first printing',
      changes: { 'shipyards.shipyard-2.cost': { resources: ['planks', 'bricks', 'steel'] } },
    });

    await page.getByRole('link', { name: 'Archipel', exact: false }).first().click();
    expect(await page.getByRole('radio', { name: 'My German first printing' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Corrected box: My German first printing' }).click();
    const differs = page.getByRole('dialog', { name: 'What differs in this box' });
    await differs.getByText('Shipyard 2, cost').waitFor();
    expect(await differs.locator('ins').textContent()).toBe('Timber, Bricks, Steel beams');
    expect(complaints).toEqual([]);
    await close();
  });

  test('on a phone: a change that does not fit is refused with its place, and so is a file', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/box/anno1503`, { width: 360 });
    await page.getByRole('button', { name: 'Change objectives to win' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('objectives to win').fill('6');
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await dialog.getByText('victory.need: Too big or too long: at most 5.').waitFor();
    await dialog.getByLabel('objectives to win').fill('4');
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await page.getByText('1 change, saved on this device').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const buffer = Buffer.from(JSON.stringify({ game: 'anno1503', name: 'x', changes: { 'board.rows': ['~~'] } }));
    await page.locator('.box-files input').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
    await page.getByText('board.rows: One start square (S) is needed, not 0.').waitFor();
    await page.getByLabel('Only what I have corrected').check();
    await page.getByText('1 thing found').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
