import { playerChain } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type Fault, type Question, type ThinkDeps, type Thinker, type Thought, thinkerWithFallback } from '@archipel/host';
import { createPool } from './pool.ts';

/** Players that think in threads of their own. */
export interface Thinkers extends Thinker {
  close(): Promise<void>;
}

interface ThinkersOptions {
  /** How many think at once. */
  readonly size: number;
  readonly onFault: (fault: Fault) => void;
  /** As for `thinkerWithFallback`. */
  readonly grace?: number;
  readonly patience?: number;
  /** Another worker, and the players that it knows: for tests. */
  readonly worker?: URL;
  readonly playerChain?: ThinkDeps['playerChain'];
}

/** The worker is a built script, also where this file is run from its source. */
const BUILT = new URL('../dist/thinkWorker.js', import.meta.url);

/** Megabytes that a thinker may use: far more than any level needs. */
const MEMORY = 1024;

export function thinkers({ size, worker = BUILT, playerChain: chain = playerChain, ...rest }: ThinkersOptions): Thinkers {
  const pool = createPool<Question, Thought>(worker, size, { memory: MEMORY });
  const thinker = thinkerWithFallback({
    ...rest,
    rules: gameById,
    below: (level, game) => chain(level, game)[1]?.level,
    ask: (question, timeout) => pool.ask(question, { timeout, ...(question.share !== undefined && { share: question.share }) }),
  });
  return { ...thinker, close: () => pool.close() };
}
