import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { overflow, visit } from './site.ts';

const sheet = () => `${site.address}/sheet`;

describe('the score sheet for cardboard tables', () => {
  test('is typed, worked out at once, kept, and carried by a link that no server sees', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Score sheet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Score sheet' }).waitFor();
    await page.getByLabel('Name of player 1').fill('Marit');
    await page.getByLabel('Name of player 2').fill('Jonas');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'use the beginners’ five' }).click();
    const count = (what: string, name: string) => page.getByRole('spinbutton', { name: `${what}: ${name}`, exact: true });
    await count('Farmers and Workers', 'Marit').fill('8');
    await count('Engineer', 'Jonas').fill('3');
    await count('Animals for: Engineer', 'Jonas').fill('2');
    await count('Artefacts for: Engineer', 'Jonas').fill('2');
    await count('Gold', 'Jonas').press('ArrowUp');
    await page.getByRole('checkbox', { name: 'Fireworks: Jonas' }).check();
    // University 10, three of the four fields 6, the Zoo 2, the fireworks 7: one more than eight cards of 3.
    await page.getByRole('heading', { level: 1, name: 'Jonas wins with 25' }).waitFor();
    await page.getByText('One point more than Marit.').waitFor();
    await count('Farmers and Workers', 'Marit').press('ArrowUp');
    await page.getByRole('heading', { level: 1, name: 'Marit wins with 27' }).waitFor();
    await page.getByRole('checkbox', { name: 'Gramophone Factory: Jonas' }).check();
    await page.getByRole('heading', { level: 1, name: 'Jonas wins with 31' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Jonas wins with 31' }).waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([link.pathname, link.search]).toEqual(['/sheet', '']);
    const other = await visit(browser, link.href);
    await other.page.getByRole('heading', { level: 1, name: 'Jonas wins with 31' }).waitFor();
    await other.page.getByText('This sheet came by a link.').waitFor();
    await other.close();
    expect(complaints).toEqual([]);
    await close();
  });

  test('says what decides a tie, prints on one page, and becomes a picture', async () => {
    const players = [
      { name: 'Ada', colour: 0, counts: { gold: 9, buildings: 21 } },
      { name: 'Ben', colour: 1, counts: { gold: 9, buildings: 19 } },
      { name: 'Cem', colour: 2, counts: { 'cubes.4': 12 } },
      { name: 'Dora', colour: 3, counts: { 'cubes.4': 12 } },
    ];
    const carried = Buffer.from(JSON.stringify({ game: 'anno1800', objectives: [], players })).toString('base64url');
    const { page, close } = await visit(browser, `${sheet()}#sheet=${carried}`);
    await page.getByText('As many as Ben, but more industries, shipyards and ships: 21 to 19.').waitFor();
    await page.getByText('Investor: 24 counted, but only 15 are in the box.').waitFor();
    const paper = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Picture' }).click()]);
    const png = await readFile(await saved.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
    await close();
  });

  test('is filled in on a phone, player by player, without a network', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { width: 360, touch: true, own: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto(sheet());
    await page.getByRole('radio', { name: 'Anno 1503' }).click();
    await page.getByRole('spinbutton', { name: 'Outposts: Player 1' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Anno 1503' }).evaluate((each) => each === document.activeElement)).toBe(true);
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Name of player 1').fill('Ada');
    for (const [what, count] of Object.entries({ Gold: '30', Outposts: '4' }))
      await page.getByRole('spinbutton', { name: `${what}: Ada` }).fill(count);
    const more = page.getByRole('button', { name: 'One more, Trade agreements: Ada' });
    for (let times = 0; times < 3; times++) await more.click();
    await page.getByRole('heading', { level: 1, name: 'Ada wins' }).waitFor();
    await page.getByRole('button', { name: 'Next:' }).click();
    await page.getByRole('spinbutton', { name: 'Gold: Player 2' }).fill('12');
    expect(await overflow(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Whole sheet' }).click();
    await page.getByRole('dialog').getByRole('columnheader', { name: 'Player 2' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ada wins' }).waitFor();
    // Another sheet for the same people, and back to the first.
    await page.getByRole('button', { name: 'Sheets' }).click();
    await page.getByRole('button', { name: 'New sheet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Score sheet' }).waitFor();
    await page.getByRole('button', { name: 'Sheets' }).click();
    await page.getByRole('button', { name: 'Ada and Player 2', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada wins' }).waitFor();
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await close();
  });

  test('fits, in dark, in the longest languages, and says so where a link cannot be read', async () => {
    const { page, close } = await visit(browser, `${sheet()}#sheet=cut-off`, { language: 'ru', scheme: 'dark', width: 1280 });
    await page.getByText('В этой ссылке нет листа').waitFor();
    await page.getByRole('button', { name: 'взять пять для новичков' }).click();
    for (const width of [360, 820, 1000, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, beyond: await overflow(page) }).toEqual({ width, beyond: 0 });
    }
    await close();
  });
});
