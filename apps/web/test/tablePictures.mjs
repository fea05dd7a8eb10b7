// Takes pictures of the table of Anno 1800 in the middle of a real game; build first (npm run build).
//   npm run pictures:table --workspace=@archipel/web            those of the README, into docs/pictures
//   npm run pictures:table --workspace=@archipel/web -- FOLDER  every width, light and dark, German and Russian, and what opens over the table
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const [given] = process.argv.slice(2);
const folder = given === undefined ? file('../../../docs/pictures') : path.resolve(process.env['INIT_CWD'] ?? '.', given);

const HEIGHTS = /** @type {Readonly<Record<number, number>>} */ ({ 360: 760, 768: 1024, 1280: 900, 1600: 1000, 1920: 1080 });

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, width: number, scheme: 'light' | 'dark', language: string, near?: boolean, open?: (page: Page) => Promise<unknown> }} Look */

const tab = (/** @type {number} */ at) => (/** @type {Page} */ page) => page.locator('.phone-tabs button').nth(at).click();
const pay = (/** @type {Page} */ page) => page.locator('.mt[data-light="lit"]').nth(7).click();
const why = (/** @type {Page} */ page) => page.locator('.mt[data-light="half"]').nth(1).click();
/** A game that is nearly over is played to its end, and its score sheet read by whoever has this screen. */
const score = (/** @type {number} */ width) => async (/** @type {Page} */ page) => {
  // By the light, which needs all of the table at once.
  await page.setViewportSize({ width: 1600, height: 1000 });
  while ((await myTurn(page)) === 'mine') {
    await playTurn(page);
    await page.keyboard.press('v');
  }
  await page.locator('.score-table').waitFor();
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
};

/** @type {readonly Look[]} */
const readme = [
  { name: 'table', width: 1600, scheme: 'light', language: 'en' },
  { name: 'table-payment', width: 1600, scheme: 'light', language: 'de', open: pay },
  { name: 'table', width: 1280, scheme: 'dark', language: 'de' },
  { name: 'table', width: 360, scheme: 'light', language: 'de' },
  { name: 'table-hand', width: 360, scheme: 'dark', language: 'ru', open: tab(2) },
  { name: 'score', width: 1280, scheme: 'light', language: 'en', near: true, open: score(1280) },
];

/** @type {readonly Look[]} */
const all = [360, 768, 1280, 1600, 1920].flatMap((width) =>
  /** @type {const} */ (['light', 'dark']).flatMap((scheme) =>
    ['de', 'ru'].flatMap((language) => {
      const look = { width, scheme, language };
      const table = { ...look, name: 'table' };
      const end = { ...look, name: 'score', near: true, open: score(width) };
      if (width === 360) return [table, end, ...[1, 2, 3, 4].map((at) => ({ ...look, name: `table-tab${at}`, open: tab(at) }))];
      return width === 768
        ? [table, end]
        : [table, { ...look, name: 'table-payment', open: pay }, { ...look, name: 'table-why', open: why }];
    }),
  ),
);

/** @type {{ module: typeof import('./keptGame.ts') }} */
const {
  module: { keptGame, openKept },
} = await runnerImport(file('./keptGame.ts'));
/** @type {{ module: typeof import('./site.ts') }} */
const {
  module: { openBrowser, served },
} = await runnerImport(file('./site.ts'));
/** @type {{ module: typeof import('./atTheTable.ts') }} */
const {
  module: { myTurn, playTurn },
} = await runnerImport(file('./atTheTable.ts'));
const kept = keptGame({ round: 17, seed: 'bay' });
const whole = keptGame({ round: 1000, seed: 'bay' });
const nearlyOver = keptGame({ round: Number(whole.game['round']) - 1, seed: 'bay' });

mkdirSync(folder, { recursive: true });
const [browser, site] = await Promise.all([openBrowser(), served()]);
const { address } = site;
try {
  for (const look of given === undefined ? readme : all) await takePicture(look);
} finally {
  await browser.close();
  await site.close();
}

/** @param {Look} look */
async function takePicture({ name, width, scheme, language, near, open }) {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const page = await browser.newPage({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(address);
  await openKept(page, address, near ? nearlyOver : kept, { language });
  await page.evaluate(() => document.fonts.ready);
  await open?.(page);
  await page.waitForLoadState('networkidle');
  await page.locator('.table1800[data-settled="true"]').waitFor();
  await page.screenshot({ path: path.join(folder, `${name}-${scheme}-${width}-${language}.png`) });
  await page.close();
}
