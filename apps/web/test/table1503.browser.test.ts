import { anno1503, type State } from '@archipel/anno1503';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { atTurn, kept1503, tobaccoToBuy } from './kept1503.ts';
import { opened } from './opened1503.ts';
import { mid, seen, waits } from './positions1503.ts';

const mayBranch = (state: State) => anno1503.moves(seen(state)).some(({ kind }) => kind === 'branch');

test('what is missing is bought in the same plan, and taken back step by step', async () => {
  const { page, complaints, close } = await opened(kept1503({ seats: 4, seed: 'mid', until: atTurn(9), where: tobaccoToBuy }));
  const before = await page.locator('.table1503').getAttribute('data-position');
  await page
    .getByRole('button', { name: /raise citizen to merchant, cards would have to be bought/ })
    .first()
    .click();
  const sheet = page.getByRole('form', { name: 'Raise a citizen to merchant' });
  expect(await sheet.getByText('Buy tobacco: it is missing').count()).toBe(2);
  expect(await barriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Raise/ }).click();
  await page.getByRole('button', { name: /^Undo raised to merchant/ }).click();
  await page.getByRole('button', { name: /^Undo tobacco bought/ }).click();
  await page.getByRole('button', { name: /^Undo tobacco bought/ }).click();
  await page.getByRole('button', { name: /^Undo the roll stays/ }).waitFor();
  expect(Number(await page.locator('.table1503').getAttribute('data-position'))).toBe(Number(before) + 6);
  expect(complaints).toEqual([]);
  await close();
});

test('a voyage is drawn before it is made, and says from where on there is no way back', async () => {
  const { page, complaints, close } = await opened(mid(), { width: 1600 });
  await page.getByRole('button', { name: /^G3, sea/ }).click();
  const sheet = page.getByRole('form', { name: 'Voyage of ship 1' });
  await sheet.getByText('Sail to G2').waitFor();
  expect(await page.locator('.track .track-step').count()).toBe(2);
  // Esc closes the sheet, though nothing beside it can be pressed meanwhile.
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^G3, sea/ }).click();
  await sheet.getByRole('button', { name: /^Sail 2 action points, can be undone/ }).click();
  await page.getByRole('button', { name: /^Undo sailed to G3/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('golden times are declined, and the hand stays as it is', async () => {
  // In one's own turn: in that of another the game goes on at once, and the next roll may bring cards.
  const inOwnTurn = (state: State) => waits(state, 'golden-times') && seen(state).turn === 0;
  const { page, complaints, close } = await opened(kept1503({ seats: 4, seed: 'golden', until: inOwnTurn }));
  await page.getByRole('form', { name: /^Golden times/ }).waitFor();
  const hand = page.getByRole('region', { name: 'Hand' }).getByText(/^\d+ cards?,/);
  const cards = await hand.textContent();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.locator('.table1503:not([data-ask="choose"])').waitFor();
  expect(await hand.textContent()).toBe(cards);
  expect(complaints).toEqual([]);
  await close();
});

test('declining golden times is ordered like a commodity', async () => {
  const { page, complaints, close } = await opened(mid());
  await page.keyboard.press('o');
  const sheet = page.getByRole('form', { name: 'Standing orders' });
  await sheet.getByRole('button', { name: 'Add decline in golden times' }).click();
  expect(await barriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Give these orders/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await sheet.getByRole('button', { name: 'Take decline in golden times out' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the Big Branch takes a card before the die is rolled', async () => {
  const game = kept1503({ seats: 3, seed: 'branch', until: (state) => seen(state).phase === 'roll' && mayBranch(state) });
  const { page, complaints, close } = await opened(game);
  const before = Number(await page.locator('.table1503').getAttribute('data-position'));
  await page.keyboard.press('g');
  const sheet = page.getByRole('form', { name: 'Big Branch: take a card' });
  await sheet.getByRole('button', { name: /^Take a card/ }).click();
  await page.locator(`.table1503[data-position="${before + 1}"][data-ask="roll"]`).waitFor();
  await page.getByRole('button', { name: /^Roll the die/ }).waitFor();
  expect(await page.locator('[data-key="action-branch"]').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
