import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../site.ts';
import { guest } from './guest.ts';
import { type House, openHouse } from './house.ts';
import { keepGame } from './keptGame.ts';
import { build, endTurn, festival, myTurn, plainTurn, recruit, scoreSheet, swapCards, undo } from './player.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('a whole game is played on a phone, by touch', { timeout: 600_000 }, async () => {
  const me = await guest(browser, house.address, { width: 360, height: 740, touch: true });
  await keepGame(me, { seed: 'a phone', bots: ['easy'], rounds: 5 });
  await me.page.getByRole('link', { name: /^Resume/ }).tap();
  await myTurn(me);
  await build(me, 'Sawmill');
  await undo(me);
  await build(me, 'Charcoal kiln');
  await endTurn(me);
  await myTurn(me);
  await recruit(me, 'Worker');
  await endTurn(me);
  await myTurn(me);
  await swapCards(me, 3);
  await endTurn(me);
  await myTurn(me);
  await festival(me);
  await endTurn(me);
  await myTurn(me);
  await plainTurn(me);
  expect(await myTurn(me)).toBe(false);
  expect((await scoreSheet(me)).length).toBeGreaterThan(5);
  // Nothing is wider than the screen.
  expect(await me.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(me.complaints).toEqual([]);
});
