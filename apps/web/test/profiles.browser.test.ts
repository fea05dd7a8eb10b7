import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { keptGame, putKept } from './keptGame.ts';
import { arrive, visit } from './site.ts';

test('a page that is given back has nothing left of the test before', async () => {
  const first = await arrive(browser, site.address, { width: 360, scheme: 'dark', language: 'fr' });
  await putKept(first.page, keptGame({ round: 1 }), { language: 'fr', name: 'Marit' });
  await first.page.request.post(`${site.address}/api/v1/me`, { data: { name: 'Marit' } });
  await first.page.context().setOffline(true);
  await first.close();
  const second = await visit(browser, site.address, { language: 'fr' });
  expect(second.page).toBe(first.page);
  const left = await second.page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('archipel');
      request.addEventListener('success', () => resolve(request.result));
    });
    const games = opened.objectStoreNames.contains('games') ? opened.transaction('games').objectStore('games').count() : undefined;
    const count = await new Promise<number>((resolve) => {
      if (games === undefined) resolve(0);
      games?.addEventListener('success', () => resolve(games.result));
    });
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    return { count, dark, width: innerWidth, named: localStorage.getItem('archipel.preferences')?.includes('Marit') };
  });
  expect(left).toEqual({ count: 0, dark: false, width: 1280, named: false });
  expect(await second.page.context().cookies()).toEqual([]);
  expect(second.complaints).toEqual([]);
  await second.close();
});

test('a page complains, and barriers are found', async () => {
  const { page, complaints, close } = await arrive(browser, site.address);
  await page.goto(`${site.address}/about`);
  await page.locator('main h1').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), { src: '/icon.svg' });
    document.querySelector('main')?.append(picture);
    console.error('a complaint');
  });
  expect(await barriers(page)).toEqual(['image-alt: img']);
  expect(await barriers(page, { within: 'header' })).toEqual([]);
  expect(await barriers(page, { rules: ['heading-order'] })).toEqual([]);
  expect(await barriers(page, { without: ['image-alt'] })).toEqual([]);
  expect(await barriers(page, { except: 'img' })).toEqual([]);
  expect(complaints).toEqual(['a complaint']);
  await close();
});
