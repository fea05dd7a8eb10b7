import type { Slice } from './slice.ts';

/** A figure with the number of slices it comes from, and its spread: half of the interquartile range, as a part of the value. */
export interface Figure {
  readonly value: number;
  readonly spread: number;
  readonly runs: number;
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((one, other) => one - other);
  const value = quantile(sorted, 0.5);
  return { value, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / value, runs: values.length };
}

function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
}

/** How many times faster `ours` is. Each round is compared with the same round, so that a machine that is slow for a while slows both. */
export function ratioOf(ours: readonly Slice[], theirs: readonly Slice[]): Figure {
  const rate = ({ units, ms }: Slice) => units / ms;
  return figureOf(ours.flatMap((each, round) => (theirs[round] ? [rate(each) / rate(theirs[round])] : [])));
}
