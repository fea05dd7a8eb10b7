import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anno1800, COMPONENTS, type State } from '../src/index.ts';
import { sheetOf } from '../src/rules/scoring.ts';

function position(described: Readonly<Record<string, unknown>>): State {
  const seats = described['seats'];
  const built = anno1800.positionFormat.build(described, Array.isArray(seats) ? seats.length : 0);
  if (!built.ok) throw new Error(built.faults.join('; '));
  return built.state;
}

const over = (state: State): State => ({ ...state, table: { ...state.table, over: true } });

/** The line of a score sheet, without its name. */
function line(state: State, seat: number, name: string) {
  const found = sheetOf(state, seat).lines.find((each) => each.line === name);
  return found && [found.points, found.count];
}

describe('R15.2: the score sheet', () => {
  const full = position({
    end: { by: 0, lastRound: 2 },
    objectives: ['zoo', 'pyrphorian', 'editor'],
    seats: [
      {
        cubes: { artisan: 1 },
        gold: 11,
        hand: ['fw-20'],
        played: ['fw-01', { card: 'fw-02', used: true }, 'aei-03', 'nwc-04'],
        expeditions: ['ex-19'],
      },
      {},
    ],
  });

  it('has a line for each deck, the expeditions, the gold, the fireworks and each objective', () => {
    expect(sheetOf(full, 0)).toEqual({
      total: 6 + 8 + 5 + 1 + 3 + 7 + 1 - 2,
      lines: [
        { line: 'farmer-worker', points: 6, count: 2 },
        { line: 'artisan-engineer-investor', points: 8, count: 1 },
        { line: 'new-world', points: 5, count: 1 },
        { line: 'expeditions', points: 1, count: 1 },
        { line: 'gold', points: 3, count: 11 },
        { line: 'fireworks', points: 7 },
        { line: 'zoo', points: 1, count: 1 },
        { line: 'pyrphorian', points: -2, count: 1 },
        { line: 'editor', points: 0 },
      ],
    });
  });

  it('is empty for who has nothing', () => expect(sheetOf(full, 1)).toMatchObject({ total: 0 }));

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [30, 10],
  ])('gives for %i gold %i points', (gold, points) => expect(line(position({ seats: [{ gold }, {}] }), 0, 'gold')).toEqual([points, gold]));

  it('gives the fireworks to one player, if to any', () => {
    const by = (end: unknown) => [0, 1].map((seat) => line(position({ end, seats: [{}, {}] }), seat, 'fireworks')?.[0]);
    expect(by({ by: 1, lastRound: 9 })).toEqual([0, 7]);
    expect(by(null)).toEqual([0, 0]);
  });

  it('is made for all when the game is over, and not before', () => {
    expect(anno1800.outcome(full)).toBeNull();
    expect(anno1800.outcome(over(full))?.sheets).toEqual([sheetOf(full, 0), sheetOf(full, 1)]);
  });

  it('pays the points that the cards themselves carry', () => {
    const populationCards = COMPONENTS.populationCards.map((card) => ({ ...card, points: card.points + 10 }));
    const table = { ...full.table, components: { ...COMPONENTS, populationCards } };
    expect(line({ ...full, table }, 0, 'farmer-worker')).toEqual([26, 2]);
  });
});

describe('R14: industries', () => {
  const shown = COMPONENTS.objectives.filter((each) => each.kind === 'industry');

  it.each(shown)('$id: the points beside it for each industry shown', ({ id, industries = [], pointsEach }) => {
    const fields = ['coast-2', 'coast-3', 'coast-4', 'coast-5', 'land-1', 'land-2', 'land-3'];
    for (let have = 0; have <= industries.length; have++) {
      const tiles = Object.fromEntries(industries.slice(0, have).map((tile, at) => [fields[at], tile]));
      expect(line(position({ objectives: [id], seats: [{ tiles }, {}] }), 0, id)).toEqual([have * (pointsEach ?? 0), have]);
    }
  });

  it('count only for those whom they belong to, and no other industry', () => {
    const state = position({
      objectives: ['queen'],
      seats: [{ tiles: { 'coast-2': 'brewery' } }, { tiles: { 'coast-2': 'clockmakers' } }],
    });
    expect(line(state, 0, 'queen')).toEqual([0, 0]);
    expect(line(state, 1, 'queen')).toEqual([6, 1]);
  });
});

describe('R14: majorities', () => {
  const MAJORITIES: Readonly<Record<string, (count: number, seat: number) => object>> = {
    university: (count: number) => ({ cubes: { engineer: count } }),
    'worlds-fair': (count: number) => ({ cubes: {}, exhausted: { investor: count } }),
    'hannah-goode': (count: number) => ({ cubes: { worker: count } }),
    // Two trade tokens are printed; those that lie on cards count as well.
    'madame-kahina': (count: number) => ({ onCards: { trade: count } }),
    tourist: (count: number, seat: number) => ({
      expeditions: Array.from({ length: count }, (_, at) => `ex-${String(seat * 5 + at + 1).padStart(2, '0')}`),
    }),
  };

  /** Written from the words of the rule: the highest number gets 10, the next one 4, and nobody gets anything for none. */
  function byTheRule(counts: readonly number[], mine: number): number {
    if (mine === 0) return 0;
    const higher = new Set(counts.filter((count) => count > mine)).size;
    return higher === 0 ? 10 : higher === 1 ? 4 : 0;
  }

  for (const [id, holding] of Object.entries(MAJORITIES)) {
    it(`${id}: 10 and 4, ties and all`, () => {
      fc.assert(
        fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 4 }), (held) => {
          const state = position({ objectives: [id], seats: held.map(holding) });
          const counts = held.map((count) => (id === 'madame-kahina' ? count + 2 : count));
          for (const [seat, mine] of counts.entries()) expect(line(state, seat, id)).toEqual([byTheRule(counts, mine), mine]);
        }),
        { numRuns: 60 },
      );
    });
  }

  it('count cubes and tokens wherever they are', () => {
    const seats = [
      {
        cubes: { engineer: 1 },
        exhausted: { engineer: 1, farmer: 1 },
        tiles: { 'coast-2': 'brewery', 'sea-4': 'trade-ship-3' },
        working: { 'coast-2': ['engineer', 'worker'] },
        spent: { trade: 4 },
        onCards: { trade: 2, exploration: 5 },
      },
      {},
    ];
    const state = position({ objectives: ['university', 'hannah-goode', 'madame-kahina', 'worlds-fair'], seats });
    expect(line(state, 0, 'university')).toEqual([10, 3]);
    expect(line(state, 0, 'hannah-goode')).toEqual([4, 5]);
    expect(line(state, 0, 'madame-kahina')).toEqual([10, 7]);
    expect(line(state, 0, 'worlds-fair')).toEqual([0, 0]);
  });
});

describe('R14: islands and cards in hand', () => {
  it.each([
    [[], 18],
    [['ow-01'], 18],
    [['ow-01', 'ow-02'], 0],
    [['ow-01', 'ow-02', 'ow-03', 'ow-04'], 0],
  ])('bente-jorgensen: for the Old World islands %j %i', (oldWorld, points) =>
    expect(line(position({ objectives: ['bente-jorgensen'], seats: [{ oldWorld }, {}] }), 0, 'bente-jorgensen')).toEqual([
      points,
      oldWorld.length,
    ]),
  );

  it('isabel-sarmento: six for each New World island, none for an Old World one', () => {
    const seats = [{ newWorld: ['nw-01', 'nw-05'], oldWorld: ['ow-04'] }, {}];
    expect(line(position({ objectives: ['isabel-sarmento'], seats }), 0, 'isabel-sarmento')).toEqual([12, 2]);
  });

  it('pyrphorian: two less for each hand card of any deck, none for played or expedition cards', () => {
    const seats = [{ hand: ['fw-01', 'aei-01', 'nwc-01'], played: ['fw-02'], expeditions: ['ex-01'] }, {}];
    expect(line(position({ objectives: ['pyrphorian'], seats }), 0, 'pyrphorian')).toEqual([-6, 3]);
  });

  it.each(['queen', 'university', 'zoo', 'bente-jorgensen', 'isabel-sarmento'])(
    '%s: an objective that names no points gives none',
    (id) => {
      const seat = { cubes: { engineer: 1 }, expeditions: ['ex-08'], tiles: { 'coast-2': 'clockmakers' }, newWorld: ['nw-01'] };
      const state = position({ objectives: [id], seats: [seat, {}] });
      const objectives = COMPONENTS.objectives.map(
        ({ pointsEach: _, points: __, limit: ___, first: ____, second: _____, ...rest }) => rest,
      );
      const table = { ...state.table, components: { ...COMPONENTS, objectives } };
      expect(line({ ...state, table }, 0, id)?.[0]).toBe(0);
    },
  );

  it('an objective that counts nothing known is a fault of the program', () => {
    const state = position({ objectives: ['tourist'], seats: [{}, {}] });
    const objectives = [{ id: 'tourist' as const, kind: 'each' as const, pointsEach: 1 }];
    expect(() => sheetOf({ ...state, table: { ...state.table, components: { ...COMPONENTS, objectives } } }, 0)).toThrow(
      'nothing counts undefined',
    );
  });
});

describe('R15.4: places', () => {
  const seat = fc.record({
    gold: fc.constantFrom(0, 1, 3, 6),
    yards: fc.nat({ max: 1 }),
    cards: fc.nat({ max: 2 }),
  });

  it('go by influence, then buildings, then few cards in hand, and are shared after that', () => {
    fc.assert(
      fc.property(fc.array(seat, { minLength: 2, maxLength: 4 }), (players) => {
        const state = position({
          seats: players.map(({ gold, yards, cards }, at) => ({
            gold,
            tiles: yards === 1 ? { 'coast-2': 'shipyard-1' } : {},
            hand: Array.from({ length: cards }, (_, card) => `fw-${10 + at * 5 + card}`),
          })),
        });
        // One number for the three of them: each outweighs all that comes after it.
        const rank = players.map(({ gold, yards, cards }) => Math.floor(gold / 3) * 100 + yards * 10 - cards);
        const places = rank.map((mine) => 1 + rank.filter((other) => other > mine).length);
        expect(anno1800.outcome(over(state))?.places).toEqual(places);
      }),
      { numRuns: 150 },
    );
  });

  it('count industries, shipyards and ships in use, printed or built, at home and on islands', () => {
    const places = (mine: object, theirs: object) => anno1800.outcome(over(position({ seats: [mine, theirs] })))?.places;
    expect(places({ tiles: { 'sea-4': 'trade-ship-1' } }, {})).toEqual([1, 2]);
    expect(places({ tiles: { 'sea-1': 'trade-ship-1' } }, {})).toEqual([1, 1]);
    expect(places({ oldWorld: ['ow-09'] }, {})).toEqual([1, 2]);
    expect(places({ oldWorld: ['ow-01'] }, {})).toEqual([1, 1]);
    expect(places({ oldWorld: ['ow-04'], tiles: { 'island-1-land-1': 'brewery' } }, { tiles: { 'coast-2': 'bakery' } })).toEqual([1, 1]);
  });
});
