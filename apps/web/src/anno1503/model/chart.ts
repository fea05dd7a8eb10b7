import { boxOf, type Square, type View } from '@archipel/anno1503';

/** A square of the sea board with its place, from the upper left. */
export interface ChartSquare {
  readonly square: Square;
  readonly column: number;
  readonly row: number;
  readonly is: 'start' | 'sea' | 'space';
}

export interface Chart {
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly ChartSquare[];
}

/** The sea board of a match as it is drawn. */
export function chartOf(view: Pick<View, 'components'>): Chart {
  const { board, components } = boxOf(view);
  const { rows } = components.board;
  const squares = rows.flatMap((line, row) =>
    line.split('').map((_, column): ChartSquare => {
      const square = `${String.fromCodePoint(97 + column)}${row + 1}`;
      return { square, column, row, is: square === board.start ? 'start' : board.isSpace(square) ? 'space' : 'sea' };
    }),
  );
  return { columns: Math.max(...rows.map((line) => line.length)), rows: rows.length, squares };
}

/** Where squares lie on the screen, in pixels. On a phone the chart stands on end: east is up, so the start lies at the bottom. */
export interface Projection {
  readonly turned: boolean;
  readonly across: number;
  readonly down: number;
  /** Size of one square. */
  readonly width: number;
  readonly height: number;
  /** Upper left corner of a square. */
  place(at: Pick<ChartSquare, 'column' | 'row'>): { readonly x: number; readonly y: number };
}

export function projection(
  chart: Chart,
  { turned, width, height, left, top }: { turned: boolean; width: number; height: number; left: number; top: number },
): Projection {
  const [across, down] = turned ? [chart.rows, chart.columns] : [chart.columns, chart.rows];
  return {
    turned,
    across,
    down,
    width,
    height,
    place: ({ column, row }) =>
      turned
        ? { x: left + row * width, y: top + (chart.columns - 1 - column) * height }
        : { x: left + column * width, y: top + row * height },
  };
}
