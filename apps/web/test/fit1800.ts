import type { Page } from 'playwright-core';
import { type Fit, misfits } from './fit.ts';
import { settled } from './keptGame.ts';

/** What the table of Anno 1800 must hold, with a mouse. */
export const FIT: Fit = {
  within: '.frame',
  text: 12,
  // What is said there in short is said in full by what it opens.
  shortened: '.plate-name, .opponent-action, .opponent-name, .hc-foot, .two-lines small, .strip-objective > b, .strip-left',
  floating: '.chart-next',
  layered: '.chart-sea, .chart-frame, .chart-next > svg, .mt-level, .step-number, .mark, .mini, .language',
};
/** What it must hold on a phone, with fingers. */
export const PHONE: Fit = { ...FIT, text: 14, target: 44 };

/** Nothing is pointed at: what explains itself under the pointer or with the focus lies over the table. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForFunction(() => document.querySelector(':popover-open') === null);
}

/** Every tab of a phone, one after the other; anything larger shows all at once. */
export async function misfitsOfAll(page: Page): Promise<readonly string[]> {
  await letGo(page);
  const tabs = page.locator('.phone-tabs button');
  const count = await tabs.count();
  if (count === 0) return misfits(page, FIT);
  const found: string[] = [];
  for (let tab = 0; tab < count; tab++) {
    await tabs.nth(tab).click();
    await settled(page);
    await letGo(page);
    for (const each of await misfits(page, PHONE)) found.push(`tab ${tab}: ${each}`);
  }
  return found;
}
