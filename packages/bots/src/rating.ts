/** The two ends of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** How many standard errors the middle 95 % reach to either side. */
const Z95 = 1.959964;

/** Wilson's interval of a share of so many games; a tie is half a point. It holds for few games and for shares of 0 and 1 too. */
export function wilson(points: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = points / games;
  const z2 = Z95 ** 2 / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** What two players made of the games that they had against each other. */
export interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Points of `a`: one for a win, half for a tie. */
  readonly points: number;
}

export interface Rating {
  readonly name: string;
  readonly rating: number;
  readonly ci95: Interval;
}

/** Elo's scale: 400 points are ten to one. */
const SCALE = 400 / Math.LN10;

/** Half a win for either side is added to every pairing: without it, who never lost would have no rating at all. */
const PRIOR = 1;

/** More than Newton's method ever needs here. */
const STEPS = 100;

/**
 * Bradley-Terry ratings on Elo's scale that fit all pairings at once, `anchor` at 0. The intervals come from the curvature of the
 * likelihood (the Fisher information), so they are those of the difference to the anchor.
 */
export function ratings(names: readonly string[], anchor: string, pairings: readonly Pairing[]): readonly Rating[] {
  const free = names.filter((name) => name !== anchor);
  const index = new Map(free.map((name, at) => [name, at]));
  const strength = new Float64Array(free.length);
  const of = (name: string) => strength[index.get(name) ?? -1] ?? 0;
  let covariance: readonly Float64Array[] = [];
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(free.length);
    const information = free.map(() => new Float64Array(free.length));
    for (const { a, b, games, points } of pairings) {
      const weight = games + PRIOR;
      const expected = 1 / (1 + Math.exp(of(b) - of(a)));
      const [surplus, curve] = [points + PRIOR / 2 - weight * expected, weight * expected * (1 - expected)];
      const [i, j] = [index.get(a), index.get(b)];
      if (i !== undefined) addTo(slope, i, surplus);
      if (j !== undefined) addTo(slope, j, -surplus);
      if (i !== undefined) addTo(information[i], i, curve);
      if (j !== undefined) addTo(information[j], j, curve);
      if (i !== undefined && j !== undefined) {
        addTo(information[i], j, -curve);
        addTo(information[j], i, -curve);
      }
    }
    covariance = inverse(information);
    // A full step from far away may overshoot: none is longer than one unit of strength.
    const move = covariance.map((row) => row.reduce((sum, each, at) => sum + each * (slope[at] ?? 0), 0));
    for (const [at, by] of move.entries()) addTo(strength, at, Math.max(-1, Math.min(1, by)));
    if (move.every((by) => Math.abs(by) < 1e-9)) break;
  }
  return names.map((name) => {
    const at = index.get(name);
    const half = at === undefined ? 0 : Z95 * Math.sqrt(covariance[at]?.[at] ?? 0) * SCALE;
    const rating = of(name) * SCALE;
    return { name, rating, ci95: [rating - half, rating + half] };
  });
}

function addTo(row: Float64Array | undefined, at: number, value: number): void {
  if (row !== undefined) row[at] = (row[at] ?? 0) + value;
}

/** Gauss and Jordan; the information of a connected league is positive definite, so no pivot is zero. */
function inverse(matrix: readonly Float64Array[]): readonly Float64Array[] {
  const size = matrix.length;
  const rows = matrix.map((row, at) =>
    Float64Array.from({ length: 2 * size }, (_, column) => row[column] ?? (column - size === at ? 1 : 0)),
  );
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 0;
    for (const [column, value] of row.entries()) row[column] = value / pivot;
    for (const [other, below] of rows.entries()) {
      const factor = below[at] ?? 0;
      if (other !== at) for (const [column, value] of row.entries()) addTo(below, column, -factor * value);
    }
  }
  return rows.map((row) => row.slice(size));
}
