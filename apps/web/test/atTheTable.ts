import type { Page } from 'playwright-core';
import { byMouse, firstShown, type Press } from './pressing.ts';

/** What somebody who follows the light does next, the first of these that is there. */
const STEPS = [
  // What is open goes first: a payment, a decision in the middle of something.
  '.sheet button[type="submit"]',
  '.action-panel .source-list button',
  '.plot[data-asked="true"]',
  '[data-key="finish"]:enabled',
  '[data-key="end"]:enabled',
  '.hc[data-light="lit"]:enabled',
  '.mt[data-light="lit"]',
  '.way[data-light="lit"]',
  '.next-island[data-light="lit"]',
  '[data-key="action-festival"]',
];

const position = (page: Page) => page.locator('.table1800').getAttribute('data-position');

/** Until it is one's own turn, or the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  await page.locator('.table1800[data-settled="true"]:is([data-mine="true"], [data-over="true"])').waitFor();
  return (await page.locator('.table1800[data-over="true"]').count()) > 0 ? 'over' : 'mine';
}

/** Plays a turn of one's own as the light on the board suggests, until somebody else is on or the game is over. */
export async function playTurn(page: Page, press: Press = byMouse): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if ((await page.locator('.table1800[data-mine="true"]').count()) === 0) return;
    const before = await position(page);
    const found = await firstShown(page, STEPS);
    if (found === undefined) throw new Error('nothing on the table is lit');
    await press(page, found);
    // Either the match went on, and everything is lit as it stands now; or something has opened.
    await page.locator(`.table1800[data-settled="true"]:not([data-position="${before}"]), .sheet button[type="submit"]`).first().waitFor();
  }
  throw new Error('a turn without end');
}
