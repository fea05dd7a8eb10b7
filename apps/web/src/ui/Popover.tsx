import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './placeBeside.ts';

interface Props {
  /** The element that it belongs to. */
  readonly anchor: Element;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small panel beside the element that it belongs to. Esc, or a click anywhere else, closes it. */
export function Popover({ anchor, label, onClose, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = sheet.current;
    if (shown === null) return;
    shown.showPopover();
    placeBeside(anchor, shown);
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
      // The focus goes back to where it was.
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
