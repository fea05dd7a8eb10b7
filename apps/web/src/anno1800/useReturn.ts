import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Where the keyboard was when something was opened: it comes back there when that is closed, or, if that place has gone, to the way on. Answers how to tell it
 * what opens something.
 */
export function useReturn(root: RefObject<HTMLElement | null>, open: boolean): (from: Element | null) => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      afterPaint(() => {
        // Whoever has gone elsewhere meanwhile stays there.
        if (document.activeElement !== document.body) return;
        const back = opener.current?.isConnected ? opener.current : root.current?.querySelector('[data-key="end"], [data-key="finish"]');
        if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      });
  }, [root, open]);
  return (from) => {
    opener.current = from;
  };
}
