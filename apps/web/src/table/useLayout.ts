import { useSyncExternalStore } from 'react';

/** From 1500 px (below that fifteen columns of a market are too narrow for their names), from 1024, from 600, and below. */
export type Layout = 'wide' | 'desk' | 'tablet' | 'phone';

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

/** The layout for the width of this screen. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout);
}
