import { expect, test } from 'vitest';
import { openBrowser, served } from './site.ts';
import { sizesOf } from './sizes.ts';

test('the home page and the game come over the line in little', async () => {
  const [site, browser] = await Promise.all([served(), openBrowser()]);
  const { home, game, bots } = await sizesOf(browser, site.address);
  await browser.close();
  await site.close();
  expect(home).toBeGreaterThan(20_000);
  expect(home).toBeLessThan(200_000);
  expect(bots).toBeGreaterThan(20_000);
  expect(game).toBeGreaterThan(bots);
  expect(game).toBeLessThan(250_000);
});
