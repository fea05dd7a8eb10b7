import { type RefObject, useEffect } from 'react';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Many things, one stop for the tab key: inside, the arrow keys go to whatever lies next in their direction. */
export function useRoving(area: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const root = area.current;
    if (root === null) return undefined;
    const things = () => [...root.querySelectorAll<HTMLElement>(selector)];
    const only = (chosen: Element | undefined) => {
      for (const each of things()) {
        const index = each === chosen ? 0 : -1;
        // Only what changes is written: whatever is touched is styled anew.
        if (each.getAttribute('tabindex') !== String(index)) each.tabIndex = index;
      }
    };
    const all = things();
    only(
      all.find((each) => each === document.activeElement) ??
        all.find((each) => each.tabIndex === 0 && each.hasAttribute('tabindex')) ??
        all[0],
    );
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(selector)) only(target);
    };
    const onKey = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      if (way === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(selector)) return;
      const next = nearest(
        event.target,
        things().filter((each) => each.checkVisibility()),
        way,
      );
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('keydown', onKey);
    };
  });
}

/** The next thing in a direction: what is aside counts three times as far. */
function nearest(from: HTMLElement, among: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | undefined {
  const middle = (each: Element) => {
    const box = each.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(from);
  let [found, least]: [HTMLElement | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const each of among) {
    if (each === from) continue;
    const there = middle(each);
    const [across, down] = [there.x - here.x, there.y - here.y];
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    if (ahead < 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) [found, least] = [each, far];
  }
  return found;
}
