import type { Seat } from '@archipel/kernel';

/** Positions with who won in the end, one after the other in one array: for each position the inputs of every seat. */
export interface Examples {
  readonly inputs: number;
  /** All seats of the first example, then of the second, and so on. */
  readonly data: Float64Array;
  /** By example: where its inputs begin in `data`, how many seats there are, and who won. */
  readonly starts: readonly number[];
  readonly seats: readonly number[];
  readonly winners: readonly Seat[];
}

/** A position that was measured: the inputs of each seat, and who won. */
export interface Measured {
  readonly inputs: readonly Float64Array[];
  readonly winner: Seat;
}

export function examplesFrom(measured: readonly Measured[], inputs: number): Examples {
  const starts: number[] = [];
  let size = 0;
  for (const each of measured) {
    starts.push(size);
    size += each.inputs.length * inputs;
  }
  const data = new Float64Array(size);
  for (const [at, each] of measured.entries())
    for (const [seat, values] of each.inputs.entries()) data.set(values, (starts[at] ?? 0) + seat * inputs);
  return { inputs, data, starts, seats: measured.map((each) => each.inputs.length), winners: measured.map((each) => each.winner) };
}
