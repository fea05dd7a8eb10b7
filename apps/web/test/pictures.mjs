// Takes pictures of the pages around the games; build first (npm run build).
//   npm run pictures --workspace=@archipel/web            those of the documents, into docs/pictures
//   npm run pictures --workspace=@archipel/web -- FOLDER  every page at every width, light and dark, German and Russian, to look at
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { playerByName } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { recording } from '@archipel/host';
import { exportMatch } from '@archipel/kernel';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
import { finishedGames, putGames, sheetAddress } from './pictureData.mjs';

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const [given] = process.argv.slice(2);
const folder = given === undefined ? file('../../../docs/pictures') : path.resolve(process.env['INIT_CWD'] ?? '.', given);

/** @typedef {{ width: number, colorScheme: 'light' | 'dark', locale: string }} Look */
/** @type {readonly Look[]} */
const documents = [
  { width: 1280, colorScheme: 'light', locale: 'en' },
  { width: 360, colorScheme: 'dark', locale: 'de' },
];
const schemes = /** @type {const} */ (['light', 'dark']);
const all = [360, 768, 1280, 1920].flatMap((width) =>
  schemes.flatMap((colorScheme) => ['de', 'ru'].map((locale) => ({ width, colorScheme, locale }))),
);

/** A game of bots, packed as a link to its review carries it. */
const reviewed = deflateRawSync(playedByBots()).toString('base64url');

mkdirSync(folder, { recursive: true });
const finished = finishedGames();
const data = mkdtempSync(path.join(tmpdir(), 'archipel-pictures-'));
const server = spawn(process.execPath, [file('../../server/dist/main.js'), '--port', '0', '--data-dir', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const address = String(line).replace('Archipel is at ', '');
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const look of given === undefined ? documents : all) await takePictures(look);
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}

/** @param {Look} look */
async function takePictures({ width, colorScheme, locale }) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, locale, reducedMotion: 'reduce' });
  const picture = async (/** @type {string} */ name, whole = given !== undefined || width < 600) => {
    await page.evaluate(() => document.fonts.ready);
    const suffix = given === undefined ? `${colorScheme}-${width}` : `${colorScheme}-${width}-${locale}`;
    await page.screenshot({ path: path.join(folder, `${name}-${suffix}.png`), fullPage: whole });
  };
  // A game of each kind on this device, and a table with friends still to come: something to see at home.
  for (const game of ['anno1503', 'anno1800']) {
    await page.goto(address);
    await page.locator(`input[name="game"][value="${game}"]`).first().check();
    await page.locator('button.great').click();
    await page.locator('.game-table').waitFor();
  }
  await page.goto(address);
  await page.locator('.home-create button[type="submit"]').click();
  await page.locator('dialog input').fill('Marit');
  await page.locator('dialog button[type="submit"]').click();
  await page.locator('.terms .segments').first().waitFor();
  await page.locator('.qr').waitFor();
  await picture('lobby');
  await page.goto(address);
  await page.locator('.game-row').nth(2).waitFor();
  await picture('home');
  await page.goto(`${address}${sheetAddress}`);
  await page.locator('.sheet-result p').waitFor();
  await page.locator('.sheet-says button').click();
  await picture('sheet', true);
  await putGames(page, finished);
  await page.goto(`${address}/statistics`);
  await page.locator('.sources-table').waitFor();
  await page.locator('progress').waitFor({ state: 'detached' });
  await picture('statistics', true);
  // A review of a game of bots, in a window that is high enough for all of it.
  await page.setViewportSize({ width: width === 1280 ? 1600 : width, height: width < 600 ? 740 : 1000 });
  await page.goto(`${address}/r/link#62~${reviewed}`);
  await page.locator('.review[data-position] .game-table[data-settled="true"]').waitFor();
  await picture('review');
  await page.setViewportSize({ width, height: 800 });
  if (given !== undefined) {
    for (const name of ['settings', 'about', 'check', 'nowhere']) {
      await page.goto(`${address}/${name}`);
      await page.locator('main h1').waitFor();
      await picture(name);
    }
  }
  await page.close();
}

function playedByBots() {
  const rules = gameById('anno1800');
  const [medium, easy] = ['medium', 'easy'].map((level) => playerByName(level, 'anno1800'));
  if (!rules || !medium || !easy) throw new Error('there are no bots');
  const setup = { game: rules.id, rules: rules.version, seats: 4, options: {}, seed: 'review' };
  const game = recording(rules, setup, [medium, easy, medium, easy]);
  let next = game.next();
  while (!next.done) next = game.next();
  return exportMatch(next.value);
}
