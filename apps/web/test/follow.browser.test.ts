import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { myTurn } from './atTheTable.ts';
import { browser, site } from './house.ts';
import { goToKept, type Kept, keptGame, putKept } from './keptGame.ts';
import { arrive } from './site.ts';

let kept: Kept;
beforeAll(() => {
  kept = keptGame({ round: 9, seats: 3 });
});

const table = (page: Page) => page.locator('.table1800');
const positionOf = async (page: Page) => Number(await table(page).getAttribute('data-position'));

/** At the table in one's own turn, at a pace at which every move waits for a press. */
async function atTable(width: number, deed: (page: Page) => Promise<void>, preferences = {}): Promise<void> {
  const { page, complaints, close } = await arrive(browser, site.address, { width });
  await putKept(page, kept, { pace: 'step', ...preferences });
  await goToKept(page, site.address, kept);
  await myTurn(page);
  await deed(page);
  expect(complaints).toEqual([]);
  await close();
}

/** Celebrates and ends the turn; then waits until the others have played, and nothing of it is shown yet. */
async function endTurn(page: Page): Promise<number> {
  await page.keyboard.press('f');
  await page.locator('[data-key="end"]:enabled').waitFor();
  await page.locator('[data-key="end"]').click();
  await page.locator('[data-key="hurry"]', { hasText: 'Skip to my turn' }).waitFor();
  return positionOf(page);
}

describe('turns of others', () => {
  test('are shown move by move, and can be shown again', async () => {
    await atTable(1600, async (page) => {
      let before = await endTurn(page);
      const first = before;
      for (let step = 0; step < 3; step++) {
        await page.locator('[data-key="step"]').click();
        await expect.poll(() => positionOf(page)).toBeGreaterThan(before);
        before = await positionOf(page);
        // What is shown is a step of the turn, and nobody may act on it.
        expect(await page.locator('.follow-steps [data-state="shown"], .follow-steps li').count()).toBeGreaterThan(0);
        expect(await table(page).getAttribute('data-mine')).toBe('false');
      }
      await page.locator('[data-key="hurry"]').click();
      expect(await myTurn(page)).toBe('mine');
      const present = await positionOf(page);
      await page.locator('[data-key="since-again"]').click();
      await expect.poll(() => positionOf(page)).toBe(first);
      await page.keyboard.press('v');
      await expect.poll(() => positionOf(page)).toBe(present);
    });
  });

  test('go on by themselves at a pace, until it is one’s turn', async () => {
    await atTable(1600, async (page) => {
      const before = await endTurn(page);
      await page.locator('.follow-controls .segment', { hasText: 'Fast' }).click();
      expect(await myTurn(page)).toBe('mine');
      expect(await positionOf(page)).toBeGreaterThan(before);
    });
  });

  test('are skipped by the pace at once, which is kept', async () => {
    await atTable(1600, async (page) => {
      await endTurn(page);
      await page.locator('.follow-controls .segment', { hasText: 'At once' }).click();
      expect(await myTurn(page)).toBe('mine');
      expect(await page.evaluate(() => localStorage.getItem('archipel.preferences'))).toContain('"pace":"at-once"');
    });
  });

  test('end at once when somebody acts: the click already counts on what is', async () => {
    await atTable(1600, async (page) => {
      await endTurn(page);
      expect(await table(page).getAttribute('data-mine')).toBe('false');
      await page.locator('.mt').first().click();
      await page.locator('.table1800[data-mine="true"]').waitFor();
      await page.locator('.sheet, .popover').first().waitFor();
    });
  });

  test('end at once by a key that acts, which then acts; a key that looks leaves the showing', async () => {
    await atTable(1600, async (page) => {
      const before = await endTurn(page);
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(await positionOf(page)).toBe(before);
      expect(await table(page).getAttribute('data-mine')).toBe('false');
      await page.keyboard.press('f');
      await expect.poll(() => positionOf(page)).toBeGreaterThan(before);
      // The festival is one's own: it was celebrated on what is.
      await page.locator('[data-key="end"]:enabled').waitFor();
      await page.keyboard.press('f');
      await page.getByText('You have no action left this turn.').waitFor();
    });
  });

  test('wait while they are paused, go on, and call whoever is next', async () => {
    await atTable(
      1366,
      async (page) => {
        await endTurn(page);
        await page.locator('[data-key="pause"]').click();
        await page.locator('.follow[data-paused="true"]').waitFor();
        const paused = await positionOf(page);
        // By hand it goes on step by step, and nothing overtakes that.
        await page.locator('[data-key="step"]').click();
        await expect.poll(() => positionOf(page)).toBeGreaterThan(paused);
        expect(await page.locator('.follow[data-paused="true"]').count()).toBe(1);
        await page.locator('[data-key="pause"]').click();
        await page.locator('.follow[data-paused="true"]').waitFor({ state: 'detached' });
        expect(await myTurn(page)).toBe('mine');
        await page.locator('.turn-call', { hasText: /^It is your turn/ }).waitFor({ state: 'attached' });
      },
      { pace: 'slow' },
    );
  });

  test('are told in the bar of a small screen as well', async () => {
    await atTable(390, async (page) => {
      await endTurn(page);
      await page.locator('.phone-bar [data-key="step"]').click();
      await page.locator('.phone-bar .follow-steps li').first().waitFor();
      await page.locator('.phone-bar [data-key="hurry"]').click();
      expect(await myTurn(page)).toBe('mine');
    });
  });
});

describe('what others do is seen', () => {
  /** Shows the turns of others once more, step by step: they are recorded, so they are the same each time. */
  const throughAgain = async (page: Page, atEachStep: () => Promise<void>) => {
    await page.locator('[data-key="since-again"]').click();
    await page.locator('.table1800[data-mine="false"]').waitFor();
    while ((await page.locator('.table1800[data-mine="false"]').count()) > 0) {
      const before = await positionOf(page);
      await page.locator('[data-key="step"]').click();
      await expect.poll(() => positionOf(page)).toBeGreaterThan(before);
      await atEachStep();
    }
  };

  test('to fly: people, goods, tokens, cards, tiles; and stands beside one’s own islands, marked, with a line to what was taken', async () => {
    await atTable(
      1440,
      async (page) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.evaluate(() => {
          const note = (records: readonly MutationRecord[]) => {
            for (const piece of records.flatMap(({ addedNodes }) => [...addedNodes]))
              if (piece instanceof Element && piece.classList.contains('flying'))
                document.documentElement.dataset['flown'] =
                  `${document.documentElement.dataset['flown'] ?? ''} ${piece.getAttribute('class') ?? ''}`;
          };
          new MutationObserver(note).observe(document, { subtree: true, childList: true });
        });
        const seen = { boards: new Set<string>(), touched: 0, ways: 0 };
        await throughAgain(page, async () => {
          const board = page.locator('.follow-board');
          if ((await board.count()) === 0) return;
          seen.boards.add((await board.getAttribute('aria-label')) ?? '');
          seen.touched += await board.locator('[data-touched="true"]').count();
          seen.ways += await page.locator('.follow-path > path').count();
        });
        const flown = (await page.locator('html').getAttribute('data-flown')) ?? '';
        for (const kind of ['cube', 'flying-icon', 'token', 'deck-mark', 'good']) expect(flown.split(' ')).toContain(kind);
        expect([...seen.boards].toSorted()).toEqual(['The islands of Medium bot 2', 'The islands of Medium bot 3']);
        expect(seen.touched).toBeGreaterThan(0);
        expect(seen.ways).toBeGreaterThan(0);
        expect(await page.locator('.follow-board').count()).toBe(0);
      },
      { motion: 'system' },
    );
  });
});

describe('one’s own turn', () => {
  test('marks the cards that came in it, until the turn after the next', async () => {
    await atTable(
      1600,
      async (page) => {
        const marked = page.locator('.hc[data-new="true"]');
        await page.keyboard.press('t');
        await page.locator('.hc').nth(0).click();
        await page.locator('.hc').nth(1).click();
        await page.locator('.swap-bar .button.now').click();
        await page.locator('[data-key="end"]:enabled').waitFor();
        // Two of this turn; those of the turn before are new as well.
        await expect.poll(() => marked.count()).toBeGreaterThanOrEqual(2);
        const labels = await marked.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
        for (const label of labels) expect(label).toContain('new');
        // Its own turn passes, and the one after it; then nothing is new any more.
        for (let turn = 0; turn < 2; turn++) {
          await page.locator('[data-key="end"]').click();
          await page.locator('[data-key="for-good"], .table1800:not([data-mine="true"]), [data-key="end"]:disabled').first().waitFor();
          const sure = page.locator('[data-key="for-good"]');
          if (await sure.isVisible()) await sure.click();
          expect(await myTurn(page)).toBe('mine');
          await page.keyboard.press('f');
          await page.locator('[data-key="end"]:enabled').waitFor();
        }
        expect(await marked.count()).toBe(0);
      },
      { pace: 'at-once' },
    );
  });

  test('announces a new island with what it brings', async () => {
    await atTable(1366, async (page) => {
      await page.locator('.next-island[data-light="lit"]').last().click();
      await page.locator('.sheet button[type="submit"]').click();
      await page.locator('.announcement', { hasText: /^You (open up|explore)/ }).waitFor();
    });
  });
});

describe('since one’s last turn', () => {
  test('there is a line for every turn, also in a game on this device that was opened anew', async () => {
    await atTable(1600, async (page) => {
      const lines = page.locator('.since-turn li');
      await expect.poll(() => lines.count()).toBe(2);
      for (const line of await lines.allInnerTexts()) expect(line).toMatch(/\w+s\b.*\.(\nWhy\?)?$/s);
    });
  });

  test('a line shows on the board what it tells, and nothing lies over it', async () => {
    await atTable(820, async (page) => {
      const spotlit = () =>
        page.evaluate(() =>
          document.getAnimations().some((each) => each.effect instanceof KeyframeEffect && each.effect.target?.matches('[data-at]')),
        );
      await page.locator('.since-turn .log-line').first().click();
      await expect.poll(spotlit).toBe(true);
      await expect.poll(spotlit).toBe(false);
      // A line of the log, which lies over the table here, puts it away.
      await page.locator('[data-key="log"]').click();
      await page.locator('dialog[open] .log-line').first().click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await expect.poll(spotlit).toBe(true);
    });
  });
});

describe('the log', () => {
  test('reads each turn in its order, and is filtered by player and kind', async () => {
    await atTable(1600, async (page) => {
      await page.locator('[data-key="log"]').click();
      const rows = page.locator('.log-row');
      await rows.first().waitFor();
      const all = await rows.count();
      const player = page.locator('.log-filters button').nth(1);
      await player.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(0);
      const names = await rows.allInnerTexts();
      expect(names.every((text) => !/^Medium bot 3\b/.test(text))).toBe(true);
      await page.locator('.log-filters select').selectOption('voyages');
      await expect.poll(async () => (await rows.count()) < all).toBe(true);
      await player.click();
      await page.locator('.log-filters select').selectOption('');
      await expect.poll(() => rows.count()).toBe(all);
    });
  });
});
