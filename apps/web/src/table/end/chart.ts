interface Scale {
  readonly steps: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** Round numbers for the lines of a chart from `bottom`, at most 0, up to `top`: about five, by 1, 2, 2.5 or 5 and a power of ten. */
export function scaleOf(top: number, bottom = 0): Scale {
  const rough = top / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const whole = Math.max(1, step);
  const [below, above] = [Math.ceil(-bottom / whole), Math.ceil(top / whole)];
  const steps = Array.from({ length: below + above + 1 }, (_, at) => (at - below) * whole);
  return { steps, least: -below * whole, most: above * whole };
}

/** Moves places that lie too close apart, keeping their order, so that labels there can be read; up again from `most` on, if that is said. */
export function apart(places: readonly number[], least: number, most = Number.POSITIVE_INFINITY): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).toSorted((one, other) => one.place - other.place);
  const moved = [...places];
  let before = Number.NEGATIVE_INFINITY;
  for (const { place, at } of order) {
    before = Math.max(place, before + least);
    moved[at] = before;
  }
  let below = most + least;
  for (const { at } of order.toReversed()) {
    below = Math.min(moved[at] ?? 0, below - least);
    moved[at] = below;
  }
  return moved;
}
