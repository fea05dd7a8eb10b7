import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../reader/text.tsx';
import { cornerFor, labelAt, litIn, type Rect, within } from './spots.ts';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  /** Where to press, as selectors: the first that is in sight. */
  readonly lit: readonly string[];
  /** Whether something is to be pressed: then nothing is lit while others move. */
  readonly waits: boolean;
}

interface Spot {
  readonly lit: Rect;
  /** What is not veiled besides: the guide, and the sheet in which something is lit. */
  readonly clear: readonly Rect[];
  readonly page: { readonly width: number; readonly height: number };
}

/** Marks what is lit, for tests and styles: with the selector by which it was found. */
const MARK = 'data-guided';

const same = (one: Spot | null, other: Spot | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Lights one thing and veils the rest, which stays readable and can be pressed: what does no harm is allowed. */
export function Spotlight({ root, lit, waits }: Props) {
  const { t } = useText();
  const [spot, setSpot] = useState<Spot | null>(null);
  const veil = useRef<HTMLDivElement>(null);
  const mask = useId();
  useEffect(() => {
    const lesson = root.current;
    if (lesson === null) return undefined;
    let asked = 0;
    let last: Element | undefined;
    const measure = () => {
      asked = 0;
      const element = waits && lesson.querySelector('.game-table[data-mine="false"]') ? undefined : litIn(document, lit);
      if (element !== last) {
        last?.removeAttribute(MARK);
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      const mark = lit.find((selector) => element?.matches(selector)) ?? '';
      if (element?.getAttribute(MARK) !== mark) element?.setAttribute(MARK, mark);
      last = element;
      placePanel(lesson, element);
      const next = element ? spotOf(lesson, element) : null;
      setSpot((before) => (same(before, next) ? before : next));
    };
    const ask = () => {
      asked ||= requestAnimationFrame(measure);
    };
    // Whatever changes on the page may move it: the table itself, sheets, what is scrolled or opens slowly.
    const changes = new MutationObserver(ask);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(ask);
    sizes.observe(lesson);
    const events = ['scroll', 'resize', 'transitionend', 'animationend', 'toggle'] as const;
    for (const event of events) window.addEventListener(event, ask, { capture: true, passive: true });
    ask();
    return () => {
      cancelAnimationFrame(asked);
      last?.removeAttribute(MARK);
      changes.disconnect();
      sizes.disconnect();
      for (const event of events) window.removeEventListener(event, ask, { capture: true });
    };
  }, [root, lit, waits]);
  // Above whatever lies over the table at this moment: the last that is shown lies on top.
  useLayoutEffect(() => {
    const shown = veil.current;
    if (shown === null) return;
    if (shown.matches(':popover-open')) shown.hidePopover();
    shown.showPopover();
  }, [spot]);
  if (spot === null) return null;
  const { page, clear } = spot;
  const { x, y, width, height } = spot.lit;
  const label = labelAt(spot.lit, page, clear);
  return (
    <div ref={veil} className="guide-veil" popover="manual" aria-hidden="true">
      <svg width={page.width} height={page.height} aria-hidden="true">
        <mask id={mask}>
          <rect width={page.width} height={page.height} fill="white" />
          {[spot.lit, ...clear].map((rect, at) => (
            <rect key={at} {...rect} fill="black" />
          ))}
        </mask>
        <rect width={page.width} height={page.height} mask={`url(#${mask})`} />
      </svg>
      <span className="guide-ring" style={{ left: x, top: y, width, height }} />
      <span className="guide-label" data-side={label.side} style={{ left: label.x, top: label.y }}>
        {t(!waits ? 'guide.look' : matchMedia('(pointer: coarse)').matches ? 'guide.tap' : 'guide.click')}
      </span>
    </div>
  );
}

/** What is open over the table: all of it stays readable. */
const SHEETS = '.sheet, .sheet15, .popover, dialog';
/** What the guide does not cover while something in it is lit. */
const KEPT_FREE = `${SHEETS}, .action-panel`;
/** Tables with a bar along the bottom of the window, which the guide leaves free (learn.css). */
const WITH_BAR = '.game-table:is([data-layout="desk"], [data-layout="tablet"])';
const BAR = 64;
const ROOM = 4;

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** What of an element can be seen: parts that scroll show it by halves. */
function shownOf(element: Element): Rect {
  let shown = rectOf(element);
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY !== 'visible') shown = within(shown, rectOf(around));
  }
  // What is out of sight altogether is lit where it lies.
  return shown.width > 0 && shown.height > 0 ? shown : rectOf(element);
}

function spotOf(lesson: HTMLElement, element: Element): Spot {
  const { x, y, width, height } = shownOf(element);
  const { clientWidth, clientHeight } = document.documentElement;
  const clear = [element.closest(SHEETS), lesson.querySelector('.guide')].flatMap((each) => (each ? [rectOf(each)] : []));
  return {
    lit: { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM },
    clear,
    page: { width: clientWidth, height: clientHeight },
  };
}

function placePanel(lesson: HTMLElement, element: Element | undefined): void {
  const panel = lesson.querySelector<HTMLElement>('.guide');
  if (panel === null || getComputedStyle(panel).position !== 'fixed') return;
  const around = element?.closest(KEPT_FREE) ?? element;
  const { width, height } = rectOf(panel);
  const area = rectOf(lesson);
  const bar = lesson.querySelector(WITH_BAR) === null ? 0 : BAR;
  const corner = cornerFor({ width, height }, { ...area, height: area.height - bar }, around && rectOf(around));
  if (panel.dataset['corner'] !== corner) panel.dataset['corner'] = corner;
}
