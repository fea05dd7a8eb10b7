export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

/** The mean and the ends of numbers that come one after another; none of them is kept. All zero before the first. */
export function spreading(): { add(value: number): void; spread(): Spread } {
  let [count, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add(value) {
      count++;
      sum += value;
      min = Math.min(min, value);
      max = Math.max(max, value);
    },
    spread: () => (count === 0 ? { mean: 0, min: 0, max: 0 } : { mean: sum / count, min, max }),
  };
}
