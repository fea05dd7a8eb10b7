import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/data/board.ts';
import { BUILDINGS, boxOf, COMPONENTS, componentsSchema, HOME_ISLANDS, type Tile } from '../src/index.ts';
import { boxFaults, RICH, wanting } from './table.ts';

const { tiles, board } = boxOf({});
const count = (fits: (tile: Tile) => boolean) => tiles.filter(fits).length;

describe('what is in the box', () => {
  it('ninety cards: fifteen of each of six commodities', () => {
    expect(COMPONENTS.commodities).toEqual(['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco']);
    expect(COMPONENTS.commodities.length * COMPONENTS.cardsEach).toBe(90);
  });

  it('thirty-two island tiles: 16, 8 and 8 by back', () => {
    expect(tiles).toHaveLength(32);
    expect([2, 3, 4].map((back) => count((tile) => tile.back === back))).toEqual([16, 8, 8]);
    expect(tiles.map(({ back }) => back)).toEqual(tiles.map(({ back }) => back).toSorted((a, b) => a - b));
  });

  it('fifteen outposts, eleven agreements, six treasures, by back', () => {
    const byBack = (kind: Tile['kind']) => [2, 3, 4].map((back) => count((tile) => tile.back === back && tile.kind === kind));
    expect(byBack('outpost')).toEqual([7, 4, 4]);
    expect(byBack('agreement')).toEqual([5, 3, 3]);
    expect(byBack('treasure')).toEqual([4, 1, 1]);
  });

  it('outposts by commodity, treasures by what they are', () => {
    const outposts = COMPONENTS.commodities.map((kind) => count((tile) => tile.kind === 'outpost' && tile.commodity === kind));
    expect(outposts).toEqual([1, 2, 2, 2, 4, 4]);
    expect(count((tile) => tile.kind === 'treasure' && tile.treasure === 'gold')).toBe(3);
    expect(count((tile) => tile.kind === 'treasure' && tile.treasure === 'upgrade')).toBe(3);
    expect(COMPONENTS.treasureGold).toBe(12);
  });

  it('too few outposts and agreements for everyone', () => {
    expect(count((tile) => tile.kind === 'outpost')).toBeLessThan(16);
    expect(count((tile) => tile.kind === 'agreement')).toBeLessThan(12);
  });

  it('a board of 5 by 12 squares with 26 island spaces: 14, 6 and 6 by number', () => {
    expect(COMPONENTS.board.rows.map((row) => row.length)).toEqual([12, 12, 12, 12, 12]);
    expect(board.spaces).toHaveLength(26);
    expect([2, 3, 4].map((back) => board.spaces.filter(({ number }) => number === back).length)).toEqual([14, 6, 6]);
    expect(board.start).toBe('a3');
    expect(board.beside.size).toBe(60 - 26);
  });

  it('fourteen buildings of eight kinds: 7, 4 and 3 by back', () => {
    const backs = BUILDINGS.flatMap((kind) => COMPONENTS.buildings[kind].fromPlayers);
    expect(BUILDINGS).toHaveLength(8);
    expect(backs).toHaveLength(14);
    expect([2, 3, 4].map((back) => backs.filter((each) => each === back).length)).toEqual([7, 4, 3]);
  });

  it('seven inhabitant spaces, two safe, four above a building site', () => {
    expect(COMPONENTS.inhabitantSpaces.map(({ safe }) => safe)).toEqual([true, true, false, false, false, false, false]);
    expect(COMPONENTS.inhabitantSpaces.map(({ building }) => building === true)).toEqual([false, false, false, true, true, true, true]);
    expect(COMPONENTS.inhabitantTiles).toEqual({ 'explorer-settler': 4, 'citizen-merchant': 3 });
  });

  it('four home islands: wood, stone, tools, cloth and any once each, no number alike on two of them, piers on the other numbers', () => {
    const tables = HOME_ISLANDS.map((island) => Object.values(COMPONENTS.homeIslands[island].byDie));
    for (const table of tables) expect(table.toSorted()).toEqual(['any', 'cloth', 'stone', 'tools', 'wood']);
    for (const die of [0, 1, 2, 3, 4]) expect(new Set(tables.map((table) => table[die])).size).toBe(4);
    for (const [index, island] of HOME_ISLANDS.entries()) {
      const any = 1 + (tables[index]?.indexOf('any') ?? -1);
      expect(COMPONENTS.homeIslands[island].piers).toEqual([1, 2, 3, 4, 5].filter((pier) => pier !== any));
    }
  });

  it('the prices of Q4 and Q5', () => {
    expect(COMPONENTS.inhabitants).toEqual({
      explorer: { buys: ['tools', 'stone', 'wood'], price: 1, cost: { wood: 1, tools: 1 } },
      settler: { buys: ['cloth'], price: 2, cost: { cloth: 1, stone: 2 } },
      citizen: { buys: ['spice'], price: 3, cost: { spice: 2, stone: 1 } },
      merchant: { buys: ['tobacco'], price: 4, cost: { tobacco: 2, spice: 1 } },
    });
    expect(COMPONENTS.shipCost).toEqual({ cloth: 1, wood: 1, tools: 1 });
    expect(COMPONENTS.buy).toEqual({ price: 6, perTurn: 2, discountPerAgreement: 1 });
    expect(COMPONENTS.sellPriceWith).toEqual({
      school: { explorer: 2 },
      restaurant: { settler: 4, citizen: 4 },
      bathhouse: { merchant: 6 },
    });
  });

  it('the numbers of the turn, the events and the end', () => {
    expect(COMPONENTS.start).toEqual({ gold: 7, cards: { stone: 1, wood: 1 }, inhabitants: ['explorer', 'settler'], shipsAtSea: 1 });
    expect([COMPONENTS.shipsPerPlayer, COMPONENTS.handLimit]).toEqual([2, 5]);
    expect(COMPONENTS.actionPointsPerShip).toEqual({ 2: 2, 3: 3, 4: 4 });
    expect(COMPONENTS.events).toEqual({ pirates: [1, 2], fire: [3, 4], 'golden-times': [5, 6] });
    expect(COMPONENTS.victory).toEqual({ need: 3, objectives: { gold: 30, outposts: 4, agreements: 3, buildings: 4, merchants: 3 } });
  });
});

describe('the board', () => {
  it('knows what lies beside a sea square', () => {
    expect(board.beside.get('a3')).toEqual({ sea: ['a2', 'b3', 'a4'], spaces: [] });
    expect(board.beside.get('b3')).toEqual({ sea: ['c3', 'a3'], spaces: ['b2', 'b4'] });
    expect(board.beside.get('l2')).toEqual({ sea: ['k2'], spaces: ['l1', 'l3'] });
    expect(board.beside.has('b2')).toBe(false);
  });

  it('knows how many sea moves each island is away', () => {
    const far = Object.fromEntries(board.spaces.map(({ square, distance }) => [square, distance]));
    const near = { b2: 1, b4: 1, a5: 1, b1: 2, d3: 2, c1: 3, b5: 4, d5: 4, e1: 5, e3: 5, e5: 5, f1: 6, f3: 6, g4: 6, h2: 7 };
    expect(far).toEqual({ ...near, h1: 8, h4: 9, i2: 10, i4: 10, j5: 10, k3: 11, k1: 13, k5: 13, l1: 14, l3: 14, l5: 14 });
  });

  it('tells island spaces from other squares', () => {
    expect(['b1', 'b2', 'a1', 'a3', 'm1'].map(board.isSpace)).toEqual([true, true, false, false, false]);
  });

  it('is read from any drawing', () => {
    const small = boardOf(['2~', 'S4']);
    expect(small.start).toBe('a2');
    expect(small.spaces).toEqual([
      { square: 'a1', number: 2, distance: 0 },
      { square: 'b2', number: 4, distance: 0 },
    ]);
    expect(small.beside.get('b1')).toEqual({ sea: [], spaces: ['b2', 'a1'] });
  });
});

describe('a component file', () => {
  it('is accepted as it is, with its remarks, and with corrections', () => {
    expect(componentsSchema.safeParse(COMPONENTS)).toEqual({ success: true, data: COMPONENTS });
    expect(boxFaults({ about: 'a remark' })).toEqual([]);
    expect(boxFaults({ board: { rows: ['S~', '22'], legend: { S: 'start' } }, victory: wanting({ outposts: 2, agreements: 2 }) })).toEqual(
      [],
    );
    expect(componentsSchema.safeParse(RICH).success).toBe(true);
  });

  it('is refused with a word that is not of the table', () => {
    expect(boxFaults({ cardsEach: -1 })).toHaveLength(1);
    expect(boxFaults({ cardEach: 15 })).toHaveLength(1);
    expect(boxFaults({ shipCost: { silk: 1 } })).toHaveLength(1);
    expect(boxFaults({ homeIslands: { A: COMPONENTS.homeIslands.A } })[0]).toMatch(/^homeIslands/);
  });

  it('is refused with a board that cannot be sailed', () => {
    expect(boxFaults({ board: { rows: ['S~', '2'] } })).toEqual(['board.rows: the rows differ in length']);
    expect(boxFaults({ board: { rows: ['~~'] } })).toEqual(['board.rows: one start square is needed, not 0']);
    expect(boxFaults({ board: { rows: ['SS'] } })).toEqual(['board.rows: one start square is needed, not 2']);
    expect(boxFaults({ board: { rows: ['S22'] } })).toEqual(['board.rows: no ship can reach the island space c1']);
    expect(boxFaults({ board: { rows: ['S5'] } })).toHaveLength(1);
  });

  it('is refused with fewer tiles than island spaces', () => {
    expect(boxFaults({ board: { rows: ['333', '3S3', '333', '~~~'] } })).toHaveLength(4);
    expect(boxFaults({ islandTiles: COMPONENTS.islandTiles.slice(0, 8) })).toEqual([
      'islandTiles: 6 island spaces of number 3 but 0 tiles',
      'islandTiles: 6 island spaces of number 4 but 0 tiles',
    ]);
  });

  it('is refused with more tiles than anybody could lay out', () => {
    const [tile] = COMPONENTS.islandTiles;
    expect(boxFaults({ islandTiles: [...COMPONENTS.islandTiles, { ...tile, copies: 1000 }] })).toHaveLength(1);
    expect(boxFaults({ islandTiles: Array(1000).fill(tile) })).toHaveLength(1);
  });

  it('is refused with a start that cannot be laid out', () => {
    const { start } = COMPONENTS;
    const path = 'start.inhabitants';
    expect(boxFaults({ start: { ...start, inhabitants: Array(4).fill('settler') } })).toEqual([
      `${path}: an inhabitant stands above a building site`,
    ]);
    expect(boxFaults({ start: { ...start, inhabitants: Array(3).fill('citizen') } })).toEqual([]);
    expect(boxFaults({ start: { ...start, inhabitants: Array(8).fill('citizen') } })).toEqual([
      `${path}: more inhabitants than spaces`,
      `${path}: an inhabitant stands above a building site`,
      `${path}: more inhabitants than tiles`,
    ]);
    expect(boxFaults({ inhabitantTiles: { 'explorer-settler': 1, 'citizen-merchant': 3 } })).toEqual([
      `${path}: more inhabitants than tiles`,
    ]);
    expect(boxFaults({ start: { ...start, shipsAtSea: 3 } })).toEqual(['start.shipsAtSea: more ships at sea than a player has']);
    expect(boxFaults({ start: { ...start, shipsAtSea: 2 } })).toEqual([]);
    expect(boxFaults({ start: { ...start, cards: { wood: 4 } } })).toEqual(['start.cards.wood: 16 cards dealt but 15 there are']);
    expect(boxFaults({ start: { ...start, cards: { wood: 3 } } })).toEqual([]);
    const [safe, wild] = [{ safe: true }, { safe: false }];
    expect(boxFaults({ inhabitantSpaces: [safe, wild, safe] })).toEqual(['inhabitantSpaces: the safe spaces are the first ones']);
    expect(boxFaults({ inhabitantSpaces: [safe, safe], victory: wanting({ buildings: 0, merchants: 2 }) })).toEqual([]);
  });

  it('is refused with commodities, events or piers that do not add up', () => {
    expect(boxFaults({ commodities: ['wood'] })).toEqual(['commodities: each of wood, stone, tools, cloth, spice, tobacco once']);
    expect(boxFaults({ commodities: [...COMPONENTS.commodities, 'wood'] })).toHaveLength(1);
    expect(boxFaults({ events: { pirates: [1, 2], fire: [3, 4], 'golden-times': [5] } })).toEqual([
      'events: each face of the die, 1 to 6, means one event',
    ]);
    expect(boxFaults({ events: { pirates: [1, 2], fire: [3, 4], 'golden-times': [5, 4] } })).toHaveLength(1);
    const doubled = { ...COMPONENTS.homeIslands, B: { ...COMPONENTS.homeIslands.B, piers: [1, 1] } };
    expect(boxFaults({ homeIslands: doubled })).toEqual(['homeIslands.B.piers: two piers of one number']);
  });
});
