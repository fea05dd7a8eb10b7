import { type Dice, diceFrom, equal, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { fieldIndex, layTile } from '../src/board/board.ts';
import { boxOf } from '../src/box/box.ts';
import type { Good, Level } from '../src/data/words.ts';
import {
  type Affordable,
  affordable,
  anno1800,
  COMPONENTS,
  PLAIN_VALUATION,
  type Player,
  playerAt,
  type State,
  why,
} from '../src/index.ts';
import { withPlayer, withTurn } from '../src/state/change.ts';
import { foreign } from './foreign.ts';
import { LONG } from './long.ts';
import { richSetup } from './rich.ts';
import { poor } from './somePosition.ts';

const OPTIONS = { objectives: 'random', first: 0, rounds: 150 } as const;
const OPENINGS = ['build', 'play', 'recruit', 'upgrade', 'settle', 'explore', 'expedition'];

/** A turn's beginning: from random play, made up, or made up and poor. Decks and stacks may have run out. */
function someTurn(dice: Dice, name: string): State {
  const seats = 2 + dice.below(3);
  const rich = richSetup(OPTIONS, seats, name);
  const manner = dice.below(4);
  if (manner === 0) return played(anno1800.setup(OPTIONS, seats, name), dice, dice.below(150));
  if (manner === 1) return rich;
  const table = poor(rich, dice);
  if (manner === 2) return { ...rich, table };
  return {
    ...rich,
    table: { ...table, decks: [0, 0, 0], supply: table.supply.map((count) => Math.min(count, dice.below(3))), oldWorld: 0 },
  };
}

/** So many moves later, and on to the beginning of the next turn. */
function played(start: State, dice: Dice, moves: number): State {
  let state = start;
  for (let count = 0; count < moves || state.table.turn.acted || state.table.turn.pending.length > 0; count++) {
    const seat = state.table.turn.seat;
    const step = anno1800.apply(state, seat, dice.pick(anno1800.moves(anno1800.view(state, seat))));
    if (step.ok) state = step.state;
  }
  return state;
}

const FARMER = { kind: 'recruit', level: 'farmer' } as const;
const NOBODY = [0, 0, 0, 0, 0];
const NO_TOKENS = { trade: 0, exploration: 0 };

/** The beginning of a game with something else before the first player. */
function at(name: string, change: Partial<Player>): State {
  const { table, secret } = anno1800.setup(OPTIONS, 2, name);
  return { secret, table: withPlayer(table, 0, change) };
}

/** How near something is to the first player. */
function reachOf(wanted: Affordable['thing'], state: State): string | undefined {
  return affordable(anno1800.view(state, 0)).find(({ thing }) => equal(thing, wanted))?.reach;
}

const names = (all: readonly Affordable[]) => all.map(({ thing }) => JSON.stringify(thing)).toSorted();

describe('what is affordable', () => {
  it(
    'is payable exactly where the move is legal at the beginning of a turn',
    () => {
      const dice = diceFrom(seeded('affordable'));
      let found = 0;
      for (let position = 0; position < 400 * LONG; position++) {
        const state = someTurn(dice, `affordable ${position}`);
        const view = anno1800.view(state, state.table.turn.seat);
        const legal = anno1800.moves(view).filter((move) => OPENINGS.includes(move.kind));
        const lit = affordable(view).filter(({ reach }) => reach === 'payable');
        expect(names(lit)).toEqual(legal.map((move) => JSON.stringify(move)).toSorted());
        found += lit.length;
      }
      expect(found).toBeGreaterThan(1500 * LONG);
    },
    60_000 * Math.max(1, LONG),
  );

  it(
    'is near exactly where gold, tokens, a cube or one step of one’s own would do',
    () => {
      const dice = diceFrom(seeded('near'));
      const seen = { near: 0, far: 0 };
      for (let position = 0; position < 60 * LONG; position++) {
        const state = someTurn(dice, `near ${position}`);
        const view = anno1800.view(state, state.table.turn.seat);
        for (const { thing, reach } of affordable(view)) {
          const because = why(view, thing);
          expect(because === undefined).toBe(reach === 'payable');
          if (because === undefined || reach === 'payable') continue;
          seen[reach]++;
          const near = because.changes.some(({ change }) => change.kind !== 'build' || change.payable);
          if (near !== (reach === 'near')) expect.fail(JSON.stringify({ position, thing, reach, because }));
          expect(because.reasons.length).toBeGreaterThan(0);
        }
      }
      expect(Math.min(seen.near, seen.far)).toBeGreaterThan(500 * LONG);
    },
    60_000 * Math.max(1, LONG),
  );

  it('lists every tile, hand card, cube, step and voyage, also what cannot be had', () => {
    const state = anno1800.setup(OPTIONS, 2, 'all');
    const all = affordable(anno1800.view(state, 0));
    const count = (kind: string) => all.filter(({ thing }) => thing.kind === kind).length;
    expect(OPENINGS.map(count)).toEqual([44, 9, 5, 4, 1, 1, 1]);
    expect(affordable(anno1800.view(state, 'spectator'))).toEqual([]);
    expect(why(anno1800.view(state, 'spectator'), { kind: 'explore' })).toBeUndefined();
  });

  it('is the same for somebody who waits for his turn, as if it had come', () => {
    const state = richSetup(OPTIONS, 3, 'waiting');
    const turn = { ...state.table.turn, seat: 1, cards: [] };
    expect(affordable(anno1800.view(state, 1))).toEqual(affordable(anno1800.view({ ...state, table: { ...state.table, turn } }, 1)));
  });

  it('R5: takes one shift end where gold for one is there, and the workplaces are full', () => {
    const full = { rested: NOBODY, exhausted: NOBODY, workers: [[0, 0]], onShips: NO_TOKENS } as const;
    expect([0, 1].map((gold) => reachOf(FARMER, at('full', { ...full, gold })))).toEqual(['near', 'payable']);
  });

  it('R3.2: is not payable where a good is asked for twice and one workplace is free', () => {
    const shipyards = COMPONENTS.shipyards.map((yard) => ({ ...yard, cost: { resources: ['planks' as const, 'planks' as const] } }));
    const idle = { rested: [2, 0, 0, 0, 0], exhausted: NOBODY, onShips: NO_TOKENS };
    const yard = (there: readonly Level[]) => {
      const { table, secret } = at('twice', { ...idle, workers: [there] });
      return reachOf({ kind: 'build', tile: 'shipyard-1' }, { secret, table: { ...table, components: { ...COMPONENTS, shipyards } } });
    };
    expect([[], [0] as const].map(yard)).toEqual(['payable', 'near']);
  });

  it('R10.2: is far where both gold for the card and tokens are missing', () => {
    const { table, secret } = at('both', { rested: NOBODY, exhausted: NOBODY, onShips: NO_TOKENS });
    expect([1, 0].map((cards) => reachOf(FARMER, { secret, table: { ...table, decks: [cards, 1, 1] } }))).toEqual(['near', 'far']);
  });

  it('R4.3: remembers in the middle of a turn what was bought', () => {
    const { table, secret } = at('bought', { rested: NOBODY });
    const later = (traded: readonly Good[]) => ({ secret, table: withTurn(table, { actions: 0, acted: true, traded }) });
    expect([[], ['planks'] as const].map((traded) => reachOf(FARMER, later(traded)))).toEqual(['payable', 'near']);
  });

  it('R10.2: names the gold for the card with that for the shifts, and no dearer shifts than it pays', () => {
    const { table, secret } = at('fee', { rested: NOBODY, exhausted: [1, 1, 0, 0, 0], onShips: NO_TOKENS });
    const goldWhenDeckEmpty = { ...COMPONENTS.goldWhenDeckEmpty, 'farmer-worker': 50 };
    const dear = { ...table, decks: [0, 0, 0], components: { ...COMPONENTS, goldWhenDeckEmpty } };
    const two = layTile(boxOf(dear), dear, 0, fieldIndex(playerAt(dear, 0), 'coast-2') ?? -1, 'sawmill-worker');
    // Gold is worth nothing here, so that a worker's shift would be ended if there were gold for it.
    const valuation = { ...PLAIN_VALUATION, gold: 0, workplace: [1, 0, 0, 0, 0] };
    const because = why(anno1800.view({ table: two, secret }, 0), FARMER, valuation);
    const ends = [{ kind: 'end-shift', level: 'farmer', at: 'exhausted' }];
    expect(because?.changes).toContainEqual({ change: { kind: 'gold', count: 51, ends }, price: 0 });
  });

  it('R10.2: does not count cards that an open action has in reserve', () => {
    const { table, secret } = anno1800.setup(OPTIONS, 2, 'reserve');
    const open = { kind: 'workforce', left: 2, reserved: [1, 0, 0] } as const;
    const lastCard = withTurn({ ...withPlayer(table, 1, { gold: 0 }), decks: [1, 20, 20] }, { actions: 0, acted: true, open });
    const farmer = (all: readonly Affordable[]) => all.find(({ thing }) => thing.kind === 'recruit' && thing.level === 'farmer');
    for (const seat of [0, 1]) expect(farmer(affordable(anno1800.view({ table: lastCard, secret }, seat)))?.reach).toBe('near');
  });

  it('says why, by which rule, and what would help', () => {
    const { table, secret } = anno1800.setup(OPTIONS, 2, 'why');
    const idle = { secret, table: withPlayer(table, 0, { rested: [0, 0, 0, 0, 0], exhausted: [4, 3, 2, 0, 0] }) };
    const view = anno1800.view(idle, 0);
    expect(why(view, { kind: 'recruit', level: 'worker' })).toMatchObject({
      rule: 'R3.1',
      changes: expect.arrayContaining([
        { change: { kind: 'festival' }, price: 5 },
        expect.objectContaining({ change: expect.objectContaining({ kind: 'gold', count: 1 }) }),
      ]),
    });
    expect(why(view, { kind: 'settle' })).toBe(undefined);
    expect(why(view, { kind: 'upgrade', level: 'engineer' })).toMatchObject({ rule: 'R11', changes: [] });
  });

  it('answers also about what is not there to be had', () => {
    const view = anno1800.view(anno1800.setup(OPTIONS, 2, 'nothing'), 0);
    expect(why(view, { kind: 'play', card: foreign('no such card') })).toMatchObject({ rule: 'R7', changes: [] });
    expect(why(view, { kind: 'build', tile: foreign('no such tile') })).toMatchObject({ rule: 'R6.1', changes: [] });
    expect(why(view, { kind: 'build', tile: 'start-sawmill' })).toMatchObject({ rule: 'R6.1', changes: [] });
  });
});
