import { type Board, boxOf, type Square, type Tile, type View } from '@archipel/anno1503';

/** Sea moves between squares, worked out once for each board and square. */
const distances = new WeakMap<Board, Map<Square, ReadonlyMap<Square, number>>>();

function movesFrom(board: Board, start: Square): ReadonlyMap<Square, number> {
  const byStart = distances.get(board) ?? new Map<Square, ReadonlyMap<Square, number>>();
  distances.set(board, byStart);
  const known = byStart.get(start);
  if (known !== undefined) return known;
  const moves = new Map([[start, 0]]);
  for (const [square, count] of moves) {
    for (const next of board.beside.get(square)?.sea ?? []) if (!moves.has(next)) moves.set(next, count + 1);
  }
  byStart.set(start, moves);
  return moves;
}

/** A tile is worth a look unless it is known to be of no use. */
export function worthLooking(view: View, usable: (tile: Tile) => boolean): (space: Square) => boolean {
  return (space) => {
    const noted = view.notes[space];
    return noted === undefined || usable(noted);
  };
}

/** Squares to sail from a square before the tile on each space can be looked at, the nearest first; worked out once for each board and square. */
const lookDistances = new WeakMap<Board, Map<Square, ReadonlyMap<Square, number>>>();

export function lookDistancesFrom(board: Board, start: Square): ReadonlyMap<Square, number> {
  const known = lookDistances.get(board) ?? new Map<Square, ReadonlyMap<Square, number>>();
  lookDistances.set(board, known);
  const before = known.get(start);
  if (before !== undefined) return before;
  const reach = new Map<Square, number>();
  for (const [square, away] of movesFrom(board, start)) {
    for (const space of board.beside.get(square)?.spaces ?? []) if (!reach.has(space)) reach.set(space, away);
  }
  known.set(start, reach);
  return reach;
}

export function distanceToLook(view: View, square: Square, space: Square): number {
  return lookDistancesFrom(boxOf(view).board, square).get(space) ?? Number.POSITIVE_INFINITY;
}

/** How far a ship on this square is from the nearest tile that is worth a look; undefined if there is none. */
export function distanceToWorth(view: View, from: Square, worth: (space: Square) => boolean): number | undefined {
  for (const [space, away] of lookDistancesFrom(boxOf(view).board, from))
    if (view.islands[space] !== undefined && worth(space)) return away;
  return undefined;
}
