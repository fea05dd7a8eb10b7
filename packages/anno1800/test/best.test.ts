import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { fieldIndex, layTile } from '../src/board/board.ts';
import { boxOf } from '../src/box/box.ts';
import { anno1800, best, PLAIN_VALUATION, plans, playerAt, ranked, type Table, type Valuation, valueLeft } from '../src/index.ts';
import { withPlayer } from '../src/state/change.ts';
import { LONG } from './long.ts';
import { richSetup } from './rich.ts';
import { someCost } from './somePosition.ts';

const OPTIONS = { objectives: 'random', first: 0, rounds: 150 } as const;
const NOTHING: Valuation = {
  rested: [0, 0, 0, 0, 0],
  workplace: [0, 0, 0, 0, 0],
  onShips: { trade: 0, exploration: 0 },
  onCards: { trade: 0, exploration: 0 },
  gold: 0,
  card: 0,
  given: 0,
  action: 0,
};

/** At the start of a game, coal may be made by an artisan or bought of the other player for two trade tokens. */
function start(change: Partial<Table['seats'][number]> = {}): Table {
  return withPlayer(anno1800.setup(OPTIONS, 2, 'best').table, 0, change);
}

const COAL = [{ kind: 'good', good: 'coal' }] as const;

describe('the best plan', () => {
  it('keeps what the valuation holds dear', () => {
    const found = plans(start(), 0, COAL);
    expect(found).toHaveLength(2);
    expect(best(found, { ...NOTHING, rested: [0, 0, 1, 0, 0] })?.moves[0]).toEqual({ kind: 'trade', good: 'coal', from: 1 });
    // An artisan is worth something here, or the plan found first would do for any valuation.
    const artisan: Valuation = { ...NOTHING, rested: [0, 0, 1, 0, 0] };
    expect(best(found, { ...artisan, onShips: { trade: 1, exploration: 0 } })?.moves[0]).toMatchObject({ kind: 'produce', good: 'coal' });
    expect(best(found, { ...artisan, given: -2 })?.moves[0]).toMatchObject({ kind: 'produce', good: 'coal' });
  });

  it('keeps a card that gives a resource, where that is dear', () => {
    const table = start({ played: [{ card: 'aei-28', used: false }], newWorld: ['nw-01'] });
    const found = plans(table, 0, [{ kind: 'good', good: 'tobacco' }]);
    expect(best(found, { ...NOTHING, card: 2, onShips: { trade: 1, exploration: 0 } })?.moves[0]?.kind).toBe('fetch');
    expect(best(found, { ...NOTHING, card: 1, onShips: { trade: 2, exploration: 0 } })?.moves[0]?.kind).toBe('gift');
  });

  it('keeps the workplaces of the level that is dear', () => {
    const { table } = anno1800.setup(OPTIONS, 2, 'best');
    const two = layTile(boxOf(table), table, 0, fieldIndex(playerAt(table, 0), 'coast-2') ?? -1, 'sawmill-worker');
    const found = plans(two, 0, [{ kind: 'good', good: 'planks' }]);
    const field = (workplace: Valuation['workplace']) => best(found, { ...NOTHING, workplace })?.moves[0];
    expect(field([1, 0, 0, 0, 0])).toEqual({ kind: 'produce', good: 'planks', field: 'coast-2' });
    expect(field([0, 1, 0, 0, 0])).toEqual({ kind: 'produce', good: 'planks', field: 'land-1' });
  });

  it('uses tokens on cards before those on ships, as they are gone with the festival', () => {
    const table = start({ onCards: { trade: 2, exploration: 0 }, rested: [0, 0, 0, 0, 0] });
    const plan = best(plans(table, 0, COAL));
    expect(plan?.leaves.onShips.trade).toBe(2);
    expect(plan?.leaves.onCards.trade).toBe(0);
  });

  it(
    'is the first of the ranking, which falls and leaves nothing out',
    () => {
      const dice = diceFrom(seeded('best'));
      for (let position = 0; position < 300 * LONG; position++) {
        const { table } = richSetup(OPTIONS, 2 + dice.below(3), `best ${position}`);
        const found = plans(table, 0, someCost(dice));
        const order = ranked(found);
        expect(best(found)).toBe(order[0]);
        const values = order.map((plan) => valueLeft(plan.leaves, PLAIN_VALUATION));
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        expect(new Set(order)).toEqual(new Set(found));
      }
    },
    60_000 * Math.max(1, LONG),
  );
});

describe('the same farmer twice', () => {
  it('is a plan: his shift ends in the middle of the payment', () => {
    const table = start({ rested: [1, 0, 0, 0, 0], exhausted: [0, 0, 0, 0, 0], onShips: { trade: 0, exploration: 0 }, gold: 1 });
    const [plan, ...others] = plans(table, 0, [
      { kind: 'good', good: 'planks' },
      { kind: 'good', good: 'grain' },
    ]);
    expect(others).toEqual([]);
    expect(plan?.moves.map((move) => move.kind)).toEqual(['produce', 'end-shift', 'produce']);
    expect(plan?.leaves.gold).toBe(0);
  });
});
