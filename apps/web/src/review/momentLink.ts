import { type Outline, turnAt } from '@archipel/review';

/** The part of an address that names a moment: the turn, and behind a point the move in it where it is not the first. */
export function momentMark(outline: Outline, position: number): string {
  if (position >= outline.positions) return 'end';
  const turn = turnAt(outline, position);
  if (turn === undefined) return '1';
  return turn.from === position ? String(turn.turn) : `${turn.turn}.${position - turn.from}`;
}

/** The position that such a mark names; the beginning, if it names none. Anybody may write anything there. */
export function positionOf(outline: Outline, mark: string): number {
  if (mark === 'end') return outline.positions;
  const [, number, move = '0'] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(mark) ?? [];
  const turn = outline.turns[Number(number) - 1];
  if (number === undefined || turn === undefined) return 0;
  return Math.min(turn.from + Number(move), turn.to);
}
