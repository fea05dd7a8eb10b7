import type { Page } from 'playwright-core';
import { byMouse, firstShown, type Press } from './pressing.ts';

/** How somebody plays Anno 1503 on the screen by following the light. What comes next is always waited for; nothing sleeps. */

/** What must be answered, or is open already, comes first. */
const ANSWERS = [
  '.sheet15 button[type="submit"]:enabled',
  '.choose-ware:enabled[data-chosen="false"]',
  // Several cards of one pile may have to go: each press gives one more away.
  '.sheet15:not(:has(button[type="submit"]:enabled)) .choose-ware:enabled',
  '.sheet15 .option:not([data-chosen="true"])',
  '[data-key="roll"]:enabled',
];

/** Then what is lit on the part that is shown, and the end of the turn. */
const DEEDS = [
  '.rise[data-light="lit"]',
  '.settle[data-light="lit"]',
  '.launch[data-light="lit"]',
  '.making[data-light="lit"]',
  '.pays[data-light="lit"]',
  '.pile[data-light="lit"]:not(.pile-buy)',
  '.sea-square[data-light="glow"]',
  '.sea-square:has(.sea-points)',
];

const table = (page: Page) => page.locator('.table1503');

/** Until one may do something, or the game is over. */
export async function isMine(page: Page): Promise<boolean> {
  await page.locator('.table1503[data-settled="true"]:is([data-mine="true"], [data-over="true"])').waitFor();
  return (await page.locator('.table1503[data-over="true"]').count()) === 0;
}

/** Whatever can be seen to change by a press: the match, what is open, what is chosen. */
const shownState = (page: Page) =>
  table(page).evaluate((root) => {
    const chosen = root.querySelectorAll('[data-chosen="true"]').length;
    const words = [...root.querySelectorAll('.sheet15 h2, .sheet15 .plan-note')].map((each) => each.textContent).join(' ');
    return `${root.getAttribute('data-position')} ${words} ${chosen}`;
  });

/** Plays until the turn has passed on or the game is over. On a phone the part is turned to where something is lit. */
export async function playTurn(page: Page, press: Press = byMouse): Promise<void> {
  const tabs = await page.locator('.phone-tabs button').count();
  let tab = 0;
  for (let step = 0; step < 80; step++) {
    if (!(await isMine(page))) return;
    const before = await shownState(page);
    const answer = await firstShown(page, ANSWERS);
    const acting = ['act', 'sail'].includes((await table(page).getAttribute('data-ask')) ?? '');
    const deed = answer ?? (acting ? await firstShown(page, DEEDS) : undefined);
    if (deed !== undefined) {
      await press(page, deed);
    } else if (tab < tabs - 2) {
      tab += 1;
      await press(page, `.phone-tabs button:nth-child(${tab})`);
      continue;
    } else {
      await press(page, '[data-key="end"]:enabled');
      if ((await page.locator('.sheet15').count()) === 0) return;
    }
    await page.waitForFunction((old) => {
      const root = document.querySelector('.table1503');
      const chosen = root?.querySelectorAll('[data-chosen="true"]').length;
      const words = [...(root?.querySelectorAll('.sheet15 h2, .sheet15 .plan-note') ?? [])].map((each) => each.textContent).join(' ');
      const now = `${root?.getAttribute('data-position')} ${words} ${chosen}`;
      return now !== old && root?.getAttribute('data-settled') === 'true';
    }, before);
  }
  throw new Error('a turn without end');
}
