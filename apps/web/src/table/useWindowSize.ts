import { useSyncExternalStore } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

let last: Size = { width: 0, height: 0 };

/** The same object as long as the size is the same. */
function size(): Size {
  if (last.width !== innerWidth || last.height !== innerHeight) last = { width: innerWidth, height: innerHeight };
  return last;
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** The inside of the window, in pixels. */
export function useWindowSize(): Size {
  return useSyncExternalStore(subscribe, size);
}
