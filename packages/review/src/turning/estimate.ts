/** A mean of paired differences, and how far off it may be. */
export interface Estimate {
  readonly mean: number;
  /** Half of the interval that holds the true mean with the wanted confidence, if it is normal. */
  readonly error: number;
  readonly count: number;
}

/** Mean and interval of some differences; `risk` is how often the interval may miss, on both sides together. */
export function estimateOf(differences: readonly number[], risk: number): Estimate {
  const count = differences.length;
  const mean = differences.reduce((sum, each) => sum + each, 0) / Math.max(1, count);
  if (count < 2) return { mean, error: Number.POSITIVE_INFINITY, count };
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  return { mean, error: studentQuantile(1 - risk / 2, count - 1) * Math.sqrt(variance / count), count };
}

/** The quantile of Student's distribution, by Cornish and Fisher's expansion: right to about a hundredth from five degrees of freedom on. */
function studentQuantile(part: number, freedom: number): number {
  const z = normalQuantile(part);
  const [z2, n] = [z * z, freedom];
  const first = (z * (z2 + 1)) / 4;
  const second = (z * ((5 * z2 + 16) * z2 + 3)) / 96;
  const third = (z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384;
  return z + first / n + second / n ** 2 + third / n ** 3;
}

/** The quantile of the normal distribution, by halving: sure, and fast enough for a few calls. */
function normalQuantile(part: number): number {
  let [low, high] = [-10, 10];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalPart(middle) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The part of the normal distribution below a value (Abramowitz and Stegun 26.2.17, to seven places). */
function normalPart(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return value > 0 ? 1 - tail : tail;
}
