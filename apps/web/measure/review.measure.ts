import { playerByName } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { recording } from '@archipel/host';
import { exportMatch } from '@archipel/kernel';
import { test } from 'vitest';
import { browser, site } from '../test/house.ts';
import { reviewLink } from '../test/reviewLink.ts';
import { visit } from '../test/site.ts';
import { processor, quantile, withStopwatch } from './stopwatch.ts';

/** How fast a review steps (docs/performance.md): printed, not judged, because it depends on the machine and the day. */

const LONG = { timeout: 3_600_000 };
const ms = (value: number) => `${value.toFixed(1)} ms`;
const times = (values: readonly number[]) =>
  `p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}, most ${ms(Math.max(...values))} (${values.length} times)`;
const say = (what: string, figure: string) => process.stdout.write(`${what.padEnd(52)}${figure}\n`);

/** A game of four easy bots of about sixty rounds. */
function longGame(): string {
  const [rules, easy] = [gameById('anno1800'), playerByName('easy', 'anno1800')];
  if (rules === undefined || easy === undefined) throw new Error('there is no such game');
  const setup = { game: rules.id, rules: rules.version, seats: 4, options: {}, seed: SEED };
  const game = recording(rules, setup, [easy, easy, easy, easy]);
  let next = game.next();
  while (!next.done) next = game.next();
  return exportMatch(next.value);
}
const SEED = 'r';

test('a review of Anno 1800, four seats: a key until its position is painted', LONG, async () => {
  const text = longGame();
  const { page, close } = await visit(browser, site.address, { width: 1600 });
  await withStopwatch(page);
  await page.goto(`${site.address}${reviewLink(text, '1')}`);
  await page.locator('.review[data-position="0"] .game-table[data-settled="true"]').waitFor();
  const spent = await processor(page);
  const heap = () => page.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6);
  for (const [name, key, most] of [
    ['a turn forward', 'ArrowRight', 150],
    ['a move back', ',', 150],
    ['a round forward', 'PageDown', 20],
    ['a turn back', 'ArrowLeft', 150],
  ] as const) {
    const [waited, worked]: [number[], number[]] = [[], []];
    const before = await heap();
    for (let step = 0; step < most; step++) {
      // Nothing follows the end, and nothing comes before the beginning.
      const way = ['ArrowRight', 'PageDown'].includes(key) ? 'Forward' : 'Back';
      if (await page.getByRole('button', { name: way, exact: true }).isDisabled()) break;
      const from = await page.locator('.review').getAttribute('data-position');
      await page.evaluate(() => globalThis.stopwatch.expect('keydown', 'position'));
      const start = await spent();
      await page.keyboard.press(key);
      const { first } = await page.evaluate(() => globalThis.stopwatch.time);
      waited.push(first);
      worked.push((await spent()).all - start.all);
      await page.locator(`.review:not([data-position="${from}"]) .game-table[data-settled="true"]`).waitFor();
    }
    say(name, times(waited));
    say('  its processor time', times(worked));
    say('  the heap of the page before and after', `${before.toFixed(0)} MB, ${(await heap()).toFixed(0)} MB`);
  }
  await close();
});
