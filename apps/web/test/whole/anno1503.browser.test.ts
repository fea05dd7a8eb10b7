import { COMPONENTS } from '@archipel/anno1503';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isMine, playTurn } from '../at1503.ts';
import { browser, site } from '../house.ts';
import { kept1503 } from '../kept1503.ts';
import { putKept } from '../keptGame.ts';
import { byMouse, byTouch } from '../pressing.ts';
import { guest } from './guest.ts';

/** A game against bots, from its first roll on: it ends when somebody holds three objectives. */
const fromTheStart = (seed: string, seats: number, bots: 'easy' | 'medium' = 'easy', box = COMPONENTS) =>
  kept1503({ seats, seed, options: { firstPlayer: 0, components: box }, until: () => true, bots });

/** Objectives that are near, so that somebody holds three of them after a few rounds, whatever the dice bring. */
const NEAR = {
  ...COMPONENTS,
  victory: { need: 3, objectives: { gold: 12, outposts: 1, agreements: 1, buildings: 1, merchants: 1 } },
};

/** The end as it comes about: by objectives, not by a limit of rounds. */
async function won(page: Page): Promise<void> {
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByText(/^In round \d+, with 3 objectives held/).waitFor();
  await end.getByText('3/3').first().waitFor();
}

async function sat(me: Awaited<ReturnType<typeof guest>>, kept: ReturnType<typeof fromTheStart>): Promise<void> {
  await putKept(me.page, kept);
  await me.page.goto(`${site.address}/play/${kept.game.id}`);
  await isMine(me.page);
}

test('a whole game of Anno 1503 is played by mouse', { timeout: 900_000 }, async () => {
  const me = await guest(browser, site.address);
  const { page } = me;
  await sat(me, fromTheStart('by mouse', 3));
  while (await isMine(page)) {
    await playTurn(page, byMouse);
    await page.keyboard.press('v');
  }
  await won(page);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  expect(await end.getByRole('table').first().getByRole('row').count()).toBe(7);
  expect(me.complaints).toEqual([]);
});

test('a whole game of Anno 1503 is played on a phone, by touch', { timeout: 900_000 }, async () => {
  const me = await guest(browser, site.address, { width: 360, touch: true });
  const { page } = me;
  await sat(me, fromTheStart('by touch', 2, 'easy', NEAR));
  while (await isMine(page)) await playTurn(page, byTouch);
  await won(page);
  expect(me.complaints).toEqual([]);
});

/** Presses what has a name or a mark with Enter, having gone there as Tab does. */
const enter = (page: Page, selector: string) => page.locator(selector).first().press('Enter');

/** Cards that may not stay are named one by one until the sheet can be confirmed. */
async function discardByKeyboard(page: Page): Promise<void> {
  const confirm = page.locator('.sheet15 button[type="submit"]:enabled');
  for (let named = 0; (await confirm.count()) === 0; named++) {
    await page.locator('.sheet15 .choose-ware:enabled').nth(named).press('Enter');
  }
  await confirm.press('Enter');
}

/** An event that has been read is put away; what explains itself to the keyboard lies over it, and goes first. */
async function putAway(page: Page): Promise<void> {
  for (let pressed = 0; (await page.locator('.sheet15').count()) > 0; pressed++) {
    if (pressed === 20) throw new Error(`Escape does not close: ${await page.locator('.sheet15').first().innerText()}`);
    await page.keyboard.press('Escape');
  }
}

test('a whole game of Anno 1503 is played by the keyboard alone', { timeout: 900_000 }, async () => {
  const me = await guest(browser, site.address);
  const { page } = me;
  const { keyboard } = page;
  // Who only sells and sails has not won when others do: medium bots need fewer rounds for it.
  await sat(me, fromTheStart('by keyboard', 3, 'medium', NEAR));
  const ask = (...kinds: readonly string[]) =>
    page.locator(kinds.map((what) => `.table1503[data-settled="true"][data-ask="${what}"]`).join(', '));
  let [sold, sailed] = [0, 0];
  while (await isMine(page)) {
    if (await page.getByRole('button', { name: /^Roll the die/ }).isVisible()) await keyboard.press('r');
    await ask('act', 'choose', 'lose', 'over').first().waitFor();
    if ((await ask('choose').count()) > 0) {
      // The first card has the focus: chosen by Enter, and confirmed from the button that Tab leads to.
      await keyboard.press('Enter');
      await page.getByRole('button', { name: /^Take / }).press('Enter');
      await ask('choose').waitFor({ state: 'detached' });
      continue;
    }
    if ((await ask('lose').count()) > 0) {
      await page.locator('.sheet15 input').first().press('Space');
      await enter(page, '.sheet15 button[type="submit"]:enabled');
      await ask('lose').waitFor({ state: 'detached' });
      continue;
    }
    if ((await ask('over').count()) > 0) break;
    await putAway(page);
    // A sale: the key leads to the first card that somebody buys, Enter opens the sheet, Enter confirms.
    if ((await page.locator('.pile[data-light="lit"]:not(.pile-buy)').count()) > 0) {
      await keyboard.press('s');
      await page.locator('.pile:focus').waitFor();
      await keyboard.press('Enter');
      await page.getByRole('form', { name: /^Sell/ }).waitFor();
      await keyboard.press('Enter');
      await page.getByRole('form').waitFor({ state: 'detached' });
      sold += 1;
    }
    // A voyage: to the ship, over to a square beside it, and away.
    await keyboard.press('a');
    await page.locator('.own-ship:focus').waitFor();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    if (await page.getByRole('form', { name: /^Voyage/ }).isVisible()) {
      await keyboard.press('Enter');
      await ask('sail', 'tile').first().waitFor();
      sailed += 1;
    }
    if ((await ask('tile').count()) > 0) await page.getByRole('button', { name: /^Put it back/ }).press('Enter');
    await ask('act', 'sail').first().waitFor();
    await keyboard.press('e');
    await page.locator('.sheet15, .table1503[data-settled="true"]:not([data-ask="act"], [data-ask="sail"])').first().waitFor();
    if ((await page.locator('.sheet15 .choose-ware').count()) > 0 && (await ask('act', 'sail').count()) > 0) await discardByKeyboard(page);
    await ask('act', 'sail').waitFor({ state: 'detached' });
  }
  await won(page);
  expect(sold + sailed).toBeGreaterThan(2);
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(me.complaints).toEqual([]);
});
