import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../src/box/box.ts';
import { payable } from '../src/payability/payable.ts';
import { payableByForce } from './bruteForce.ts';
import { LONG } from './long.ts';
import { richSetup } from './rich.ts';
import { poor, someCost } from './somePosition.ts';

const box = boxOf({});

describe('R3.1: what can be paid to the end', () => {
  it(
    'is exactly what trying every step comes to, on thousands of positions',
    () => {
      const dice = diceFrom(seeded('payable'));
      const answers = { yes: 0, no: 0 };
      for (let position = 0; position < 500 * LONG; position++) {
        const table = poor(richSetup({ objectives: 'random', first: 0, rounds: 150 }, 2 + dice.below(2), `${position}`), dice);
        for (let each = 0; each < 5; each++) {
          const cost = someCost(dice);
          const found = payable(box, table, 0, cost);
          answers[found ? 'yes' : 'no']++;
          if (found !== payableByForce(table, 0, cost))
            expect.fail(`${found} is wrong for ${JSON.stringify({ cost, player: table.seats[0], traded: table.turn.traded })}`);
        }
      }
      // Both answers must have been put to the test.
      expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(300 * LONG);
    },
    240_000 * Math.max(1, LONG),
  );
});
