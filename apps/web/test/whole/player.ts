import type { Locator, Page } from 'playwright-core';
import { settled } from '../keptGame.ts';
import type { Guest } from './guest.ts';

/**
 * How somebody plays Anno 1800 on the screen: everything is found as a person finds it, by what it is called. What comes next is always
 * waited for; nothing sleeps.
 */

const press = ({ touch }: Guest, target: Locator) => (touch ? target.tap() : target.click());

/** What says how the turn stands. */
const toAct = ({ page, touch }: Guest) => page.getByRole('button', { name: touch ? /^Actions$/ : /^End turn first an action/ });
const toEnd = ({ page }: Guest) => page.getByRole('button', { name: /^End turn no way back/ });
const toFinish = ({ page }: Guest) => page.getByRole('button', { name: /^Finish/ });
const toPutAway = ({ page }: Guest) => page.getByText('Put a card away', { exact: true });
const isOver = ({ page }: Guest) => page.getByText('The game is over', { exact: true }).first();
/** An action was taken: the turn can end, or something more is asked. */
const hasActed = (guest: Guest) => toEnd(guest).or(toFinish(guest)).or(toPutAway(guest)).or(isOver(guest)).first();

/** Until one may act. Answers whether the game goes on. */
export async function myTurn(guest: Guest): Promise<boolean> {
  await toAct(guest).or(isOver(guest)).first().waitFor();
  await settled(guest.page);
  return !(await isOver(guest).isVisible());
}

const market = (page: Page) => page.getByRole('region', { name: 'Market' });
const hand = (page: Page) => page.getByRole('region', { name: 'Hand' });
const isLit = (page: Page, target: Locator) => target.and(page.locator('[data-light="lit"]'));

/** On a phone one part is shown at a time. */
async function turnTo(guest: Guest, part: 'Islands' | 'Market' | 'Hand' | 'Log'): Promise<void> {
  const tabs = guest.page.getByRole('navigation', { name: 'Parts of the table' });
  if (guest.touch) await press(guest, tabs.getByRole('button', { name: new RegExp(`^${part}`) }));
}

/** An action by its name; in the bar of a low window it has a shorter one. */
async function action(guest: Guest, name: RegExp): Promise<void> {
  if (guest.touch) await press(guest, guest.page.getByRole('button', { name: 'Actions' }));
  await press(guest, guest.page.getByRole('listitem').getByRole('button', { name }));
}

/** The sheet of what one wants is open: confirms it, and waits for what comes of it. */
export async function confirm(guest: Guest, word: string): Promise<void> {
  const { page } = guest;
  await press(guest, page.getByRole('form').getByRole('button', { name: new RegExp(`^${word}`) }));
  await done(guest);
}

async function done(guest: Guest): Promise<void> {
  await guest.page.getByRole('form').waitFor({ state: 'detached' });
  await hasActed(guest).waitFor();
  await settled(guest.page);
}

/** Wants a tile of the market: its sheet opens. */
export async function wantTile(guest: Guest, name: string): Promise<void> {
  await turnTo(guest, 'Market');
  await press(guest, market(guest.page).getByRole('button', { name: new RegExp(`^${name}, payable now`) }));
  await guest.page.getByRole('form', { name: `Build: ${name}` }).waitFor();
}

export async function build(guest: Guest, name: string): Promise<void> {
  await wantTile(guest, name);
  await confirm(guest, 'Build');
}

/** Plays the nearest card, if there is one that can be paid. */
export async function playCard(guest: Guest): Promise<boolean> {
  await turnTo(guest, 'Hand');
  const cards = hand(guest.page).getByRole('button', { name: /, play$/ });
  if ((await cards.count()) === 0) return false;
  await press(guest, cards.first());
  await confirm(guest, 'Play');
  return true;
}

export async function recruit(guest: Guest, level: string): Promise<void> {
  const { page } = guest;
  await turnTo(guest, 'Islands');
  if (guest.touch) await press(guest, page.getByRole('button', { name: new RegExp(`^${level}s: `) }));
  await press(guest, isLit(page, page.getByRole('button', { name: `New cube: ${level}` })));
  await confirm(guest, 'Recruit');
}

export async function swapCards(guest: Guest, count: number): Promise<void> {
  const { page } = guest;
  await action(guest, /Swap cards/);
  for (let picked = 0; picked < count; picked++)
    await press(
      guest,
      hand(page)
        .getByRole('button', { name: /, swap$/ })
        .first(),
    );
  await press(guest, page.getByRole('button', { name: /^Swap \d card/ }));
  await done(guest);
}

export async function festival(guest: Guest): Promise<void> {
  await action(guest, /Celebrate a festival|Festival/);
  await done(guest);
}

/** One press of undo. */
export async function undo(guest: Guest): Promise<void> {
  await press(guest, guest.page.getByRole('button', { name: /^Undo/ }));
  await hasActed(guest).waitFor({ state: 'detached' });
  await toAct(guest).waitFor();
}

/** Answers whatever is still asked, and ends the turn. */
export async function endTurn(guest: Guest): Promise<void> {
  const { page } = guest;
  for (;;) {
    await hasActed(guest).waitFor();
    if (await toFinish(guest).isVisible()) {
      await press(guest, toFinish(guest));
      await toFinish(guest).waitFor({ state: 'detached' });
    } else if (await toPutAway(guest).isVisible()) {
      await turnTo(guest, 'Hand');
      const card = hand(page).getByRole('button').first();
      const before = await hand(page).getByRole('button').count();
      await press(guest, card);
      await hand(page)
        .getByRole('button')
        .nth(before - 1)
        .waitFor({ state: 'detached' });
    } else if (await toEnd(guest).isVisible()) {
      await press(guest, toEnd(guest));
      await toEnd(guest).waitFor({ state: 'detached' });
      return;
    } else return;
  }
}

/** A turn as anybody might play it: a card if one can be paid, else a new tile, else a festival. */
export async function plainTurn(guest: Guest): Promise<void> {
  if (!(await playCard(guest))) {
    await turnTo(guest, 'Market');
    const tiles = isLit(guest.page, market(guest.page).getByRole('button', { name: /payable now/ }));
    if ((await tiles.count()) > 0) {
      await press(guest, tiles.last());
      await confirm(guest, 'Build');
    } else await festival(guest);
  }
  await endTurn(guest);
}

/** The score sheet at the end, row by row. Only whose column is called one's own differs from reader to reader: that is left out. */
export async function scoreSheet(guest: Guest): Promise<readonly string[]> {
  const { page } = guest;
  await isOver(guest).waitFor();
  const sheet = page.getByRole('dialog', { name: 'The game is over' });
  const rows = sheet.getByRole('table').first().getByRole('row');
  await rows.last().waitFor();
  const texts = await rows.allInnerTexts();
  return texts.map((text) => text.replace('\nyou\n', '\n'));
}
