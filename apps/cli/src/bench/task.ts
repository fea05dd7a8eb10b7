import type { RecordedMatches } from './recordedMatches.ts';

/** What one run did: a number of moves, games or calls, and how many legal moves it listed, where that is the work. */
export interface RunResult {
  readonly units: number;
  readonly listed?: number;
}

/** Something to measure that has been set up. */
export interface Runner {
  /** Called before each run, and not timed. */
  prepare?(): void;
  run(): RunResult;
}

/** The kinds of tasks, with the part of a slice that each needs: shorter calls need shorter slices. */
export const KINDS = { playouts: 1, questions: 0.5, games: 0.5, calls: 0.1, replays: 0.3, growth: 0.1 } as const;
export type Kind = keyof typeof KINDS;

/** Something to measure. The thread that runs it starts it; `start` answers undefined where there is nothing to measure. */
export interface Task {
  readonly kind: Kind;
  readonly name: string;
  start(): Runner | undefined;
}

/** The tasks of each thread, by the name of the group: tasks of one thread share its heap and its compiled code. */
export type Groups = Readonly<Record<string, (matches: RecordedMatches) => readonly Task[]>>;

/** A peer in the playouts. Without a game it plays one of its own, and each of our games is compared with it. */
export interface Peer {
  readonly name: string;
  readonly game?: string;
  readonly version: string;
  /** Its group in the same program, and its one task there. */
  readonly group: string;
  /** Left out when time is short. */
  readonly optional?: boolean;
}
