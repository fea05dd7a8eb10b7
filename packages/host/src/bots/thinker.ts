import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';
import type { Fault } from './guard.ts';
import { movesToChoose, type Question, type Thought } from './think.ts';

/** Whoever was asked did not answer in time, and was stopped. */
export class Overrun extends Error {}

export interface Thinker {
  /** Always answers in time, if need be by a lower level or by chance. `moves`: how the moves are listed for chance, where not by the rules here. */
  think(question: Question, moves?: () => Promise<readonly unknown[]>): Promise<Thought>;
}

interface Deps {
  readonly rules: (game: string) => AnyRules | undefined;
  /** The level that steps in for this one, if there is one. */
  readonly below: (level: string, game: string) => string | undefined;
  /** Asks a worker, and stops it if it does not answer within so many milliseconds: then it rejects with an `Overrun`. */
  readonly ask: (question: Question, timeout: number) => Promise<Thought>;
  readonly onFault: (fault: Fault) => void;
  /** Milliseconds beyond its own after which a player is given up: room for a busy machine. */
  readonly grace?: number;
  /** The longest that a player may think where its budget is in iterations. */
  readonly patience?: number;
}

/** A thinker over a worker that may fail or hang. A level that does not answer is replaced by the one below, which may not think long: the time is over. */
export function thinkerWithFallback({ rules, below, ask, onFault, grace = 500, patience = 30_000 }: Deps): Thinker {
  async function answered(question: Question, faults: readonly Fault[], moves: () => Promise<readonly unknown[]>): Promise<Thought> {
    const { game, level, budget } = question;
    try {
      const thought = await ask(question, 'ms' in budget ? budget.ms + grace : patience);
      return { ...thought, faults: [...faults, ...thought.faults] };
    } catch (error) {
      const reason = error instanceof Overrun ? 'overran' : 'failed';
      const soFar = [...faults, { game, level, reason, detail: error instanceof Error ? error.message : String(error) } as const];
      const next = below(level, game);
      if (next !== undefined) return answered({ ...question, level: next, budget: { ms: 0 } }, soFar, moves);
      return byChance(question, soFar, await moves());
    }
  }

  /** The last resort, without a worker: any legal move. */
  function byChance(question: Question, faults: readonly Fault[], moves: readonly unknown[]): Thought {
    const move = diceFrom(seeded(question.seed)).pick(moves);
    return { move, candidates: [{ move, value: 0, reasons: [] }], rounds: 0, faults };
  }

  return {
    async think(question, moves = async () => movesToChoose(question, rules)) {
      const thought = await answered(question, [], moves);
      for (const fault of thought.faults) onFault(fault);
      return thought;
    },
  };
}
