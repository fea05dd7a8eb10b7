/** Durations in milliseconds, summed up. */
export interface Times {
  readonly mean: number;
  /** Ninety-nine of a hundred are not longer. */
  readonly p99: number;
}

export function timesOf(durations: readonly number[]): Times {
  if (durations.length === 0) return { mean: 0, p99: 0 };
  const sorted = Float64Array.from(durations).toSorted();
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
  return { mean, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
}
