import { type Board, boxOf, type Square, type Tile, type View } from '@archipel/anno1503';

/** Sea moves between squares, worked out once for each board and square. */
const charts = new WeakMap<Board, Map<Square, ReadonlyMap<Square, number>>>();

export function movesFrom(board: Board, start: Square): ReadonlyMap<Square, number> {
  const chart = charts.get(board) ?? new Map<Square, ReadonlyMap<Square, number>>();
  charts.set(board, chart);
  const known = chart.get(start);
  if (known !== undefined) return known;
  const moves = new Map([[start, 0]]);
  for (const [square, count] of moves) {
    for (const next of board.beside.get(square)?.sea ?? []) if (!moves.has(next)) moves.set(next, count + 1);
  }
  chart.set(start, moves);
  return moves;
}

/** How far a ship on this square is from the nearest tile that is worth a look; undefined if there is none. */
export function distanceToWorth(view: View, from: Square, worth: (space: Square) => boolean): number | undefined {
  const { board } = boxOf(view);
  // The map lists squares by distance, so the first that touches such a tile is the nearest.
  for (const [square, distance] of movesFrom(board, from)) {
    if (board.beside.get(square)?.spaces.some((space) => view.islands[space] !== undefined && worth(space))) return distance;
  }
  return undefined;
}

/** A tile is worth a look unless it is known to be of no use. */
export function worthLooking(view: View, usable: (tile: Tile) => boolean): (space: Square) => boolean {
  return (space) => {
    const noted = view.notes[space];
    return noted === undefined || usable(noted);
  };
}

/** Squares to sail from here before the tile on this space can be looked at. */
export function awayFrom(view: View, square: Square, space: Square): number {
  const { board } = boxOf(view);
  for (const [next, away] of movesFrom(board, square)) if (board.beside.get(next)?.spaces.includes(space)) return away;
  return Number.POSITIVE_INFINITY;
}
