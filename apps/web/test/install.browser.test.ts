import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, site } from './house.ts';
import { served, visit } from './site.ts';

/** When the service worker answers for this page. */
const inCharge = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

describe('the app', () => {
  test('has icons of the sizes that its manifest promises, one of them for any shape, and one for Apple', async () => {
    const { page, complaints, close } = await visit(browser, site.address);
    const sizes = await page.evaluate(async () => {
      const { icons } = await (await fetch('/manifest.webmanifest')).json();
      const apple = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
      const pictures = [...icons.filter(({ type }: { type: string }) => type === 'image/png'), { src: apple, sizes: '180x180' }];
      return Promise.all(
        pictures.map(async ({ src, sizes: promised, purpose = 'any' }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return { promised, found: `${width}x${height}`, purpose };
        }),
      );
    });
    expect(sizes).toHaveLength(4);
    for (const { promised, found } of sizes) expect(found).toBe(promised);
    expect(sizes.map(({ purpose }) => purpose)).toContain('maskable');
    expect(complaints).toEqual([]);
    await close();
  });

  test('names no file to keep that was not built', async () => {
    const { page, close } = await visit(browser, site.address);
    const [named, missing] = await page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text();
      const files = [...worker.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
      const answers = await Promise.all(files.map(async (file) => ((await fetch(file, { method: 'HEAD' })).ok ? [] : [file])));
      return [files.length, answers.flat()] as const;
    });
    expect(named).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    await close();
  });

  test('keeps its icons and its manifest for times without a network', async () => {
    const { page, close } = await visit(browser, site.address, { own: true });
    await inCharge(page);
    await page.context().setOffline(true);
    const found = await page.evaluate(() =>
      Promise.all(['/icon.svg', '/icon-192.png', '/manifest.webmanifest'].map(async (file) => (await fetch(file)).ok)),
    );
    expect(found).toEqual([true, true, true]);
    await close();
  });

  test('has an icon for its tab that the browser itself keeps, since it asks for it past the service worker', async () => {
    const { page, close } = await visit(browser, site.address);
    const href = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
    const answer = await fetch(new URL(href, site.address));
    expect(answer.headers.get('content-type')).toMatch(/svg/);
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    await close();
  });

  test('offers to be installed where the browser can, and no longer once it is', async () => {
    const { page, close } = await visit(browser, site.address);
    const offer = page.getByRole('button', { name: 'Install Archipel on this device' });
    expect(await offer.count()).toBe(0);
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' }),
      });
      dispatchEvent(event);
    });
    await offer.click();
    await offer.waitFor({ state: 'detached' });
    await close();
  });
});

describe('a new version', () => {
  /** Serves a copy of the pages, and can make them newer. */
  async function updatable() {
    const pages = mkdtempSync(path.join(tmpdir(), 'archipel-pages-'));
    cpSync(fileURLToPath(new URL('../dist', import.meta.url)), pages, { recursive: true });
    for (const compressed of ['sw.js.br', 'sw.js.gz']) rmSync(path.join(pages, compressed), { force: true });
    const copy = await served(pages);
    return {
      address: copy.address,
      /** The next version is there, and the page has noticed. */
      async update(page: Page) {
        appendFileSync(path.join(pages, 'sw.js'), '\n// newer\n');
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
        });
        await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
      },
      async close() {
        await copy.close();
        rmSync(pages, { recursive: true, force: true });
      },
    };
  }

  test('is announced, and loaded when the reader wants it', async () => {
    const copy = await updatable();
    const { page, close } = await visit(browser, copy.address, { own: true });
    await inCharge(page);
    await copy.update(page);
    await page.getByRole('button', { name: 'Load it now' }).click();
    await page.getByText('A new version is ready.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
    await close();
    await copy.close();
  });

  test('does not speak in the middle of a turn', async () => {
    const copy = await updatable();
    const { page, close } = await visit(browser, copy.address, { own: true });
    await inCharge(page);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForFunction(() => document.title.startsWith('●'));
    await copy.update(page);
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    await page.getByRole('link', { name: 'Archipel, home' }).click();
    await page.getByText('A new version is ready.').waitFor();
    await close();
    await copy.close();
  });
});
