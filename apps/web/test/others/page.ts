import type { Driver } from './driver.ts';

/** A page as somebody uses it: looks for something until it is there, presses it, types. Nothing sleeps for a fixed time. */
export interface OtherPage {
  readonly open: (address: string) => Promise<void>;
  readonly evaluate: <Result, Argument>(what: (argument: Argument) => Result | Promise<Result>, argument: Argument) => Promise<Result>;
  /** Until something that this selector finds is visible, with these words in its name or text. */
  readonly waitFor: (selector: string, words?: string) => Promise<void>;
  readonly waitUntilGone: (selector: string, words?: string) => Promise<void>;
  readonly count: (selector: string) => Promise<number>;
  readonly attribute: (selector: string, name: string) => Promise<string | null>;
  readonly click: (selector: string, words?: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

interface Sought {
  readonly selector: string;
  readonly words: string;
}

/** Runs in the page: where the first match is, once it is visible, stands still and nothing lies over it. */
async function spotOf({ selector, words }: Sought): Promise<{ readonly x: number; readonly y: number } | 'absent' | 'covered'> {
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(words),
  );
  if (found === undefined) return 'absent';
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  };
  // Read by `click`: what moves between the look and the press is missed.
  Object.assign(globalThis, { spotPressed: false });
  found.addEventListener('pointerdown', () => Object.assign(globalThis, { spotPressed: true }), { once: true, capture: true });
  const before = middle();
  await nextFrame();
  await nextFrame();
  const { x, y } = middle();
  const top = document.elementFromPoint(x, y);
  return x === before.x && y === before.y && top !== null && (found.contains(top) || top.contains(found)) ? { x, y } : 'covered';
}

/** Any longer, and it will never come. */
const PATIENCE_MS = 100_000;

export function pageOf(driver: Driver): OtherPage {
  const evaluate: OtherPage['evaluate'] = async (what, argument) => {
    const source = `async (text) => JSON.stringify((await (${what.toString()})(JSON.parse(text))) ?? null)`;
    return JSON.parse(await driver.call(source, JSON.stringify(argument ?? null)));
  };
  const seek = async <Found>(sought: Sought, until: (spot: Awaited<ReturnType<typeof spotOf>>) => Found | undefined): Promise<Found> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const spot = await evaluate(spotOf, sought);
      const found = until(spot);
      if (found !== undefined) return found;
      if (performance.now() > deadline) throw new Error(`${sought.selector} "${sought.words}" is ${JSON.stringify(spot)}`);
    }
  };
  return {
    open: driver.open,
    evaluate,
    waitFor: async (selector, words = '') => void (await seek({ selector, words }, (spot) => spot !== 'absent' || undefined)),
    waitUntilGone: async (selector, words = '') => void (await seek({ selector, words }, (spot) => spot === 'absent' || undefined)),
    count: (selector) => evaluate((sought: string) => document.querySelectorAll(sought).length, selector),
    attribute: (selector, name) =>
      evaluate(([sought, asked]: readonly [string, string]) => document.querySelector(sought)?.getAttribute(asked) ?? null, [
        selector,
        name,
      ] as const),
    click: async (selector, words = '') => {
      const missed = () => evaluate(() => Reflect.get(globalThis, 'spotPressed') === false, null);
      const pressOnce = async () => {
        const { x, y } = await seek({ selector, words }, (spot) => (typeof spot === 'object' ? spot : undefined));
        const press = [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await driver.act([{ type: 'pointer', id: 'mouse', actions: press }]);
      };
      do await pressOnce();
      while (await missed());
    },
    type: async (text) => {
      const actions = text.split('').flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await driver.act([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}
