import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { settled } from './keptGame.ts';
import { type Look, overflow, visit } from './site.ts';

/** Somebody with a name who has made a table for two, and the link to it. */
async function host(name: string, bots = 0, look: Look = {}) {
  const visitor = await visit(browser, site.address, look);
  const { page } = visitor;
  // From friend, friend, bot to one friend, or to as many bots as are wanted.
  const chair = (number: number) => page.getByRole('button', { name: `Chair ${number}:` });
  const change = async (number: number, times: number) => {
    for (let time = 0; time < times; time++) await chair(number).click();
  };
  await change(2, bots > 0 ? 1 : 0);
  await change(3, 2);
  await change(4, 1);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await introduced(page, name);
  await page.waitForURL(/\/t\//);
  await page.getByRole('heading', { name: 'At the table' }).waitFor();
  return { ...visitor, link: (await page.locator('.invite-link').textContent()) ?? '', address: page.url() };
}

async function introduced(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function guest(name: string, link: string, look: Look = {}) {
  const visitor = await visit(browser, link, look);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await introduced(page, name);
  await page.getByText('All are here.').waitFor();
  return visitor;
}

const begun = (page: Page) => page.getByText('Round 1', { exact: true }).first().waitFor();

describe('a lobby', () => {
  test('can be used by everybody, on a telephone as well', async () => {
    const { page, complaints, close } = await host('Marit');
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('lets the host agree on everything, and keeps it', async () => {
    const { page, complaints, close } = await host('Marit');
    await page.getByRole('button', { name: 'One chair more' }).click();
    await page.getByRole('button', { name: 'Bot chair 3' }).click();
    await page.getByLabel('Level of the bot on chair 3').selectOption('hard');
    await page.getByRole('radio', { name: 'by mood' }).check();
    await page.getByRole('radio', { name: 'a race' }).check();
    await page.getByRole('radio', { name: 'by post' }).check();
    await page.getByRole('radio', { name: '3 days' }).check();
    await page.getByRole('radio', { name: 'everybody' }).check();
    await page.getByRole('checkbox', { name: 'Others may look on' }).uncheck();
    await page.getByLabel('Your word').fill('kittiwake');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByPlaceholder('kittiwake').waitFor();
    await page.reload();
    await page.getByPlaceholder('kittiwake').waitFor();
    for (const name of ['a race', '3 days', 'everybody']) expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
    expect(await page.getByLabel('Level of the bot on chair 3').inputValue()).toBe('hard');
    expect(await page.getByRole('checkbox', { name: 'Others may look on' }).isChecked()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  test('offers five objectives to be picked by hand, by their names', async () => {
    const { page, complaints, close } = await host('Marit');
    await page.getByRole('radio', { name: 'by hand' }).check();
    const names = ['Zoo', 'Museum', 'University', 'Alonso Graves', 'Edvard Goode'];
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const missing = page.getByText('2 objectives are still to be picked');
    for (const name of names.slice(0, 3)) await box(name).check();
    // Fewer than five cannot be played: the game does not begin with others instead.
    await missing.waitFor();
    const begin = page.getByRole('button', { name: 'Begin the game' });
    expect(await begin.getAttribute('aria-disabled')).toBe('true');
    expect(await begin.textContent()).toContain('2 things are missing');
    await page.getByRole('button', { name: 'Go on picking' }).click();
    expect(await page.evaluate(() => document.activeElement?.closest('.picking') !== null)).toBe(true);
    for (const name of names.slice(3)) await box(name).check();
    await page.getByText('Five picked').waitFor();
    await missing.waitFor({ state: 'detached' });
    // The last box that was ticked has the focus still: the panel has stayed where it was.
    expect(await box('Edvard Goode').evaluate((input) => input === document.activeElement)).toBe(true);
    const outside = await page.locator('.picking').evaluate((panel) => {
      const frame = panel.getBoundingClientRect();
      const parts = [...panel.querySelectorAll('legend, label')].map((part) => part.getBoundingClientRect());
      return parts.filter(
        ({ left, right, top, bottom }) => left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
      );
    });
    expect(outside).toEqual([]);
    await page.reload();
    await page.getByText('Five picked').waitFor();
    for (const name of names) expect(await box(name).isChecked()).toBe(true);
    // One taken away again: what was agreed before is not played behind one's back.
    await box('Zoo').uncheck();
    await page.getByText('One objective is still to be picked').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('says what is missing, each with what would help, in both games', async () => {
    const { page, complaints, close } = await host('Marit');
    const begin = page.getByRole('button', { name: 'Begin the game' });
    await page.getByText('Chair 2 is open').waitFor();
    await page.getByRole('button', { name: 'One chair more' }).click();
    await page.getByText('Chairs 2, 3 are open').waitFor();
    // Whoever is to begin sits on a chair that then goes.
    await page.getByRole('radio', { name: /^3 ·/ }).check();
    await page.getByRole('button', { name: 'One chair less' }).click();
    await page.getByText('Chair 3 is to begin, but there is none').waitFor();
    await page.getByRole('button', { name: 'Leave it to the rules' }).click();
    await page.getByText('Chair 3 is to begin').waitFor({ state: 'detached' });
    expect(await page.getByRole('radio', { name: 'by lot' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Put a bot there' }).click();
    await page.locator('.lobby-begin[aria-disabled="false"]').waitFor();
    expect(await page.locator('.lobby-missing').count()).toBe(0);

    // The card is turned over when the server has changed the game.
    await page.getByRole('radio', { name: 'Anno 1503' }).click();
    await page.getByRole('radio', { name: 'chosen' }).check();
    await page.getByRole('button', { name: 'One chair more' }).click();
    await page.getByText('Chair 3 has no home island').waitFor();
    await page.getByRole('button', { name: 'Give it a free one' }).click();
    await page.getByText('Chair 3 has no home island').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Play with 2 chairs' }).click();
    await page.locator('.lobby-begin[aria-disabled="false"]').waitFor();
    await begin.click();
    await begun(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is made, filled and begun by the keyboard alone', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    /** Goes on with Tab until something of this name has the focus. */
    const to = async (name: RegExp) => {
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const { activeElement: focused } = document;
          return focused?.getAttribute('aria-label') ?? focused?.closest('label')?.textContent ?? focused?.textContent ?? '';
        });
        if (name.test(at)) return;
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await to(/^Create$/);
    await page.keyboard.press('Enter');
    await page.getByLabel('Your name').waitFor();
    await page.keyboard.type('Marit');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    for (const chair of [3, 4]) {
      await page.getByRole('button', { name: `Bot chair ${chair}` }).waitFor();
      await to(new RegExp(`^Botchair ${chair}$`));
      await page.keyboard.press('Enter');
      await page.getByLabel(`Level of the bot on chair ${chair}`).waitFor();
    }
    await page.locator('button[aria-disabled="false"]', { hasText: 'Begin the game' }).waitFor();
    await to(/^Begin the game$/);
    await page.keyboard.press('Enter');
    await begun(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('says so where there is no such table', async () => {
    const { page, close } = await visit(browser, `${site.address}/t/aaaaaaaaaaaaaaaa`);
    await page.getByRole('heading', { name: 'No such table' }).waitFor();
    await close();
  });
});

describe('two people', () => {
  test('meet by a link, talk, begin, see the same game, and find it again after a reload', async () => {
    // What is watched from the first moment on is watched in these pages for good.
    const marit = await host('Marit', 0, { own: true });
    const jonas = await guest('Jonas', marit.link, { own: true });
    await marit.page.getByText('Jonas').first().waitFor();
    await marit.page.getByLabel('Say something').fill('Ahoy, Jonas');
    await marit.page.getByRole('button', { name: 'Send', exact: true }).click();
    await jonas.page.getByText('Ahoy, Jonas').waitFor();
    // Times are written as in Britain, whatever the browser would do.
    expect(await jonas.page.locator('.chat-messages time').first().textContent()).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(await jonas.page.getByRole('button', { name: 'Begin the game' }).count()).toBe(0);

    await marit.page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([begun(marit.page), begun(jonas.page)]);
    // What one has said or read is not unread after a reload.
    for (const { page } of [marit, jonas]) {
      await page.setViewportSize({ width: 1600, height: 1000 });
      await page.addInitScript(() => {
        const look = () => document.querySelector('[role="tab"] em') && document.documentElement.setAttribute('data-was-unread', '');
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
      });
      await page.reload();
      await begun(page);
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.getByText('Ahoy, Jonas').waitFor();
      expect(await page.locator('html[data-was-unread]').count()).toBe(0);
    }

    await jonas.page.getByRole('link', { name: 'Archipel, home' }).click();
    await jonas.page.getByRole('heading', { name: 'My games' }).waitFor();
    const row = jonas.page.locator('.game-row').filter({ hasText: 'with Marit' });
    await row.getByText(/round 1, (you|Marit) to move$/).waitFor();
    await jonas.page.getByRole('link', { name: /^(Your turn|Open)/ }).click();
    expect(jonas.page.url()).toBe(marit.address);
    for (const { complaints } of [marit, jonas]) expect(complaints).toEqual([]);
    await Promise.all([marit.close(), jonas.close()]);
  });

  test('may be looked on by a third, who sees no hand', async () => {
    const marit = await host('Marit', 1);
    await marit.page.getByRole('button', { name: 'Begin the game' }).click();
    await begun(marit.page);
    // Looking on needs no name, and is told in words for those who look on.
    const ann = await visit(browser, marit.address);
    await begun(ann.page);
    await ann.page.getByText('You are looking on:').waitFor();
    expect(await ann.page.getByText(/Please wait|Your turn|Your hand/).count()).toBe(0);
    const before = (await ann.page.locator('.table1800').getAttribute('data-position')) ?? '';
    await settled(marit.page);
    await marit.page.keyboard.press('f');
    await ann.page.locator(`.table1800:not([data-position="${before}"])`).waitFor();
    expect(await ann.page.getByRole('button', { name: 'End turn' }).count()).toBe(0);
    for (const { complaints } of [marit, ann]) expect(complaints).toEqual([]);
    await Promise.all([marit.close(), ann.close()]);
  });

  test('are left alone by who waited in the lobby, where nobody may look on', async () => {
    const marit = await host('Marit', 1);
    await marit.page.getByRole('checkbox', { name: 'Others may look on' }).uncheck();
    const ann = await host('Ann');
    await ann.page.goto(marit.address);
    await ann.page.getByRole('heading', { name: 'At the table' }).waitFor();
    await marit.page.getByRole('button', { name: 'Begin the game' }).click();
    await begun(marit.page);
    await ann.page.getByText('Nobody may look on at this table.').waitFor();
    await Promise.all([marit.close(), ann.close()]);
  });

  test('are told nothing wrong of a move whose answer was lost', async () => {
    const marit = await host('Marit', 1);
    const { page } = marit;
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    // From now on the page hears nothing of the match over its socket: only the answers to its requests are left.
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!/"tell":"(update|done)"/.test(String(message))) socket.send(message);
      });
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await settled(page);
    await page.evaluate(() => {
      const look = () =>
        /no answer yet|Nothing was played/.test(document.body.textContent ?? '') &&
        document.documentElement.setAttribute('data-was-told', '');
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    // The server carries the move out when it is sent first, on the socket; the answers to the requests are lost as well, three times.
    let lost = 0;
    await page.route('**/moves', async (route) => {
      if (route.request().method() !== 'POST' || lost === 3) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.keyboard.press('f');
    await page.getByText('You celebrate a festival').first().waitFor();
    expect(lost).toBe(3);
    expect(await page.getByText('You celebrate a festival').count()).toBe(1);
    expect(await page.locator('html[data-was-told]').count()).toBe(0);
    await marit.close();
  });

  test('are played on the socket, and as a request under the same key where that breaks before the answer', async () => {
    const marit = await host('Marit', 1);
    const { page } = marit;
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    const keyIn = (text: string) => /"key":"([^"]+)"/.exec(text)?.[1];
    const [onSocket, asRequests]: [(string | undefined)[], (string | undefined)[]] = [[], []];
    let breaks = false;
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (/"ask":"(play|undo)"/.test(String(message))) onSocket.push(keyIn(String(message)));
        server.send(message);
      });
      // The server has carried it out, and nobody hears of it.
      server.onMessage((message) => {
        if (breaks && /"tell":"(update|done)"/.test(String(message))) void socket.close();
        else socket.send(message);
      });
    });
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/(moves|undo)$/.test(request.url())) asRequests.push(keyIn(request.postData() ?? ''));
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await settled(page);
    await page.keyboard.press('f');
    await page.getByText('You celebrate a festival').first().waitFor();
    await page.locator('[data-key="undo"]:enabled').waitFor();
    await settled(page);
    await page.keyboard.press('u');
    await page.getByText('You celebrate a festival').first().waitFor({ state: 'detached' });
    expect(onSocket).toHaveLength(2);
    expect(asRequests).toEqual([]);
    breaks = true;
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await settled(page);
    await page.keyboard.press('f');
    await page.getByText('You celebrate a festival').first().waitFor();
    expect(asRequests).toEqual([onSocket[2]]);
    expect(await page.getByText('You celebrate a festival').count()).toBe(1);
    await marit.close();
  });

  test('come back by themselves when the server was gone for a while, and play on', async () => {
    const marit = await host('Marit', 1);
    const { page } = marit;
    // Wide enough for the log to stand beside the board.
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    const myTurn = page.getByRole('heading', { name: 'Your turn' });
    await myTurn.waitFor();
    await settled(page);
    await page.keyboard.press('f');
    await page.getByText('You celebrate a festival').first().waitFor();
    await site.stop('SIGKILL');
    await page.getByText('The connection is lost.').waitFor();
    await site.startAgain();
    // Whoever does not want to wait tries at once; the banner goes as soon as the server is heard.
    const tryNow = page.getByRole('button', { name: 'Try now' });
    await tryNow.click({ noWaitAfter: true }).catch(() => undefined);
    await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
    expect(await page.locator('.banner').count()).toBe(0);
    await page.locator('[data-key="undo"]:enabled').waitFor();
    await settled(page);
    await page.keyboard.press('u');
    await page.getByText('You celebrate a festival').first().waitFor({ state: 'detached' });
    await myTurn.waitFor();
    await settled(page);
    await page.keyboard.press('f');
    await page.getByText('You celebrate a festival').first().waitFor();
    await marit.close();
  });
});
