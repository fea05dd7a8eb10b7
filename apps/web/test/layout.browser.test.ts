import { expect, test } from 'vitest';
import { browser } from './house.ts';
import { layoutFaults } from './layout.ts';

/** A small page with nothing else on it. */
async function shown(content: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(
    `<!doctype html><style>body { margin: 0; font: 16px/20px sans-serif } button { min-height: 30px }</style>${content}`,
  );
  const faults = await layoutFaults(page);
  await page.close();
  return faults;
}

const ELLIPSIS = 'width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
const TALL = 'height: 60px; overflow: auto';

test.each([
  ['text without room', `<p style="${ELLIPSIS}">Mittlerer Bot 4</p>`, /^cut off: p “Mittlerer Bot 4”/],
  [
    'text below an edge',
    '<div style="height: 30px; overflow: hidden"><p>one<br>two<br>three</p></div>',
    /^cut off: p “onetwothree” by div/,
  ],
  [
    'text beyond the window',
    '<p style="position: absolute; left: 380px; white-space: nowrap">far away</p>',
    /^cut off: p .* by the window/,
  ],
  ['a word longer than its card', '<p style="width: 40px; border: 1px solid">Transportunternehmen</p>', /^over its edge: p “Transport/],
  ['text on text', '<p>one</p><p style="margin-top: -34px">two</p>', /^overlap: p “one” and p “two”/],
  ['a small button', '<button style="width: 20px; padding: 0">x</button>', /^too small \(20 × 30\): button “x”/],
  [
    'a button under something',
    '<button>press</button><div style="position: absolute; inset: 0 0 auto; height: 60px; background: white"></div>',
    /^out of reach: button “press”, under div/,
  ],
  [
    'a button behind an edge',
    '<div style="width: 30px; overflow: hidden"><button style="width: 80px; text-align: left">x</button></div>',
    /^out of reach: button/,
  ],
])('a layout is at fault with %s', async (_, content, fault) => {
  const faults = await shown(content);
  expect(faults.length).toBeGreaterThan(0);
  for (const each of faults) expect(each).toMatch(fault);
});

test.each([
  ['a name that says the whole of itself', `<p title="Mittlerer Bot 4" style="${ELLIPSIS}">Mittlerer Bot 4</p>`],
  ['a list that scrolls', `<div style="${TALL}"><p>one</p><p>two</p><button>three</button><p>four</p><p>five</p></div>`],
  ['words for screen readers', '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">read this</span>'],
  [
    'what scrolls under a bar that stays',
    `<div style="height: 900px"><p>one</p><button>two</button></div>
     <div style="position: fixed; bottom: 0; left: 0; right: 0; background: white"><button>three</button></div>`,
  ],
])('a layout is in order with %s', async (_, content) => {
  expect(await shown(content)).toEqual([]);
});
