import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { myTurn, playTurn } from '../test/atTheTable.ts';
import { browser, site } from '../test/house.ts';
import { type Kept, keptGame, openKept } from '../test/keptGame.ts';
import { visit } from '../test/site.ts';
import { sizesOf } from '../test/sizes.ts';
import { clicked, longTasks, pressed, processor, quantile, type Timed, withStopwatch } from './stopwatch.ts';

/** Figures of the web client (docs/performance.md): printed, not judged, because they depend on the machine and the day. */

const LONG = { timeout: 3_600_000 };
/** Of each position so many tiles are bought and given back, and so often: in a game one confirms dozens of times, and only the first of them is the first. */
const CONFIRMS = 16;
const TIMES = 2;

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(52)}${figure}\n`);
}
const ms = (value: number) => `${value.toFixed(1)} ms`;
const times = (values: readonly number[]) =>
  `p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}, most ${ms(Math.max(...values))} (${values.length} times)`;

async function at(kept: Kept): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const { page, close } = await visit(browser, site.address, { width: 1600 });
  await withStopwatch(page);
  await openKept(page, site.address, kept);
  await myTurn(page);
  return { page, close };
}

test('sizes', LONG, async () => {
  const { home, game, bots } = await sizesOf(browser, site.address);
  say('script of the home page, compressed', `${(home / 1000).toFixed(1)} kB`);
  say('on top of it until the first decision', `${(game / 1000).toFixed(1)} kB, ${(bots / 1000).toFixed(1)} kB of it for the bots`);
});

test('from the home page to the first decision', LONG, async () => {
  const all: number[] = [];
  for (let time = 0; time < 5; time++) {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, locale: 'en' });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.mt[data-light="lit"]').first().click();
    await page.locator('.sheet button[type="submit"]').waitFor();
    all.push(performance.now() - began);
    await context.close();
  }
  say('address typed, two clicks, first decision open', times(all));
});

test('confirm to paint', LONG, async () => {
  const deeds = [
    { name: 'a click on a tile until its sheet is painted', until: 'frame', all: [] as Timed[] },
    { name: 'a confirmed plan until it is painted', until: 'position', all: [] as Timed[] },
    { name: 'undo until it is painted', until: 'position', all: [] as Timed[] },
  ] as const;
  for (const round of [1, 9, 20]) {
    const { page, close } = await at(keptGame({ round }));
    const spent = await processor(page);
    const lit = await page.locator('.mt[data-light="lit"]').evaluateAll((all) => all.map((each) => each.getAttribute('data-at')));
    for (const tile of Array.from({ length: TIMES }, () => lit.slice(0, CONFIRMS)).flat()) {
      const targets = [`.mt[data-at="${tile}"]`, '.sheet button[type="submit"]', '[data-key="undo"]:enabled'];
      for (const [which, { until, all }] of deeds.entries()) all.push(await clicked(page, targets[which] ?? '', until, spent));
    }
    await close();
  }
  for (const { name, all } of deeds) {
    say(name, times(all.map(({ waited }) => waited)));
    say('  until all of the table follows', times(all.map(({ whole }) => whole)));
    for (const part of ['all', 'script', 'style', 'layout'] as const)
      say(part === 'all' ? '  its processor time' : `    of it ${part}`, times(all.map(({ spent }) => spent[part])));
  }
});

test('input while hard bots think', LONG, async () => {
  const kept = keptGame({ round: 9 });
  const { page, close } = await at({ ...kept, game: { ...kept.game, levels: [null, 'hard', 'hard', 'hard'] } });
  const typed: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await playTurn(page);
    await page.getByRole('searchbox').focus();
    await longTasks(page);
    while ((await page.locator('.table1800[data-mine="false"]').count()) > 0) {
      const letter = typed.length % 8 < 4 ? 'a' : 'Backspace';
      typed.push(await pressed(page, letter));
    }
    const tasks = await longTasks(page);
    say(`tasks over 50 ms while bots thought, turn ${turn + 1}`, `${tasks.length}, longest ${ms(Math.max(0, ...tasks))}`);
    await page.keyboard.press('Escape');
    await myTurn(page);
  }
  say('a key until its letter is painted, meanwhile', times(typed));
  await close();
});

test('memory over a long game', LONG, async () => {
  const { page, close } = await at(keptGame({ round: 1, seed: 'long', options: { first: 0, rounds: 60 }, bots: 'random' }));
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  for (let turn = 4; turn <= 120; turn += 4) {
    // Of three turns two are festivals: who only buys and plays has an empty hand too soon.
    if (turn % 12 !== 0) {
      await page.keyboard.press('f');
      await page.locator('[data-key="end"]:enabled').waitFor();
    }
    await playTurn(page);
    await page.keyboard.press('v');
    if ((await myTurn(page)) === 'over') break;
    if ([12, 40, 80, 100, 120].includes(turn)) say(`heap after ${turn} turns`, await heap(inspector));
  }
  await close();
});

async function heap(inspector: CDPSession): Promise<string> {
  await inspector.send('HeapProfiler.collectGarbage');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return `${(of('JSHeapUsedSize') / 1e6).toFixed(1)} MB, ${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`;
}
