import { type Fault, ladder, type Mind, type Question, type Thought, think } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { Overrun, poolOf } from './pool.ts';

export interface Thinkers {
  /** Has somebody think about a question beside this thread. It is always answered in time, if need be by a lower level. */
  think(question: Question): Promise<Thought>;
  close(): Promise<void>;
}

interface Conditions {
  /** How many think at once. */
  readonly size: number;
  /** Told of every fault. */
  readonly onFault: (fault: Fault) => void;
  /** Milliseconds beyond its own after which a player is given up: room for a busy machine. */
  readonly grace?: number;
  /** The longest that a player may think where its budget is in iterations. */
  readonly patience?: number;
  /** Another worker, and the ladder that it knows: for tests. */
  readonly worker?: URL;
  readonly ladder?: Mind['ladder'];
}

/** The worker is a built script, also where this file is run from its source. */
const BUILT = new URL('../dist/thinkWorker.js', import.meta.url);

export function thinkers(conditions: Conditions): Thinkers {
  const { size, onFault, grace = 500, patience = 30_000, worker = BUILT, ladder: rungsOf = ladder } = conditions;
  const pool = poolOf<Question, Thought>(worker, size);

  /** Who does not answer is replaced by the level below, who must answer without thinking long: the time is over. */
  async function answered(question: Question, faults: readonly Fault[]): Promise<Thought> {
    const { game, level, budget } = question;
    try {
      const thought = await pool.ask(question, { silence: 'ms' in budget ? budget.ms + grace : patience });
      return { ...thought, faults: [...faults, ...thought.faults] };
    } catch (error) {
      const reason = error instanceof Overrun ? 'overran' : 'failed';
      const soFar = [...faults, { game, level, reason, detail: error instanceof Error ? error.message : String(error) } as const];
      const next = rungsOf(level, game)[1]?.level;
      return next === undefined ? byChance(question, soFar) : answered({ ...question, level: next, budget: { ms: 0 } }, soFar);
    }
  }

  return {
    async think(question) {
      const thought = await answered(question, []);
      for (const fault of thought.faults) onFault(fault);
      return thought;
    },
    close: () => pool.close(),
  };
}

/** The last resort, in this thread: any legal move. */
function byChance(question: Question, faults: readonly Fault[]): Thought {
  const mind: Mind = { rules: gameById, ladder: (_, game) => ladder('random', game), now: () => 0 };
  return { ...think(question, mind), faults };
}
