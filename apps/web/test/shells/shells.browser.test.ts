import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from '../barriers.ts';
import { browser } from '../house.ts';
import { overflow, type Site, served, visit } from '../site.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the pages with one more game, as `npm run build` builds ours. Answers the folder in which they lie. */
async function pagesWithShells(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-shells-'));
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', file('vite.config.ts'), '--outDir', folder, '--emptyOutDir']);
  return folder;
}

let site: Site;
let pages: string;
beforeAll(async () => {
  pages = await pagesWithShells();
  site = await served(pages);
});
afterAll(async () => {
  await site.close();
  rmSync(pages, { recursive: true, force: true });
});

const moves = (page: Page) => page.getByRole('region', { name: 'Your moves' }).getByRole('button');
const isOver = (page: Page) => page.getByRole('heading', { name: 'The game is over' });

/** Until one may move, or all is over. Bots do not make anybody wait. */
async function mayMove(page: Page): Promise<boolean> {
  await page.keyboard.press('f');
  await moves(page).first().or(isOver(page)).first().waitFor();
  return !(await isOver(page).isVisible());
}

async function make(page: Page, name: RegExp): Promise<void> {
  const position = await page.locator('.plain').getAttribute('data-position');
  await moves(page).filter({ hasText: name }).first().click();
  await page.locator(`.plain:not([data-position="${position}"])`).waitFor();
}

describe('a game that has nothing but its rules and a descriptor', () => {
  test('is chosen at home, played to its end and counted, at the plain table', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    await page.getByRole('radio', { name: /^Shells 2 to 4/ }).check();
    await page.getByRole('button', { name: 'Play now' }).click();
    await moves(page).first().waitFor();
    await page.getByText('Shells, at the plain table').waitFor();

    // Its moves are told as data; what reveals nothing can be taken back, and the position shows what has changed.
    await make(page, /^Show, shell \d$/);
    await page.getByText(/^phase finish/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await moves(page)
      .filter({ hasText: /^Dive$/ })
      .waitFor();
    await page.getByText('You take a move back.').waitFor();
    await make(page, /^Dive$/);
    await page.getByText(/^You: dived, shell \d/).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Open all' }).click();
    expect(await page.getByText('changed', { exact: true }).count()).toBeGreaterThan(0);

    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
    for (const width of [360, 820, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page)).toBe(0);
    }

    while (await mayMove(page)) await make(page, /./);
    await page.getByRole('row', { name: /^Shown / }).waitFor();
    expect(await page.getByRole('columnheader', { name: /1st place/ }).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Save the match file' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.goto(site.address);
    await page.getByText(/Shells · over/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is in no pages but those of this test', () => {
    const built = file('../../dist');
    const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => /['"`]shells['"`]/i.test(readFileSync(path.join(built, name), 'utf8')))).toEqual([]);
  });
});
