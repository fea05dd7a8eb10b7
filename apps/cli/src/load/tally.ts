/** What all clients have seen together. */
export interface Tally {
  moves: number;
  /** Milliseconds from sending a move to its acknowledgement, one for each. */
  readonly latencies: number[];
  /** Answers that are neither yes nor "somebody was faster", and lines that broke. */
  errors: number;
  /** What they were about, and how often. */
  readonly errorKinds: Map<string, number>;
  /** Moves that were acknowledged and are not in the log; entries of the log that nobody was told of. */
  lost: number;
  duplicated: number;
  /** Views that differ from what a replay, or the server when asked anew, says. */
  viewMismatches: number;
  games: number;
}

export const newTally = (): Tally => ({
  moves: 0,
  latencies: [],
  errors: 0,
  errorKinds: new Map(),
  lost: 0,
  duplicated: 0,
  viewMismatches: 0,
  games: 0,
});

/** Notes something that should have worked. */
export function failed(tally: Tally, what: string): undefined {
  tally.errors += 1;
  tally.errorKinds.set(what, (tally.errorKinds.get(what) ?? 0) + 1);
}

/** The value below which this part of all lies. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
