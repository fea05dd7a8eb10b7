import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { conforms, type Subject } from '@archipel/conformance';
import { thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { otherwise as otherwise1503 } from '../../anno1503/test/table.ts';
import { otherwise as otherwise1800 } from '../../anno1800/test/otherwise.ts';
import { playerByName } from '../src/index.ts';

/** Asks a level what it advises, in two worlds that its seat cannot tell apart and with the same dice. */
function advises<State, View, Move, Fact, Options>(
  level: string,
  { rules, otherwise }: Pick<Subject<State, View, Move, Fact, Options>, 'rules' | 'otherwise'>,
): void {
  const player = playerByName(level, rules.id);
  const options = fc.constant(rules.schemas.options).map((schema) => schema.parse({}));
  const checks = conforms({
    rules,
    otherwise,
    options,
    bound: 6000,
    runs: 6,
    depth: 60,
    questions: {
      advice(state, seat) {
        const view = rules.view(state, seat);
        const moves = rules.moves(view);
        return moves.length === 0 ? [] : player?.advise(view, moves, thinking(diceFrom(seeded('advice')), 4));
      },
    },
  });
  for (const { name, run } of checks) if (name === 'a question or a refused plan tells nothing hidden') it(`${level} of ${rules.id}`, run);
}

describe('advice tells nothing that its seat cannot know:', () => {
  for (const level of ['easy', 'medium', 'hard', 'expert']) {
    advises(level, { rules: anno1800, otherwise: otherwise1800 });
    advises(level, { rules: anno1503, otherwise: otherwise1503 });
  }
});
