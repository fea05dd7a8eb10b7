import type { Seat, Viewer } from '@archipel/kernel';

/** Who is asked: a puzzle is seen from a seat, never by a spectator. */
export function seatOf({ viewer }: { readonly viewer: Viewer }): Seat {
  if (viewer === 'spectator') throw new TypeError('a puzzle is seen from a seat');
  return viewer;
}

/** The list from another place on: so that not every question is about the first. */
export function rotated<Each>(all: readonly Each[], by: number): readonly Each[] {
  const at = all.length === 0 ? 0 : by % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}
