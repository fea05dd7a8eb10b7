import type { Page } from 'playwright-core';

interface Measure {
  /** The least width and height of what can be pressed: 24 for a mouse (WCAG 2.2 AA), 44 for a finger. */
  readonly target?: number;
  /** What may lie over the rest on purpose: a sheet, a drawer. Whatever it covers is not looked at. */
  readonly over?: string;
  /** Lines of text that can be pressed besides: 24 is always enough for them. */
  readonly lines?: string;
}

/** The windows in which every state of a table must be in order: phone, tablet, desk and wide layouts. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Gives the window another size, and waits until everything that measures itself has been drawn anew: that is a frame after it has been measured. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/**
 * What is wrong with the layout of a page as it is shown, in words: text that is cut off or longer than its card, texts that lie on each other, things that cannot be pressed
 * because they are too small, cut off or covered. Where a dialog is open, only the dialog is looked at. All is scrolled back to where it was.
 *
 * What can be scrolled to is not cut off. A name that ends in an ellipsis is not either, if its element has the whole of it as its title.
 */
export async function layoutFaults(
  page: Page,
  { target = 24, over = 'dialog', lines = '.log-line, .link, .link-button' }: Measure = {},
): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(findFaults, { target, over, lines });
}

/** Runs in the page, so it can use nothing from outside. */
function findFaults({ target, over, lines }: Required<Measure>): readonly string[] {
  /** Glyphs reach a little beyond their box, and boxes are laid out in fractions of a pixel. */
  const SLACK = 2;
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const faults = new Set<string>();
  const scrolled = (element: Element) => element.scrollTop !== 0 || element.scrollLeft !== 0;
  const places = new Map([...document.querySelectorAll('*')].filter(scrolled).map((each) => [each, [each.scrollLeft, each.scrollTop]]));

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    const type = typeof element.className === 'string' ? element.className.split(' ')[0] : '';
    return `${element.tagName.toLowerCase()}${type ? `.${type}` : ''} “${text}”`;
  };
  const rectOf = (element: Element) => element.getBoundingClientRect();
  const hidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"]') !== null ||
    readOnlyAloud(element);
  /** Words that are there for screen readers only. */
  const readOnlyAloud = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, width } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || width === '1px') return true;
    }
    return false;
  };

  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= 0 || bottom - top <= 0;

  /**
   * How much of a box can be seen: what its scrolling ancestors and the window leave of it. `cut` says what no scrolling brings back.
   */
  const seenOf = (element: Element, box: Box): { readonly seen: Box; readonly cut: string | undefined } => {
    let seen = box;
    let [cut, scrollsX, scrollsY] = [undefined as string | undefined, false, false];
    const { position: own } = getComputedStyle(element);
    let isFixed = own === 'fixed';
    for (let at = element.parentElement; at !== null && !isFixed; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const inner = rectOf(at);
      if (at !== document.documentElement && at !== document.body) {
        const clips = (way: string) => way === 'hidden' || way === 'clip';
        const beyondX = box.left < inner.left - SLACK || box.right > inner.right + SLACK;
        const beyondY = box.top < inner.top - SLACK || box.bottom > inner.bottom + SLACK;
        if (clips(overflowX) && !scrollsX && beyondX) cut ??= nameOf(at);
        if (clips(overflowY) && !scrollsY && beyondY) cut ??= nameOf(at);
        scrollsX ||= /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth;
        scrollsY ||= /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
        if (overflowX !== 'visible' || overflowY !== 'visible') seen = meet(seen, inner);
      }
      isFixed = position === 'fixed';
    }
    const { clientWidth, clientHeight } = document.documentElement;
    if (!scrollsX && (box.left < -SLACK || box.right > clientWidth + SLACK)) cut ??= 'the window';
    return { seen: meet(seen, { left: 0, top: 0, right: clientWidth, bottom: clientHeight }), cut };
  };

  const covers = [...document.querySelectorAll(over)].filter((element) => !hidden(element) && !element.contains(root));
  const isCovered = (element: Element, box: Box) =>
    covers.some((cover) => !cover.contains(element) && !isEmpty(meet(box, rectOf(cover)))) && root === document.body;

  /** A bar that stays while the rest scrolls under it lies apart. */
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return document.body;
  };

  /** The nearest box around a text that has edges to be seen. */
  const cardOf = (element: Element): Box | undefined => {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { borderLeftWidth, borderRightWidth, display, position, overflowX } = getComputedStyle(at);
      if (display === 'contents') continue;
      if (position === 'absolute' || position === 'fixed' || overflowX !== 'visible') return undefined;
      if (parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0) return rectOf(at);
    }
    return undefined;
  };

  // Texts: nothing is cut off, and no text lies on another.
  const texts: { readonly element: Element; readonly layer: Element; readonly box: Box }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || hidden(element) || element.closest('script, style, title, option') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const titled = element.closest('[title]')?.getAttribute('title') ?? '';
    for (const box of range.getClientRects()) {
      if (isCovered(element, box)) continue;
      const { seen, cut } = seenOf(element, box);
      const ownRect = rectOf(element);
      const style = getComputedStyle(element);
      const ends = style.overflowX !== 'visible' && (box.right > ownRect.right + SLACK || box.bottom > ownRect.bottom + SLACK);
      const isTold = style.textOverflow === 'ellipsis' && titled.includes(text);
      if ((cut !== undefined || ends) && !isTold) faults.add(`cut off: ${nameOf(element)}${cut === undefined ? '' : ` by ${cut}`}`);
      // A word that is longer than its card stands over the edge of it.
      const card = cardOf(element);
      if (card !== undefined && (box.left < card.left - SLACK || box.right > card.right + SLACK))
        faults.add(`over its edge: ${nameOf(element)}`);
      if (!isEmpty(seen))
        texts.push({
          element,
          layer: layerOf(element),
          box: meet(seen, ownRect.width > 0 && style.overflowX !== 'visible' ? ownRect : seen),
        });
    }
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      const { left, top, right, bottom } = meet(one.box, other.box);
      // Lines of one paragraph may share a little of their height.
      if (right - left > SLACK && bottom - top > Math.min(5, (one.box.bottom - one.box.top) / 2)) {
        faults.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
  }

  // What can be pressed is large enough, whole, and not under something else.
  const spots = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => ({ x, y })));
  const foundAt = ({ left, top, right, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }) =>
    document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
  const isHit = (element: Element) => {
    const { seen } = seenOf(element, rectOf(element));
    return !isEmpty(seen) && spots.some((spot) => element.contains(foundAt(seen, spot)));
  };
  for (const element of root.querySelectorAll('button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary')) {
    const pressed = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    const { width, height, bottom } = rectOf(pressed);
    // A way past the header stands above the page until somebody tabs to it.
    if (hidden(pressed) || isCovered(pressed, rectOf(pressed)) || bottom <= 0) continue;
    // A link in the middle of a sentence is as high as its line.
    const least = pressed.matches(lines) ? Math.min(24, target) : getComputedStyle(pressed).display === 'inline' ? 0 : target;
    if (Math.min(width, height) < least - 0.5) faults.add(`too small (${Math.round(width)} × ${Math.round(height)}): ${nameOf(element)}`);
    const { cut } = seenOf(pressed, rectOf(pressed));
    if (cut !== undefined) faults.add(`out of reach: ${nameOf(element)}, cut by ${cut}`);
    if (isHit(pressed)) continue;
    pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (isHit(pressed)) continue;
    const above = foundAt(rectOf(pressed), { x: 0.5, y: 0.5 });
    faults.add(`out of reach: ${nameOf(element)}, under ${above === null ? 'the edge' : nameOf(above)}`);
  }
  for (const element of document.querySelectorAll('*')) {
    const [left = 0, top = 0] = places.get(element) ?? [];
    if (scrolled(element)) element.scrollTo({ left, top, behavior: 'instant' });
  }
  return [...faults];
}
