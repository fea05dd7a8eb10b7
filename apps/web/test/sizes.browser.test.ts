import { expect, test } from 'vitest';
import { browser, site } from './house.ts';
import { sizesOf } from './sizes.ts';

test.each(['Anno 1800', 'Anno 1503'] as const)('the home page and %s come over the line in little', async (name) => {
  const { home, game, bots } = await sizesOf(browser, site.address, name);
  expect(home).toBeGreaterThan(20_000);
  expect(home).toBeLessThan(200_000);
  expect(bots).toBeGreaterThan(20_000);
  expect(game).toBeGreaterThan(bots);
  expect(game).toBeLessThan(250_000);
  // The table itself, without the bots that are loaded beside it.
  expect(game - bots).toBeLessThan(200_000);
});
