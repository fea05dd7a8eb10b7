import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { kept1503 } from './kept1503.ts';
import { atOneScreen, putKept } from './keptGame.ts';
import { opened } from './opened1503.ts';
import { mid, POSITIONS } from './positions1503.ts';
import { arrive, overflow } from './site.ts';

const LOOKS = [{ width: 1280 }, { width: 360, scheme: 'dark', touch: true, language: 'de' }, { width: 820 }] as const;

// A look through everything takes seconds: each position has one look, and the looks go round. That nothing sticks out is seen at all widths.
test.each(Object.entries(POSITIONS).map(([name, position], index) => [name, position, LOOKS[index % LOOKS.length] ?? LOOKS[0]] as const))(
  'nothing stands in anybody’s way: %s',
  async (_, { kept, open }, look) => {
    const { page, complaints, close } = await opened(kept(), look);
    await open?.(page);
    expect(await barriers(page)).toEqual([]);
    for (const { width } of LOOKS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page)).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** All that can be opened in the own turn: by what, and what is then there. */
const OPENED: Readonly<Record<string, readonly [(page: Page) => Promise<unknown>, string]>> = {
  'a sale': [click('.pile[data-light="lit"]:not(.pile-buy)'), '.sheet15'],
  'a purchase': [key('b'), '.sheet15'],
  'a new pioneer': [key('p'), '.sheet15, :popover-open'],
  'a step up': [click('.rise'), '.sheet15, :popover-open'],
  'why a ship cannot be launched': [key('n'), '.sheet15, :popover-open'],
  'standing orders': [key('o'), '.sheet15'],
  hints: [key('h'), 'dialog li'],
  'all moves': [key('m'), 'dialog .one-move'],
  shortcuts: [key('?'), 'dialog'],
  'the island of somebody else': [click('.rival'), 'dialog .homeland'],
  'log, chat and orders': [click('[data-key="drawer"]'), 'dialog .log'],
  actions: [click('[data-key="actions"]'), '.actions'],
};

test('nothing that opens on the table stands in anybody’s way', async () => {
  const { page, complaints, close } = await opened(mid());
  for (const [name, [open, shown]] of Object.entries(OPENED)) {
    // An event or a sheet that lies open is put away.
    while ((await page.locator('.sheet15, dialog, :popover-open').count()) > 0) await page.keyboard.press('Escape');
    await open(page);
    await page.locator(shown).first().waitFor();
    // The table behind it has been looked at above.
    expect(await barriers(page, { within: '.sheet15, dialog, :popover-open, .actions' }), name).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('neither does the curtain between two people at one screen', async () => {
  const game = atOneScreen(kept1503({ seats: 4, seed: 'curtain', options: { firstPlayer: 0 }, until: () => true }), [
    'Marit',
    'Jonas',
    'Oksana',
  ]);
  for (const look of LOOKS.slice(0, 2)) {
    const { page, complaints, close } = await arrive(browser, site.address, look);
    await putKept(page, game, { language: 'language' in look ? look.language : 'en' });
    await page.goto(`${site.address}/play/${game.game.id}`);
    await page.locator('.curtain').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }
});
