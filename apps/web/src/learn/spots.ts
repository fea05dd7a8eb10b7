/** Where the light, its label and the guide stand: plain arithmetic. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Rect, 'width' | 'height'>;

/** The first of these that is in sight. */
export function litIn(page: ParentNode, selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const found = [...page.querySelectorAll(selector)].find((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return undefined;
}

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** Beside the edges of the page. */
const EDGE = 12;

/** The first corner in which the guide covers least of what matters. */
export function cornerFor(guide: Size, page: Rect, matters: Rect | undefined): Corner {
  if (matters === undefined) return CORNERS[0];
  const covered = CORNERS.map((corner) => overlap(inCorner(guide, page, corner), matters));
  const least = Math.min(...covered);
  return CORNERS[covered.indexOf(least)] ?? CORNERS[0];
}

function inCorner({ width, height }: Size, page: Rect, corner: Corner): Rect {
  const x = corner.endsWith('right') ? page.x + page.width - EDGE - width : page.x + EDGE;
  const y = corner.startsWith('bottom') ? page.y + page.height - EDGE - height : page.y + EDGE;
  return { x, y, width, height };
}

function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** About as large as the label is. */
const LABEL = { width: 110, height: 34 };

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly side: 'right' | 'left' | 'below' | 'above';
}

/** Where the label stands: its pointer touches the lit place. It stays on the page and, if it can, beside what is to be read. */
export function labelAt({ x, y, width, height }: Rect, page: Size, read: readonly Rect[] = []): Label {
  const middle = Math.min(Math.max(y + height / 2, LABEL.height), page.height - LABEL.height);
  const centre = Math.min(Math.max(x + width / 2, LABEL.width / 2 + EDGE), page.width - LABEL.width / 2 - EDGE);
  const possible: readonly (Label | false)[] = [
    x + width + LABEL.width + 2 * EDGE <= page.width && { x: x + width + EDGE, y: middle, side: 'right' },
    x - LABEL.width - 2 * EDGE >= 0 && { x: x - EDGE, y: middle, side: 'left' },
    y - LABEL.height - 2 * EDGE >= 0 && { x: centre, y: y - EDGE, side: 'above' },
  ];
  const below: Label = { x: centre, y: y + height + EDGE, side: 'below' };
  const labels = [...possible.filter((each) => each !== false), below];
  const inside: Label = { x: centre, y: y + height - EDGE, side: 'above' };
  return labels.find((label) => isOn(boxOf(label), page) && read.every((rect) => overlap(boxOf(label), rect) === 0)) ?? inside;
}

const isOn = ({ y, height }: Rect, page: Size): boolean => y >= 0 && y + height <= page.height;

/** What is left of a rectangle within another. */
export function within(rect: Rect, edge: Rect): Rect {
  const [x, y] = [Math.max(rect.x, edge.x), Math.max(rect.y, edge.y)];
  const right = Math.min(rect.x + rect.width, edge.x + edge.width);
  const bottom = Math.min(rect.y + rect.height, edge.y + edge.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** What a label covers. */
function boxOf({ x, y, side }: Label): Rect {
  const left = side === 'right' ? x : side === 'left' ? x - LABEL.width : x - LABEL.width / 2;
  const top = side === 'below' ? y : side === 'above' ? y - LABEL.height : y - LABEL.height / 2;
  return { x: left, y: top, ...LABEL };
}
