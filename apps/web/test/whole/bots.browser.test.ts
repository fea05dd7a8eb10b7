import { expect, test } from 'vitest';
import { browser, site } from '../house.ts';
import { keptGame, openKept } from '../keptGame.ts';
import { guest } from './guest.ts';
import { myTurn, plainTurn, scoreSheet } from './player.ts';

test('from the home page it is one click to a game, and the second is a move', async () => {
  const me = await guest(browser, site.address);
  await me.page.getByRole('button', { name: 'Play now' }).click();
  const tile = me.page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /^Sawmill, payable now/ });
  await tile.click();
  await me.page.getByRole('form', { name: 'Build: Sawmill' }).waitFor();
  expect(me.complaints).toEqual([]);
});

test('a whole game against bots ends with the score sheet and the chart', async () => {
  const me = await guest(browser, site.address);
  const short = keptGame({ round: 1, seats: 3, seed: 'a whole game', options: { first: 0, rounds: 8 } });
  await openKept(me.page, site.address, short);
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

test('a game goes on to its own end, when somebody has played the last card', async () => {
  const me = await guest(browser, site.address);
  const { game } = keptGame({ round: 1000, seats: 2, seed: 'its own end' });
  const near = keptGame({ round: Number(game['round']) - 1, seats: 2, seed: 'its own end' });
  await openKept(me.page, site.address, near);
  while (await myTurn(me)) await plainTurn(me);
  const rows = await scoreSheet(me);
  expect(rows.some((row) => /^Fireworks\b.*\b7\b/s.test(row))).toBe(true);
  await me.page
    .locator('[data-key="log"]')
    .or(me.page.getByRole('region', { name: 'Log' }))
    .first()
    .waitFor();
  expect(me.complaints).toEqual([]);
});
