/** The shore of an island that carries tiles: a box with rounded corners, worn by the sea. The same seed gives the same bays. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the box and the way outwards from it. */
interface Mark extends Point {
  readonly outX: number;
  readonly outY: number;
}

const STEP = 18;
const CORNER = 26;
const BAY = 5;

/** `scale` makes corners and bays smaller for small islands. */
export function shore(box: Box, seed: number, scale = 1): string {
  const dice = wearing(seed);
  const bay = BAY * scale;
  let drift = 0;
  const points = around(box, scale).map(({ x, y, outX, outY }) => {
    // Neighbouring points move a little as well.
    drift = drift * 0.55 + dice() * bay * 1.6;
    return { x: x + outX * drift + dice() * bay * 0.5, y: y + outY * drift + dice() * bay * 0.5 };
  });
  return smooth(points);
}

/** Once around the box, clockwise from the upper left. */
function around({ x, y, width, height }: Box, scale: number): readonly Mark[] {
  const corner = Math.min(CORNER * scale, width / 2, height / 2);
  const step = STEP * scale;
  const [left, right, top, bottom] = [x + corner, x + width - corner, y + corner, y + height - corner];
  return [
    ...side({ x: left, y }, { x: right, y }, 0, -1, step),
    ...bend(right, top, corner, -90),
    ...side({ x: x + width, y: top }, { x: x + width, y: bottom }, 1, 0, step),
    ...bend(right, bottom, corner, 0),
    ...side({ x: right, y: y + height }, { x: left, y: y + height }, 0, 1, step),
    ...bend(left, bottom, corner, 90),
    ...side({ x, y: bottom }, { x, y: top }, -1, 0, step),
    ...bend(left, top, corner, 180),
  ];
}

function side(from: Point, to: Point, outX: number, outY: number, step: number): readonly Mark[] {
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: steps }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / steps,
    y: from.y + ((to.y - from.y) * at) / steps,
    outX,
    outY,
  }));
}

function bend(x: number, y: number, radius: number, degrees: number): readonly Mark[] {
  return [0, 30, 60].map((more) => {
    const angle = ((degrees + more) * Math.PI) / 180;
    const [outX, outY] = [Math.cos(angle), Math.sin(angle)];
    return { x: x + radius * outX, y: y + radius * outY, outX, outY };
  });
}

/** Numbers from -1 to 1 that look like chance and are always the same: a linear congruence will do for a coast. */
function wearing(seed: number): () => number {
  let word = (seed * 2654435761 + 12345) % 4294967296;
  return () => {
    word = (word * 1664525 + 1013904223) % 4294967296;
    return word / 2147483648 - 1;
  };
}

/** A closed curve through all points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const write = (value: number) => value.toFixed(1);
  const curve = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${write(from.x + (to.x - before.x) / 6)} ${write(from.y + (to.y - before.y) / 6)}`;
    const second = `${write(to.x - (after.x - from.x) / 6)} ${write(to.y - (after.y - from.y) / 6)}`;
    return `C${first} ${second} ${write(to.x)} ${write(to.y)}`;
  });
  const start = at(0);
  return `M${write(start.x)} ${write(start.y)}${curve.join('')}Z`;
}
