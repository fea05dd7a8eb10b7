import type { Back } from './words.ts';

/** A square of the board by its column and row: `a1` is the upper left one. */
export type Square = string;

/** A space that can hold an island tile. */
export interface IslandSpace {
  readonly square: Square;
  readonly number: Back;
  /** Sea moves from the start to the nearest square beside it (Q9.1). */
  readonly distance: number;
}

export interface Board {
  readonly start: Square;
  /** Every island space, row by row. */
  readonly spaces: readonly IslandSpace[];
  readonly isSpace: (square: Square) => boolean;
  /** What lies orthogonally beside a sea square. The start square is sea (Q6.2). */
  readonly beside: ReadonlyMap<Square, { readonly sea: readonly Square[]; readonly spaces: readonly Square[] }>;
}

const NUMBERS: Readonly<Record<string, Back>> = { 2: 2, 3: 3, 4: 4 };
const nameOf = (column: number, row: number): Square => `${String.fromCharCode(97 + column)}${row + 1}`;

/** Reads a drawing of the board: S start, ~ sea, a digit an island space of that number. */
export function boardOf(rows: readonly string[]): Board {
  const drawn = new Map<Square, string>();
  const neighbours = new Map<Square, readonly Square[]>();
  for (const [row, line] of rows.entries()) {
    for (const [column, mark] of line.split('').entries()) {
      const square = nameOf(column, row);
      drawn.set(square, mark);
      neighbours.set(square, [nameOf(column, row - 1), nameOf(column + 1, row), nameOf(column, row + 1), nameOf(column - 1, row)]);
    }
  }
  const isSea = (square: Square) => drawn.get(square) === '~' || drawn.get(square) === 'S';
  const isSpace = (square: Square) => (drawn.get(square) ?? '') in NUMBERS;
  const around = (square: Square) => neighbours.get(square) ?? [];

  const start = [...drawn.keys()].find((square) => drawn.get(square) === 'S') ?? '';
  const beside = new Map(
    [...drawn.keys()]
      .filter(isSea)
      .map((square) => [square, { sea: around(square).filter(isSea), spaces: around(square).filter(isSpace) }] as const),
  );

  const moves = new Map([[start, 0]]);
  for (const [square, count] of moves) {
    for (const next of beside.get(square)?.sea ?? []) if (!moves.has(next)) moves.set(next, count + 1);
  }

  const spaces: IslandSpace[] = [];
  for (const [square, mark] of drawn) {
    const number = NUMBERS[mark];
    if (number === undefined) continue;
    const distance = Math.min(...around(square).map((next) => moves.get(next) ?? Number.POSITIVE_INFINITY));
    spaces.push({ square, number, distance });
  }
  return { start, spaces, isSpace, beside };
}
