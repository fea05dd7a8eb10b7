import { useSyncExternalStore } from 'react';
import { useRoom } from './room.ts';

/** From 1500 px (below that fifteen columns of a market are too narrow for their names), from 1024, from 600, and below. */
export type Layout = 'wide' | 'desk' | 'tablet' | 'phone';

const WIDTHS = [
  ['wide', 1500],
  ['desk', 1024],
  ['tablet', 600],
] as const satisfies readonly (readonly [Layout, number])[];

const STEPS = WIDTHS.map(([layout, width]) => [layout, matchMedia(`(width >= ${width}px)`)] as const);

function subscribe(listener: () => void): () => void {
  for (const [, query] of STEPS) query.addEventListener('change', listener);
  return () => {
    for (const [, query] of STEPS) query.removeEventListener('change', listener);
  };
}

const windowLayout = (): Layout => STEPS.find(([, query]) => query.matches)?.[0] ?? 'phone';

/** The layout for the width of this screen, or of the room that the table has. */
export function useLayout(): Layout {
  const room = useRoom();
  const ofWindow = useSyncExternalStore(subscribe, windowLayout);
  return room === undefined ? ofWindow : (WIDTHS.find(([, width]) => room.size.width >= width)?.[0] ?? 'phone');
}
