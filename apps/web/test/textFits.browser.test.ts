import { completeLanguages, type Language, loadText } from '@archipel/text';
import type { Page } from 'playwright-core';
import { type ExpectStatic, test } from 'vitest';
import { faultsOfAll } from './fit1503.ts';
import { misfitsOfAll } from './fit1800.ts';
import { browser, site } from './house.ts';
import { goToKept, keptGame, putKept } from './keptGame.ts';
import { lateGame } from './late.ts';
import { layoutFaults } from './layout.ts';
import { POSITIONS } from './positions1503.ts';
import { arrive } from './site.ts';

/** A phone and a laptop: the narrow and the common case. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
] as const;

/** How large a target is does not depend on its word. */
const WORDS = { target: 0 };

const LATER = [keptGame({ round: 2 }), lateGame(4)];
const OLDER = ['early', 'late'].flatMap((name) => POSITIONS[name]?.kept() ?? []);

/** In every size, once what is measured there has settled. Tests that run side by side each have an `expect` of their own. */
async function fits(expect: ExpectStatic, page: Page, what: string, faults: () => Promise<readonly string[]>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(faults, { message: `${what}, ${size.width} px` }).toEqual([]);
  }
}

/** Makes a table as anybody does, and waits in its lobby. */
async function toLobby(page: Page, language: Language): Promise<void> {
  const { t } = await loadText(language, ['shell']);
  await page.goto(site.address);
  await page.getByRole('button', { name: t('home.createIt'), exact: true }).click();
  await page.getByLabel(t('common.yourName')).fill('Marit');
  await page.getByRole('button', { name: t('common.goOn') }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('heading', { name: t('lobby.chairs') }).waitFor();
}

async function toPage(page: Page, address: string): Promise<void> {
  await page.goto(`${site.address}${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.state-coming').waitFor({ state: 'detached' });
}

test.concurrent.for(await completeLanguages())('no word is cut off, on a phone or a laptop: %s', async (language, { expect }) => {
  const { page, close } = await arrive(browser, site.address, { language });
  for (const kept of [...LATER, ...OLDER]) await putKept(page, kept, { language });

  for (const address of ['/', '/settings', '/about', `/rules/anno1800/${language}`, `/rules/anno1503/${language}`]) {
    await toPage(page, address);
    await fits(expect, page, address, () => layoutFaults(page, WORDS));
  }
  await toLobby(page, language);
  await fits(expect, page, 'lobby', () => layoutFaults(page, WORDS));

  for (const kept of LATER) {
    await goToKept(page, site.address, kept);
    await fits(expect, page, kept.game.id, () => misfitsOfAll(page));
  }
  for (const kept of OLDER) {
    await page.goto(`${site.address}/play/${kept.game.id}`);
    await page.locator('.table1503[data-settled="true"]').waitFor();
    await fits(expect, page, kept.game.id, () => faultsOfAll(page, WORDS.target));
  }
  await close();
});
