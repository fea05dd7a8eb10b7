import { type AskApart, type MatchAnswer, type MatchTask, Overrun } from '@archipel/host';
import { createPool } from './pool.ts';

/** Threads in which the rules of matches run that nobody knows to be short. */
export interface MatchThreads {
  /** Asks for somebody: those who wait are served in turn. Rejects with an `Overrun` if the rules take too long, or too much memory. */
  askFor(share: string): AskApart;
  close(): Promise<void>;
}

interface MatchThreadsOptions {
  readonly size: number;
  /** Milliseconds that the rules may take for one task. */
  readonly timeout: number;
  /** Another worker, for tests. */
  readonly worker?: URL;
}

/** The worker is a built script, also where this file is run from its source. */
const BUILT = new URL('../dist/matchWorker.js', import.meta.url);
/** Megabytes that a thread may use. */
const MEMORY = 256;

export function matchThreads({ size, timeout, worker = BUILT }: MatchThreadsOptions): MatchThreads {
  const pool = createPool<MatchTask, MatchAnswer>(worker, size, { memory: MEMORY });
  async function run(task: MatchTask, share: string): Promise<MatchAnswer> {
    try {
      return await pool.ask(task, { timeout, share });
    } catch (error) {
      // A machine may have stood still for a moment: whoever overruns again does so by itself.
      if (error instanceof Overrun) return pool.ask(task, { timeout, share });
      throw error;
    }
  }
  return {
    // Each kind of task has answers of its own kind: `runMatchTask` sees to it.
    askFor: (share) => (kind, ask) => run({ kind, ask } as MatchTask, share) as Promise<MatchAnswer<typeof kind>>,
    close: () => pool.close(),
  };
}
