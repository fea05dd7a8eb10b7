import { readFileSync } from 'node:fs';
import { importMatch } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { browser, site } from './house.ts';
import { finishedGame, openKept, putKept } from './keptGame.ts';
import { arrive, visit } from './site.ts';

describe('a game against bots', () => {
  test('begins with one click, is listed at home, goes on after a reload, and can be deleted', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/play\//);
    await page.getByText('Your turn').first().waitFor();
    const address = page.url();
    await page.reload();
    await page.getByText('Your turn').first().waitFor();
    expect(page.url()).toBe(address);

    await page.getByRole('link', { name: 'Archipel, home' }).click();
    await page.getByRole('link', { name: /^Resume/ }).click();
    expect(page.url()).toBe(address);
    await page.goBack();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByText('No games yet').waitFor();
    await page.goto(address);
    await page.getByText('This game is not on this device').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('remembers how many bots there were and how good', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('radio', { name: 'easy' }).check();
    // A shorter game says so: by its time, and by its end.
    await page.getByText('About 45 minutes with 3 bots.').waitFor();
    await page.getByRole('radio', { name: 'short', exact: true }).check();
    await page.getByText('About 20 minutes with 3 bots, over after 20 rounds, and the objectives for beginners.').waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByText('Your turn').first().waitFor();
    await page.goto(site.address);
    expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'easy' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'short', exact: true }).isChecked()).toBe(true);
    await close();
  });
});

const RECORDED = 'anno1800/golden/anno1800-2-short-0.match.jsonl';

describe('a game that is over', () => {
  test('gives its file, which was honest, and another game like it', async () => {
    const { page, complaints, close } = await arrive(browser, site.address);
    const kept = finishedGame(RECORDED);
    const recorded = importMatch(readFileSync(new URL(`../../../packages/${RECORDED}`, import.meta.url), 'utf8'));
    await putKept(page, kept);
    await openKept(page, site.address, kept);
    await page.getByRole('button', { name: 'Score sheet' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the match file' }).click();
    // The same match, with the names of the bots.
    const saved = importMatch(readFileSync(await (await download).path(), 'utf8'));
    const bots = [null, ...Array.from({ length: (recorded.ok ? recorded.file.setup.seats : 0) - 1 }, () => 'easy')];
    expect(saved).toEqual({ ...recorded, ...(recorded.ok && { file: { ...recorded.file, bots } }) });
    await page.getByRole('button', { name: 'Check that it was honest' }).click();
    await page.getByRole('heading', { name: 'Nothing was changed' }).waitFor();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => /\/play\/(?!a-finished-game)/.test(url.pathname));
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a game that is open twice', () => {
  test('is played in the tab that opened it last', async () => {
    const { page, close } = await visit(browser, site.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByText('Your turn').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('Your turn').first().waitFor();
    await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await page.getByRole('button', { name: 'Play here' }).click();
    await page.getByText('Your turn').first().waitFor();
    await other.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await close();
  });
});

describe('without a network', () => {
  test('everything that a game against bots needs is there, once the page was loaded', async () => {
    const { page, complaints, close } = await visit(browser, site.address, { own: true });
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', () => active.state === 'activated' && resolve(undefined)));
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('No connection.').waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByText('Your turn').first().waitFor();
    await page.reload();
    await page.getByText('Your turn').first().waitFor();
    // The server is missed, and nothing else.
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await close();
  });
});
