import type { IconName } from '../pieces/iconNames.ts';

/** Something that moves on the table to show what has happened. Places are marks (`data-at`). */
export interface Flight {
  /**
   * `turn`: what lies at `to` turns over; `travel`: a piece goes from one place to another; `rise`: a piece rises from `to` and fades. A piece whose
   * beginning is not in sight rises where it would have come to.
   */
  readonly motion: 'turn' | 'travel' | 'rise';
  readonly from: string;
  readonly to: string;
  /** A selector for an element that looks like the piece, or an icon. */
  readonly looks: string | { readonly icon: IconName };
}

/** More than this at once nobody can follow. */
export const MOST_FLIGHTS = 14;
