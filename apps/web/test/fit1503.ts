import type { Page } from 'playwright-core';
import { layoutFaults } from './layout.ts';

/** What lies over the table of Anno 1503 on purpose. */
export const OVER = 'dialog, .drawn-sheet, .side15-sheet, .phone-sheet, .recap';

/** What is wrong with the layout of the table of Anno 1503: of every tab of a phone, one after the other; anything larger shows all at once. */
export async function faultsOfAll(page: Page, target: number): Promise<readonly string[]> {
  const tabs = page.locator('.phone-tabs button');
  const count = await tabs.count();
  const found: string[] = [];
  for (let tab = 0; tab < Math.max(1, count); tab++) {
    if (count > 0) await tabs.nth(tab).click();
    for (const each of await layoutFaults(page, { target, over: OVER })) found.push(`tab ${tab}: ${each}`);
  }
  return found;
}
