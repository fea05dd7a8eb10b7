import { expect, test } from 'vitest';
import { browser, site } from './house.ts';
import { sizesOf } from './sizes.ts';

test('the home page and the game come over the line in little', async () => {
  const { home, game, bots } = await sizesOf(browser, site.address);
  expect(home).toBeGreaterThan(20_000);
  expect(home).toBeLessThan(200_000);
  expect(bots).toBeGreaterThan(20_000);
  expect(game).toBeGreaterThan(bots);
  expect(game).toBeLessThan(250_000);
});
