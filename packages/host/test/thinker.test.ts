import type { AnyRules } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { type Fault, Overrun, type Question, type Thought, thinkerWithFallback } from '../src/index.ts';

const rules = shells as AnyRules;
const view = rules.view(rules.setup({ rounds: 1 }, 2, 'thinker'), 0);
const question: Question = { game: 'shells', level: 'hard', view, budget: { ms: 300 }, seed: 'wind' };
const dive: Thought = { move: { kind: 'dive' }, candidates: [], rounds: 3, faults: [] };

/** A thinker whose levels answer as told; what they were asked, and what went wrong. */
function thinking(answers: Readonly<Record<string, Thought | Error>>) {
  const asked: { readonly level: string; readonly ms: unknown; readonly timeout: number }[] = [];
  const faults: Fault[] = [];
  const { think } = thinkerWithFallback({
    rules: (game) => (game === 'shells' ? rules : undefined),
    below: (level) => ({ hard: 'easy', easy: undefined })[level],
    ask: async ({ level, budget }, timeout) => {
      asked.push({ level, ms: 'ms' in budget && budget.ms, timeout });
      const answer = answers[level];
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error('nobody');
      return answer;
    },
    onFault: (fault) => faults.push(fault),
    grace: 50,
  });
  return { think, asked, faults };
}

describe('a thinker with somebody to fall back on', () => {
  it('passes on the answer of the level that was asked, which had its time and some grace', async () => {
    const { think, asked, faults } = thinking({ hard: dive });
    expect(await think(question)).toEqual(dive);
    expect(asked).toEqual([{ level: 'hard', ms: 300, timeout: 350 }]);
    expect(faults).toEqual([]);
  });

  it('asks the level below at once if a level overruns or fails, and says so', async () => {
    const { think, asked, faults } = thinking({ hard: new Overrun('no answer within 350 ms'), easy: dive });
    expect((await think(question)).move).toEqual({ kind: 'dive' });
    expect(asked[1]).toEqual({ level: 'easy', ms: 0, timeout: 50 });
    expect(faults).toEqual([{ game: 'shells', level: 'hard', reason: 'overran', detail: 'no answer within 350 ms' }]);
  });

  it('chooses by chance where nobody answers, the same for equal seeds', async () => {
    const { think, faults } = thinking({});
    const { move } = await think(question);
    expect(rules.moves(view)).toContainEqual(move);
    expect((await think(question)).move).toEqual(move);
    expect(faults.map(({ level, reason }) => `${level} ${reason}`)).toEqual(['hard failed', 'easy failed', 'hard failed', 'easy failed']);
  });

  it('rejects a question that has no answer', async () => {
    const over = rules.view({ ...(rules.setup({ rounds: 1 }, 2, 'x') as object), phase: 'over' }, 0);
    await expect(thinking({}).think({ ...question, view: over })).rejects.toThrow('there is no move to choose');
  });
});
