import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isMine } from './at1503.ts';
import { myTurn } from './atTheTable.ts';
import { browser, site } from './house.ts';
import { atTurn, kept1503 } from './kept1503.ts';
import { keptGame, openKept, putKept } from './keptGame.ts';
import { byMouse } from './pressing.ts';
import { arrive } from './site.ts';

interface Traced {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** How many elements had their styles worked out at once at most, while something was done and all of the table followed. */
async function mostRestyled(page: Page, deed: () => Promise<unknown>): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  const counts: number[] = [];
  inspector.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as readonly unknown[] as readonly Traced[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0);
  });
  await inspector.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await deed();
  await page.locator('.game-table[data-settled="true"]').waitFor();
  const ended = new Promise((resolve) => inspector.once('Tracing.tracingComplete', resolve));
  await inspector.send('Tracing.end');
  await ended;
  await inspector.detach();
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

const elements = (page: Page) => page.locator('.game-table *').count();

// A style by `:has()` around the table once had every element of the page styled anew, three times for each click.
test('what is done on the table of Anno 1800 leaves the styles of most of it alone', async () => {
  const { page, close } = await arrive(browser, site.address, { width: 1600 });
  await openKept(page, site.address, keptGame({ round: 9 }));
  await myTurn(page);
  const few = (await elements(page)) / 2;
  expect(await mostRestyled(page, () => page.locator('.mt[data-light="lit"]').first().click())).toBeLessThan(few);
  expect(await mostRestyled(page, () => page.locator('.sheet button[type="submit"]').click())).toBeLessThan(few);
  expect(await mostRestyled(page, () => page.locator('[data-key="undo"]:enabled').click())).toBeLessThan(few);
  await close();
});

test('and so does what is done on the table of Anno 1503', async () => {
  const { page, close } = await arrive(browser, site.address, { width: 1600 });
  const kept = kept1503({ seats: 4, seed: 'mid', until: atTurn(9) });
  await putKept(page, kept);
  await page.goto(`${site.address}/play/${kept.game.id}`);
  await isMine(page);
  // An event that stands open is put away first.
  await page.keyboard.press('Escape');
  const few = (await elements(page)) / 2;
  expect(await mostRestyled(page, () => byMouse(page, '.pile[data-light="lit"]:not(.pile-buy)'))).toBeLessThan(few);
  expect(await mostRestyled(page, () => byMouse(page, '.sheet15 button[type="submit"]'))).toBeLessThan(few);
  expect(await mostRestyled(page, () => byMouse(page, '[data-key="undo"]:enabled'))).toBeLessThan(few);
  await close();
});
