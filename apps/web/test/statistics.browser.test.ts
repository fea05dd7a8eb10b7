import { readFile } from 'node:fs/promises';
import { importMatch } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { finishedGame, type Kept, keptOf, putKept } from './keptGame.ts';
import { playedOnServer } from './playedOnServer.ts';
import { arrive, overflow, visit } from './site.ts';

const page1800 = () => `${site.address}/statistics`;

/** Two finished games of each game, one of them lost. */
function finished(): readonly Kept[] {
  const paths = ['anno1800/golden/anno1800-2-short-0.match.jsonl', 'anno1503/golden/two-short.match.jsonl'];
  return paths.flatMap((path, at) =>
    [1, 2].map((place) => {
      const { game, entries } = finishedGame(path);
      const id = `finished-${at.toString()}-${place.toString()}`;
      const setup = { ...Object(game['setup']) };
      return {
        game: { ...game, id, setup, places: [place, 3 - place], played: Date.UTC(2026, 2, 8 + place) },
        entries: entries.map((entry) => ({ ...entry, game: id })),
      };
    }),
  );
}

describe('statistics', () => {
  test('count the games of this device without a network, lead to them, and are saved as files', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { own: true });
    for (const kept of finished()) await putKept(page, kept);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto(page1800());
    await page.getByRole('button', { name: '2 finished games' }).waitFor();
    await page.getByText('since 9 March 2026:').or(page.getByText('since March 9, 2026:')).waitFor();
    // The matches have been played again: points, length and first actions are known.
    await page.getByRole('region', { name: 'Where my points come from' }).getByRole('columnheader', { name: 'Expeditions' }).waitFor();
    await page.getByRole('heading', { name: 'Openings' }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    // With two games only the range is told, no share.
    const bots = page.getByRole('row', { name: /Bot, easy/ });
    expect(await bots.textContent()).toMatch(/\d+% – \d+%|\d+–\d+%/);
    expect(await barriers(page)).toEqual([]);
    await bots.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Bot, easy' });
    await dialog.getByText('1st of 2').waitFor();
    expect(await dialog.getByRole('link').first().getAttribute('href')).toBe('/play/finished-0-2');
    await page.keyboard.press('Escape');
    const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    expect((await readFile(await csv.path(), 'utf8')).split('\r\n')).toHaveLength(4);
    await page.getByRole('radio', { name: 'people' }).check();
    await page.getByText('No game fits this choice').waitFor();
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await close();
  });

  test('fit on a phone, in dark, in German, for both games', async () => {
    const { page, complaints, close } = await arrive(browser, site.address, { width: 360, touch: true, scheme: 'dark' });
    for (const kept of finished()) await putKept(page, kept, { language: 'de', game: 'anno1503' });
    await page.goto(page1800());
    await page.getByRole('button', { name: '2 beendete Partien' }).waitFor();
    await page.getByRole('heading', { name: 'Eröffnungen' }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await overflow(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Anno 1800' }).check();
    await page.getByRole('columnheader', { name: 'Expeditionen' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('count the games of the account on the server, once, also if their file was opened here', async () => {
    const { page, complaints, close } = await arrive(browser, site.address);
    const table = await playedOnServer(page, site.address);
    const file = await (await page.request.get(`${site.address}/api/v1/tables/${table}/file`)).text();
    const read = importMatch(file);
    if (!read.ok) throw new Error(read.fault);
    const { setup, log } = read.file;
    const copy = keptOf({ id: 'opened-from-a-file', setup, log, round: 1, level: null, bots: 'easy', unseen: 0 });
    await putKept(page, { ...copy, game: { ...copy.game, places: [1, 2] } }, { game: 'anno1503' });
    await page.goto(page1800());
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const all = page.getByRole('button', { name: '1 finished game', exact: true });
    await all.click();
    await expect.poll(() => page.getByRole('dialog').getByRole('link').first().getAttribute('href')).toBe(`/t/${table}`);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Where my points come from' }).getByRole('columnheader', { name: 'Outposts' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('say so where nothing was played yet', async () => {
    const { page, close } = await visit(browser, page1800());
    await page.getByText('No finished games yet').waitFor();
    await close();
  });
});
