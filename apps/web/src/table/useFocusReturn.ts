import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Gives the focus back when something is closed: to the element that opened it, or, if that has gone, to the button that goes on. Returns a function
 * that remembers the opener.
 */
export function useFocusReturn(root: RefObject<HTMLElement | null>, open: boolean): (from: Element | null) => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      afterPaint(() => {
        // The focus stays where a person has put it meanwhile.
        if (document.activeElement !== document.body) return;
        const back = opener.current?.isConnected ? opener.current : root.current?.querySelector('[data-key="end"], [data-key="finish"]');
        if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      });
  }, [root, open]);
  return (from) => {
    opener.current = from;
  };
}
