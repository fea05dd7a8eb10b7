import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { isMine, playTurn } from '../test/at1503.ts';
import { browser, site } from '../test/house.ts';
import { atTurn, kept1503 } from '../test/kept1503.ts';
import { type Kept, putKept } from '../test/keptGame.ts';
import { visit } from '../test/site.ts';
import { clicked, longTasks, processor, quantile, type Timed, withStopwatch } from './stopwatch.ts';

/** Figures of the table of Anno 1503 (docs/performance.md): printed, not judged, because they depend on the machine and the day. */

const LONG = { timeout: 3_600_000 };
/** How often each pile of cards is sold and the sale taken back. */
const TIMES = 8;

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(52)}${figure}\n`);
}
const ms = (value: number) => `${value.toFixed(1)} ms`;
const times = (values: readonly number[]) =>
  `p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}, most ${ms(Math.max(...values))} (${values.length} times)`;

async function at(kept: Kept): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const { page, close } = await visit(browser, site.address, { width: 1600 });
  await withStopwatch(page);
  await putKept(page, kept);
  await page.goto(`${site.address}/play/${kept.game.id}`);
  await isMine(page);
  return { page, close };
}

test('Anno 1503: confirm to paint', LONG, async () => {
  const deeds = [
    { name: 'a click on a card until its sheet is painted', until: 'frame', all: [] as Timed[] },
    { name: 'a confirmed sale until it is painted', until: 'position', all: [] as Timed[] },
    { name: 'undo until it is painted', until: 'position', all: [] as Timed[] },
  ] as const;
  for (const round of [2, 9, 14]) {
    const { page, close } = await at(kept1503({ seats: 4, seed: 'mid', until: atTurn(round) }));
    // An event that stands open is put away first.
    await page.keyboard.press('Escape');
    const spent = await processor(page);
    const piles = await page.locator('.pile[data-light="lit"]:not(.pile-buy)').count();
    for (let pile = 0; pile < piles * TIMES; pile++) {
      const targets = [
        `:nth-match(.pile[data-light="lit"]:not(.pile-buy), ${(pile % piles) + 1})`,
        '.sheet15 button[type="submit"]',
        '[data-key="undo"]:enabled',
      ];
      for (const [which, { until, all }] of deeds.entries()) all.push(await clicked(page, targets[which] ?? '', until, spent));
    }
    await close();
  }
  for (const { name, all } of deeds) {
    say(name, times(all.map(({ waited }) => waited)));
    say('  until all of the table follows', times(all.map(({ whole }) => whole)));
    say('  its processor time', times(all.map(({ spent }) => spent.all)));
  }
});

test('Anno 1503: long tasks while hard bots think', LONG, async () => {
  const kept = kept1503({ seats: 4, seed: 'mid', until: atTurn(9) });
  const { page, close } = await at({ ...kept, game: { ...kept.game, levels: [null, 'hard', 'hard', 'hard'] } });
  for (let turn = 0; turn < 3; turn++) {
    await playTurn(page);
    await longTasks(page);
    await isMine(page);
    const tasks = await longTasks(page);
    say(`tasks over 50 ms while bots thought, turn ${turn + 1}`, `${tasks.length}, longest ${ms(Math.max(0, ...tasks))}`);
  }
  await close();
});
