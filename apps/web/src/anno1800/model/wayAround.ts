export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Places {
  /** Where the way begins: a field of the chart, or a tile of the market above it. */
  readonly from: Rect;
  /** The board at which it ends, and the part of that board whose height it ends at. */
  readonly to: Rect;
  readonly at: Rect;
  /** The chart, and the column beside it in which the board stands. */
  readonly chart: Rect;
  readonly column: Rect;
}

/** Half of the gap between two tiles. */
const GAP = 1.5;

/**
 * The way of a line that hides nothing: down between two columns of tiles, along the gutter below or above the chart, and up or down the gutter beside it.
 * Nothing where the beginning is out of sight.
 */
export function wayAround({ from, to, at, chart, column }: Places): string | undefined {
  const above = from.bottom <= chart.top;
  const inside = from.left >= chart.left && from.right <= chart.right && from.bottom <= chart.bottom;
  if (!above && !inside) return undefined;
  const start = { x: from.right + GAP, y: (from.top + from.bottom) / 2 };
  const along = above ? chart.top - 3 : chart.bottom + 3;
  const beside = (chart.right + column.left) / 2;
  const end = Math.min(to.bottom - 8, Math.max(to.top + 8, (at.top + at.bottom) / 2));
  return `M${from.right} ${start.y}H${start.x}V${along}H${beside}V${end}H${to.left}`;
}
