// Takes pictures of the built pages; build first (npm run build).
//   npm run pictures --workspace=@archipel/web            the two of the README, into docs/pictures
//   npm run pictures --workspace=@archipel/web -- FOLDER  every width in light and dark, top and whole, to look at
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const [given] = process.argv.slice(2);
const folder = given === undefined ? file('../../../docs/pictures') : path.resolve(process.env['INIT_CWD'] ?? '.', given);

/** @typedef {{ width: number, colorScheme: 'light' | 'dark' }} Look */
/** @type {readonly Look[]} */
const readme = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];
const schemes = /** @type {const} */ (['light', 'dark']);
const looks =
  given === undefined ? readme : [360, 768, 1280, 1920].flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));

mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, [file('../../server/dist/main.js'), '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const look of looks) await takePictures(look);
} finally {
  await browser.close();
  server.kill();
}

/** @param {Look} look */
async function takePictures({ width, colorScheme }) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  const picture = (/** @type {string} */ name) => path.join(folder, `${name}-${colorScheme}-${width}.png`);
  await page.goto(line.replace('Archipel is at ', ''));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: picture('home'), fullPage: given !== undefined });
  await page.close();
}
