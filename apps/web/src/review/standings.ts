import { type Outline, type Standing, turnAt } from '@archipel/review';

/** How everybody stood when the turn of a position began; in the end, how it came out. */
export function standingsAt(outline: Outline, position: number): readonly Standing[] {
  const at = position >= outline.positions ? outline.turns.length : (turnAt(outline, position)?.turn ?? 1) - 1;
  return outline.standings[at] ?? [];
}
