import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptGame, openKept } from '../keptGame.ts';
import { openBrowser, type Site, served } from '../site.ts';
import { guest } from './guest.ts';
import { build, endTurn, festival, myTurn, plainTurn, recruit, scoreSheet, swapCards, undo } from './player.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([served(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('a whole game is played on a phone, by touch', { timeout: 600_000 }, async () => {
  const me = await guest(browser, site.address, { width: 360, touch: true });
  const short = keptGame({ round: 1, seats: 2, seed: 'a phone', options: { first: 0, rounds: 5 }, bots: 'easy' });
  await openKept(me.page, site.address, short);
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
  expect(me.complaints).toEqual([]);
});
