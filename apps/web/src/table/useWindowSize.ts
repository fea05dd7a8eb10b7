import { useSyncExternalStore } from 'react';
import { useRoom } from './room.ts';

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

/** The inside of the window, in pixels; for a table that has not the window to itself, of the one that it would need. */
export function useWindowSize(): Size {
  const room = useRoom();
  const inner = useSyncExternalStore(subscribe, size);
  return room?.size ?? inner;
}
