import type { Courses } from './courses.ts';

/** What one lap did: so many moves, games or calls; and how many legal moves were listed on the way, where that is the work. */
export interface Lap {
  readonly units: number;
  readonly listed?: number;
}

/** Something to measure that has been set up. */
export interface Runner {
  /** What comes before a lap and is none of the work: it is not timed. */
  ready?(): void;
  lap(): Lap;
}

/** What is measured of a task, with the part of a slice of time that each needs: shorter calls need shorter slices. */
export const KINDS = { playouts: 1, questions: 0.5, games: 0.5, calls: 0.1, replays: 0.3, growth: 0.1 } as const;
export type Kind = keyof typeof KINDS;

/** Something to measure. It is set up by the thread that runs it; nothing comes of that where there is nothing to measure. */
export interface Task {
  readonly kind: Kind;
  readonly name: string;
  start(): Runner | undefined;
}

/** The tasks that one thread takes in turns: what shares a thread shares its heap and what the engine has learned of the code. */
export type Groups = Readonly<Record<string, (courses: Courses) => readonly Task[]>>;

/** A rival in the playouts. Without a game it plays one of its own, and every game of the house is held against it. */
export interface Peer {
  readonly name: string;
  readonly game?: string;
  readonly version: string;
  /** Its group in the same program, and its one task there. */
  readonly group: string;
  /** Left out where time is short. */
  readonly optional?: boolean;
}
