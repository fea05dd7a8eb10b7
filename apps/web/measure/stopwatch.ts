import type { CDPSession, Page } from 'playwright-core';

type Until = 'position' | 'frame';

/** In the page: the next input, from its own moment to the first frame that is painted with what it brought about, and to the one that has all of it. */
interface Stopwatch {
  expect(event: 'mouseup' | 'keydown', until: Until): void;
  /** Of the input that was expected. */
  time: Promise<{ readonly first: number; readonly whole: number }>;
  readonly tasks: number[];
}

declare global {
  var stopwatch: Stopwatch;
}

/** Puts a stopwatch into every page that is opened from now on. */
export async function withStopwatch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    const table = () => document.querySelector<HTMLElement>('.game-table')?.dataset ?? {};
    // A message that is posted in a frame arrives when that frame has been painted.
    const painted = (then: () => void) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', then);
      channel.port1.start();
      channel.port2.postMessage(undefined);
    };
    globalThis.stopwatch = {
      tasks,
      time: Promise.resolve({ first: 0, whole: 0 }),
      expect(kind, until) {
        this.time = new Promise((resolve) => {
          const { position: before } = table();
          const from = ({ timeStamp }: Event) => {
            const when = (is: () => boolean, then: () => void) => {
              const look = () => (is() ? painted(then) : requestAnimationFrame(look));
              requestAnimationFrame(look);
            };
            const since = () => performance.now() - timeStamp;
            when(
              () => until === 'frame' || table().position !== before,
              () => {
                const first = since();
                if (table().settled !== 'false') resolve({ first, whole: first });
                else
                  when(
                    () => table().settled === 'true',
                    () => resolve({ first, whole: since() }),
                  );
              },
            );
          };
          addEventListener(kind, from, { capture: true, once: true });
        });
      },
    };
  });
}

/** What an input cost: milliseconds until it was seen, and processor time. */
export interface Timed {
  readonly waited: number;
  /** Until everything on the table follows it. */
  readonly whole: number;
  readonly spent: Spent;
}

/** A click on something, and nothing else: the mouse is there already. */
export async function clicked(page: Page, target: string, until: Until, spent: () => Promise<Spent>): Promise<Timed> {
  await page.locator(target).first().hover();
  await page.evaluate((end) => globalThis.stopwatch.expect('mouseup', end), until);
  const before = await spent();
  await page.mouse.down();
  await page.mouse.up();
  const { first, whole } = await page.evaluate(() => globalThis.stopwatch.time);
  return { waited: first, whole, spent: less(await spent(), before) };
}

/** A key, until the frame after it is painted. */
export async function pressed(page: Page, key: string): Promise<number> {
  await page.evaluate(() => globalThis.stopwatch.expect('keydown', 'frame'));
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.stopwatch.time.then(({ first }) => first));
}

/** How long the page could not answer, since this was last asked: the lengths of all tasks over 50 ms. */
export function longTasks(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => globalThis.stopwatch.tasks.splice(0));
}

/** The value that so large a part of all stays below. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Counts the processor time of a page's own thread, in milliseconds: what other programs take of the machine is not in it. */
export async function processor(page: Page): Promise<() => Promise<Spent>> {
  const inspector: CDPSession = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    return { all: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
  };
}

export interface Spent {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

function less(after: Spent, before: Spent): Spent {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}
