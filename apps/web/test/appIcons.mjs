// Draws the app's icons from public/icon.svg: systems that install a page want pictures of fixed sizes. Run it after a change of the drawing.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';

const FOLDER = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', FOLDER), 'utf8');
/** `share`: how much of the picture the drawing fills. A maskable icon is cut to any shape within its inner 80 %. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.76, ground: '#17534F' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, ground: '#17534F' },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
for (const { file, size, share, ground = 'transparent' } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `margin:0;height:100vh;display:grid;place-items:center;background:${ground}`;
  await page.setContent(
    `<body style="${style}">${drawing.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `)}</body>`,
  );
  writeFileSync(new URL(file, FOLDER), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
