import { readFileSync } from 'node:fs';
import { importMatch } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { putKept } from './keptGame.ts';
import { visit } from './site.ts';

describe('a game on this device', () => {
  test('is saved as a file in the middle, and goes on from the file in another browser', async () => {
    const first = await visit(browser, site.address);
    await first.page.getByRole('button', { name: 'Play now' }).click();
    await first.page.getByText('Your turn').first().waitFor();
    await first.page.goto(site.address);
    const saving = first.page.waitForEvent('download');
    await first.page.getByRole('button', { name: /^Save .* as a file$/ }).click();
    const buffer = readFileSync(await (await saving).path());
    await first.close();
    const saved = importMatch(buffer.toString());
    expect(saved).toMatchObject({ ok: true, file: { setup: { game: 'anno1800' }, position: expect.any(String) } });

    const second = await visit(browser, site.address);
    await second.page.getByLabel('Open a file').setInputFiles({ name: 'mine.match.jsonl', mimeType: 'text/plain', buffer });
    await second.page.getByText('Which seat is yours?').waitFor();
    expect(await barriers(second.page)).toEqual([]);
    await second.page.getByRole('button', { name: 'Keep it here and play' }).click();
    await second.page.waitForURL(/\/play\//);
    await second.page.getByText('Your turn').first().waitFor();
    expect(second.complaints).toEqual([]);
    await second.close();
  });

  test('is not opened from a file that was altered: it says what the file is', async () => {
    const { page, close } = await visit(browser, site.address);
    const whole = readFileSync(new URL('../../../packages/anno1800/golden/anno1800-2-short-0.match.jsonl', import.meta.url), 'utf8');
    const altered = Buffer.from(whole.replace('"seat":0', '"seat":1'));
    await page.getByLabel('Open a file').setInputFiles({ name: 'odd.match.jsonl', mimeType: 'text/plain', buffer: altered });
    await page.getByRole('dialog').getByText('odd.match.jsonl').waitFor();
    expect(await page.getByRole('button', { name: 'Keep it here and play' }).count()).toBe(0);
    await close();
  });

  test('that other rules have begun can be saved for them', async () => {
    const { page, close } = await visit(browser, site.address);
    const setup = { game: 'anno1800', rules: 99, seats: 2, options: {}, seed: 'old' };
    const game = {
      id: 'an-older-game',
      setup,
      levels: [null, 'easy'],
      made: 1,
      played: 1,
      position: 0,
      seen: 0,
      round: 1,
      places: null,
    } as const;
    await putKept(page, { game, entries: [] });
    await page.goto(`${site.address}/play/${game.id}`);
    await page.getByText('It was begun under version 99 of the rules; here is version 1.').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const saved = importMatch(readFileSync(await (await saving).path(), 'utf8'));
    expect(saved).toMatchObject({ ok: true, file: { setup, log: [] } });
    expect(saved.ok && 'position' in saved.file).toBe(false);
    await close();
  });
});
