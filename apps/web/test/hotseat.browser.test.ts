import { gameById } from '@archipel/games';
import { entryFor, openHosted, replayEntries } from '@archipel/host';
import { loadTelling, type Telling } from '@archipel/text';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { runsSince } from '../src/hotseat/since.ts';
import type { KeptEntry, KeptGame } from '../src/session/keptGames.ts';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { kept1503 } from './kept1503.ts';
import { atOneScreen, type Kept, keptGame, putKept } from './keptGame.ts';
import { waits } from './positions1503.ts';
import { arrive, overflow, visit } from './site.ts';

const PLAYERS = ['Marit', 'Jonas', 'Oksana', 'Easy trader 4'];

/** Moves that bring a turn forward, the dearest first; else any. */
const FORWARD = ['end', 'end-turn', 'roll', 'choose', 'lose', 'discard', 'festival'];

/** Three people and a bot sit down. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.getByRole('link', { name: 'At this screen' }).click();
  await page.getByRole('radio', { name: new RegExp(game) }).check();
  await page.getByRole('button', { name: 'Add a chair' }).click();
  // The third chair is a bot's; whoever sits down last takes it, and the bot goes to the end.
  await page.getByRole('button', { name: 'Chair 4: sit one place earlier' }).click();
  for (const [seat, name] of PLAYERS.slice(0, 3).entries()) await page.getByLabel(`Name on chair ${seat + 1}`).fill(name);
  await page.getByLabel('Level of the bot on chair 4').selectOption('easy');
  await page.getByLabel('Style of the bot on chair 4').selectOption('trader');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.curtain').waitFor();
}

/** The table stands, and shows the moves of the position that it shows. */
const SETTLED = '.plain, .game-table[data-settled="true"]';

const lift = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `I am ${name}, show my cards`, disabled: false }).click();
  await page.locator(SETTLED).waitFor();
};

/** Every move that whoever has the screen could make, in words: they tell what is in the hand. */
async function openMoves(page: Page) {
  const moves = page.locator('.plain-move, .one-move');
  if ((await page.locator('.game-table').count()) > 0) await page.keyboard.press('m');
  await moves.first().waitFor();
  return moves;
}

/** Plays until the curtain falls. Answers what could be read meanwhile and is nobody else's business. */
async function playTurn(page: Page): Promise<readonly string[]> {
  const secrets = new Set<string>();
  for (;;) {
    await page.locator(`.curtain, ${SETTLED}`).first().waitFor();
    if ((await page.locator('.curtain, .game-table[data-over="true"]').count()) > 0) return [...secrets];
    const position = await page.locator('[data-position]').first().getAttribute('data-position');
    const moves = await openMoves(page);
    const [texts, kinds] = await moves.evaluateAll((all) => [
      all.map((each) => each.textContent ?? ''),
      all.map((each) => each.getAttribute('data-move') ?? each.getAttribute('data-kind') ?? ''),
    ]);
    for (const text of texts ?? []) secrets.add(text.trim());
    for (const label of await page.locator('[data-at^="hand-"]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      if (label !== null) secrets.add(label);
    const kind = FORWARD.find((each) => kinds?.includes(each)) ?? kinds?.[0];
    await moves.nth(kinds?.indexOf(kind ?? '') ?? 0).click();
    await page.locator(`.curtain, [data-position]:not([data-position="${position}"])`).first().waitFor();
  }
}

/** From now on there is no network; all that is needed lies on the device. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', () => active.state === 'activated' && resolve(undefined)));
  });
  await page.context().setOffline(true);
}

/** The server is missed, and nothing else. */
const missed = /ERR_INTERNET_DISCONNECTED/;

/** Whom the curtain hands the screen to. */
async function nextAt(page: Page): Promise<string> {
  await page.locator('.curtain[data-next]:not([data-next="bots"])').waitFor();
  return PLAYERS[Number(await page.locator('.curtain').getAttribute('data-next'))] ?? '';
}

/** The game as the device keeps it. */
async function kept(page: Page): Promise<{ readonly game: KeptGame; readonly log: readonly KeptEntry[] }> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return page.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the device cannot be read')));
      });
    const database = await done(indexedDB.open('archipel'));
    const reading = database.transaction(['games', 'entries']);
    const [game, all] = await Promise.all([
      done<KeptGame>(reading.objectStore('games').get(name)),
      done<KeptEntry[]>(reading.objectStore('entries').getAll()),
    ]);
    database.close();
    return { game, log: all.filter((entry) => entry.game === name) };
  }, id);
}

/** All that the curtain may tell of what happened: the events as a spectator hears them, in words. */
async function publicTelling(page: Page, telling: Telling): Promise<readonly string[]> {
  // What is shown is kept a moment later.
  const shown = Number(await page.locator('.curtain').getAttribute('data-position'));
  await expect.poll(async () => (await kept(page)).game.position).toBe(shown);
  const { game, log } = await kept(page);
  const rules = gameById(game.setup.game);
  const opened = rules && openHosted(rules, game.setup);
  if (!opened?.ok) throw new Error('it cannot be opened');
  const again = replayEntries(
    opened.match,
    log.map((entry) => ({ ...entry, bot: false })),
  );
  if (!again.ok) throw new Error('it cannot be played again');
  const heard = again.match.entries.map((entry) => entryFor(entry, 'spectator'));
  const since = game.screen?.seen[game.screen.next ?? 0] ?? 0;
  return runsSince(heard, since).flatMap(({ entries }) =>
    entries.flatMap(({ events }) => events.map((event) => telling.event(event, { viewer: 'spectator', players: PLAYERS }).text.trim())),
  );
}

/** With the curtain down nothing that only one person knows is anywhere in the page. */
async function expectNothingSecret(page: Page, telling: Telling, secrets: readonly string[]): Promise<void> {
  const [html, read, title] = await Promise.all([
    page.evaluate(() => document.documentElement.outerHTML + document.documentElement.textContent),
    page.locator('body').ariaSnapshot(),
    page.title(),
  ]);
  const told = await page.locator('.since li').evaluateAll((all) => all.map((each) => (each.textContent ?? '').trim()));
  expect(told).toEqual(await publicTelling(page, telling));
  // What is told openly is no secret, though it may be among what somebody could read.
  const hidden = secrets.filter((secret) => secret !== '' && !told.some((each) => each.includes(secret)));
  expect(hidden.length).toBeGreaterThan(0);
  for (const secret of hidden) {
    expect([html.includes(secret), read.includes(secret)], secret).toEqual([false, false]);
  }
  expect(/data-at="hand-|class="hand[ "]|one-move|plain-move|plain-position|game-table/.exec(html)).toBeNull();
  expect(await page.locator('main > *').count()).toBe(1);
  expect(await page.locator('dialog, [role="log"], [popover]').count()).toBe(0);
  expect(title).toMatch(/^\w+ · Archipel$/);
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  expect(keys.filter((key) => !/^archipel(\.\w+)?$/.test(key))).toEqual([]);
}

const GAMES = [
  { id: 'anno1503', name: 'Anno 1503' },
  { id: 'anno1800', name: 'Anno 1800' },
] as const;

describe.each(GAMES)('$name at one screen', ({ id, name }) => {
  let telling: Telling;
  beforeAll(async () => {
    telling = await loadTelling('en', id);
  });

  test('three people and a bot, offline, for several rounds', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { own: true });
    await goOffline(page);
    await page.reload();
    await sitDown(page, name);
    expect(await barriers(page)).toEqual([]);
    const shown = new Set<string>();
    let secrets: readonly string[] = [];
    while (shown.size < 3 || (await kept(page)).game.round < 3) {
      await page.locator('.curtain[data-next]:not([data-next="bots"])').waitFor();
      if (secrets.length > 0) await expectNothingSecret(page, telling, secrets);
      const who = PLAYERS[Number(await page.locator('.curtain').getAttribute('data-next'))] ?? '';
      shown.add(who);
      await lift(page, who);
      secrets = await playTurn(page);
    }
    await page.locator('.curtain[data-next]:not([data-next="bots"])').waitFor();
    await expectNothingSecret(page, telling, secrets);
    expect(await barriers(page)).toEqual([]);
    expect(complaints.filter((each) => !missed.test(each))).toEqual([]);
    await close();
  });
});

/** Short games, from their first move on. */
const SHORT: Readonly<Record<string, () => Kept>> = {
  anno1503: () => kept1503({ seats: 4, seed: 'kitchen', options: { firstPlayer: 0, rounds: 2 }, until: () => true }),
  anno1800: () => keptGame({ round: 1, seats: 4, seed: 'kitchen', options: { first: 0, rounds: 2 } }),
};

test.each(Object.entries(SHORT))('%s: three people and a bot at one screen, offline, to the very end', async (_, short) => {
  const { page, complaints, close } = await visit(browser, site.address, { own: true });
  const kitchen = atOneScreen(short(), PLAYERS);
  await putKept(page, kitchen);
  await goOffline(page);
  await page.goto(`${site.address}/play/${kitchen.game.id}`);
  const shown = new Set<string>();
  const goesOn = page.locator('.curtain[data-next]:not([data-next="bots"])');
  const over = page.locator('.game-table[data-over="true"]');
  for (;;) {
    await goesOn.or(over).first().waitFor();
    if ((await over.count()) > 0) break;
    const who = await nextAt(page);
    shown.add(who);
    await lift(page, who);
    await playTurn(page);
  }
  expect(shown).toEqual(new Set(PLAYERS.slice(0, 3)));
  // Whoever saw the end come sees the sheet at once; behind the curtain it is a press away.
  const sheet = page.getByRole('dialog');
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: 'Score sheet' }).click();
  await sheet.getByRole('table').first().waitFor();
  for (const name of PLAYERS.slice(0, 3)) expect(await sheet.innerText()).toContain(name);
  expect(await barriers(page)).toEqual([]);
  expect(complaints.filter((each) => !missed.test(each))).toEqual([]);
  await close();
});

test.each([
  ['pirates', 'raid 20', '.sheet15 .option'],
  ['golden-times', 'golden', '.choose-ware:enabled'],
] as const)('%s ask several people at one screen, one after the other behind the curtain', async (about, seed, option) => {
  let people = 0;
  const several = kept1503({
    seats: 4,
    seed,
    options: { rounds: 30 },
    until(state) {
      people = [0, 1, 2].filter((seat) => waits(state, about, seat)).length;
      return people > 1;
    },
  });
  expect(people).toBeGreaterThan(1);
  const { page, complaints, close } = await arrive(browser, site.address);
  const kitchen = atOneScreen(several, PLAYERS);
  await putKept(page, kitchen);
  await page.goto(`${site.address}/play/${kitchen.game.id}`);
  const asks = page.locator('.table1503:is([data-ask="choose"], [data-ask="lose"])');
  const asked: string[] = [];
  while (asked.length < people) {
    const who = await nextAt(page);
    await lift(page, who);
    await asks.waitFor();
    asked.push(who);
    // One answer each; then the screen goes on, or, with the last answer, the turn does.
    await page.locator(option).first().click();
    await page.locator('.sheet15 button[type="submit"]:enabled').click();
    await asks.waitFor({ state: 'detached' });
  }
  expect(new Set(asked).size).toBe(people);
  // Nobody is asked any more: whoever is on turn goes on.
  if ((await page.locator('.curtain').count()) > 0) await lift(page, await nextAt(page));
  await page.locator('.table1503:is([data-ask="act"], [data-ask="roll"])').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('the curtain', () => {
  test('is down again after a reload, in another tab, on the way back, and when the page is put aside', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    await sitDown(page, 'Anno 1800');
    const up = async () => {
      await lift(page, 'Marit');
      await page.locator('[data-at^="hand-"]').first().waitFor();
    };
    const expectDown = async (where: Page) => {
      await where.locator('.curtain').waitFor();
      expect(await where.locator('[data-at^="hand-"], .game-table').count()).toBe(0);
    };
    await up();
    await page.reload();
    await expectDown(page);
    await up();
    await page.getByRole('link', { name: 'Archipel, home' }).click();
    await page.getByText('Marit to move').waitFor();
    await page.goBack();
    await expectDown(page);
    await up();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectDown(other);
    await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    expect(await page.locator('[data-at^="hand-"]').count()).toBe(0);
    await other.close();
    await page.getByRole('button', { name: 'Play here' }).click();
    await up();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expectDown(page);
    // Another language is spoken at once, and shows nothing more.
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('button', { name: 'Ich bin Marit, zeig meine Karten' }).waitFor();
    await expectDown(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('lets the last player take the turn back until it is lifted, and takes no press at first', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    await sitDown(page, 'Anno 1503');
    await lift(page, 'Marit');
    while (!(await page.getByText('not finished?').isVisible())) {
      if ((await page.locator('.curtain').count()) > 0) {
        const next = Number(await page.locator('.curtain:not([data-next="bots"])').getAttribute('data-next'));
        await lift(page, PLAYERS[next] ?? '');
      }
      await playTurn(page);
    }
    const last = (await page.getByText('not finished?').textContent())?.split(',')[0]?.trim() ?? '';
    await page.getByRole('button', { name: 'Take the turn back' }).click();
    await page.getByText(`${last} goes on.`).waitFor();
    const button = page.getByRole('button', { name: `I am ${last}, show my cards` });
    // Still within the time in which a press that was meant for the table must do nothing.
    await button.evaluate((element: HTMLElement) => element.getAttribute('aria-disabled') === 'true' && element.click());
    expect(await page.locator('.curtain').count()).toBe(1);
    await lift(page, last);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('is reached by everybody: %s, %i px', async (scheme, width) => {
    const { page, close } = await visit(browser, site.address, { scheme, width });
    await page.getByRole('link', { name: 'At this screen' }).click();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await sitDownHere(page);
    await page.locator('.lift[aria-disabled="false"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Hand the screen to');
    await page.keyboard.press('Space');
    await page.locator('.plain, .game-table').waitFor();
    await close();
  });
});

async function sitDownHere(page: Page): Promise<void> {
  await page.getByLabel('Name on chair 1').fill('Marit');
  await page.getByLabel('Name on chair 2').fill('marit');
  await page.getByText('Two people have the same name.').waitFor();
  expect(await page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true);
  await page.getByLabel('Name on chair 2').fill('Jonas');
  await page.getByRole('button', { name: 'Begin' }).click();
}
