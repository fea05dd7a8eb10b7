import { affordable, anno1800, boxOf, type Move, named, type State, type View } from '@archipel/anno1800';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ofKind } from '../src/anno1800/model/clicks.ts';
import { orderOf } from '../src/anno1800/model/order.ts';
import { myTurn } from './atTheTable.ts';
import { browser, site } from './house.ts';
import { type Kept, keptGame, openKept } from './keptGame.ts';
import { arrive } from './site.ts';

/** Games at the beginning of a turn, with the view of whoever is on. */
const games: { readonly kept: Kept; readonly view: View }[] = [];

const ROUNDS = [6, 9, 12, 15, 18, 21, 24, 27];

function viewOf({ game, entries }: Kept): View {
  const { setup } = game as unknown as { readonly setup: { readonly options: unknown; readonly seats: number; readonly seed: string } };
  let state: State = anno1800.setup(anno1800.schemas.options.parse(setup.options), setup.seats, setup.seed);
  for (const { entry } of entries) {
    const step = 'move' in entry ? anno1800.apply(state, entry.seat, entry.move) : undefined;
    if (step?.ok) state = step.state;
  }
  return anno1800.view(state, 0);
}

/** The first game in which something is found, and what was found; games are made as they are needed. */
function where<Found>(find: (view: View) => Found | undefined): { readonly kept: Kept; readonly found: Found } {
  for (const [at, round] of ROUNDS.entries()) {
    const kept = games[at]?.kept ?? keptGame({ round });
    const game = games[at] ?? { kept, view: viewOf(kept) };
    games[at] = game;
    const found = find(game.view);
    if (found !== undefined) return { kept, found };
  }
  throw new Error('no game of these has it');
}

/** Does something at the table, and answers how many clicks it took. */
async function clicksFor(kept: Kept, deed: (page: Page) => readonly Locator[]): Promise<number> {
  const { page, close } = await arrive(browser, site.address, { width: 1600 });
  await openKept(page, site.address, kept);
  await myTurn(page);
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // Not those that the page makes itself, nor those of a key.
        if (isTrusted && detail > 0)
          document.documentElement.dataset['clicks'] = `${Number(document.documentElement.dataset['clicks'] ?? 0) + 1}`;
      },
      true,
    );
  });
  for (const target of deed(page)) await target.click();
  await page.locator('[data-key="end"]:enabled').click();
  await page.locator('.table1800[data-mine="false"], .table1800[data-position]:not([data-settled="false"])').first().waitFor();
  const clicks = await page.evaluate(() => Number(document.documentElement.dataset['clicks']));
  await close();
  return clicks;
}

const submit = (page: Page) => page.locator('.sheet button[type="submit"]');

describe('clicks for a whole turn, its end included (docs/table.md)', () => {
  it('three to build', async () => {
    const { kept, found } = where((view) => ofKind(anno1800.moves(view), 'build')[0]);
    expect(await clicksFor(kept, (page) => [page.locator(`.mt[data-at="market-${found.tile}"]`), submit(page)])).toBe(3);
  });

  it('four to play a card and use its effect', async () => {
    const { kept, found } = where((view) =>
      ofKind(anno1800.moves(view), 'play').find(({ card }) => {
        const { effect } = named(boxOf(view.table).cards, card);
        return effect.gold !== undefined || effect.trade !== undefined || effect.exploration !== undefined;
      }),
    );
    const card = (page: Page, of: string) => page.locator(`[data-at="${of}-${found.card}"]`);
    expect(await clicksFor(kept, (page) => [card(page, 'hand'), submit(page), card(page, 'played')])).toBe(4);
  });

  it('five to recruit three people', async () => {
    const { kept, found } = where((view) => {
      const [first] = ofKind(anno1800.moves(view), 'recruit');
      const people = first === undefined ? [] : [first];
      for (let next = first?.level; next !== undefined && people.length < 3; ) {
        [next] = orderOf(view, people, null)?.addable ?? [];
        if (next !== undefined) people.push({ kind: 'recruit', level: next });
      }
      return people.length === 3 ? people : undefined;
    });
    const plus = (page: Page, level: string) => page.locator(`.district[data-level="${level}"] .way:last-child`);
    expect(await clicksFor(kept, (page) => [...found.map(({ level }) => plus(page, level)), submit(page)])).toBe(5);
  });

  it('five to swap two cards', async () => {
    const { kept, found } = where((view) => {
      const cards = ofKind(anno1800.moves(view), 'swap');
      return cards.length > 1 ? cards.slice(0, 2) : undefined;
    });
    expect(
      await clicksFor(kept, (page) => [
        page.locator('[data-key="action-swap"]'),
        ...found.map(({ card }) => page.locator(`.hc[data-at="hand-${card}"]`)),
        page.locator('.swap-bar .button.now'),
      ]),
    ).toBe(5);
  });

  it('three for a step up', async () => {
    const { kept, found } = where((view) => ofKind(anno1800.moves(view), 'upgrade')[0]);
    const arrow = (page: Page) => page.locator(`.district[data-level="${found.level}"] .way:first-child`);
    expect(await clicksFor(kept, (page) => [arrow(page), submit(page)])).toBe(3);
  });

  it('three for an island', async () => {
    const { kept, found } = where((view) => {
      const isle = (move: Move) => move.kind === 'settle' || move.kind === 'explore';
      return affordable(view).find(({ thing, reach }) => reach === 'payable' && isle(thing))?.thing;
    });
    expect(await clicksFor(kept, (page) => [page.locator(`.next-island[data-key="${found.kind}"]`), submit(page)])).toBe(3);
  });

  it('two for a festival', async () => {
    const { kept } = where(() => true);
    expect(await clicksFor(kept, (page) => [page.locator('[data-key="action-festival"]')])).toBe(2);
  });
});

/** The same table, something done there, nothing counted. */
async function atTable(kept: Kept, deed: (page: Page) => Promise<void>, preferences = {}): Promise<void> {
  const { page, complaints, close } = await arrive(browser, site.address, { width: 1600 });
  await openKept(page, site.address, kept, preferences);
  await myTurn(page);
  complaints.length = 0;
  await deed(page);
  expect(complaints).toEqual([]);
  await close();
}
const said = (page: Page, words: RegExp) => page.locator('.announcement', { hasText: words }).waitFor();

describe('no dead clicks and keys', () => {
  it('a click on a field says where the tile lies, and Enter confirms', async () => {
    const { kept, found } = where((view) =>
      ofKind(anno1800.moves(view), 'build').find((thing) => (orderOf(view, [thing], null)?.lines[0]?.proposal.sites.length ?? 0) > 1),
    );
    await atTable(kept, async (page) => {
      await page.locator(`.mt[data-at="market-${found.tile}"]`).click();
      const other = page.locator('.plot[data-site="true"]:not([data-planned="tile"])').first();
      const field = await other.getAttribute('data-at');
      await other.click();
      await page.locator(`.plot[data-at="${field}"][data-planned="tile"]`).waitFor();
      await page.locator('.sheet button[type="submit"]:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-key="end"]:enabled').waitFor();
      await page.locator('[data-key="undo"]:enabled').click();
      await page.locator('[data-key="redo"]').click();
      await page.locator('[data-key="undo"]:enabled').waitFor();
      expect(await page.locator('[data-key="redo"]').count()).toBe(0);
    });
  });

  it('Enter in the search takes its only hit, and the search ends with its purpose', async () => {
    const { kept } = where(() => true);
    await atTable(kept, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('brewery');
      await page.locator('.mt[data-out="true"]').first().waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.sheet, .popover .why').first().waitFor();
    });
  });

  it('keys that can do nothing say why, and single letters can be switched off', async () => {
    const { kept } = where(() => true);
    await atTable(kept, async (page) => {
      await page.keyboard.press('u');
      await said(page, /nothing to take back/);
      await page.keyboard.press('e');
      await said(page, /cannot end yet/);
      await page.keyboard.press('f');
      await page.locator('[data-key="end"]:enabled').waitFor();
      await page.keyboard.press('b');
      await said(page, /no action left/);
    });
    await atTable(
      kept,
      async (page) => {
        await page.keyboard.press('f');
        await page.keyboard.press('m');
        await page.keyboard.press('Tab');
        expect(await page.locator('dialog[open], .announcement').count()).toBe(0);
        expect(await page.locator('[data-key="undo"]:disabled').count()).toBe(1);
      },
      { keys: false },
    );
  });

  it('says why not with all that is missing, and the shortest way', async () => {
    const { kept } = where(() => true);
    await atTable(kept, async (page) => {
      await page.locator('.hc[data-light="half"], .hc[data-light="dark"]').first().click();
      await page.locator('.why .why-reasons li').first().waitFor();
      await page.locator('.why section.why-way li, .why p.why-way', { hasNotText: 'Looking' }).first().waitFor();
    });
  });

  it('asks before an effect that shows something hidden, and does nothing when it is not meant', async () => {
    const { kept, found } = where((view) =>
      ofKind(anno1800.moves(view), 'play').find(({ card }) => {
        const { cubes, expedition } = named(boxOf(view.table).cards, card).effect;
        return expedition !== undefined || cubes.some((count) => count > 0);
      }),
    );
    await atTable(kept, async (page) => {
      await page.locator(`[data-at="hand-${found.card}"]`).click();
      await submit(page).click();
      await page.locator(`[data-at="played-${found.card}"][data-final="true"]`).waitFor();
      const before = (await page.locator('.table1800').getAttribute('data-position')) ?? '';
      const card = page.locator(`[data-at="played-${found.card}"][data-final="true"]`);
      await card.click();
      await page.locator('[data-key="not-yet"]').click();
      await page.locator('.final-ask').waitFor({ state: 'detached' });
      expect(await page.locator('.table1800').getAttribute('data-position')).toBe(before);
      await card.click();
      await page.locator('[data-key="for-good"]').click();
      await page.locator(`.table1800:not([data-position="${before}"])`).waitFor();
    });
  });

  it('has a menu in every game: rules, sound, settings, export, the way home', async () => {
    const { kept } = where(() => true);
    await atTable(kept, async (page) => {
      await page.locator('[data-key="menu"]').click();
      const items = page.locator('.table-menu [data-menu]');
      await items.first().waitFor();
      expect(await items.evaluateAll((all) => all.map((each) => each.getAttribute('data-menu')))).toEqual([
        'export',
        'rules',
        'rules-page',
        'sound',
        'settings',
        'leave',
      ]);
      const saved = page.waitForEvent('download');
      await page.locator('[data-menu="export"]').click();
      expect((await saved).suggestedFilename()).toMatch(/jsonl$/);
      await page.locator('[data-menu="rules"]').click();
      await page.locator('.rules-in-short dd').first().waitFor();
      expect(await page.locator('.rules-in-short dd').count()).toBeGreaterThan(30);
    });
  });
});
