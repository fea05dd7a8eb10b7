// Takes pictures of both tables in the middle of a real game, and of the curtain between people at one screen; build first (npm run build).
//   npm run pictures:table --workspace=@archipel/web            those of the README, into docs/pictures
//   npm run pictures:table --workspace=@archipel/web -- FOLDER  every width, light and dark, German and Russian, and what opens over the table
//   … --only=WORD                                               only those with this word in their name
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const words = process.argv.slice(2);
const given = words.find((word) => !word.startsWith('--'));
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const folder = given === undefined ? file('../../../docs/pictures') : path.resolve(process.env['INIT_CWD'] ?? '.', given);

const HEIGHTS = /** @type {Readonly<Record<number, number>>} */ ({
  360: 760,
  768: 1024,
  820: 1180,
  1280: 900,
  1366: 768,
  1600: 1000,
  1920: 1080,
});

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, width: number, scheme: 'light' | 'dark', language: string, near?: boolean, game?: '1503' | 'curtain', open?: (page: Page) => Promise<unknown> }} Look */

const tab = (/** @type {number} */ at) => (/** @type {Page} */ page) => page.locator('.phone-tabs button').nth(at).click();
const sail = async (/** @type {Page} */ page) => {
  await page.locator('[data-key="sail"], [data-key="action-sail"]').first().click();
  await page.locator('.sea-square[data-light="glow"], .sea-square:has(.sea-points)').last().click();
  await page.locator('.sheet15').waitFor();
};
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
  { name: 'table', width: 1366, scheme: 'light', language: 'en' },
  { name: 'table', width: 820, scheme: 'light', language: 'ru' },
  { name: 'table', width: 360, scheme: 'light', language: 'de' },
  { name: 'table-hand', width: 360, scheme: 'dark', language: 'ru', open: tab(2) },
  { name: 'score', width: 1280, scheme: 'light', language: 'en', near: true, open: score(1280) },
  { name: 'table1503', width: 1600, scheme: 'light', language: 'en', game: '1503' },
  { name: 'table1503', width: 1280, scheme: 'dark', language: 'de', game: '1503' },
  { name: 'table1503', width: 360, scheme: 'light', language: 'de', game: '1503' },
  { name: 'table1503-voyage', width: 1600, scheme: 'dark', language: 'en', game: '1503', open: sail },
  { name: 'curtain1503', width: 1280, scheme: 'light', language: 'en', game: 'curtain' },
];

/** @type {readonly Look[]} */
const all = [360, 768, 1280, 1600, 1920].flatMap((width) =>
  /** @type {const} */ (['light', 'dark']).flatMap((scheme) =>
    ['de', 'ru'].flatMap((language) => {
      const look = { width, scheme, language };
      const table = { ...look, name: 'table' };
      const other = { ...look, name: 'table1503', game: /** @type {const} */ ('1503') };
      const end = { ...look, name: 'score', near: true, open: score(width) };
      if (width === 360) return [table, other, end, ...[1, 2, 3, 4].map((at) => ({ ...look, name: `table-tab${at}`, open: tab(at) }))];
      return width === 768
        ? [table, other, end]
        : [table, other, { ...look, name: 'table-payment', open: pay }, { ...look, name: 'table-why', open: why }];
    }),
  ),
);

/** @type {{ module: typeof import('./keptGame.ts') }} */
const {
  module: { atOneScreen, keptGame, putKept },
} = await runnerImport(file('./keptGame.ts'));
/** @type {{ module: typeof import('./kept1503.ts') }} */
const {
  module: { atTurn, kept1503 },
} = await runnerImport(file('./kept1503.ts'));
/** @type {{ module: typeof import('./site.ts') }} */
const {
  module: { openBrowser, served },
} = await runnerImport(file('./site.ts'));
/** @type {{ module: typeof import('./atTheTable.ts') }} */
const {
  module: { myTurn, playTurn },
} = await runnerImport(file('./atTheTable.ts'));
const kept = keptGame({ round: 17, seed: 'bay' });
const mid1503 = kept1503({ seats: 4, seed: 'mid', until: atTurn(14) });
const atScreen = atOneScreen(mid1503, ['Marit', 'Jonas', 'Oksana']);
/** The person on the first seat has looked at it when the own last turn ended. */
const looked = mid1503.entries.findLast(({ entry }) => entry.seat === 0 && JSON.stringify(entry).includes('"end"'))?.position ?? 0;
const curtain = { ...atScreen, game: { ...atScreen.game, screen: { seen: [looked, looked, looked, looked], next: 0 } } };
const whole = keptGame({ round: 1000, seed: 'bay' });
const nearlyOver = keptGame({ round: Number(whole.game['round']) - 1, seed: 'bay' });

mkdirSync(folder, { recursive: true });
const [browser, site] = await Promise.all([openBrowser(), served()]);
const { address } = site;
try {
  for (const look of (given === undefined ? readme : all).filter(({ name }) => name.includes(only))) await takePicture(look);
} finally {
  await browser.close();
  await site.close();
}

/** @param {Look} look */
async function takePicture({ name, width, scheme, language, near, game, open }) {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const page = await browser.newPage({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(address);
  const shown = game === 'curtain' ? curtain : game === '1503' ? mid1503 : near ? nearlyOver : kept;
  await putKept(page, shown, { language });
  await page.goto(`${address}/play/${shown.game.id}`);
  await page.locator('.game-table, .curtain').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await open?.(page);
  await page.waitForLoadState('networkidle');
  await page.locator('.game-table[data-settled="true"], .curtain').first().waitFor();
  await page.screenshot({ path: path.join(folder, `${name}-${scheme}-${width}-${language}.png`) });
  await page.close();
}
