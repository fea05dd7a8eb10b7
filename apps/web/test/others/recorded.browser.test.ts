import { expect, test } from 'vitest';
import { browser } from '../house.ts';
import { hashingScript, recordedMatches } from './recorded.ts';

test('every position of every recorded match has the hash in Chromium that it has in Node', async () => {
  const script = await hashingScript();
  const page = await browser.newPage();
  for (const { name, file, hashes } of recordedMatches()) {
    const there: unknown = JSON.parse(await page.evaluate<string>(`(${script})(${JSON.stringify(file)})`));
    expect({ name, hashes: there }).toEqual({ name, hashes });
  }
});
