import { useSyncExternalStore } from 'react';
import type { Layout } from './context.tsx';

const STEPS: readonly (readonly [Layout, MediaQueryList])[] = [
  ['wide', matchMedia('(width >= 1500px)')],
  ['desk', matchMedia('(width >= 1024px)')],
  ['tablet', matchMedia('(width >= 600px)')],
];

function subscribe(listener: () => void): () => void {
  for (const [, query] of STEPS) query.addEventListener('change', listener);
  return () => {
    for (const [, query] of STEPS) query.removeEventListener('change', listener);
  };
}

const layout = (): Layout => STEPS.find(([, query]) => query.matches)?.[0] ?? 'phone';

/** How the table is laid out on this screen. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout);
}
