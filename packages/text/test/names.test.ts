import { BUILDINGS, COMMODITIES, HOME_ISLANDS, LEVELS as LEVELS_1503, OBJECTIVES } from '@archipel/anno1503';
import { COMPONENTS, type LevelName } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadNames1503, loadNames1800 } from '../src/index.ts';

const { resources, printedIndustries, industries, shipyards, ships, populationCards, objectives, oldWorldIslands, newWorldIslands } =
  COMPONENTS;
const LEVELS: readonly LevelName[] = ['farmer', 'worker', 'artisan', 'engineer', 'investor'];
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

describe('names of Anno 1800', () => {
  it.each(LANGUAGES)('are there for everything in the box: %s', async (language) => {
    const names = await loadNames1800(language, COMPONENTS);
    const named = [
      ...[...resources['old-world'], ...resources['new-world']].flatMap((id) => [
        [id, names.good(id)] as const,
        [id, names.shortGood(id)] as const,
      ]),
      ...ids([...printedIndustries, ...industries, ...shipyards, ...ships]).flatMap((id) => [
        [id, names.tile(id)] as const,
        [id, names.shortTile(id)] as const,
      ]),
      ...ids(objectives).map((id) => [id, names.objective(id)] as const),
      ...ids(populationCards).map((id) => [id, names.card(id)] as const),
      ...ids([...oldWorldIslands, ...newWorldIslands]).map((id) => [id, names.island(id)] as const),
      ...LEVELS.flatMap((level) => [[level, names.level(level)] as const, [level, names.oneCube(level)] as const]),
      ...['farmer-worker', 'artisan-engineer-investor', 'new-world'].map((deck) => [deck, names.deck(deck)] as const),
    ];
    expect(named.filter(([id, name]) => name === id || name.trim() === '')).toEqual([]);
    expect(named.filter(([, name]) => /undefined|[{}]/.test(name))).toEqual([]);
  });

  it('tell tiles apart: in the German market no name comes twice', async () => {
    const { tile } = await loadNames1800('de', COMPONENTS);
    const market = ids([...industries, ...shipyards, ...ships]).map(tile);
    expect(new Set(market).size).toBe(market.length);
  });

  it('count by the rules of each language', async () => {
    const counted = async (language: (typeof LANGUAGES)[number]) => {
      const { cubes, tokens } = await loadNames1800(language, COMPONENTS);
      return [1, 2, 5, 21].map((n) => `${cubes('farmer', n)}, ${tokens('trade', n)}`);
    };
    expect(await counted('en')).toEqual([
      '1 Farmer, 1 trade token',
      '2 Farmers, 2 trade tokens',
      '5 Farmers, 5 trade tokens',
      '21 Farmers, 21 trade tokens',
    ]);
    expect(await counted('de')).toEqual([
      '1 Bauer, 1 Handels-Plättchen',
      '2 Bauern, 2 Handels-Plättchen',
      '5 Bauern, 5 Handels-Plättchen',
      '21 Bauern, 21 Handels-Plättchen',
    ]);
    expect(await counted('pl')).toEqual([
      '1 farmer, 1 żeton handlu',
      '2 farmerów, 2 żetony handlu',
      '5 farmerów, 5 żetonów handlu',
      '21 farmerów, 21 żetonów handlu',
    ]);
    expect(await counted('ru')).toEqual([
      '1 фермер, 1 жетон торговли',
      '2 фермера, 2 жетона торговли',
      '5 фермеров, 5 жетонов торговли',
      '21 фермер, 21 жетон торговли',
    ]);
  });

  it('are shorter where they do not fit on a tile', async () => {
    const { shortTile, tile, shortGood } = await loadNames1800('ru', COMPONENTS);
    expect([tile('rum-distillery'), shortTile('rum-distillery')]).toEqual(['Завод по производству рома', 'Завод рома']);
    expect(shortTile('bakery')).toBe(tile('bakery'));
    expect(shortGood('cotton-fabric')).toBe('Хлопковая ткань');
  });

  it('describe what has no name: cards by what they want, islands by what they bring, ships by their level', async () => {
    const names = await loadNames1800('en', COMPONENTS);
    expect(names.card('fw-01')).toBe('Work clothes + Bread');
    expect(names.island('ow-04')).toBe('Old World island (Warehouse)');
    expect(names.island('ow-12')).toBe('Old World island (2 expedition cards)');
    expect(names.island('nw-01')).toBe('New World island (Cotton, Cocoa, Tobacco)');
    expect(names.tile('exploration-ship-3')).toBe('Exploration ship 3');
    expect([names.field('coast-2'), names.field('island-1-sea-2')]).toEqual(['coast 2', 'island 1, sea 2']);
  });

  it('leave alone what a corrected box brings along, and what only looks like a name', async () => {
    const names = await loadNames1800('de', COMPONENTS);
    expect([names.good('bananas'), names.tile('toString'), names.card('x-1'), names.island('atlantis'), names.field('moor-1')]).toEqual([
      'bananas',
      'toString',
      'x-1',
      'atlantis',
      'moor-1',
    ]);
  });
});

describe('names of Anno 1503', () => {
  it.each(LANGUAGES)('are there for everything in the box: %s', async (language) => {
    const names = await loadNames1503(language);
    const named = [
      ...COMMODITIES.map(names.commodity),
      ...LEVELS_1503.flatMap((level) => [names.level(level), names.one(level)]),
      ...BUILDINGS.map(names.building),
      ...OBJECTIVES.map(names.objective),
      ...HOME_ISLANDS.map(names.homeIsland),
      ...(['outpost', 'agreement', 'treasure'] as const).map(names.tile),
      ...(['pirates', 'fire', 'golden-times'] as const).map(names.event),
      ...[1, 2, 5].flatMap((n) => [names.gold(n), names.points(n), names.cards(n)]),
    ];
    expect(named.filter((name) => name.trim() === '' || /undefined|[{}]/.test(name))).toEqual([]);
  });
});
