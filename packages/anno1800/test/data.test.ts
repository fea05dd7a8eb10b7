import { hash } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { inconsistencies } from '../src/box/consistent.ts';
import { NEW_WORLD_GOODS, OBJECTIVES, OLD_WORLD_GOODS, TILES } from '../src/data/words.ts';
import { COMPONENTS, componentsSchema } from '../src/index.ts';

const {
  industries,
  printedIndustries,
  shipyards,
  ships,
  populationCards,
  expeditionCards,
  objectives,
  oldWorldIslands,
  newWorldIslands,
  homeIsland,
  market,
} = COMPONENTS;
const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
const copies = (tiles: readonly { readonly copies: number }[]) => sum(tiles.map((tile) => tile.copies));
const tally = (words: readonly string[]) =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]));

describe('the box', () => {
  it('is the one that was checked against the lists of components, to the last value', () => {
    expect(hash(COMPONENTS)).toBe('ff50d858fd2e89ea304aa6c3c61caa9c');
  });

  it('has two of each of 35 industries, all with two workplaces', () => {
    expect(industries).toHaveLength(35);
    expect(industries.map((each) => [each.copies, each.workplaces])).toEqual(Array.from({ length: 35 }, () => [2, 2]));
    expect(tally(industries.map((each) => each.worker))).toEqual({ worker: 15, artisan: 14, engineer: 6 });
  });

  it('has 4, 6 and 4 shipyards', () => {
    expect(shipyards.map((each) => [each.level, each.copies])).toEqual([
      [1, 4],
      [2, 6],
      [3, 4],
    ]);
  });

  it('has six of each of six ships', () => {
    expect(ships.map((each) => [each.kind, each.level, each.copies])).toEqual([
      ['trade', 1, 6],
      ['trade', 2, 6],
      ['trade', 3, 6],
      ['exploration', 1, 6],
      ['exploration', 2, 6],
      ['exploration', 3, 6],
    ]);
  });

  it('has 120 tiles', () => expect(copies(industries) + copies(shipyards) + copies(ships)).toBe(120));

  it('gives away the worker sawmill and the shipyard of level 1 only', () => {
    const free = [...industries, ...shipyards, ...ships].filter((each) => Object.keys(each.cost).length === 0);
    expect(free.map((each) => each.id)).toEqual(['sawmill-worker', 'shipyard-1']);
  });

  it('has 46, 32 and 24 population cards of 3, 8 and 5 points', () => {
    expect(tally(populationCards.map((card) => `${card.deck} ${card.points}`))).toEqual({
      'farmer-worker 3': 46,
      'artisan-engineer-investor 8': 32,
      'new-world 5': 24,
    });
  });

  it('has these effects on its cards', () => {
    const word = ({ effect }: (typeof populationCards)[number]) => Object.keys(effect).join('+');
    expect(tally(populationCards.map((card) => `${card.deck} ${word(card)}`))).toEqual({
      'farmer-worker cubes': 23,
      'farmer-worker upgrades': 8,
      'farmer-worker trade': 9,
      'farmer-worker gold': 6,
      'artisan-engineer-investor expedition': 3,
      'artisan-engineer-investor extraAction': 10,
      'artisan-engineer-investor discard': 7,
      'artisan-engineer-investor exploration': 3,
      'artisan-engineer-investor upgrades': 4,
      'artisan-engineer-investor oneOf': 2,
      'artisan-engineer-investor trade': 3,
      'new-world extraAction': 6,
      'new-world expedition': 8,
      'new-world discard': 4,
      'new-world exploration': 1,
      'new-world trade': 1,
      'new-world gold+trade': 4,
    });
  });

  it('has these totals of tokens, gold and cubes on its cards', () => {
    expect(sum(populationCards.map((card) => card.effect.trade))).toBe(67);
    expect(sum(populationCards.map((card) => card.effect.exploration))).toBe(12);
    expect(sum(populationCards.map((card) => card.effect.gold))).toBe(32);
    expect(sum(populationCards.map((card) => sum(Object.values(card.effect.cubes ?? {}))))).toBe(32);
    expect(sum(populationCards.map((card) => card.cost.trade))).toBe(20);
    expect(sum(populationCards.map((card) => card.cost.exploration))).toBe(56);
  });

  it('has 22 expedition cards; a field is worth 1, 2 or 3 as it wants an artisan, an engineer or an investor', () => {
    expect(expeditionCards).toHaveLength(22);
    const fields = expeditionCards.flatMap(({ animal, artefact }) => [
      `animal ${animal.visitor} ${animal.points}`,
      `artefact ${artefact.visitor} ${artefact.points}`,
    ]);
    expect(tally(fields)).toEqual({
      'animal artisan 1': 9,
      'animal engineer 2': 8,
      'animal investor 3': 5,
      'artefact artisan 1': 9,
      'artefact engineer 2': 8,
      'artefact investor 3': 5,
    });
  });

  it('has 20 objectives, five of them for beginners', () => {
    expect(tally(objectives.map((each) => each.kind))).toEqual({
      effect: 4,
      industry: 6,
      majority: 5,
      visits: 2,
      'at-most': 1,
      each: 2,
    });
    expect(objectives.filter((each) => each.beginners).map((each) => each.id)).toEqual([
      'alonso-graves',
      'edvard-goode',
      'university',
      'zoo',
      'isabel-sarmento',
    ]);
  });

  it('has 12 Old World islands with 2 land, 2 coast and 2 sea fields and one advantage each', () => {
    expect(oldWorldIslands).toHaveLength(12);
    for (const island of oldWorldIslands) {
      expect(island.fields).toEqual({ land: 2, coast: 2, sea: 2 });
      expect(Number(island.effect !== undefined) + Number(island.printed !== undefined)).toBe(1);
    }
  });

  it('has 8 New World islands with three resources each, cotton on all', () => {
    expect(newWorldIslands).toHaveLength(8);
    for (const { resources } of newWorldIslands) {
      expect(new Set(resources).size).toBe(3);
      expect(resources).toContain('cotton');
    }
  });

  it('has three New World cards for each New World island', () => {
    expect(populationCards.filter((card) => card.deck === 'new-world')).toHaveLength(3 * newWorldIslands.length);
  });

  it('has 25, 40, 25, 20 and 15 cubes', () => {
    expect(COMPONENTS.cubes).toEqual({ farmer: 25, worker: 40, artisan: 25, engineer: 20, investor: 15 });
  });

  it('has a home island of 10 land, 5 coast and 5 sea fields', () => {
    expect(tally(homeIsland.rows.flatMap((ground) => Array.from({ length: homeIsland.columns }, () => ground)))).toEqual({
      land: 10,
      coast: 5,
      sea: 5,
    });
    expect(homeIsland.printed.land.flat()).toEqual(printedIndustries.map((each) => each.id));
    expect(tally(printedIndustries.map((each) => each.worker))).toEqual({ farmer: 5, artisan: 5 });
  });

  it('has a market of four rows with eleven places, one for each tile', () => {
    expect(market.rows.map((row) => row.length)).toEqual([11, 11, 11, 11]);
    expect(market.rows.flat().toSorted()).toEqual([...industries, ...shipyards, ...ships].map((each) => each.id).toSorted());
  });

  it('has these prices', () => {
    expect(COMPONENTS.shiftEndGold).toEqual({ farmer: 1, worker: 2, artisan: 3, engineer: 4, investor: 5 });
    expect(COMPONENTS.goldWhenDeckEmpty).toMatchObject({ 'farmer-worker': 1, 'artisan-engineer-investor': 3 });
    expect(COMPONENTS.tradeTokens).toEqual({ farmer: 1, worker: 1, artisan: 2, engineer: 3 });
    expect(COMPONENTS.islandTokens).toEqual([1, 2, 3, 4]);
  });

  it('has 38 resources of the Old World, each made somewhere, and 6 of the New World, made nowhere', () => {
    const made = new Set([...industries, ...printedIndustries].map((each) => each.makes));
    expect(COMPONENTS.resources['old-world']).toHaveLength(38);
    expect(COMPONENTS.resources['old-world'].filter((good) => !made.has(good))).toEqual([]);
    expect(COMPONENTS.resources['new-world']).toHaveLength(6);
    expect(COMPONENTS.resources['new-world'].filter((good) => made.has(good))).toEqual([]);
  });

  it('fits its schema and together', () => {
    expect(componentsSchema.parse(COMPONENTS)).toEqual(COMPONENTS);
    expect(inconsistencies(COMPONENTS)).toEqual([]);
  });
});

describe('the words of the table', () => {
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  it('name the goods, tiles and objectives of the box, each once', () => {
    expect(COMPONENTS.resources).toEqual({ 'old-world': OLD_WORLD_GOODS, 'new-world': NEW_WORLD_GOODS });
    expect([...printedIndustries, ...industries, ...shipyards, ...ships].map(({ id }) => id)).toEqual([...TILES]);
    expect(idsOf(objectives)).toEqual([...OBJECTIVES]);
  });

  it('number the cards and islands as their types say', () => {
    expect(idsOf(populationCards).filter((id) => !/^(fw|aei|nwc)-\d\d$/.test(id))).toEqual([]);
    expect(idsOf(expeditionCards).filter((id) => !/^ex-\d\d$/.test(id))).toEqual([]);
    expect(idsOf(oldWorldIslands).filter((id) => !/^ow-\d\d$/.test(id))).toEqual([]);
    expect(idsOf(newWorldIslands).filter((id) => !/^nw-\d\d$/.test(id))).toEqual([]);
  });
});
