import { COMPONENTS, type Move } from '@archipel/anno1503';
import { diceFrom, seeded } from '@archipel/kernel';
import { expect, test } from 'vitest';
import { browser, site } from '../house.ts';
import { type Guest, guest, introduce } from './guest.ts';
import { makeTable } from './lobby.ts';
import { told } from './told.ts';

/**
 * Every number brings any commodity, so each roll asks everybody (Q3.2); every six brings pirates, and nobody has gold to pay them (Q9.1). Ships cost nothing
 * and islands are near, so that tiles to lose are soon there.
 */
const POOR = {
  ...COMPONENTS,
  homeIslands: Object.fromEntries(
    Object.entries(COMPONENTS.homeIslands).map(([island, { piers }]) => [
      island,
      { byDie: { 1: 'any', 2: 'any', 3: 'any', 4: 'any', 5: 'any' }, piers },
    ]),
  ),
  events: { pirates: [1, 2, 3, 4, 5, 6], fire: [], 'golden-times': [] },
  start: { ...COMPONENTS.start, gold: 0 },
  treasureGold: 0,
  board: { rows: ['2222222', 'S~~~~~~', '2222222'] },
  shipCost: {},
};

const asked = ({ page }: Guest, ask: string) => page.locator(`.table1503[data-settled="true"][data-ask="${ask}"]`);
/** What the names beside the board say of the other while choices are open. */
const mark = ({ page }: Guest) => page.locator('.rival-asked').innerText();

/** Somebody's browser as a program uses it: the legal moves of the seat, and one of them made. */
function hands({ page }: Guest, table: string) {
  const address = `${site.address}/api/v1/tables${table.replace('/t', '')}/moves`;
  return {
    async moves(): Promise<{ readonly position: number; readonly moves: readonly Move[] }> {
      return (await page.request.get(address)).json();
    },
    async make(move: Move): Promise<void> {
      const { position } = await this.moves();
      const made = await page.request.post(address, { data: { at: position, key: `the move at ${position}`, plan: [move] } });
      if (!made.ok()) throw new Error(await made.text());
    },
  };
}

/** What a ship's master would do who wants tiles and nothing else. */
const WANTED: readonly Move['kind'][] = ['roll', 'choose', 'lose', 'discard', 'use', 'put-back', 'place-ship', 'look', 'sail', 'end'];

test('pirates and standing orders with two people: asked at once, answered in any order, and nobody learns who has orders', async () => {
  const [anna, ben] = await Promise.all([guest(browser, site.address), guest(browser, site.address)]);
  const table = await makeTable(anna, {
    name: 'Anna',
    others: ['friend', 'nobody', 'nobody'],
    rounds: 60,
    game: 'Anno 1503',
    options: { firstPlayer: 0, components: POOR },
  });
  await ben.page.goto(await anna.page.getByText(/\/j\/[A-Z0-9]{6}$/).innerText());
  await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
  await introduce(ben, 'Ben');
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  await asked(anna, 'roll').waitFor();
  const players = [hands(anna, table), hands(ben, table)] as const;
  const dice = diceFrom(seeded('two masters'));
  /** One move of whoever may move, as long as this does not hold. */
  async function playUntil(there: (moves: readonly (readonly Move[])[]) => boolean): Promise<void> {
    for (;;) {
      const moves = await Promise.all(players.map(async (player) => (await player.moves()).moves));
      if (there(moves)) return;
      const at = moves.findIndex((own) => own.length > 0);
      const kind = WANTED.find((each) => moves[at]?.some((move) => move.kind === each));
      const choices = moves[at]?.filter((move) => move.kind === kind) ?? [];
      const move = choices[dice.below(choices.length)];
      if (move === undefined) throw new Error(`nothing to do: ${JSON.stringify(moves)}`);
      await players[at]?.make(move);
    }
  }
  const may = (moves: readonly Move[] | undefined, kind: Move['kind']) => moves?.some((move) => move.kind === kind) === true;

  // Anna rolls, both are asked; Ben answers by hand, and Anna sees that he has.
  await playUntil(([one, other]) => may(one, 'choose') && may(other, 'choose'));
  await Promise.all([asked(anna, 'choose').waitFor(), asked(ben, 'choose').waitFor()]);
  await ben.page.locator('.choose-ware:enabled').first().click();
  await ben.page.locator('.sheet15 button[type="submit"]:enabled').click();
  await anna.page.getByText('Everybody waits for you.').waitFor();
  const byHand = await mark(anna);

  // She gives orders in her turn. From the next roll on she is not asked, and he sees what she saw when he answered by hand.
  await playUntil(([one]) => may(one, 'end'));
  await asked(anna, 'act').waitFor();
  await anna.page.keyboard.press('o');
  const sheet = anna.page.getByRole('form', { name: 'Standing orders' });
  await sheet.getByRole('button', { name: 'Add tobacco' }).click();
  await sheet.getByRole('button', { name: /^Give these orders/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await playUntil(([one, other]) => may(other, 'choose') && !may(one, 'choose'));
  await asked(ben, 'choose').waitFor();
  await asked(anna, 'wait').waitFor();
  expect(await mark(ben)).toBe(byHand);
  await ben.page.locator('.choose-ware:enabled').first().click();
  await ben.page.locator('.sheet15 button[type="submit"]:enabled').click();
  // Whose roll it was is up to the dice: a six asks nobody, and the next to roll is the other.
  await asked(ben, 'choose').waitFor({ state: 'detached' });

  // Pirates come, and neither can pay: whoever is not on turn answers first, and the other learns only that.
  await playUntil(([one, other]) => may(one, 'lose') && may(other, 'lose'));
  await Promise.all([asked(anna, 'lose').waitFor(), asked(ben, 'lose').waitFor()]);
  const [first, second] = (await anna.page.locator('.turn-order [aria-current]').innerText()).includes('Ben') ? [anna, ben] : [ben, anna];
  const before = told(second).lines.length;
  await first.page.locator('.sheet15 .option').last().click();
  await first.page.locator('.sheet15 button[type="submit"]:enabled').click();
  await second.page.getByText('Everybody waits for you.').waitFor();
  expect(await asked(second, 'lose').count()).toBe(1);
  expect(JSON.stringify(told(second).lines.slice(before))).not.toMatch(/pier|lost/);
  await second.page.locator('.sheet15 .option').first().click();
  await second.page.locator('.sheet15 button[type="submit"]:enabled').click();
  for (const each of [first, second]) {
    await each.page.locator('.event-outcome[data-came="lost"]').nth(1).waitFor();
    expect(await each.page.locator('.event-outcome[data-came="lost"]').count()).toBe(2);
  }

  // Nothing that went over the wire to Ben names her orders.
  const { views } = told(ben);
  expect(views.length).toBeGreaterThan(10);
  expect(ben.heard.join('\n')).not.toMatch(/"orders":\["tobacco"/);
  expect(anna.heard.join('\n')).toMatch(/tobacco/);
  expect([anna.complaints, ben.complaints]).toEqual([[], []]);
});
