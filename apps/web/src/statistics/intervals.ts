export interface Range {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Between which shares the true one lies, nineteen times in twenty, after so many of so many (Wilson). */
export function wilson(count: number, of: number): Range {
  if (of === 0) return { low: 0, high: 1 };
  const [share, z2] = [count / of, Z95 * Z95];
  const middle = share + z2 / (2 * of);
  const half = Z95 * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  const below = 1 + z2 / of;
  return { low: Math.max(0, (middle - half) / below), high: Math.min(1, (middle + half) / below) };
}

/** Student's t for nineteen times in twenty, by degrees of freedom from 1 on. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
  2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

export interface Mean {
  readonly count: number;
  readonly mean: number;
  /** How far the true mean may lie from it on both sides, nineteen times in twenty; nothing after a single value. */
  readonly half: number | undefined;
}

/** The mean of some values; nothing of none. */
export function meanOf(values: readonly number[]): Mean | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count === 1) return { count, mean, half: undefined };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { count, mean, half: (T95[count - 2] ?? Z95) * Math.sqrt(variance / count) };
}
