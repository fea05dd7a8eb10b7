import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../site.ts';
import { guest } from './guest.ts';
import { type House, openHouse } from './house.ts';
import { keepGame } from './keptGame.ts';
import { myTurn, plainTurn, scoreSheet } from './player.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('from the home page it is one click to a game, and the second is a move', { timeout: 300_000 }, async () => {
  const me = await guest(browser, house.address);
  await me.page.goto('/');
  await me.page.getByRole('button', { name: 'Play now' }).click();
  const tile = me.page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /^Sawmill, payable now/ });
  await tile.click();
  await me.page.getByRole('form', { name: 'Build: Sawmill' }).waitFor();
  await me.page.keyboard.press('Escape');
  for (let turn = 1; turn <= 2; turn++) {
    expect(await myTurn(me)).toBe(true);
    await plainTurn(me);
  }
  await myTurn(me);

  // It goes on where it was left, from its own address.
  const ledger = me.page.getByRole('region', { name: 'Tokens, gold and cards' });
  const before = await ledger.ariaSnapshot();
  await me.page.reload();
  await myTurn(me);
  expect(await ledger.ariaSnapshot()).toBe(before);
  expect(me.complaints).toEqual([]);
});

test('a whole game against bots ends with the score sheet and the chart', { timeout: 600_000 }, async () => {
  const me = await guest(browser, house.address);
  await keepGame(me, { seed: 'a whole game', bots: ['medium', 'easy'], rounds: 8 });
  await me.page.getByRole('link', { name: /^Resume/ }).click();
  let turns = 0;
  while (await myTurn(me)) {
    await plainTurn(me);
    turns++;
  }
  expect(turns).toBe(8);
  const rows = await scoreSheet(me);
  expect(rows[0]).toMatch(/1st/);
  expect(rows.at(-1)).toMatch(/^Influence\s+\d+\s+\d+\s+\d+/);
  await me.page.getByRole('img', { name: /^Chart: influence/ }).waitFor();
  expect(me.complaints).toEqual([]);
});
