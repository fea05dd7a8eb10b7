import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { layTile } from '../src/board/board.ts';
import { boxOf, named } from '../src/box/box.ts';
import { type Good, LEVELS } from '../src/data/words.ts';
import {
  anno1800,
  type Change,
  COMPONENTS,
  changes,
  missing,
  PLAIN_VALUATION,
  type Player,
  type State,
  type Table,
  type Valuation,
} from '../src/index.ts';
import { payable } from '../src/payability/payable.ts';
import { fieldRefusal } from '../src/rules/fields.ts';
import { withPlayer } from '../src/state/change.ts';
import type { Item } from '../src/state/state.ts';
import { LONG } from './long.ts';
import { richSetup } from './rich.ts';
import { poor, someCost } from './somePosition.ts';

const box = boxOf({});
const OPTIONS = { objectives: 'random', first: 0, rounds: 150 } as const;
const DEAR = { trade: 10, exploration: 10 };
const good = (name: Good): Item => ({ kind: 'good', good: name });

function mine(state: State): Player {
  const player = state.table.seats[0];
  if (!player) throw new RangeError('nobody there');
  return player;
}

/** The table after a change, made by the game's own moves or by hand, without the planner. */
function made(state: State, change: Change): Table {
  const { table } = state;
  const player = mine(state);
  if (change.kind === 'festival' || change.kind === 'activate') {
    const move = change.kind === 'festival' ? change : { kind: 'activate', card: change.card };
    const step = anno1800.apply(state, 0, move);
    if (!step.ok) throw new Error(JSON.stringify(step.illegal));
    return step.state.table;
  }
  if (change.kind === 'gold') return withPlayer(table, 0, { gold: player.gold + change.count });
  if (change.kind === 'cube')
    return withPlayer(table, 0, { rested: player.rested.map((count, level) => (LEVELS[level] === change.level ? count + 1 : count)) });
  if (change.kind === 'tokens')
    return withPlayer(table, 0, { onShips: { ...player.onShips, [change.token]: player.onShips[change.token] + change.count } });
  const at = player.fields.findIndex((field) => field.id === change.field);
  expect(fieldRefusal(box, player, change.tile, change.field)).toBe(undefined);
  return layTile(box, table, 0, at, change.tile);
}

/** R6.6 */
function hasYardFor(player: Player, id: string): boolean {
  const tile = named(box.tiles, id);
  const built = player.fields.flatMap((field) => box.tiles.get(field.tile ?? field.printed ?? '') ?? []);
  return tile.kind !== 'ship' || built.some((yard) => yard.kind === 'shipyard' && yard.level >= tile.level);
}

/** Every single change that there could be, tried one by one. */
function everyChange(state: State): readonly Change[] {
  const player = mine(state);
  const counts = Array.from({ length: 20 }, (_, count) => count + 1);
  const moves = anno1800.moves(anno1800.view(state, 0));
  return [
    ...moves.flatMap((move): readonly Change[] => (move.kind === 'activate' ? [move] : move.kind === 'festival' ? [move] : [])),
    ...LEVELS.map((level) => ({ kind: 'cube' as const, level })),
    ...counts.map((count) => ({ kind: 'gold' as const, count, ends: [] })),
    ...(['trade', 'exploration'] as const).flatMap((token) => counts.map((count) => ({ kind: 'tokens' as const, token, count }))),
    ...box.marketTiles
      .filter((tile) => (state.table.market[tile] ?? 0) > 0 && hasYardFor(player, tile))
      .flatMap((tile) => player.fields.map((field) => ({ kind: 'build' as const, tile, field: field.id, payable: true })))
      .filter(({ tile, field }) => !fieldRefusal(box, player, tile, field)),
  ];
}

/** A change without how much and where: of those that differ only in this the first stands for all. */
function nameOf(change: Change): string {
  const { kind } = change;
  const what = kind === 'activate' ? change.card : kind === 'build' ? change.tile : kind === 'tokens' ? change.token : '';
  return `${kind} ${kind === 'cube' ? change.level : what}`;
}

describe('what would make a cost payable', () => {
  it(
    'is each single change that does, and no other, with the least that will do',
    () => {
      const dice = diceFrom(seeded('changes'));
      const kinds = new Map<string, number>();
      for (let position = 0; position < 150 * LONG; position++) {
        const rich = richSetup(OPTIONS, 2 + dice.below(3), `changes ${position}`);
        const state = { ...rich, table: poor(rich, dice) };
        const owed = someCost(dice);
        const found = changes(state.table, 0, owed).map(({ change }) => change);
        const now = anno1800.moves(anno1800.view(state, 0));
        const expected = new Map<string, Change>();
        for (const change of payable(box, state.table, 0, owed) ? [] : everyChange(state)) {
          const name = nameOf(change);
          if (!expected.has(name) && payable(box, made(state, change), 0, owed)) expected.set(name, change);
        }
        expect(found.map(nameOf).toSorted()).toEqual([...expected.keys()].toSorted());
        for (const change of found) {
          kinds.set(change.kind, (kinds.get(change.kind) ?? 0) + 1);
          expect(payable(box, made(state, change), 0, owed)).toBe(true);
          const least = expected.get(nameOf(change));
          if ('count' in change && least && 'count' in least) expect(change.count).toBe(least.count);
          if (change.kind === 'build') expect(change.payable).toBe(now.some((move) => move.kind === 'build' && move.tile === change.tile));
        }
      }
      // Every kind of change has been found.
      expect([...kinds.keys()].toSorted()).toEqual(
        LONG < 1 ? expect.arrayContaining(['build', 'gold']) : ['activate', 'build', 'cube', 'festival', 'gold', 'tokens'],
      );
    },
    120_000 * Math.max(1, LONG),
  );

  it(
    'comes with the cheapest first, and what cannot be done now last',
    () => {
      const dice = diceFrom(seeded('prices'));
      for (let position = 0; position < 200 * LONG; position++) {
        const rich = richSetup(OPTIONS, 3, `prices ${position}`);
        const prices = changes(poor(rich, dice), 0, someCost(dice)).map(({ price }) => price ?? 1000);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
    },
    60_000 * Math.max(1, LONG),
  );

  it('prices a tile at an action and what its best plan takes away', () => {
    const { table } = anno1800.setup(OPTIONS, 2, 'prices');
    // For glassworks an artisan makes goods and another one coal; to buy them would be dearer.
    const valuation: Valuation = { ...PLAIN_VALUATION, rested: [1, 1, 1, 1, 1], workplace: [0, 0, 0, 0, 0], onShips: DEAR, action: 7 };
    const found = changes(table, 0, [good('glass')], valuation);
    const building = { kind: 'build', tile: 'glassworks', field: 'coast-2', payable: true };
    expect(found).toEqual([{ change: building, price: 9 }]);
  });

  it('R5: so much gold, with the shifts that it would end', () => {
    const { table } = anno1800.setup(OPTIONS, 2, 'gold');
    const tired = withPlayer(table, 0, {
      rested: [1, 0, 0, 0, 0],
      exhausted: [3, 3, 2, 0, 0],
      gold: 0,
      onShips: { trade: 0, exploration: 0 },
    });
    const found = changes(tired, 0, [good('planks'), good('grain')]);
    expect(found).toContainEqual({
      change: { kind: 'gold', count: 1, ends: [{ kind: 'end-shift', level: 'farmer', at: expect.any(String) }] },
      price: 1,
    });
  });
});

describe('what would make a cost payable where nothing has a trade price', () => {
  it('is still tokens, for what they are asked for themselves', () => {
    const { table } = anno1800.setup(OPTIONS, 2, 'no trade');
    const owed: readonly Item[] = [1, 2].map(() => ({ kind: 'token', token: 'exploration' }));
    expect(changes({ ...table, components: { ...COMPONENTS, tradeTokens: {} } }, 0, owed)).toContainEqual({
      change: { kind: 'tokens', token: 'exploration', count: 1 },
      price: 1,
    });
  });
});

describe('what is missing', () => {
  it(
    'is nothing exactly where the cost is payable',
    () => {
      const dice = diceFrom(seeded('missing'));
      for (let position = 0; position < 500 * LONG; position++) {
        const rich = richSetup(OPTIONS, 2 + dice.below(3), `missing ${position}`);
        const [table, owed] = [poor(rich, dice), someCost(dice)];
        expect(missing(table, 0, owed).length === 0).toBe(payable(box, table, 0, owed));
      }
    },
    60_000 * Math.max(1, LONG),
  );

  it('names every good that nothing gives, once, and the tokens too', () => {
    const { table } = anno1800.setup(OPTIONS, 2, 'missing');
    const owed: readonly Item[] = [
      ...(['rum', 'planks', 'cigars', 'rum'] as const).map(good),
      { kind: 'cube', level: 3 },
      ...[1, 2].map(() => ({ kind: 'token' as const, token: 'exploration' as const })),
    ];
    expect(missing(table, 0, owed)).toEqual([
      { code: 'no-source', good: 'rum' },
      { code: 'no-source', good: 'cigars' },
      expect.objectContaining({ code: 'too-little', level: 'engineer', need: 1 }),
      { code: 'too-few-tokens', token: 'exploration', need: 2, have: 1 },
    ]);
  });

  it('names every good that nobody is there to make', () => {
    const { table } = anno1800.setup(OPTIONS, 2, 'nobody');
    const idle = withPlayer(table, 0, { rested: [0, 0, 0, 0, 0], onShips: { trade: 0, exploration: 0 } });
    expect(missing(idle, 0, (['planks', 'coal'] as const).map(good))).toEqual([
      expect.objectContaining({ code: 'too-little', good: 'planks' }),
      expect.objectContaining({ code: 'too-little', good: 'coal' }),
    ]);
  });
});
