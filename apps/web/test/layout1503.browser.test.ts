import { expect, test } from 'vitest';
import { faultsOfAll, OVER } from './fit1503.ts';
import { browser, site } from './house.ts';
import { putKept } from './keptGame.ts';
import { layoutFaults, resize, SIZES } from './layout.ts';
import { POSITIONS } from './positions1503.ts';
import { arrive } from './site.ts';

/** Languages with long words, the longest where most is shown; dark and light are laid out alike. */
const languages = (name: string) => (['early', 'late'].includes(name) ? ['de', 'ru'] : ['de']);

test.each(Object.entries(POSITIONS))('nothing is cut off, overlapping or out of reach: %s', async (name, { kept, open }) => {
  const game = kept();
  for (const language of languages(name)) {
    const { page, close } = await arrive(browser, site.address, { language });
    await putKept(page, game, { language });
    await page.goto(`${site.address}/play/${game.game.id}`);
    for (const size of SIZES) {
      await resize(page, size);
      await page.locator('.table1503[data-settled="true"]').waitFor();
      await open?.(page);
      const target = size.width < 600 ? 44 : 24;
      const faults = () => (open === undefined ? faultsOfAll(page, target) : layoutFaults(page, { target, over: OVER }));
      await expect.poll(faults, { message: `${language}, ${size.width} px` }).toEqual([]);
    }
    await close();
  }
});
