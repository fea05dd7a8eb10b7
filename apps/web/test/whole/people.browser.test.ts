import { expect, test } from 'vitest';
import { browser, site } from '../house.ts';
import { settled } from '../keptGame.ts';
import { forgiveSilence, type Guest, guest, introduce } from './guest.ts';
import { makeTable } from './lobby.ts';
import { build, confirm, endTurn, festival, myTurn, plainTurn, recruit, scoreSheet, swapCards, undo, wantTile } from './player.ts';

/** What the table shows, in words: tokens, gold, hand, market and what can be done. */
const shown = async ({ page }: Guest) => {
  // The market tells of the tile that is pointed at or has the focus: none has.
  await page.mouse.move(0, 0);
  await page.locator(':focus').evaluateAll(([focused]) => focused instanceof HTMLElement && focused.blur());
  await page.locator('.readout').waitFor({ state: 'detached' });
  return Promise.all(
    ['Market', 'Tokens, gold and cards', 'Hand', 'Actions'].map((name) => page.getByRole('region', { name, exact: true }).ariaSnapshot()),
  );
};

const gold = async ({ page }: Guest) => {
  const ledger = await page.getByRole('region', { name: 'Tokens, gold and cards' }).innerText();
  return Number(/Gold\s+(\d+)/.exec(ledger)?.[1]);
};

test('two people play a whole game, through undo, trade, a reload and a server that dies', async () => {
  const [anna, ben] = await Promise.all([guest(browser, site.address), guest(browser, site.address)]);

  // Anna makes a table for two, and agrees on a short game.
  const table = await makeTable(anna, { name: 'Anna', others: ['friend', 'nobody', 'nobody'], rounds: 4 });
  const link = await anna.page.getByText(/\/j\/[A-Z0-9]{6}$/).innerText();

  // Ben follows the link.
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await introduce(ben, 'Ben');
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();

  // Round 1. Anna buys the timber for a kiln from Ben, takes it back, and does it again.
  await myTurn(anna);
  await settled(ben.page);
  const goldOfBen = await gold(ben);
  const before = await shown(anna);
  const buyTimber = async () => {
    await wantTile(anna, 'Charcoal kiln');
    await anna.page.locator('label', { has: anna.page.getByRole('radio', { name: /from Ben/ }) }).click();
    await confirm(anna, 'Build');
  };
  await buyTimber();
  await expect.poll(() => gold(ben)).toBe(goldOfBen + 1);
  await undo(anna);
  // All is as it was, and what was taken back could be done again.
  await anna.page.getByRole('button', { name: 'Redo' }).waitFor();
  expect((await shown(anna)).map((part) => part.replace(/\n\s*- button "Redo"/, ''))).toEqual(before);
  await expect.poll(() => gold(ben)).toBe(goldOfBen);
  await buyTimber();
  await endTurn(anna);
  await expect.poll(() => gold(ben)).toBe(goldOfBen + 1);
  await myTurn(ben);
  await recruit(ben, 'Farmer');
  await endTurn(ben);

  // Round 2. Anna loads her page anew in the middle of her turn: all is as it was, and can still be taken back.
  await myTurn(anna);
  await build(anna, 'Brick factory');
  const inTheMiddle = await shown(anna);
  await anna.page.reload();
  await anna.page.getByRole('button', { name: /^End turn/ }).waitFor();
  await settled(anna.page);
  expect(await shown(anna)).toEqual(inTheMiddle);
  await undo(anna);
  await festival(anna);
  await endTurn(anna);
  await myTurn(ben);
  await swapCards(ben, 2);

  // The server dies in the middle of Ben's turn. Both are told, and both come back by themselves.
  const [ofAnna, ofBen] = [await shown(anna), await shown(ben)];
  await site.stop('SIGKILL');
  for (const { page } of [anna, ben]) await page.getByText(/^The connection is lost/).waitFor();
  await site.startAgain();
  for (const { page } of [anna, ben]) await page.getByText(/^The connection is lost/).waitFor({ state: 'detached' });
  for (const each of [anna, ben]) forgiveSilence(each);
  for (const { page } of [anna, ben]) await settled(page);
  expect([await shown(anna), await shown(ben)]).toEqual([ofAnna, ofBen]);
  await endTurn(ben);

  // To the end.
  for (const each of [anna, ben, anna, ben]) {
    expect(await myTurn(each)).toBe(true);
    await plainTurn(each);
  }
  const sheets = await Promise.all([scoreSheet(anna), scoreSheet(ben)]);
  expect(sheets[0].length).toBeGreaterThan(5);
  expect(sheets[0]).toEqual(sheets[1]);

  // Once more, at the same new table: Ben is told, and sees that Anna is there already.
  for (const { page } of [anna, ben]) {
    if (page === ben.page) {
      await page.getByText('1 of 2 are there').waitFor();
      await page.getByText(/^Somebody wants to play again, at /).waitFor({ state: 'attached' });
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('heading', { name: 'At the table' }).waitFor();
  }
  expect(new URL(ben.page.url()).pathname).toBe(new URL(anna.page.url()).pathname);
  expect(new URL(anna.page.url()).pathname).not.toBe(table);
  for (const { page } of [anna, ben]) for (const name of ['Anna', 'Ben']) await page.getByText(name, { exact: true }).first().waitFor();
  await anna.page.getByRole('button', { name: 'Begin the game' }).waitFor();
  expect([anna.complaints, ben.complaints]).toEqual([[], []]);
});
