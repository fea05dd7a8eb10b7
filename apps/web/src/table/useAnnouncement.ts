import { useEffect } from 'react';

/** How long an announcement is shown, in milliseconds. */
const DURATION = 5000;

/** Clears an announcement after a while. */
export function useAnnouncement(announcement: string, announce: (sentence: string) => void): void {
  useEffect(() => {
    if (announcement === '') return undefined;
    const timer = setTimeout(() => announce(''), DURATION);
    return () => clearTimeout(timer);
  }, [announcement, announce]);
}
