import { expect, it } from 'vitest';
import { misfits } from './fit.ts';
import { browser } from './house.ts';

/** What is wrong with these parts of a window of 400 x 300. */
async function wrongWith(parts: string, wanted = {}): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(
    `<style>body { margin: 0 } main { position: relative; height: 300px; overflow: auto } main * { position: absolute }</style><main>${parts}</main>`,
  );
  const found = await misfits(page, { within: 'main', text: 12, ...wanted });
  await page.close();
  return found.map((each) => each.replace(/ in .*/, ''));
}

it.each([
  ['nothing', '<p>all is well</p><button style="top: 60px">press</button>', []],
  ['letters that overlap', '<p>one</p><p style="left: 8px">two</p>', ['overlap: "one"']],
  [
    'letters that are cut off',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">a long sentence</p>',
    ['cut off: "a long sentence"'],
  ],
  ['small letters', '<p style="font-size: 9px">tiny</p>', ['small: "tiny"']],
  [
    'a picture that is cut off',
    '<p style="width: 20px; height: 20px; overflow: hidden"><svg width="40" height="10" /></p>',
    ['cut off: a picture'],
  ],
  [
    'a button under something',
    '<button>x</button><div style="inset: 0 auto auto 0; width: 99px; height: 99px; background: red" />',
    ['unreachable: '],
  ],
  [
    'a part that scrolls by itself',
    '<div style="width: 90px; height: 40px; overflow: auto"><button style="top: 90px">press</button></div>',
    [],
  ],
  ['letters over a picture', '<svg width="40" height="40" /><p style="top: 0">over</p>', ['overlap: "over"']],
])('finds %s', async (_, parts, found) => {
  expect(await wrongWith(parts)).toEqual(found);
});

it('finds what reaches beyond the window, and targets that are too small', async () => {
  expect(await wrongWith('<button style="left: 380px; width: 60px; height: 60px"></button>')).toEqual([
    'the page is 40 px too wide',
    'cut off: ',
  ]);
  expect(await wrongWith('<button style="width: 30px; height: 50px"></button>', { target: 44 })).toEqual(['small:  is 30 x 50']);
});
