import { sheetOf, type View } from '@archipel/anno1800';
import type { ScoreSheet } from '@archipel/kernel';
import { supposed } from '../../sheet/supposed.ts';

/** The points of a seat as they stand, as far as the viewer can know them: others' expedition cards are secret and count for nothing here. */
export function standingOf(view: View, seat: number): ScoreSheet {
  return sheetOf(supposed(view), seat);
}
