import { type Dice, seeded, throwing } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { boxOf, tokens } from '../src/box.ts';
import type { State } from '../src/index.ts';
import { payable } from '../src/payment/payable.ts';
import type { Item } from '../src/state.ts';
import { payableByForce } from './bruteForce.ts';
import { LONG } from './long.ts';
import { richSetup } from './rich.ts';

const box = boxOf({});

/** A cost as the game has them, or one that it has not: goods twice, cubes, tokens of both kinds. */
function someCost(dice: Dice): readonly Item[] {
  const costs = [
    ...box.workforce,
    ...box.upgrade.flatMap((cost) => (cost ? [cost] : [])),
    ...[...box.tiles.values(), ...box.cards.values()].map((each) => each.cost),
  ];
  if (dice.below(2) === 0) return dice.pick(costs);
  const goods = ['planks', 'coal', 'bricks', 'goods', 'steel', 'sails', 'cotton', 'rubber', 'tobacco', 'glass', 'beer'];
  const good = (): Item => ({ kind: 'good', good: dice.pick(goods) });
  const twice = dice.below(2) === 0 ? good() : undefined;
  const cube: readonly Item[] = dice.below(3) === 0 ? [{ kind: 'cube', level: dice.below(5) }] : [];
  return [good(), ...(twice ? [twice, twice] : []), ...cube, ...tokens('trade', dice.below(3)), ...tokens('exploration', dice.below(2))];
}

/** The position made poor, so that the question is close: little gold, few cubes rested. */
function poor({ table }: State, dice: Dice): State['table'] {
  const seats = table.seats.map((player) => ({
    ...player,
    gold: dice.below(7),
    rested: player.rested.map((count) => Math.min(count, dice.below(3))),
    exhausted: player.exhausted.map((count) => Math.min(count, 1)),
  }));
  return {
    ...table,
    seats,
    objectives: dice.below(2) === 0 ? ['beryl-omara'] : [],
    turn: { ...table.turn, traded: dice.below(2) === 0 ? ['coal', 'planks'] : [] },
  };
}

describe('R3.1: what can be paid to the end', () => {
  it(
    'is exactly what trying every step comes to, on thousands of positions',
    () => {
      const dice = throwing(seeded('payable'));
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
