import type { Outline, TurningPoint, TurningProgress } from '@archipel/review';
import { createPool, type Pool } from './pool.ts';
import type { ReviewAnswer, ReviewTask } from './reviewTask.ts';

/** Threads that look through finished matches: one for what is done in a moment, one for what takes minutes. */
export interface ReviewThreads {
  /** Rejects with an `Overrun` if nothing is heard of the match for too long, or if it takes too much memory. */
  outline(task: Omit<ReviewTask, 'thoroughness'>, share: string): Promise<Outline>;
  search(task: ReviewTask, share: string, onProgress: (progress: TurningProgress) => void): Promise<readonly TurningPoint[]>;
  close(): Promise<void>;
}

interface ReviewThreadsOptions {
  /** Milliseconds without a sign from the thread after which it is ended. */
  readonly timeout: number;
  /** The same while it thinks. */
  readonly patience: number;
}

/** The worker is a built script, also where this file is run from its source. */
const BUILT = new URL('../dist/reviewWorker.js', import.meta.url);
/** Megabytes that a thread may use. */
const MEMORY = 512;

export function reviewThreads({ timeout, patience }: ReviewThreadsOptions): ReviewThreads {
  const thread = (): Pool<ReviewTask, ReviewAnswer> => createPool(BUILT, 1, { memory: MEMORY });
  const [quick, slow] = [thread(), thread()];
  return {
    outline: async (task, share) => (await quick.ask({ ...task, thoroughness: null }, { timeout, share })).outline,
    async search(task, share, onProgress) {
      // The worker tells of nothing else, or only that it goes on.
      const told = (progress: unknown) => progress !== undefined && onProgress(progress as TurningProgress);
      return (await slow.ask(task, { timeout: patience, share, onProgress: told })).points;
    },
    close: async () => void (await Promise.all([quick.close(), slow.close()])),
  };
}
