import { type Json, openMatch } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { tradePrice } from '../src/board/board.ts';
import { boxOf } from '../src/box/box.ts';
import { inconsistencies } from '../src/box/consistent.ts';
import type { CardId, Good, ObjectiveId, TileId } from '../src/data/words.ts';
import { anno1800, COMPONENTS, type Components, componentsSchema, type Move, type State } from '../src/index.ts';
import { withPlayer } from '../src/state/change.ts';
import { playerAt } from '../src/state/state.ts';
import { foreign } from './foreign.ts';

const GUM = foreign<Good>('gum');
const ARK = foreign<TileId>('ark');

const { industries, printedIndustries, shipyards, ships, homeIsland } = COMPONENTS;
const { populationCards, expeditionCards, objectives, oldWorldIslands, newWorldIslands } = COMPONENTS;

/** A list whose first thing is changed, or to which one is added. */
const head = <Item>([item, ...rest]: readonly Item[], change: Partial<Item>): Item[] =>
  item === undefined ? [] : [{ ...item, ...change }, ...rest];
const twice = <Item>(list: readonly Item[]): Item[] => [...list, ...list.slice(0, 1)];
const gum = { cost: { resources: [GUM] } };
const noah = (objective: Omit<Components['objectives'][number], 'id'>) => ({
  objectives: [...objectives, { id: foreign<ObjectiveId>('noah'), ...objective }],
});
const fewCards = populationCards.filter((card) => card.deck !== 'artisan-engineer-investor' || card.id < 'aei-08');

const FAULTS: readonly (readonly [string, Partial<Components>, string])[] = [
  [
    'more goods than fit into a set',
    {
      resources: {
        ...COMPONENTS.resources,
        'old-world': [...COMPONENTS.resources['old-world'], ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => foreign<Good>(letter))],
      },
    },
    'resources: 70 goods are more than 60',
  ],
  ['an industry that makes nothing known', { industries: head(industries, { makes: GUM }) }, 'sawmill-worker: there is no good gum'],
  ['a printed one', { printedIndustries: head(printedIndustries, { makes: GUM }) }, 'start-sawmill: there is no good gum'],
  ['an industry with an unknown price', { industries: head(industries, gum) }, 'sawmill-worker: there is no good gum'],
  ['a shipyard with an unknown price', { shipyards: head(shipyards, gum) }, 'shipyard-1: there is no good gum'],
  ['a ship with an unknown price', { ships: head(ships, gum) }, 'trade-ship-1: there is no good gum'],
  ['a cube with one', { workforce: { ...COMPONENTS.workforce, investor: gum.cost } }, 'workforce: there is no good gum'],
  ['a step with one', { upgrade: { ...COMPONENTS.upgrade, artisan: gum.cost } }, 'upgrade: there is no good gum'],
  ['a card with an unknown price', { populationCards: head(populationCards, gum) }, 'fw-01: there is no good gum'],
  [
    'a card that gives the unknown',
    { populationCards: head(populationCards, { effect: { oneOf: [GUM] } }) },
    'fw-01: there is no good gum',
  ],
  ['an island that gives it', { oldWorldIslands: head(oldWorldIslands, { effect: { oneOf: [GUM] } }) }, 'ow-01: there is no good gum'],
  ['an island with an unknown ship', { oldWorldIslands: head(oldWorldIslands, { printed: { sea: ARK } }) }, 'ow-01: there is no tile ark'],
  ['an island with an unknown resource', { newWorldIslands: head(newWorldIslands, { resources: [GUM] }) }, 'nw-01: there is no good gum'],
  [
    'a strange home',
    { homeIsland: { ...homeIsland, printed: { land: [], coast: [[ARK, null]], sea: [] } } },
    'homeIsland: there is no tile ark',
  ],
  ['a home without a field', { homeIsland: { ...homeIsland, rows: [] } }, 'homeIsland: it has no field'],
  ['a market with an unknown tile', { market: { rows: [[ARK]] } }, 'market: there is no tile ark'],
  ['an objective for an unknown industry', noah({ kind: 'industry', industries: [ARK] }), 'noah: there is no tile ark'],
  ['a majority of animals', noah({ kind: 'majority', counts: 'animal' }), 'noah: an objective of the kind majority cannot count animal'],
  ['visits to engineers', noah({ kind: 'visits', counts: 'engineer' }), 'noah: an objective of the kind visits cannot count engineer'],
  ['an objective that counts nothing', noah({ kind: 'each' }), 'noah: an objective of the kind each cannot count undefined'],
  ['an effect that counts', noah({ kind: 'effect', counts: 'engineer' }), 'noah: an objective of the kind effect cannot count engineer'],
  ['a population card twice', { populationCards: twice(populationCards) }, 'fw-01 is there twice'],
  ['an expedition card twice', { expeditionCards: twice(expeditionCards) }, 'ex-01 is there twice'],
  ['an objective twice', { objectives: twice(objectives) }, 'alonso-graves is there twice'],
  ['an Old World island twice', { oldWorldIslands: twice(oldWorldIslands) }, 'ow-01 is there twice'],
  ['a New World island twice', { newWorldIslands: twice(newWorldIslands) }, 'nw-01 is there twice'],
  ['a tile twice', { ships: twice(ships) }, 'a tile is there twice'],
  ['a printed industry twice', { printedIndustries: twice(printedIndustries) }, 'a tile is there twice'],
  ['a tile named like a printed one', { printedIndustries: head(printedIndustries, { id: 'brewery' }) }, 'a tile is there twice'],
  ['too few cubes for four', { cubes: { ...COMPONENTS.cubes, worker: 11 } }, 'too few cubes: worker'],
  ['too few cards for four', { populationCards: fewCards }, 'too few cards: artisan-engineer-investor'],
];

const messages = (components: Components) => inconsistencies(components).map(({ message }) => message);

const opened = (components: Json) =>
  openMatch(anno1800, {
    game: 'anno1800',
    rules: anno1800.version,
    seats: 2,
    options: { components, first: 0 },
    seed: 'x',
  });

describe('a damaged box', () => {
  it.each(FAULTS)('with %s is found out and refused', (_, part, fault) => {
    const components = { ...COMPONENTS, ...part };
    expect(messages(components)).toContain(fault);
    const answer = opened(components);
    expect(answer).toMatchObject({ ok: false, fault: 'options' });
    expect(!answer.ok && answer.detail).toContain(fault);
  });

  it('names each fault once', () => {
    const faulty = { ...COMPONENTS, ships: head(ships, { cost: { resources: [GUM, GUM] } }) };
    expect(messages(faulty)).toEqual(['trade-ship-1: there is no good gum']);
  });

  it('is whole while it is just enough for four players', () => {
    const cubes = { farmer: 16, worker: 12, artisan: 8, engineer: 0, investor: 0 };
    const enough = populationCards.filter((card) => card.id <= 'aei-08' || (card.id >= 'fw-01' && card.id <= 'fw-28'));
    expect(inconsistencies({ ...COMPONENTS, cubes, populationCards: enough })).toEqual([]);
  });

  it.each([
    ['less than nothing', { cubes: { ...COMPONENTS.cubes, farmer: -1 } }],
    ['more than any box holds', { cubes: { ...COMPONENTS.cubes, farmer: 1000 } }],
    ['a home island as wide as the sea', { homeIsland: { ...COMPONENTS.homeIsland, columns: 999 } }],
    ['a home island of a thousand rows', { homeIsland: { ...COMPONENTS.homeIsland, rows: Array.from({ length: 1000 }, () => 'sea') } }],
    ['an island of a thousand fields', { oldWorldIslands: [{ id: 'ow-01', fields: { land: 999, coast: 0, sea: 0 } }] }],
    ['a ship that costs a thousand tokens', { ships: head(ships, { cost: { trade: 999 } }) }],
    ['half a cube', { cubes: { ...COMPONENTS.cubes, farmer: 2.5 } }],
    ['an industry without workplaces', { industries: head(industries, { workplaces: 0 }) }],
    ['a word that no component has', { dragons: 3 }],
    ['an unknown deck', { populationCards: [{ ...populationCards[0], deck: 'pirates' }] }],
    ['an objective that counts dragons', { objectives: [{ id: 'noah', kind: 'each', counts: 'dragons' }] }],
  ])('is no box at all with %s', (_, part) => {
    expect(componentsSchema.safeParse({ ...COMPONENTS, ...part }).success).toBe(false);
    expect(opened({ ...COMPONENTS, ...part })).toMatchObject({ ok: false, fault: 'options' });
  });
});

describe('a corrected box', () => {
  const open = (part: Partial<Components>) => {
    const answer = opened({ ...COMPONENTS, ...part });
    if (!answer.ok) throw new Error(answer.detail);
    return answer.match.state;
  };
  const after = (start: State, ...moves: readonly Move[]) =>
    moves.reduce((state, move) => {
      const step = anno1800.apply(state, 0, move);
      if (!step.ok) throw new Error(JSON.stringify(step.illegal));
      return step.state;
    }, start);

  it('is played with: another price is asked', () => {
    const state = open({ shipyards: head(shipyards, { cost: { resources: ['planks', 'planks'] } }) });
    const begun = after(state, { kind: 'build', tile: 'shipyard-1' });
    expect(anno1800.positionFormat.describe(begun)).toMatchObject({ owed: ['planks', 'planks'] });
  });

  it('is played with: other counts are laid out', () => {
    const { table } = open({ cubes: { ...COMPONENTS.cubes, investor: 3 }, ships: head(ships, { copies: 2 }) });
    expect(table.supply).toEqual([17, 34, 21, 20, 3]);
    expect(table.market['trade-ship-1']).toBe(2);
    expect(table.components?.cubes.investor).toBe(3);
  });

  it('may lack a trade price: what that level makes cannot be bought then', () => {
    const begun = after(open({ tradeTokens: { worker: 1, artisan: 2, engineer: 3 } }), { kind: 'recruit', level: 'farmer' });
    expect(anno1800.moves(anno1800.view(begun, 0)).map((move) => move.kind)).toEqual(['produce']);
    expect(anno1800.apply(begun, 0, { kind: 'trade', good: 'planks', from: 1 })).toMatchObject({
      ok: false,
      illegal: { rule: 'R4.1', reasons: [{ code: 'not-made-by-partner' }] },
    });
  });

  it('may end shifts for nothing, and then they are offered without gold', () => {
    const state = open({ shiftEndGold: { ...COMPONENTS.shiftEndGold, farmer: 0 } });
    const working = after(state, { kind: 'recruit', level: 'farmer' }, { kind: 'produce', good: 'planks', field: 'land-1' });
    expect(anno1800.moves(anno1800.view(working, 0))).toContainEqual({ kind: 'end-shift', level: 'farmer', at: 'land-1' });
  });

  it('may have a card that does nothing: it cannot be activated', () => {
    const state = open({ populationCards: head(populationCards, { effect: {} }) });
    expect(refusal(withPlayed(state, 'fw-01'), { kind: 'activate', card: 'fw-01' })).toEqual(['R9', 'no-effect']);
  });

  it('may have a card that would raise investors: nobody rises above them', () => {
    const state = open({ populationCards: head(populationCards, { effect: { upgrades: { from: 'investor', steps: 1 } } }) });
    expect(refusal(withPlayed(state, 'fw-01'), { kind: 'activate', card: 'fw-01' })).toEqual(['R11', 'highest-level']);
  });

  it('may make a good in an industry of investors: it is made there and not sold', () => {
    const state = open({ industries: head(industries, { worker: 'investor' }) });
    const built = after(state, { kind: 'build', tile: 'sawmill-worker' }, { kind: 'place', field: 'land-1' });
    expect(tradePrice(boxOf(built.table), playerAt(built.table, 0), 'planks')).toBeUndefined();
  });

  it('may ask no gold for the card of an empty deck: none is drawn from it', () => {
    const goldWhenDeckEmpty = { 'farmer-worker': 0, 'artisan-engineer-investor': 0 };
    const generous = populationCards.map((card) => (card.id === 'fw-01' ? { ...card, effect: { cubes: { farmer: 2 } } } : card));
    const workforce = { ...COMPONENTS.workforce, farmer: {} };
    const built = anno1800.positionFormat.build({ decks: { 'farmer-worker': ['fw-02'] }, seats: [{ played: ['fw-01'] }, {}] }, 2, {
      components: { ...COMPONENTS, goldWhenDeckEmpty, populationCards: generous, workforce },
    });
    if (!built.ok) throw new Error(built.faults.join());
    const recruit = { kind: 'recruit', level: 'farmer' } as const;
    const recruited = after(built.state, recruit, recruit, recruit);
    expect([recruited.table.decks[0], recruited.secret.hands[0]]).toEqual([0, ['fw-02']]);
    const gained = after(built.state, { kind: 'activate', card: 'fw-01' });
    expect([gained.table.decks[0], gained.secret.hands[0]]).toEqual([0, ['fw-02']]);
  });

  const withPlayed = (state: State, card: CardId): State => ({
    ...state,
    table: withPlayer(state.table, 0, { played: [{ card, used: false }] }),
  });
  const refusal = (state: State, move: Move) => {
    const step = anno1800.apply(state, 0, move);
    return step.ok ? 'played' : [step.illegal.rule, ...step.illegal.reasons.map((reason) => reason.code)];
  };
});
