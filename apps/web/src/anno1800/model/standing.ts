import { anno1800, sheetOf, type View } from '@archipel/anno1800';
import type { ScoreSheet } from '@archipel/kernel';

/** The points of a seat so far, as the viewer can know them: the expedition cards of others are secret and not counted. */
export function standingOf(view: View, seat: number): ScoreSheet {
  return sheetOf(anno1800.visibleState(view), seat);
}
