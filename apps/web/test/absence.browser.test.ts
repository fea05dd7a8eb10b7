import type { APIResponse, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { overflow, visit } from './site.ts';

/** Somebody with a name and a page of their own. */
async function person(name: string) {
  const visitor = await visit(browser, site.address);
  const { page } = visitor;
  const api = async (method: 'post' | 'put' | 'patch', path: string, data: object = {}) => {
    const answer: APIResponse = await page.request[method](`${site.address}/api/v1${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  await api('post', '/me', { name });
  return { ...visitor, api };
}

/** Marit and Jonas at a game that has just begun; Marit moves first. */
async function table(terms: object) {
  const [marit, jonas] = await Promise.all([person('Marit'), person('Jonas')]);
  const { id } = await marit.api('post', '/tables', { seats: 2, ...terms });
  await jonas.api('post', `/tables/${id}/join`);
  await marit.api('post', `/tables/${id}/start`);
  await Promise.all([marit, jonas].map(({ page }) => page.goto(`${site.address}/t/${id}`)));
  const close = async () => {
    for (const { complaints } of [marit, jonas]) expect(complaints).toEqual([]);
    await Promise.all([marit.close(), jonas.close()]);
  };
  return { marit: marit.page, jonas: jonas.page, close };
}

/** What stands in anybody's way in a part of the page. */
async function barriersIn(page: Page, part: string): Promise<readonly string[]> {
  return barriers(page, { within: part, without: ['page-has-heading-one'] });
}

const settled = (page: Page) => page.locator('.game-table[data-settled="true"]').waitFor();
const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
};

describe.each([
  ['Anno 1800', { game: 'anno1800', options: { first: 0 } }],
  ['Anno 1503', { game: 'anno1503', options: { firstPlayer: 0 } }],
])('a table of %s', (game, terms) => {
  test('is paused when all agree, looks so, and goes on when all agree', async () => {
    const { marit, jonas, close } = await table(terms);
    await Promise.all([settled(marit), settled(jonas)]);
    await fromMenu(marit, 'Ask for a pause');
    await marit.getByText('You asked for a pause.').waitFor();
    await jonas.getByText('Marit asks for a pause.').waitFor();
    expect(await barriersIn(jonas, '.table-notice')).toEqual([]);
    await jonas.getByRole('button', { name: 'Agree' }).click();
    for (const page of [marit, jonas]) await page.getByRole('heading', { name: 'Paused' }).waitFor();
    const position = await marit.locator('.game-table').getAttribute('data-position');
    await marit.keyboard.press('f');
    expect(await marit.locator('.pausable').getAttribute('inert')).not.toBeNull();
    for (const width of [360, 1280]) {
      await marit.setViewportSize({ width, height: 740 });
      expect(await overflow(marit)).toBe(0);
    }
    await marit.getByRole('button', { name: 'Ask to go on' }).click();
    await jonas.getByText('Jonas must still agree to go on.').waitFor();
    expect(await marit.locator('.game-table').getAttribute('data-position')).toBe(position);
    await jonas.getByRole('button', { name: 'Ask to go on' }).click();
    for (const page of [marit, jonas]) await page.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'detached' });
    await marit.locator('.game-table[data-mine="true"][data-settled="true"]').waitFor();
    await close();
  });

  test('shows for whom a bot stands in, and takes the person back', async () => {
    const { marit, jonas, close } = await table(terms);
    await Promise.all([settled(marit), settled(jonas)]);
    await fromMenu(jonas, 'Let a bot play for me');
    await jonas.getByText('A bot plays for you.').waitFor();
    await marit.getByText('bot stands in').waitFor();
    if (game === 'Anno 1800') {
      // Those who hear the table are told as well.
      const label = await marit.locator('[data-at="seat-1"]').first().getAttribute('aria-label');
      expect(label).toContain('A bot plays for Jonas');
    }
    expect(await barriersIn(marit, '.opponents, .plates, .rivals')).toEqual([]);
    await jonas.getByRole('button', { name: 'Play again myself' }).click();
    await marit.getByText('bot stands in').waitFor({ state: 'detached' });
    await jonas.getByText('A bot plays for you.').waitFor({ state: 'detached' });
    await close();
  });
});

test('a bot that played because time was up is told; after the second time the others may keep it', async () => {
  // Nobody moves: the clock does what there is to be done, however slow the machine.
  const { marit, jonas, close } = await table({ game: 'anno1800', options: { first: 1 }, pace: { kind: 'turn', seconds: 10 } });
  await marit.setViewportSize({ width: 1600, height: 1000 });
  await settled(marit);
  // In the last tenth of the time the clock hurries whoever is on.
  await jonas.locator('.clock-chip[data-short="true"][data-mine="true"]').waitFor();
  await marit.locator('.log-stand-in', { hasText: 'The time of Jonas was up: a bot played.' }).first().waitFor();
  const offer = marit.getByRole('button', { name: 'Let a bot play for Jonas' });
  await offer.waitFor();
  await marit.getByText('The time of Jonas was up twice running.').waitFor();
  await jonas.getByText('The others may have a bot play for you now.').waitFor();
  await offer.click();
  await marit.getByText('bot stands in').waitFor();
  await jonas.getByRole('button', { name: 'Play again myself' }).waitFor();
  await close();
});

test('in the lobby it is agreed how long somebody is waited for', async () => {
  const marit = await person('Marit');
  const { id } = await marit.api('post', '/tables', { seats: 2, game: 'anno1800' });
  await marit.page.goto(`${site.address}/t/${id}`);
  await marit.page.getByRole('radio', { name: '2 hours' }).check();
  await expect.poll(async () => (await (await fetch(`${site.address}/api/v1/tables/${id}`)).json()).terms.absentAfter).toBe(120);
  expect(await barriers(marit.page)).toEqual([]);
  await marit.close();
});
