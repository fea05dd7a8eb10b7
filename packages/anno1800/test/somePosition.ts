import type { Dice } from '@archipel/kernel';
import { boxOf, tokens } from '../src/box/box.ts';
import { LEVEL_INDICES } from '../src/data/words.ts';
import type { State } from '../src/index.ts';
import type { Item } from '../src/state/state.ts';

const box = boxOf({});

const costs = [
  ...box.workforce,
  ...box.upgrade.flatMap((cost) => (cost ? [cost] : [])),
  ...[...box.tiles.values(), ...box.cards.values()].map((each) => each.cost),
];

/** A cost as the game has them, or one that it has not: goods twice, cubes, tokens of both kinds. */
export function someCost(dice: Dice): readonly Item[] {
  if (dice.below(2) === 0) return dice.pick(costs);
  const goods = ['planks', 'coal', 'bricks', 'goods', 'steel', 'sails', 'cotton', 'rubber', 'tobacco', 'glass', 'beer'] as const;
  const good = (): Item => ({ kind: 'good', good: dice.pick(goods) });
  const twice = dice.below(2) === 0 ? good() : undefined;
  const cube: readonly Item[] = dice.below(3) === 0 ? [{ kind: 'cube', level: dice.pick(LEVEL_INDICES) }] : [];
  return [good(), ...(twice ? [twice, twice] : []), ...cube, ...tokens('trade', dice.below(3)), ...tokens('exploration', dice.below(2))];
}

/** The position made poor, so that the question is close: little gold, few cubes rested. */
export function poor({ table }: State, dice: Dice): State['table'] {
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
