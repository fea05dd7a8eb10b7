import { type ReactNode, useMemo } from 'react';
import { RoomContext, type Size } from './room.ts';

/** Draws the table inside for this much room, and lets nobody play at it. */
export function LookingOn({ size, children }: { readonly size: Size; readonly children: ReactNode }) {
  const { width, height } = size;
  // The same object as long as the size is the same: the table works much out by it.
  return <RoomContext value={useMemo(() => ({ size: { width, height } }), [width, height])}>{children}</RoomContext>;
}
