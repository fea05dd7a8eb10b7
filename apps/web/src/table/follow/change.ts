/** A number, and what it was before it changed. */
export interface Change {
  readonly position: number;
  readonly value: number;
  readonly before: number;
  /** Whether the position followed a move of the viewer's own. */
  readonly own: boolean;
}

export const firstChange = (position: number, value: number): Change => ({ position, value, before: value, own: true });

/**
 * What has become of a number. A move of one's own is compared with what was before it; moves of others with what one's own last move left, so that
 * what they change can still be read when it is one's turn again.
 */
export function changeAfter(last: Change, { position, value, own }: Omit<Change, 'before'>): Change {
  if (position === last.position) return value === last.value ? last : { ...last, value };
  // What is shown again goes back: nothing has changed by that.
  if (position < last.position) return { position, value, own, before: value };
  return { position, value, own, before: own || last.own ? last.value : last.before };
}
