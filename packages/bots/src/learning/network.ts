import { isRecord } from '@archipel/kernel';

/**
 * A small network with one hidden layer: a seat's score from what is measured of it. Plain numbers, so that it fits into a file of data. Its arithmetic is sums,
 * products and a greater-of-two, in a fixed order: every engine comes to the same last bit.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** What each input adds to each hidden unit (all units of the first input first), then what each unit begins with, then what each adds to the score. */
  readonly weights: readonly number[];
}

export function sizeOf({ inputs, hidden }: Pick<Network, 'inputs' | 'hidden'>): number {
  return inputs * hidden + 2 * hidden;
}

/** The network as a function. Inputs that are zero cost nothing. */
export function scorer({ inputs, hidden, weights }: Network): (input: Float64Array) => number {
  const flat = Float64Array.from(weights);
  const units = new Float64Array(hidden);
  return (input) => {
    activate(flat, inputs, hidden, input, 0, units);
    return output(flat, inputs, hidden, units);
  };
}

/** Sums up the hidden units for the inputs that begin at `from`, before what is below zero is cut off. */
export function activate(
  weights: Float64Array,
  inputs: number,
  hidden: number,
  input: Float64Array,
  from: number,
  units: Float64Array,
): void {
  const begin = inputs * hidden;
  for (let unit = 0; unit < hidden; unit++) units[unit] = weights[begin + unit] ?? 0;
  for (let at = 0; at < inputs; at++) {
    const value = input[from + at] ?? 0;
    if (value === 0) continue;
    const row = at * hidden;
    for (let unit = 0; unit < hidden; unit++) units[unit] = (units[unit] ?? 0) + value * (weights[row + unit] ?? 0);
  }
}

export function output(weights: Float64Array, inputs: number, hidden: number, units: Float64Array): number {
  const end = (inputs + 1) * hidden;
  let score = 0;
  for (let unit = 0; unit < hidden; unit++) {
    const value = units[unit] ?? 0;
    if (value > 0) score += value * (weights[end + unit] ?? 0);
  }
  return score;
}

/** More hidden units than this no file has. */
export const MOST_HIDDEN = 256;

/** A network that comes from a file: whatever is wrong with it is refused. */
export function networkFrom(given: unknown, inputs: number): Network {
  if (!isRecord(given) || given['inputs'] !== inputs) throw new RangeError(`there is no network with ${inputs} inputs`);
  const { hidden, weights } = given;
  if (typeof hidden !== 'number' || !Number.isInteger(hidden) || hidden < 1 || hidden > MOST_HIDDEN)
    throw new RangeError('the number of hidden units is wrong');
  if (!Array.isArray(weights) || weights.length !== sizeOf({ inputs, hidden })) throw new RangeError('the number of weights is wrong');
  const numbers = weights.filter((weight): weight is number => Number.isFinite(weight));
  if (numbers.length < weights.length) throw new RangeError('a weight is no number');
  return { inputs, hidden, weights: numbers };
}
