/** Round numbers for the lines of a chart that reaches up to `top`: about five, by 1, 2, 2.5 or 5 and a power of ten. */
export function scaleOf(top: number): { readonly steps: readonly number[]; readonly most: number } {
  const rough = top / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const whole = Math.max(1, step);
  const count = Math.ceil(top / whole);
  return { steps: Array.from({ length: count + 1 }, (_, at) => at * whole), most: count * whole };
}

/** Moves places that lie too close apart, keeping their order, so that labels there can be read. */
export function apart(places: readonly number[], least: number): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).toSorted((one, other) => one.place - other.place);
  const moved = [...places];
  let before = Number.NEGATIVE_INFINITY;
  for (const { place, at } of order) {
    before = Math.max(place, before + least);
    moved[at] = before;
  }
  return moved;
}
