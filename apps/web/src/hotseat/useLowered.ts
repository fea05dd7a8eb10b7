import { useEffect } from 'react';
import type { LocalSession } from '../session/localSession.ts';

/**
 * The curtain falls when the page is put aside: another tab, another program, a locked device, or a page that the browser keeps to come back to it. Whoever
 * takes the device up again may be somebody else.
 */
export function useLowered(session: LocalSession): void {
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && session.lower();
    const onLeave = () => session.lower();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', onLeave);
    };
  }, [session]);
}
