import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  /** What it belongs to. */
  readonly anchor: Element;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const GAP = 8;

/** A small sheet beside the thing that it is about. Esc, or a click anywhere else, closes it. */
export function Popover({ anchor, label, onClose, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = sheet.current;
    if (shown === null) return;
    shown.showPopover();
    const [box, own] = [anchor.getBoundingClientRect(), shown.getBoundingClientRect()];
    const below = box.bottom + GAP + own.height < innerHeight || box.top < own.height + GAP;
    const top = below ? Math.min(box.bottom + GAP, innerHeight - own.height - GAP) : box.top - GAP - own.height;
    const left = Math.min(Math.max(GAP, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - GAP);
    shown.style.top = `${Math.max(GAP, top)}px`;
    shown.style.left = `${left}px`;
    shown.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, [anchor]);
  useEffect(() => {
    const shown = sheet.current;
    const close = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') onClose();
    };
    shown?.addEventListener('toggle', close);
    return () => {
      shown?.removeEventListener('toggle', close);
      // Whoever opened it by the keyboard goes on from there.
      if (anchor instanceof HTMLElement && (document.activeElement === document.body || shown?.contains(document.activeElement)))
        anchor.focus();
    };
  }, [anchor, onClose]);
  return (
    <div ref={sheet} className="popover" popover="auto" role="dialog" aria-label={label}>
      {children}
    </div>
  );
}
