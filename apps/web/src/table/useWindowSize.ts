import { useSyncExternalStore } from 'react';
import { useSlots } from '../frame/slots.tsx';
import { useRoom } from './room.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const NONE: Size = { width: 0, height: 0 };
let [inside, free, notices] = [NONE, NONE, 0];

/** The same object as long as the size is the same. */
function same(last: Size, width: number, height: number): Size {
  return last.width === width && last.height === height ? last : { width, height };
}

function insideNow(): Size {
  inside = same(inside, innerWidth, innerHeight);
  return inside;
}

function freeNow(): Size {
  free = same(free, innerWidth, innerHeight - notices);
  return free;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Notices come and go: their height is measured by the browser, not asked for at every drawing. */
function onFree(listener: () => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    notices = entry?.borderBoxSize[0]?.blockSize ?? 0;
    listener();
  });
  const place = useSlots.getState().notices;
  if (place) observer.observe(place);
  const leave = onResize(listener);
  return () => {
    observer.disconnect();
    leave();
  };
}

/** The inside of the window, in pixels; for a table that has not the window to itself, of the one that it would need. */
export function useWindowSize(): Size {
  const room = useRoom();
  const own = useSyncExternalStore(onResize, insideNow);
  return room?.size ?? own;
}

/** What of the window a table has: all but the lines of notices above it. What folds is decided by it. */
export function useFreeSize(): Size {
  const room = useRoom();
  const own = useSyncExternalStore(onFree, freeNow);
  return room?.size ?? own;
}
