import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, site } from '../house.ts';
import { keptGame, openKept } from '../keptGame.ts';
import { guest } from './guest.ts';
import { myTurn, scoreSheet } from './player.ts';

/** Goes from thing to thing by the tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${String(target)}`);
}

const focused = (page: Page, name: RegExp) =>
  expect.poll(() => page.locator(':focus').evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)).toMatch(name);

test('a whole game is played by the keyboard alone', async () => {
  const me = await guest(browser, site.address);
  const { page } = me;
  const { keyboard } = page;
  const button = (name: RegExp) => page.getByRole('button', { name });
  const end = async () => {
    await button(/^End turn no way back/).waitFor();
    await keyboard.press('e');
    await button(/^End turn no way back/).waitFor({ state: 'detached' });
  };
  const short = keptGame({ round: 1, seats: 2, seed: 'a keyboard', options: { first: 0, rounds: 5 }, bots: 'easy' });
  await openKept(page, site.address, short);
  await page.goto(site.address);
  await tabTo(page, page.getByRole('link', { name: /^Resume/ }));
  await keyboard.press('Enter');

  // The list of keys, and away again.
  await myTurn(me);
  await keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });

  // Build: the key leads to what can be built, the arrows go on, Enter opens the sheet and confirms it.
  await keyboard.press('b');
  await focused(page, /^Sawmill, payable now/);
  await keyboard.press('ArrowRight');
  await focused(page, /^Charcoal kiln, payable now/);
  await keyboard.press('Enter');
  await page.getByRole('form', { name: 'Build: Charcoal kiln' }).waitFor();
  await focused(page, /^Build/);
  await keyboard.press('Enter');
  await button(/^End turn no way back/).waitFor();
  await keyboard.press('u');
  await button(/^End turn first an action/).waitFor();
  // What was looked for and not taken is put away by Escape.
  await keyboard.press('/');
  await expect.poll(() => page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true);
  await keyboard.type('bricks');
  await page.getByText(/^needed for/).waitFor();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await keyboard.press('b');
  await focused(page, /payable now/);
  await keyboard.press('Enter');
  await focused(page, /^Build/);
  await keyboard.press('Enter');
  await end();

  // A new cube.
  await myTurn(me);
  await keyboard.press('a');
  await focused(page, /^New cube/);
  await keyboard.press('Enter');
  await focused(page, /^Recruit/);
  // One confirmation: the cards that come with it are drawn at once.
  await keyboard.press('Enter');
  await end();

  // Other cards.
  await myTurn(me);
  await keyboard.press('t');
  await focused(page, /^Card for .* swap$/);
  await keyboard.press('Enter');
  await tabTo(page, button(/^Swap 1 card/));
  await keyboard.press('Enter');
  await end();

  // A festival, twice.
  for (let times = 0; times < 2; times++) {
    expect(await myTurn(me)).toBe(true);
    await keyboard.press('f');
    await end();
  }

  expect(await myTurn(me)).toBe(false);
  expect((await scoreSheet(me)).length).toBeGreaterThan(5);
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(me.complaints).toEqual([]);
});
