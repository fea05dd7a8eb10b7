import { afterAll, beforeAll, expect, test } from 'vitest';
import { atTurn, kept1503, tobaccoToBuy } from '../kept1503.ts';
import { type Kept, keptGame, putKept } from '../keptGame.ts';
import { type Site, served } from '../site.ts';
import type { Driver } from './driver.ts';
import { type OtherPage, pageOf } from './page.ts';
import { hashingScript, recordedMatches } from './recorded.ts';

const MINE = '.table1800[data-mine="true"][data-settled="true"]';

/** What most people do, in another browser: everything else is tested in Chromium. */
export function mainPaths(openBrowser: () => Promise<Driver>): void {
  let driver: Driver;
  let page: OtherPage;
  let site: Site;
  beforeAll(async () => {
    [driver, site] = await Promise.all([openBrowser(), served()]);
    page = pageOf(driver);
  });
  afterAll(async () => {
    await driver.close();
    await site.close();
  });

  const position = async (table: string) => Number(await page.attribute(table, 'data-position'));
  /** A festival of one's own, and what the bots do until it is one's turn again. */
  const playRound = async () => {
    const before = await position('.table1800');
    await page.type('f');
    await page.waitFor('[data-key="end"]:enabled');
    await page.type('e');
    // The festival and the end of the turn are one's own; quick bots may have answered before anybody looks.
    const whenMine = async () => {
      await page.waitFor(MINE);
      return position('.table1800');
    };
    await expect.poll(whenMine).toBeGreaterThan(before + 2);
    return whenMine();
  };
  const openKept = async (kept: Kept, table: string) => {
    await page.open(site.address);
    await putKept(page, kept);
    await page.open(`${site.address}/play/${kept.game.id}`);
    await page.waitFor(`${table}[data-mine="true"][data-settled="true"]`);
  };
  const complained = () => driver.complaints.splice(0);

  test('home can be read, in the language and the colours that one chooses, and remembers them', async () => {
    await page.open(site.address);
    await page.waitFor('button', 'Play now');
    // The letters have their width once their fonts are there.
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null);
    await expect.poll(beyond).toBe(0);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor, null);
    const light = await paper();
    await page.click('button[aria-pressed="false"]', 'Dark colours');
    await page.waitFor('button[aria-pressed="true"]', 'Dark colours');
    expect(await paper()).not.toBe(light);
    await page.open(site.address);
    await page.click('button[aria-pressed="true"]', 'Dark colours');
    await page.waitFor('button[aria-pressed="false"]', 'Dark colours');
    expect(await paper()).toBe(light);
    expect(complained()).toEqual([]);
  });

  test('a purchase in Anno 1800 is paid for, survives a reload, and is taken back', async () => {
    const table = '.table1800';
    await openKept(keptGame({ round: 9 }), table);
    const before = await position(table);
    const built = () => page.count('.plot:not([data-printed="true"]):not([data-kind="empty"])');
    const buildings = await built();
    await page.click('.mt[data-at="market-brewery"]');
    await page.click('.sheet button[type="submit"]');
    await page.waitFor('[data-key="end"]:enabled');
    expect(await built()).toBe(buildings + 1);
    expect(await position(table)).toBeGreaterThan(before);
    await page.open(`${site.address}/play/kept-game-9`);
    await page.waitFor('[data-key="undo"]:enabled', 'Brewery');
    await page.type('u');
    await page.waitFor('[data-key="undo"]:disabled');
    expect(await built()).toBe(buildings);
    expect(complained()).toEqual([]);
  });

  test('a citizen is raised in Anno 1503 with cards that are bought for it, and all of it is taken back', async () => {
    const table = '.table1503';
    const kept = kept1503({ seats: 4, seed: 'mid', until: atTurn(9), where: tobaccoToBuy });
    await openKept(kept, table);
    await page.click('button', 'raise citizen to merchant, cards would have to be bought');
    await page.click('.sheet15 button[type="submit"]');
    await page.click('[data-key="undo"]:enabled', 'raised to merchant');
    await page.click('[data-key="undo"]:enabled', 'tobacco bought');
    await page.click('[data-key="undo"]:enabled', 'tobacco bought');
    await page.waitFor('[data-key="undo"]', 'the roll stays');
    expect(complained()).toEqual([]);
  });

  test('a table of the server is made, begun, played at, and found again', async () => {
    await page.open(site.address);
    for (const chair of ['Chair 2:', 'Chair 3:', 'Chair 3:', 'Chair 4:']) await page.click('.seat-chip', chair);
    await page.click('button[type="submit"]', 'Create');
    await page.waitFor('dialog input');
    await page.type('Marit');
    await page.click('dialog button', 'Go on');
    await page.click('button:enabled', 'Begin the game');
    await page.waitFor(MINE);
    const address = await page.evaluate(() => location.href, null);
    const after = await playRound();
    await page.open(address);
    await page.waitFor(`${MINE}[data-position="${after}"]`);
    expect(complained()).toEqual([]);
  });

  test('every position of every recorded match has the hash that it has in Node', async () => {
    const script = await hashingScript();
    const found = recordedMatches();
    expect(found.length).toBeGreaterThan(10);
    for (const { name, file, hashes } of found)
      expect({ name, hashes: JSON.parse(await driver.call(script, file)) }).toEqual({ name, hashes });
  });

  test('both games start without a server once it was there, with bots that think', async () => {
    await page.open(site.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }, null);
    await site.stop('SIGTERM');
    for (const [game, table] of [
      ['Anno 1503', '.table1503'],
      ['Anno 1800', '.table1800'],
    ] as const) {
      await page.open(site.address);
      await page.click('.hero label', game);
      await page.click('button', 'Play now');
      await page.waitFor(`${table}[data-mine="true"][data-settled="true"]`);
    }
    await playRound();
    await site.startAgain();
  });
}
