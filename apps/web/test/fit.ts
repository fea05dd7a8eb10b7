import type { Page } from 'playwright-core';

/** What a window must hold. Selectors are lists, separated by commas. */
export interface Fit {
  /** The table: what is searched. */
  readonly within: string;
  /** No letter is smaller, in pixels. */
  readonly text: number;
  /** No button is smaller in either direction, in pixels; 0 if there is a mouse. */
  readonly target?: number;
  /** The page itself may be scrolled. */
  readonly scrolls?: boolean;
  /** What may end in dots or leave something out, because it stands in full elsewhere. */
  readonly shortened?: string;
  /** What lies over parts that can be scrolled out from under it. */
  readonly floating?: string;
  /** What lies over a picture, or is the ground under everything, on purpose. */
  readonly layered?: string;
}

/**
 * Everything that is cut off, overlaps, is too small or cannot be reached, in words; nothing if the window holds it all. Parts that scroll by themselves may hold
 * more than they show: their buttons are scrolled to, and must be reached then.
 */
export async function misfits(page: Page, wanted: Fit): Promise<readonly string[]> {
  return page.evaluate(
    ({
      within,
      text: least,
      target = 0,
      scrolls = false,
      shortened = 'no-such-thing',
      floating = 'no-such-thing',
      layered = 'no-such-thing',
    }) => {
      interface Box {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      const found = new Set<string>();
      const root = document.querySelector(within);
      if (root === null) return [`there is no ${within}`];
      const nameOf = (element: Element) => {
        const owner = element.closest('button, [data-at], section, aside, header') ?? element;
        const mark = owner.getAttribute('data-at') ?? owner.getAttribute('data-key') ?? '';
        const classOf = (each: Element) => each.getAttribute('class') ?? '';
        const name = `${classOf(owner).split(' ')[0]}${mark === '' ? '' : `[${mark}]`}`;
        return owner === element ? name : `${name} .${classOf(element)}`;
      };
      // Words for the ear alone are clipped away.
      const isClipped = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(50%');
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
      const meet = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 1 || bottom - top < 1;
      const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      /** What of a box shows, and whether something that does not scroll cuts it. */
      const shownOf = (element: Element, box: Box) => {
        let [shown, cut, scrolled] = [box, false, false];
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const style = getComputedStyle(around);
          if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
            const edge = around.getBoundingClientRect();
            const [across, down] = [/auto|scroll/.test(style.overflowX), /auto|scroll/.test(style.overflowY)];
            const isPage = around === document.documentElement || around === document.body || around.tagName === 'MAIN';
            const beyondX = shown.left < edge.left - 2 || shown.right > edge.right + 2;
            const beyondY = shown.top < edge.top - 4 || shown.bottom > edge.bottom + 4;
            if ((beyondX && !across) || (beyondY && !down) || ((beyondX || beyondY) && isPage && !scrolls)) cut = true;
            else if (beyondX || beyondY) scrolled = true;
            if (!isPage || scrolls) shown = meet(shown, edge);
            if (scrolled && isEmpty(shown)) return { shown, cut, scrolled };
          }
          if (style.position === 'fixed') break;
        }
        const beyond = shown.left < -2 || shown.top < -4 || shown.right > innerWidth + 2 || shown.bottom > innerHeight + 4;
        return { shown: meet(shown, screen), cut: cut || (beyond && !scrolls), scrolled };
      };

      // Letters.
      const texts: { readonly of: Element; readonly words: string; readonly box: Box }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const of = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (of === null || words === '' || !isSeen(of) || of.closest('.hidden-name, .skip, option, svg, .flying, [inert]') !== null)
          continue;
        const says = `"${words.slice(0, 30)}" in ${nameOf(of)}`;
        const size = Number.parseFloat(getComputedStyle(of).fontSize);
        if (size < least - 0.01) found.add(`small: ${says} has ${size} px`);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          // The box of a line is higher than its letters.
          const slack = Math.max(0, (line.height - size * 0.8) / 2);
          const box = { left: line.left + 0.5, top: line.top + slack, right: line.right - 0.5, bottom: line.bottom - slack };
          if (isEmpty(box)) continue;
          const { shown, cut } = shownOf(of, box);
          if (cut && of.closest(shortened) === null) found.add(`cut off: ${says}`);
          if (!isEmpty(shown)) texts.push({ of, words, box: shown });
        }
      }
      const isOver = (one: Element, other: Element) =>
        [one, other].some((each) => each.closest(floating) !== null) && one.closest(floating) !== other.closest(floating);
      const overlaps = (one: Box, other: Box, by: number) => {
        const both = meet(one, other);
        return both.right - both.left > by && both.bottom - both.top > by;
      };
      for (const [at, one] of texts.entries()) {
        for (const other of texts.slice(at + 1)) {
          if (one.of === other.of || !overlaps(one.box, other.box, 1) || isOver(one.of, other.of)) continue;
          found.add(`overlap: "${one.words.slice(0, 30)}" in ${nameOf(one.of)} and "${other.words.slice(0, 30)}" in ${nameOf(other.of)}`);
        }
      }

      // Pictures.
      for (const picture of root.querySelectorAll('svg')) {
        if (!isSeen(picture) || picture.closest(`${layered}, .flying, [inert]`) !== null) continue;
        const box = picture.getBoundingClientRect();
        const { shown, cut } = shownOf(picture, box);
        if (cut && picture.closest(shortened) === null) found.add(`cut off: a picture in ${nameOf(picture.parentElement ?? picture)}`);
        for (const each of texts) {
          if (!overlaps(shown, each.box, 2.5) || each.of.closest(layered) !== null || isOver(each.of, picture)) continue;
          found.add(
            `overlap: "${each.words.slice(0, 30)}" in ${nameOf(each.of)} and a picture in ${nameOf(picture.parentElement ?? picture)}`,
          );
        }
      }

      // Buttons.
      const controls = [...root.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="button"]')].filter(
        (each) =>
          isSeen(each) && each.closest('.hidden-name, .skip, [inert]') === null && !each.matches('[type="radio"], [type="checkbox"]'),
      );
      const boxes = controls.map((each) => ({ of: each, ...shownOf(each, each.getBoundingClientRect()) }));
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) {
          if (!overlaps(one.shown, other.shown, 2)) continue;
          if (one.of.contains(other.of) || other.of.contains(one.of) || isOver(one.of, other.of)) continue;
          found.add(`overlap: ${nameOf(one.of)} and ${nameOf(other.of)}`);
        }
      }
      const pages = [document.documentElement, ...document.querySelectorAll('main')];
      for (const each of pages) {
        if (each.scrollWidth > each.clientWidth + 1) found.add(`the page is ${each.scrollWidth - each.clientWidth} px too wide`);
        if (!scrolls && each.scrollHeight > each.clientHeight + 1)
          found.add(`the page is ${each.scrollHeight - each.clientHeight} px too high`);
      }
      for (const control of controls) {
        const before = control.getBoundingClientRect();
        if (target > 0 && (before.width < target - 0.5 || before.height < target - 0.5))
          found.add(`small: ${nameOf(control)} is ${Math.round(before.width)} x ${Math.round(before.height)}`);
        const { cut, scrolled } = shownOf(control, before);
        if (cut) found.add(`cut off: ${nameOf(control)}`);
        if (scrolled || isCovered(control)) control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (isCovered(control)) found.add(`unreachable: ${nameOf(control)}`);
      }
      function isCovered(control: Element): boolean {
        const { left, top, right, bottom } = shownOf(control, control.getBoundingClientRect()).shown;
        const top1 = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top1 === null || !(control.contains(top1) || top1.contains(control));
      }
      for (const scroller of root.querySelectorAll('*')) if (scroller.scrollLeft > 0) scroller.scrollLeft = 0;
      return [...found];
    },
    wanted,
  );
}
