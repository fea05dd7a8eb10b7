import { expect, test } from 'vitest';
import { openBrowser } from '../site.ts';
import { hashingScript, recordedMatches } from './recorded.ts';

test('every position of every recorded match has the hash in Chromium that it has in Node', { timeout: 300_000 }, async () => {
  const [browser, script] = await Promise.all([openBrowser(), hashingScript()]);
  const page = await browser.newPage();
  for (const { name, file, hashes } of recordedMatches()) {
    const there: unknown = JSON.parse(await page.evaluate<string>(`(${script})(${JSON.stringify(file)})`));
    expect({ name, hashes: there }).toEqual({ name, hashes });
  }
  await browser.close();
});
