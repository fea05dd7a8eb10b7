import type { Outline, ReviewTurn } from './outline.ts';

/** By how much one steps. */
export type Stride = 'move' | 'turn' | 'round';

/** The turn to which a position belongs: the one that is played there, and in the end the last. */
export function turnAt({ turns }: Outline, position: number): ReviewTurn | undefined {
  return turns.findLast(({ from }) => from <= position) ?? turns[0];
}

/** The position one stride before or behind another. Strides by turn and round lead to where a turn begins; the last to the end. */
export function strideFrom(outline: Outline, position: number, stride: Stride, way: 1 | -1): number {
  const { turns, positions } = outline;
  if (stride === 'move') return Math.max(0, Math.min(positions, position + way));
  const starts = turns.filter((turn, index) => stride === 'turn' || turn.round !== turns[index - 1]?.round).map(({ from }) => from);
  if (way > 0) return starts.find((from) => from > position) ?? positions;
  return starts.findLast((from) => from < position) ?? 0;
}
