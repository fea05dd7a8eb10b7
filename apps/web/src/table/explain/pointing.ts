/** What is being pointed at, and by what. `pinned`: it stays until it is closed. */
export interface Pointed {
  readonly anchor: HTMLElement;
  readonly topic: string;
  readonly by: 'hover' | 'focus' | 'pinned';
}

/** Milliseconds before a thing that is pointed at, focused or held explains itself, and before it stops. */
const WAIT = { hover: 450, focus: 700, hold: 500, leave: 250 } as const;
/** So many pixels a finger may move while it holds, and a pointer while it rests. */
const STILL = 8;

const MARK = '[data-explain]';
/** Buttons are marked by what they are; a mark within one is what is pointed at. */
const thingAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(MARK) : null);
const inPanel = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.explain') !== null;
const topicOf = (anchor: HTMLElement): string => anchor.dataset['explain'] ?? '';

export interface Pointing {
  /** Shows something that was asked for in another way, or nothing. */
  show(pointed: Pointed | null): void;
  stop(): void;
}

/**
 * Listens for pointing anywhere on the page, for parts of a table stand in the masthead and in dialogs: the pointer rests on a thing, the keyboard focuses it, a finger holds it. A click is meant for the thing itself:
 * nothing explains itself where one has just clicked, until the pointer has moved on.
 */
export function listenForPointing(change: (pointed: Pointed | null) => void): Pointing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let shown: Pointed | null = null;
  /** Where the button of the pointer went down last. */
  let pressed = { x: Number.NaN, y: Number.NaN };
  let swallow = false;
  /** What the pointer has come upon: it explains itself once the pointer has really moved there, and not because the page has moved under it. */
  let come: HTMLElement | null = null;
  const show = (pointed: Pointed | null) => {
    clearTimeout(timer);
    if (shown === null && pointed === null) return;
    shown = pointed;
    change(pointed);
  };
  const after = (ms: number, pointed: Pointed | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(pointed?.anchor.isConnected === false ? null : pointed), ms);
  };
  const isStill = ({ clientX, clientY }: MouseEvent) => Math.hypot(clientX - pressed.x, clientY - pressed.y) < STILL;
  const handlers = {
    pointerover(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || shown?.by === 'pinned') return;
      come = null;
      if (inPanel(event.target)) return clearTimeout(timer);
      const anchor = thingAt(event.target);
      if (anchor === null) return shown === null ? clearTimeout(timer) : after(WAIT.leave, null);
      if (anchor === shown?.anchor) return clearTimeout(timer);
      clearTimeout(timer);
      come = anchor;
    },
    pointerleave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && shown?.by !== 'pinned') after(WAIT.leave, null);
    },
    pointerdown(event: PointerEvent) {
      if (inPanel(event.target)) return;
      pressed = { x: event.clientX, y: event.clientY };
      swallow = false;
      show(null);
      clearTimeout(holding);
      const anchor = thingAt(event.target);
      if (event.pointerType === 'mouse' || anchor === null) return;
      holding = setTimeout(() => {
        swallow = true;
        show({ anchor, topic: topicOf(anchor), by: 'pinned' });
      }, WAIT.hold);
    },
    pointermove(event: PointerEvent) {
      if (isStill(event)) return;
      clearTimeout(holding);
      if (come === null || event.pointerType !== 'mouse') return;
      after(WAIT.hover, { anchor: come, topic: topicOf(come), by: 'hover' });
      come = null;
    },
    pointerup: () => clearTimeout(holding),
    pointercancel: () => clearTimeout(holding),
    click(event: MouseEvent) {
      // The finger that held a thing to read about it did not press it.
      if (!swallow || inPanel(event.target)) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu(event: MouseEvent) {
      if (event instanceof PointerEvent && event.pointerType === 'touch' && thingAt(event.target)) event.preventDefault();
    },
    focusin({ target }: FocusEvent) {
      if (shown?.by === 'pinned' || !(target instanceof HTMLElement) || inPanel(target)) return;
      if (target.matches(MARK) && target.matches(':focus-visible'))
        after(WAIT.focus, { anchor: target, topic: topicOf(target), by: 'focus' });
    },
    focusout({ target }: FocusEvent) {
      if (shown?.by === 'focus' || (shown === null && target instanceof Element && target.matches(MARK))) show(null);
      if (shown === null) clearTimeout(timer);
    },
    keydown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || shown === null) {
        if (shown?.by === 'hover' || shown === null) clearTimeout(timer);
        return;
      }
      // Esc closes one thing at a time.
      event.preventDefault();
      event.stopPropagation();
      show(null);
    },
  } as const;
  const names = [
    'pointerover',
    'pointerleave',
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'click',
    'contextmenu',
    'focusin',
    'focusout',
    'keydown',
  ] as const;
  for (const name of names) document.addEventListener(name, handlers[name] as EventListener, { capture: true });
  return {
    show,
    stop() {
      clearTimeout(timer);
      clearTimeout(holding);
      for (const name of names) document.removeEventListener(name, handlers[name] as EventListener, { capture: true });
    },
  };
}

/** The thing that is focused, or that the pointer is on: for a key that asks about it. */
export function thingInHand(): HTMLElement | null {
  return thingAt(document.activeElement) ?? [...document.querySelectorAll<HTMLElement>(`${MARK}:hover`)].at(-1) ?? null;
}
