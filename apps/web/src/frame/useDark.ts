import { useSyncExternalStore } from 'react';
import { usePreferences } from '../reader/preferences.ts';

const night = matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  night.addEventListener('change', listener);
  return () => night.removeEventListener('change', listener);
}

/** Whether the page is dark: as the reader chose, or else as the system is. */
export function useDark(): boolean {
  const { theme } = usePreferences();
  const system = useSyncExternalStore(subscribe, () => night.matches);
  return theme === 'system' ? system : theme === 'dark';
}
