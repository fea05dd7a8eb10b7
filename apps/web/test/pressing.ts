import type { Page } from 'playwright-core';

/** How something on the screen is pressed. */
export type Press = (page: Page, selector: string) => Promise<void>;
export const byMouse: Press = (page, selector) => page.locator(selector).first().click();
export const byTouch: Press = (page, selector) => page.locator(selector).first().tap();

/** The first of these selectors of which something can be seen. All are asked at once: one after another takes longer than the press. */
export async function firstShown(page: Page, selectors: readonly string[]): Promise<string | undefined> {
  const at = await page.evaluate(
    (all) =>
      all.findIndex((selector) => {
        const found = document.querySelector(selector);
        const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return found?.checkVisibility({ visibilityProperty: true }) === true && width > 0 && height > 0;
      }),
    selectors,
  );
  return selectors[at];
}
