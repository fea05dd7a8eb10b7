import { diceFrom, isRecord, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1800, COMPONENTS, type State } from '../src/index.ts';
import { richSetup } from './rich.ts';

const build = (position: unknown, seats = 2) => anno1800.positionFormat.build(position, seats);
const faults = (position: unknown, seats = 2) => {
  const built = build(position, seats);
  return built.ok ? [] : built.faults;
};
const described = (position: unknown, seats = 2) => {
  const built = build(position, seats);
  if (!built.ok) throw new Error(built.faults.join('; '));
  return anno1800.positionFormat.describe(built.state);
};
const anna = (seat: object) => ({ seats: [seat, {}] });

describe('a described position', () => {
  it('is laid out with the components of the options', () => {
    const shiftEndGold = { ...COMPONENTS.shiftEndGold, farmer: 7 };
    const built = anno1800.positionFormat.build({ seats: [{}, {}] }, 2, { components: { ...COMPONENTS, shiftEndGold } });
    expect(built).toMatchObject({ ok: true, state: { table: { components: { shiftEndGold } } } });
    const wrong = anno1800.positionFormat.build({ seats: [{}, {}] }, 2, { components: {} });
    expect(wrong).toMatchObject({ ok: false, faults: expect.arrayContaining([expect.stringMatching(/^components/)]) });
  });

  it('is as at the start where nothing is said, with empty hands and no gold', () => {
    expect(described({ seats: [{}, {}] })).toMatchObject({
      turn: 0,
      first: 0,
      round: 1,
      limit: 150,
      actions: 1,
      acted: false,
      open: null,
      paying: null,
      owed: [],
      freeSteps: { farmer: 0, worker: 0, artisan: 0, engineer: 0, investor: 0 },
      traded: [],
      objectives: [],
      supply: { farmer: 17, worker: 34, artisan: 21, engineer: 20, investor: 15 },
      end: null,
      over: false,
    });
    expect(described({ seats: [{}, {}] })).toHaveProperty('seats.1', {
      cubes: { farmer: 4, worker: 3, artisan: 2, engineer: 0, investor: 0 },
      exhausted: { farmer: 0, worker: 0, artisan: 0, engineer: 0, investor: 0 },
      working: {},
      gold: 0,
      tokens: { trade: 2, exploration: 1 },
      spent: { trade: 0, exploration: 0 },
      onCards: { trade: 0, exploration: 0 },
      tiles: {},
      hand: [],
      played: [],
      expeditions: [],
      oldWorld: [],
      newWorld: [],
    });
  });

  it('keeps decks and stacks in the order of the data, without what is in play', () => {
    const found = described(
      {
        seats: [
          {
            hand: ['fw-01'],
            played: ['fw-02', { card: 'aei-01', used: true }],
            expeditions: ['ex-01'],
            oldWorld: ['ow-02'],
            newWorld: ['nw-08'],
          },
          { hand: ['nwc-24'] },
          {},
        ],
      },
      3,
    );
    if (!isRecord(found) || !isRecord(found['decks'])) throw new Error('no record');
    const { decks, expeditions, oldWorld, newWorld } = found as { [key: string]: unknown[] } & { decks: Record<string, string[]> };
    expect(decks['farmer-worker']?.slice(0, 2)).toEqual(['fw-03', 'fw-04']);
    expect(decks['farmer-worker']).toHaveLength(44);
    expect(decks['artisan-engineer-investor']?.[0]).toBe('aei-02');
    expect(decks['new-world']).toHaveLength(23);
    expect(expeditions).toHaveLength(21);
    expect(oldWorld).not.toContain('ow-02');
    expect(newWorld).toHaveLength(7);
  });

  it('takes tiles from the market, cubes from the supply and lays tokens on ships', () => {
    expect(
      described(
        anna({
          tiles: { 'coast-2': 'brewery', 'sea-4': 'trade-ship-3' },
          cubes: { investor: 2 },
          exhausted: { engineer: 1 },
          working: { 'coast-2': ['artisan', 'worker'] },
          spent: { trade: 4 },
          onCards: { exploration: 2 },
        }),
      ),
    ).toMatchObject({
      market: { brewery: 1, 'trade-ship-3': 5 },
      supply: { farmer: 21, worker: 36, artisan: 22, engineer: 19, investor: 13 },
      seats: [
        {
          tokens: { trade: 1, exploration: 1 },
          spent: { trade: 4, exploration: 0 },
          onCards: { trade: 0, exploration: 2 },
          working: { 'coast-2': ['worker', 'artisan'] },
        },
        {},
      ],
    });
  });

  it('has what it is said to have', () => {
    const common = {
      turn: 1,
      first: 1,
      round: 9,
      limit: null,
      objectives: ['zoo'],
      traded: ['planks'],
      end: { by: 0, lastRound: 10 },
      expeditions: ['ex-03'],
      oldWorld: ['ow-05'],
      newWorld: [],
    };
    const given = {
      ...common,
      market: { brewery: 0 },
      supply: { farmer: 1 },
      decks: { 'new-world': ['nwc-02'] },
      seats: [{ gold: 7 }, {}],
    };
    expect(described(given)).toMatchObject(given);
  });

  it('begins the turn of the one who is named', () => {
    const built = build({ turn: 1, seats: [{}, {}] });
    expect(built.ok && anno1800.active(built.state)).toEqual([1]);
  });
});

describe('what cannot be laid out is said', () => {
  it.each([
    ['an unknown word', { seats: [{}, {}], weather: 'fine' }, /^there is no such word: weather$/],
    ['an unknown word of a player', anna({ horses: 2 }), /^seats\.0: there is no such word: horses$/],
    ['half a gold', anna({ gold: 0.5 }), /^seats\.0\.gold: /],
    ['no players', {}, /^seats: /],
    ['an unknown tile', anna({ tiles: { 'coast-2': 'opera' } }), /^the box has no opera$/],
    ['an unknown field', anna({ tiles: { 'coast-9': 'brewery' } }), /^there is no field coast-9$/],
    ['a field of an island that is not there', anna({ working: { 'island-1-land-1': ['worker'] } }), /^there is no field island-1-land-1$/],
    ['an unknown card in hand', anna({ hand: ['fw-99'] }), /^the box has no fw-99$/],
    ['an unknown played card', anna({ played: ['fw-99'] }), /^the box has no fw-99$/],
    ['an unknown card in a deck', { decks: { 'farmer-worker': ['fw-99'] }, seats: [{}, {}] }, /^the box has no fw-99$/],
    ['an unknown expedition card', anna({ expeditions: ['ex-99'] }), /^the box has no ex-99$/],
    ['an unknown island', anna({ oldWorld: ['ow-99'] }), /^the box has no ow-99$/],
    ['an unknown New World island', anna({ newWorld: ['nw-99'] }), /^the box has no nw-99$/],
    ['an unknown objective', { objectives: ['dragon'], seats: [{}, {}] }, /^the box has no dragon$/],
    ['an unknown tile on the market', { market: { opera: 1 }, seats: [{}, {}] }, /^the box has no opera$/],
    [
      'more tiles than there are',
      { seats: [{ tiles: { 'coast-2': 'brewery', 'coast-3': 'brewery', 'coast-4': 'brewery' } }, {}] },
      /^market\.brewery: /,
    ],
    ['more cubes than there are', anna({ cubes: { investor: 16 } }), /^supply\.4: /],
    ['more exhausted tokens than ships have', anna({ spent: { trade: 3 } }), /^seats\.0\.onShips\.trade: /],
    ['a card in two hands', { seats: [{ hand: ['fw-01'] }, { hand: ['fw-01'] }] }, /^fw-01 is there twice$/],
    ['a played card in its deck', { decks: { 'farmer-worker': ['fw-01'] }, seats: [{ played: ['fw-01'] }, {}] }, /^fw-01 is there twice$/],
    [
      'an expedition card that is still in the deck',
      { expeditions: ['ex-01'], seats: [{ expeditions: ['ex-01'] }, {}] },
      /^ex-01 is there twice$/,
    ],
    ['an island that two have', { seats: [{ oldWorld: ['ow-01'] }, { oldWorld: ['ow-01'] }] }, /^ow-01 is there twice$/],
    ['three cubes on two workplaces', anna({ working: { 'land-1': ['farmer', 'farmer', 'farmer'] } }), /^too many cubes on land-1$/],
    ['a cube on a shipyard', anna({ working: { 'coast-1': ['farmer'] } }), /^too many cubes on coast-1$/],
  ])('%s', (_, position, fault) => {
    expect(faults(position)).toHaveLength(1);
    expect(faults(position)[0]).toMatch(fault);
  });
});

describe('what is described', () => {
  /** The words that a position may be given in: what a turn has brought so far is only ever told. */
  function given(state: State): object {
    const { actions, acted, open, paying, owed, freeSteps, over, seats, ...rest } = anno1800.positionFormat.describe(state) as Record<
      string,
      unknown
    >;
    return { ...rest, seats: (seats as Record<string, unknown>[]).map(({ tokens, ...seat }) => seat) };
  }

  it('can be laid out again, at the beginning of any turn', () => {
    const dice = diceFrom(seeded('round trip'));
    for (let game = 0; game < 12; game++) {
      let state = richSetup({ objectives: 'random', first: 'random', rounds: 150 }, 2 + (game % 3), `${game}`);
      for (let move = 0; move < 60; move++) {
        const seat = state.table.turn.seat;
        const step = anno1800.apply(state, seat, dice.pick(anno1800.moves(anno1800.view(state, seat))));
        if (!step.ok) throw new Error(JSON.stringify(step.illegal));
        state = step.state;
        if (state.table.turn.acted || state.table.turn.pending.length > 0 || state.table.turn.open) continue;
        expect(given(state)).toEqual(given(rebuilt(state)));
      }
    }
  });

  function rebuilt(state: State): State {
    const built = build(given(state), state.table.seats.length);
    if (!built.ok) throw new Error(built.faults.join('; '));
    return built.state;
  }

  it('tells in words what is owed', () => {
    const built = build({ objectives: ['alonso-graves'], seats: [{ gold: 3, onCards: { exploration: 3 } }, {}] });
    if (!built.ok) throw new Error('not built');
    const moves = [
      { kind: 'build', tile: 'warehouse-worker' },
      { kind: 'place', field: 'coast-2' },
      { kind: 'trade', good: 'bricks', from: 1 },
      { kind: 'graves' },
    ];
    const state = moves.reduce((now, move) => {
      const step = anno1800.apply(now, 0, move);
      if (!step.ok) throw new Error(JSON.stringify(step.illegal));
      return step.state;
    }, built.state);
    expect(anno1800.positionFormat.describe(state)).toMatchObject({
      paying: 'graves',
      owed: ['trade token', 'trade token', 'artisan', 'exploration token', 'exploration token', 'exploration token'],
    });
  });
});
