import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { visit } from './site.ts';

const recorded = readFileSync(new URL('../../../packages/anno1800/golden/anno1800-2-short-0.match.jsonl', import.meta.url), 'utf8');

async function checked(page: Page, text: string): Promise<string> {
  await page
    .getByLabel('Choose a match file')
    .setInputFiles({ name: `${text.length}.match`, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByText(`${text.length}.match`, { exact: true }).waitFor();
  return (await page.locator('.verdict-title').textContent()) ?? '';
}

describe('a match file', () => {
  test('is whole, cut off, altered, damaged, or something else', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/check`);
    const lines = recorded.split('\n');
    expect(await checked(page, recorded)).toBe('Nothing was changed');
    expect(await barriers(page)).toEqual([]);
    expect(await checked(page, `${lines.slice(0, 8).join('\n')}\n`)).toBe('Cut off after entry 7');
    expect(await checked(page, recorded.replace(/"seed":"[^"]*"/, '"seed":"ebb"'))).toBe('Altered');
    expect(await checked(page, lines.with(4, 'spilt ink').join('\n'))).toBe('Damaged in line 5');
    expect(await checked(page, 'a letter to my aunt')).toBe('Not a match file');
    expect(complaints).toEqual([]);
    await close();
  });

  test('can be dropped on the page', async () => {
    const { page, close } = await visit(browser, `${site.address}/check`);
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.match'));
      return transfer;
    }, recorded);
    await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('heading', { name: 'Nothing was changed' }).waitFor();
    expect(await page.getByText('dropped.match').isVisible()).toBe(true);
    await close();
  });
});
