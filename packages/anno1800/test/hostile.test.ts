import { describe, expect, it } from 'vitest';
import { anno1800, COMPONENTS, type Components } from '../src/index.ts';

const HARD = ['hard-0', 'hard-1', 'hard-2'];

/** A box in which a farmer costs so many goods, each made on three farmers' fields, and three that only artisans make. */
function hostileBox(count: number, artisanGold: number): Components {
  const easy = Array.from({ length: count }, (_, index) => `good-${index}`);
  const printed = [
    ...easy.map((makes) => ({ id: `${makes}-farm`, makes, worker: 'farmer', workplaces: 1 }) as const),
    ...HARD.map((makes) => ({ id: `${makes}-shop`, makes, worker: 'artisan', workplaces: 1 }) as const),
  ];
  const fields = [...easy.flatMap((good) => Array.from({ length: 3 }, () => `${good}-farm`)), ...HARD.map((good) => `${good}-shop`)];
  const columns = 12;
  const rows = Array.from({ length: Math.ceil(fields.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => fields[row * columns + column] ?? null),
  );
  const box = {
    ...COMPONENTS,
    resources: { ...COMPONENTS.resources, 'old-world': [...easy, ...HARD] },
    printedIndustries: [...COMPONENTS.printedIndustries, ...printed],
    shiftEndGold: { ...COMPONENTS.shiftEndGold, farmer: 0, artisan: artisanGold },
    workforce: { ...COMPONENTS.workforce, farmer: { resources: [...easy, ...HARD] } },
    homeIsland: { columns, rows: [...rows.map(() => 'land' as const), 'coast', 'sea'], printed: { land: rows, coast: [], sea: [] } },
  };
  // A stranger's file: its names are none of the printed ones.
  return box as unknown as Components;
}

/** Not asked whether it is a box at all: the search must hold by itself. */
function canRecruit(components: Components): boolean {
  const state = anno1800.setup({ objectives: 'random', first: 0, rounds: 150, components }, 2, 'hostile');
  return anno1800.moves(anno1800.view(state, 0)).some((move) => move.kind === 'recruit' && move.level === 'farmer');
}

describe('a price of 29 goods with three ways to each', () => {
  it('is seen at once to be too dear', () => expect(canRecruit(hostileBox(26, 999))).toBe(false));
  it('is seen at once to be within reach', () => expect(canRecruit(hostileBox(26, 0))).toBe(true));
});

describe('a box of a table’s own', () => {
  const { homeIsland } = COMPONENTS;
  const [industry] = COMPONENTS.industries;
  const [island] = COMPONENTS.oldWorldIslands;
  const [card] = COMPONENTS.populationCards;
  if (!industry || !island || !card) throw new Error('the box is empty');
  const planks = (count: number) => ({ resources: Array.from({ length: count }, () => 'planks') });
  const changed: readonly (readonly [string, Partial<Record<keyof Components, unknown>>])[] = [
    ['a price of 13 goods', { workforce: { ...COMPONENTS.workforce, farmer: planks(13) } }],
    ['a price of 13 cubes', { workforce: { ...COMPONENTS.workforce, farmer: { cubes: { worker: 13 } } } }],
    ['a home island of 13 columns', { homeIsland: { ...homeIsland, columns: 13 } }],
    ['a home island of 13 rows', { homeIsland: { ...homeIsland, rows: Array.from({ length: 13 }, () => 'land' as const) } }],
    ['an industry of 7 workplaces', { industries: [{ ...industry, workplaces: 7 }, ...COMPONENTS.industries.slice(1)] }],
    ['a tile of 41 copies', { industries: [{ ...industry, copies: 41 }, ...COMPONENTS.industries.slice(1)] }],
    ['an island of 13 fields of a kind', { oldWorldIslands: [{ ...island, fields: { ...island.fields, land: 13 } }] }],
    ['301 population cards', { populationCards: Array.from({ length: 301 }, (_, index) => ({ ...card, id: `fw-x${index}` })) }],
  ];

  it.each(changed)('with %s is refused', (_, change) => {
    const read = anno1800.schemas.options.safeParse({ components: { ...COMPONENTS, ...change } });
    expect(read.success).toBe(false);
    expect(JSON.stringify(read.error?.issues)).toContain('too_big');
  });
});
