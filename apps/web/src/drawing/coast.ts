import { seeded, throwing } from '@archipel/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One wave along a coast: so many crests around the island, this high, turned so far. */
interface Wave {
  readonly crests: number;
  readonly height: number;
  readonly turn: number;
}

export interface Coast {
  readonly width: number;
  readonly height: number;
  readonly waves: readonly Wave[];
}

const STEPS = 48;

/** The coast of an island follows from its name: the same name, the same bays. */
export function coastOf(name: string, width: number, height: number): Coast {
  const dice = throwing(seeded(`coast ${name}`));
  const part = () => dice.below(1000) / 1000;
  const waves = [2, 3, 4, 5, 6, 8, 11].map((crests) => ({
    crests,
    height: (0.25 + 0.75 * part()) * (0.26 / crests ** 1.15),
    turn: 2 * Math.PI * part(),
  }));
  return { width, height, waves };
}

/** The coast, or a line that keeps `distance` from it. Like water itself, such a line forgets the small bays first. */
export function coastline(coast: Coast, distance = 0): string {
  const reach = Math.min(coast.width, coast.height) / 2;
  const points = Array.from({ length: STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    const swell = coast.waves.reduce((sum, wave) => {
      const kept = Math.exp((-distance * wave.crests) / (1.8 * reach));
      return sum + kept * wave.height * Math.cos(wave.crests * angle + wave.turn);
    }, 1);
    return { x: rounded(Math.cos(angle)) * (coast.width / 2) * swell, y: rounded(Math.sin(angle)) * (coast.height / 2) * swell };
  });
  return smooth(distance === 0 ? points : outwards(points, distance));
}

/** Between a circle and a box, as islands on charts are: room for a name. */
function rounded(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.8;
}

function outwards(points: readonly Point[], distance: number): readonly Point[] {
  return points.map((point, at) => {
    const [before, after] = neighbours(points, at);
    const along = { x: after.x - before.x, y: after.y - before.y };
    const length = Math.hypot(along.x, along.y) || 1;
    return { x: point.x + (distance * along.y) / length, y: point.y - (distance * along.x) / length };
  });
}

function neighbours(points: readonly Point[], at: number): readonly [Point, Point] {
  const origin = { x: 0, y: 0 };
  return [points.at(at - 1) ?? origin, points[(at + 1) % points.length] ?? origin];
}

/**
 * A closed curve through all points (Catmull and Rom's), as an SVG path. It passes each point in the direction of the line between its two
 * neighbours, so every control point mirrors the one before and need not be written.
 */
function smooth(points: readonly Point[]): string {
  const curve = points.map((from, at) => {
    const [, to] = neighbours(points, at);
    const [, after] = neighbours(points, (at + 1) % points.length);
    return `s${offset(from, { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 })} ${offset(from, to)}`;
  });
  const [first = { x: 0, y: 0 }] = points;
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}${curve.join('')}Z`;
}

const offset = (from: Point, to: Point) => `${short(to.x - from.x)} ${short(to.y - from.y)}`;
const short = (value: number) => String(Math.round(value * 10) / 10);
