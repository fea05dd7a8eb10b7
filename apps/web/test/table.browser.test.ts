import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { myTurn, playTurn } from './atTheTable.ts';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { goToKept, type Kept, keptGame, putKept, settled } from './keptGame.ts';
import { arrive, overflow } from './site.ts';

let middle: Kept;
beforeAll(() => {
  middle = keptGame({ round: 9 });
});

interface Look {
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  readonly touch?: boolean;
}

/** Opens a game at the table, does something there, and sees that the page had nothing to complain about. */
async function atTable(
  kept: Kept,
  { width, scheme = 'light', touch = false }: Look,
  deed: (page: Page) => Promise<void>,
  preferences = {},
): Promise<void> {
  const { page, complaints, close } = await arrive(browser, site.address, { width, scheme, touch });
  await putKept(page, kept, preferences);
  await goToKept(page, site.address, kept);
  await deed(page);
  expect(complaints).toEqual([]);
  await close();
}

describe('a game at the table', () => {
  it('is played to its end against bots, by following the light', async () => {
    const short = keptGame({ round: 1, seats: 2, seed: 'short', options: { rounds: 6, first: 0 }, bots: 'easy' });
    await atTable(short, { width: 1600 }, async (page) => {
      while ((await myTurn(page)) === 'mine') await playTurn(page);
      await page.locator('.score-table').waitFor();
      expect(await page.locator('.score-table th[scope="col"]').count()).toBe(2);
    });
  });

  it('is led by the same keys where there is no room for the list of actions', async () => {
    await atTable(middle, { width: 360 }, async (page) => {
      await myTurn(page);
      expect(await page.locator('[data-key="action-festival"]').count()).toBe(0);
      await page.locator('.phone-tabs button').nth(1).click();
      const before = (await page.locator('.table1800').getAttribute('data-position')) ?? '';
      // A payment that is open is not left by accident.
      await page.locator('.mt[data-light="lit"]').first().click();
      await page.locator('.sheet button[type="submit"]').waitFor();
      await page.keyboard.press('f');
      expect(await page.locator('.table1800').getAttribute('data-position')).toBe(before);
      await page.keyboard.press('Escape');
      await page.locator('.sheet button[type="submit"]').waitFor({ state: 'detached' });
      await page.keyboard.press('f');
      await page.locator(`.table1800[data-settled="true"]:not([data-position="${before}"])`).waitFor();
      await page.keyboard.press('u');
      await page.locator('[data-key="end"]:disabled').waitFor({ state: 'attached' });
    });
  });

  it('goes on after a reload in the middle of a turn', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.locator('.mt[data-light="lit"]').first().click();
      await page.locator('.sheet button[type="submit"]').click();
      await page.locator('[data-key="end"]:enabled').waitFor();
      const position = await page.locator('.table1800').getAttribute('data-position');
      await page.reload();
      await page.locator(`.table1800[data-position="${position}"]`).waitFor();
      await page.locator('[data-key="end"]:enabled').waitFor();
    });
  });

  it('takes back a whole purchase by one press of undo', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      const built = () => page.locator('.plot:not([data-printed="true"]):not([data-kind="empty"])').count();
      const before = await built();
      await page.locator('.mt[data-at="market-brewery"]').click();
      await page.locator('.sheet button[type="submit"]').click();
      await page.locator('[data-key="undo"]:enabled', { hasText: 'Brewery' }).waitFor();
      await settled(page);
      expect(await built()).toBe(before + 1);
      await page.keyboard.press('u');
      await page.locator('[data-key="undo"]:disabled').waitFor();
      await settled(page);
      expect(await built()).toBe(before);
    });
  });

  it('says why not, and what would help', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.locator('.mt[data-light="dark"]').first().click();
      const why = page.locator('.popover .why');
      await why.waitFor();
      expect(await why.innerText()).toMatch(/\w/);
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
    });
  });

  it('finds who makes a good', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('glass');
      await page.locator('.findings li', { hasText: 'Glass' }).first().waitFor();
      await page.locator('.mt[data-found="makes"][data-at="market-glassmakers"], .mt[data-found="makes"]').first().waitFor();
      expect(await page.locator('.mt[data-out="true"]').count()).toBeGreaterThan(20);
    });
  });

  it('swaps cards that are picked in the hand', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.keyboard.press('t');
      await page.locator('.hc').nth(0).click();
      await page.locator('.hc').nth(1).click();
      await expect.poll(() => page.locator('.hc[aria-pressed="true"]').count()).toBe(2);
      await page.locator('.swap-bar .button.now').click();
      await page.locator('[data-key="end"]:enabled').waitFor();
      await settled(page);
      expect(await page.locator('[data-key="undo"]:disabled').count()).toBe(1);
    });
  });

  it('asks the hard bot what it would do, and does it', async () => {
    await atTable(middle, { width: 1280 }, async (page) => {
      await page.keyboard.press('h');
      await page.locator('.hints > li').first().waitFor();
      expect(await page.locator('.hints > li').count()).toBeLessThanOrEqual(3);
      expect(await page.locator('.hints > li').first().locator('li').count()).toBeGreaterThan(0);
      const before = await page.locator('.table1800').getAttribute('data-position');
      await page.locator('.hints > li .button').first().click();
      await page.locator(`.sheet button[type="submit"], .table1800:not([data-position="${before}"])`).first().waitFor();
    });
  });

  it('offers every legal move in words', async () => {
    await atTable(middle, { width: 1280 }, async (page) => {
      await page.keyboard.press('m');
      const festival = page.locator('.one-move[data-move="festival"]');
      await festival.click();
      await page.locator('[data-key="end"]:enabled').waitFor();
    });
  });

  it('lets a spectator look on without anything to click', async () => {
    const watched = keptGame({ round: 4, level: 'random', bots: 'random', options: { rounds: 6 } });
    await atTable(watched, { width: 1600 }, async (page) => {
      await page.locator('.turn-spectator').waitFor();
      expect(await page.locator('.hand, .way, .next-island').count()).toBe(0);
      await page.locator('.table1800[data-over="true"]').waitFor();
    });
  });

  it('speaks another language at once', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.locator('.masthead select').selectOption('de');
      await page.locator('.action-panel h2', { hasText: 'Du bist am Zug' }).waitFor();
      await page.locator('.mt', { hasText: 'Brauerei' }).waitFor();
    });
  });
});

describe('the keyboard alone', () => {
  it('buys a tile, ends the turn and sees the bots play', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.keyboard.press('b');
      await page.locator('.mt:focus').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.locator('.mt[data-light="lit"]').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.sheet button[type="submit"]:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-key="end"]:enabled').waitFor();
      await page.keyboard.press('e');
      await page.locator('.table1800[data-mine="false"]').waitFor();
      await page.keyboard.press('v');
      expect(await myTurn(page)).toBe('mine');
    });
  });

  it('has one stop for each of market, islands and hand, and arrows inside', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      for (const things of ['.mt', '.plot', '.hc']) expect(await page.locator(`${things}[tabindex="0"]`).count()).toBe(1);
      const name = () => page.evaluate(() => document.activeElement?.getAttribute('data-at'));
      await page.locator('.mt').first().focus();
      const first = await name();
      await page.keyboard.press('ArrowDown');
      expect(await name()).not.toBe(first);
      await page.keyboard.press('ArrowUp');
      expect(await name()).toBe(first);
    });
  });

  it('is back where it was when a payment is confirmed or left', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      const tile = page.locator('.mt[data-at="market-brewery"]');
      const there = () => tile.evaluate((each) => each === document.activeElement);
      for (const key of ['Escape', 'Enter']) {
        await tile.focus();
        await page.keyboard.press('Enter');
        await page.locator('.sheet button[type="submit"]').waitFor();
        expect(await there()).toBe(false);
        await page.keyboard.press(key);
        await page.locator('.sheet').waitFor({ state: 'detached' });
        await expect.poll(there).toBe(true);
      }
    });
  });
});

describe('a phone', () => {
  it('plays a turn by touch', async () => {
    await atTable(middle, { width: 360, touch: true }, async (page) => {
      await page.locator('.phone-tabs button').nth(1).tap();
      await page.locator('.mt[data-light="lit"]').first().tap();
      await page.locator('.sheet button[type="submit"]').tap();
      await page.locator('[data-key="end"]:enabled').tap();
      expect(await myTurn(page)).toBe('mine');
    });
  });

  it('keeps where each tab was scrolled to', async () => {
    await atTable(middle, { width: 360, touch: true }, async (page) => {
      const tab = (name: string) => page.locator('.phone-tabs button', { hasText: name });
      const scrolled = () => page.locator('.phone-main').evaluate((part) => Math.round(part.scrollTop));
      const scrollTo = (top: number) => page.locator('.phone-main').evaluate((part, to) => part.scrollTo({ top: to }), top);
      await tab('Market').click();
      await page.locator('.mt').first().waitFor();
      await scrollTo(300);
      await expect.poll(scrolled).toBe(300);
      await tab('Hand').click();
      await page.locator('.hc').first().waitFor();
      await expect.poll(scrolled).toBe(0);
      await scrollTo(120);
      await expect.poll(scrolled).toBe(120);
      await tab('Market').click();
      await expect.poll(scrolled).toBe(300);
      await tab('Hand').click();
      await expect.poll(scrolled).toBe(120);
    });
  });

  it('has nothing that is wider than its screen, and targets for thumbs', async () => {
    await atTable(middle, { width: 360, touch: true }, async (page) => {
      for (const tab of [0, 1, 2, 3, 4]) {
        await page.locator('.phone-tabs button').nth(tab).tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const low = await page
          .locator('.phone-tabs button, .phone-bar button, .mt, .hc, .plot')
          .evaluateAll((all) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44).length);
        expect(low).toBe(0);
      }
    });
  });
});

describe('long words and large letters', () => {
  it('do not push anything off the table', async () => {
    await atTable(middle, { width: 1600 }, async (page) => {
      await page.goto(`${page.url()}?pseudo=1`);
      await page.locator('.table1800[data-settled="true"]').waitFor();
      expect(await page.locator('.market h2').textContent()).toMatch(/^\[.*\]$/);
      // 640 is a window of 1280 at twice the size, 320 one of 640.
      for (const width of [320, 360, 640, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 1000 });
        await page
          .locator(`.table1800[data-layout="${width < 600 ? 'phone' : width < 1024 ? 'tablet' : width < 1500 ? 'desk' : 'wide'}"]`)
          .waitFor();
        expect({ width, beyond: await overflow(page) }).toEqual({ width, beyond: 0 });
      }
    });
  });
});

describe('a tablet', () => {
  it('opens the market by Build, and the payment above it', async () => {
    await atTable(middle, { width: 820, touch: true }, async (page) => {
      // Lower than it is long: the market is a sheet.
      await page.setViewportSize({ width: 820, height: 900 });
      await settled(page);
      expect(await page.locator('.mt').count()).toBe(0);
      await page.locator('[data-key="action-build"]').click();
      await page.locator('.market-sheet .mt[data-light="lit"]').first().click();
      const submit = page.locator('.sheet button[type="submit"]');
      await submit.waitFor();
      const onTop = await submit.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(onTop).toBe(true);
      // Sites are numbered on the chart by the numbers that the sheet calls them by.
      const chosen = await page.locator('.sheet-site select option').allInnerTexts();
      const numbers = await page.locator('.plot[data-site="true"] .plot-number').allInnerTexts();
      for (const number of numbers) expect(chosen.some((name) => new RegExp(`\\b${number}\\b`).test(name))).toBe(true);
      expect(numbers.length).toBe(chosen.length - 1);
      expect(await page.locator('.plot[data-planned="tile"] .step-number').count()).toBe(1);
      await submit.click();
      await page.locator('.sheet').waitFor({ state: 'detached' });
      await page.locator('[data-key="end"]:enabled').waitFor();
    });
  });
});

describe('everybody', () => {
  it('hears what the blocks of a folded market are, and finds the sound in the menu there', async () => {
    await atTable(middle, { width: 1366 }, async (page) => {
      expect(await barriers(page, { rules: ['empty-heading', 'heading-order'] })).toEqual([]);
      await page.locator('[data-key="menu"]').click();
      const sound = page.locator('[data-menu="sound"]');
      expect(await sound.getAttribute('aria-pressed')).toBe('false');
      await sound.click();
      expect(await sound.getAttribute('aria-pressed')).toBe('true');
    });
  });

  for (const [width, scheme] of [
    [1600, 'light'],
    [1600, 'dark'],
    [768, 'light'],
    [360, 'dark'],
  ] as const) {
    it(`finds no barrier at ${width} pixels in ${scheme} colours`, async () => {
      await atTable(middle, { width, scheme }, async (page) => {
        expect(await barriers(page, { standard: true })).toEqual([]);
      });
    });
  }
});
