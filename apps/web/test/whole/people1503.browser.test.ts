import { COMPONENTS } from '@archipel/anno1503';
import { expect, test } from 'vitest';
import { playTurn } from '../at1503.ts';
import { browser, site } from '../house.ts';
import { type Guest, guest, introduce } from './guest.ts';
import { makeTable } from './lobby.ts';
import { allowed, told } from './told.ts';

/** Home islands that bring any commodity with every number, and a six that always brings golden times: each roll asks everybody at once (Q3.2, Q9.3). */
const ANYTHING = {
  ...COMPONENTS,
  homeIslands: Object.fromEntries(
    Object.entries(COMPONENTS.homeIslands).map(([island, { piers }]) => [
      island,
      { byDie: { 1: 'any', 2: 'any', 3: 'any', 4: 'any', 5: 'any' }, piers },
    ]),
  ),
  events: { ...COMPONENTS.events, pirates: [], fire: [], 'golden-times': [1, 2, 3, 4, 5, 6] },
};

const asked = ({ page }: Guest, ask: string) => page.locator(`.table1503[data-settled="true"][data-ask="${ask}"]`);

/** Names a card and confirms it. */
async function choose(who: Guest): Promise<void> {
  await who.page.locator('.choose-ware:enabled').first().click();
  await who.page.locator('.sheet15 button[type="submit"]:enabled').click();
  await asked(who, 'choose').waitFor({ state: 'detached' });
}

/** Somebody rolls, and both choose, in the order given. What one has chosen the other does not hear before both have. */
async function rollAndChoose(roller: Guest, first: Guest, second: Guest): Promise<void> {
  await roller.page.locator('[data-key="roll"]:enabled').click();
  for (const each of [first, second]) {
    await asked(each, 'choose').waitFor();
    expect(await each.page.locator('.sheet15 .plan-note .mention').count()).toBe(1);
  }
  await choose(first);
  await asked(first, 'wait').waitFor();
  await second.page.getByText('Everybody waits for you.').waitFor();
  expect(await asked(second, 'choose').count()).toBe(1);
  await first.page.locator('.rival-asked').first().waitFor();
  await choose(second);
  await asked(roller, 'act').waitFor();
}

/** Where all ships are, in words. */
const fleet = ({ page }: Guest) =>
  page
    .locator('.sea-square')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')).filter((name) => /ships of/.test(name ?? '')));

test('two people play Anno 1503 with choices at once and undo, and somebody looks on', async () => {
  const [anna, ben, carl] = await Promise.all([guest(browser, site.address), guest(browser, site.address), guest(browser, site.address)]);
  const options = { firstPlayer: 0, components: ANYTHING };
  const table = await makeTable(anna, { name: 'Anna', others: ['friend', 'nobody', 'nobody'], rounds: 3, game: 'Anno 1503', options });
  await ben.page.goto(await anna.page.getByText(/\/j\/[A-Z0-9]{6}$/).innerText());
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await introduce(ben, 'Ben');
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  await asked(anna, 'roll').waitFor();
  await carl.page.goto(`${site.address}${table}`);
  // With a name: the server tells him the news over the socket, move by move.
  await carl.page.getByRole('button', { name: 'I play here' }).click();
  await introduce(carl, 'Carl');
  await carl.page.getByText('You are looking on:').waitFor({ state: 'detached' });
  await carl.page.locator('.table1503[data-settled="true"]').waitFor();

  // Who is not on turn answers first; then who rolled.
  await rollAndChoose(anna, ben, anna);

  // Anna sails, takes it back, and Ben sees both.
  const before = await fleet(ben);
  await anna.page.locator('.own-ship').click();
  await anna.page.locator('.sea-square:has(.sea-points)').first().click();
  await anna.page.locator('.sheet15 button[type="submit"]').click();
  await asked(anna, 'sail').waitFor();
  await expect.poll(() => fleet(ben)).not.toEqual(before);
  await anna.page.locator('[data-key="undo"]:enabled').click();
  await asked(anna, 'act').waitFor();
  await expect.poll(() => fleet(ben)).toEqual(before);
  expect(await fleet(anna)).toEqual(before);
  await playTurn(anna.page);

  // The other way round: who rolled answers first. Ben loads his page anew, and all is as it was.
  await asked(ben, 'roll').waitFor();
  await rollAndChoose(ben, ben, anna);
  const shown = await fleet(ben);
  await ben.page.reload();
  await asked(ben, 'act').waitFor();
  expect(await fleet(ben)).toEqual(shown);

  // To the end, in two more rounds.
  await playTurn(ben.page);
  for (const [on, other] of [
    [anna, ben],
    [ben, anna],
    [anna, ben],
    [ben, anna],
  ] as const) {
    await asked(on, 'roll').waitFor();
    await rollAndChoose(on, other, on);
    await playTurn(on.page);
  }
  const sheets = await Promise.all(
    [anna, ben, carl].map(async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'The game is over' });
      await dialog.waitFor();
      const rows = await dialog.getByRole('table').first().getByRole('row').allInnerTexts();
      // Everybody's own column says so.
      return rows.map((row) => row.replace(/\byou\s+/, ''));
    }),
  );
  expect(sheets[0]?.length).toBe(7);
  expect(sheets[1]).toEqual(sheets[0]);
  expect(sheets[2]).toEqual(sheets[0]);

  // Who looked on has no hand, and was told what is public and nothing else.
  expect(await carl.page.locator('.pile, .cards-in-hand').count()).toBe(0);
  const file = await (await anna.page.request.get(`${site.address}/api/v1/tables${table.replace('/t', '')}/file`)).text();
  const may = allowed(file);
  const { views, lines } = told(carl);
  expect(views.at(-1)?.position).toBe(may.views.length - 1);
  for (const { position, view } of views) expect(view, `position ${position}`).toEqual(may.views[position]);
  for (const { position, events } of lines) expect(events, `position ${position}`).toEqual(may.news[position]);
  expect(lines.length).toBeGreaterThan(12);
  expect([anna.complaints, ben.complaints, carl.complaints]).toEqual([[], [], []]);
});
