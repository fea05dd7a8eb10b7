import type { AnyRules } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { botTurn, openHosted, type Question, type Thinker } from '../src/index.ts';

const rules = shells as AnyRules;

function start() {
  const opened = openHosted(rules, { game: 'shells', rules: 1, seats: 2, options: {}, seed: 'tide' });
  if (!opened.ok) throw new Error(opened.detail);
  return opened.match.current;
}

/** A thinker that chooses the move of this kind if it is legal, else the first; and what it was asked. */
function thinker(kind: string) {
  const asked: Question[] = [];
  const think: Thinker['think'] = async (question) => {
    asked.push(question);
    const moves = rules.moves(question.view) as readonly { readonly kind: string }[];
    const move = moves.find((each) => each.kind === kind) ?? moves[0];
    return { move, candidates: [], rounds: 0, faults: [] };
  };
  return { asked, think };
}

function turn(thinking: Thinker, now = () => 0) {
  return botTurn({
    rules,
    from: start(),
    seat: 0,
    level: 'easy',
    thinker: thinking,
    now,
    allowance: (spent) => ({ ms: 100 - spent }),
    seed: (choice) => `choice ${choice}`,
  });
}

describe("a bot's turn", () => {
  it('is played move by move until the seat has no more to do, moves that reveal something among them', async () => {
    const kinds: unknown[] = [];
    for await (const { played } of turn(thinker('dive'))) kinds.push(...played.map(({ entry }) => 'move' in entry && entry.move));
    expect(kinds).toEqual([{ kind: 'dive' }, { kind: 'rest' }]);
  });

  it('gives each choice its own chance, and what is left of the time', async () => {
    let time = 0;
    const asking = thinker('dive');
    for await (const _ of turn(asking, () => time)) time += 30;
    expect(asking.asked.map(({ seed, budget }) => ({ seed, budget }))).toEqual([
      { seed: 'choice 0', budget: { ms: 100 } },
      { seed: 'choice 1', budget: { ms: 70 } },
    ]);
  });

  it('can be left at any moment', async () => {
    const asking = thinker('dive');
    for await (const _ of turn(asking)) break;
    expect(asking.asked).toHaveLength(1);
  });

  it('fails loudly if a thinker gives back what is not legal', async () => {
    const cheat: Thinker = { think: async () => ({ move: { kind: 'win' }, candidates: [], rounds: 0, faults: [] }) };
    await expect(turn(cheat).next()).rejects.toThrow('easy chose an illegal move');
  });
});
