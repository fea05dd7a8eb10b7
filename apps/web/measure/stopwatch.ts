import type { CDPSession, Page } from 'playwright-core';

/** A stopwatch in the page: from the moment of an input to the first frame in which the match has gone on. */
interface Stopwatch {
  start(event: 'click' | 'keydown', until: 'position' | 'frame'): void;
  readonly times: number[];
  readonly tasks: number[];
}

declare global {
  var stopwatch: Stopwatch;
}

/** Puts the stopwatch into every page that is opened from now on. */
export async function withStopwatch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = [];
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    const position = () => document.querySelector('.table1800')?.getAttribute('data-position');
    // A message that is posted in a frame arrives when that frame has been painted.
    const painted = (then: () => void) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', then);
      channel.port1.start();
      channel.port2.postMessage(undefined);
    };
    globalThis.stopwatch = {
      times,
      tasks,
      start(kind, until) {
        const before = position();
        addEventListener(
          kind,
          ({ timeStamp }) => {
            const look = () =>
              until === 'frame' || position() !== before
                ? painted(() => times.push(performance.now() - timeStamp))
                : requestAnimationFrame(look);
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      },
    };
  });
}

/** Does something that is one input, and answers how long it took until it was seen, in milliseconds. */
export async function timed(
  page: Page,
  event: 'click' | 'keydown',
  until: 'position' | 'frame',
  deed: () => Promise<void>,
): Promise<number> {
  const before = await page.evaluate(
    ([kind, end]) => {
      globalThis.stopwatch.start(kind, end);
      return globalThis.stopwatch.times.length;
    },
    [event, until] as const,
  );
  await deed();
  await page.waitForFunction((count) => globalThis.stopwatch.times.length > count, before);
  return page.evaluate(() => globalThis.stopwatch.times.at(-1) ?? Number.NaN);
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

export function less(after: Spent, before: Spent): Spent {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}
