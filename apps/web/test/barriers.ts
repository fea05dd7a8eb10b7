import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is looked at, and by which rules: everything by all of them (WCAG 2.2 AA and good practice), if not said. */
interface Looked {
  readonly within?: string;
  readonly except?: string;
  /** Only what the standard itself asks for (WCAG 2.2 AA). */
  readonly standard?: boolean;
  readonly rules?: readonly string[];
  readonly without?: readonly string[];
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What stands in the way of people who do not see or do not point, as axe finds it. Axe runs in the page and answers violations only: to have its whole report
 * put together in a second page takes four times as long.
 */
export async function barriers(page: Page, looked: Looked = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, except, standard, rules, without = [], tags }) => {
      const { axe: there } = globalThis as unknown as { readonly axe: typeof axe };
      const values = rules ?? (standard ? tags : undefined);
      const { violations } = await there.run(
        { include: within === undefined ? [['html']] : [[within]], exclude: except === undefined ? [] : [[except]] },
        {
          resultTypes: ['violations'],
          ...(values && { runOnly: { type: rules ? ('rule' as const) : ('tag' as const), values: [...values] } }),
          rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { ...looked, tags: STANDARD },
  );
}
