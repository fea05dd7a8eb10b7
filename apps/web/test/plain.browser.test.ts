import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from './house.ts';
import { settled } from './keptGame.ts';
import { openBrowser, visit } from './site.ts';

let browser: Browser;
let address: string;
beforeAll(async () => {
  // A name in the house, without a certificate: to the browser no secure context, so several of its interfaces are not there.
  browser = await openBrowser(['--host-resolver-rules=MAP archipel.test 127.0.0.1']);
  address = `http://archipel.test:${new URL(site.address).port}`;
});
afterAll(() => browser.close());

/** What a browser says of every page that comes without encryption is about the way, not about the page. */
const ofThePage = (complaints: readonly string[]) =>
  complaints.filter((each) => !/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(each));

describe('at an address of the house, without encryption', () => {
  test('one plays against bots', async () => {
    const { page, complaints, close } = await visit(browser, address);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/play\//);
    await page.getByText('Your turn').first().waitFor();
    await page.reload();
    await page.getByText('Your turn').first().waitFor();
    // One tab plays it, as everywhere.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('Your turn').first().waitFor();
    await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    expect(ofThePage(complaints)).toEqual([]);
    await close();
  });

  test('one makes a table, copies the link to it, and moves', async () => {
    const { page, complaints, close } = await visit(browser, address);
    const chair = (number: number) => page.getByRole('button', { name: `Chair ${number}:` });
    // From friend, friend, bot to one bot.
    for (const [number, times] of [
      [2, 1],
      [3, 2],
      [4, 1],
    ] as const) {
      for (let time = 0; time < times; time++) await chair(number).click();
    }
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByLabel('Your name').fill('Marit');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await settled(page);
    const before = (await page.locator('.table1800').getAttribute('data-position')) ?? '';
    await page.keyboard.press('f');
    await page.locator(`.table1800:not([data-position="${before}"])`).waitFor();
    expect(ofThePage(complaints)).toEqual([]);
    await close();
  });
});
