import type { Components } from './schema.ts';

/** The home island and the islands of both worlds. A tile named under `printed` is printed there: on the first field of its kind, never one of the market's copies. */
export const ISLANDS: Pick<Components, 'homeIsland' | 'oldWorldIslands' | 'newWorldIslands'> = {
  homeIsland: {
    columns: 5,
    rows: ['land', 'land', 'coast', 'sea'],
    printed: {
      land: [
        ['start-sawmill', 'start-grain-farm', 'start-potato-farm', 'start-pig-farm', 'start-sheep-farm'],
        ['start-coal', 'start-bricks', 'start-warehouse', 'start-steel', 'start-sails'],
      ],
      coast: [['shipyard-1', null, null, null, null]],
      sea: [['trade-ship-1', 'trade-ship-1', 'exploration-ship-1', null, null]],
    },
    sure: 'counts high; order of the industries in their rows and the column of the shipyard are a choice',
  },
  oldWorldIslands: [
    { id: 'ow-01', fields: { land: 2, coast: 2, sea: 2 }, effect: { cubes: { farmer: 2 } } },
    { id: 'ow-02', fields: { land: 2, coast: 2, sea: 2 }, effect: { cubes: { worker: 2 } } },
    { id: 'ow-03', fields: { land: 2, coast: 2, sea: 2 }, effect: { cubes: { artisan: 1 } } },
    { id: 'ow-04', fields: { land: 2, coast: 2, sea: 2 }, printed: { land: 'warehouse-worker' } },
    { id: 'ow-05', fields: { land: 2, coast: 2, sea: 2 }, printed: { land: 'bricks-worker' } },
    { id: 'ow-06', fields: { land: 2, coast: 2, sea: 2 }, printed: { land: 'coal-worker' } },
    { id: 'ow-07', fields: { land: 2, coast: 2, sea: 2 }, printed: { land: 'steel-worker' } },
    { id: 'ow-08', fields: { land: 2, coast: 2, sea: 2 }, printed: { land: 'sails-worker' } },
    { id: 'ow-09', fields: { land: 2, coast: 2, sea: 2 }, printed: { sea: 'trade-ship-1' } },
    { id: 'ow-10', fields: { land: 2, coast: 2, sea: 2 }, printed: { sea: 'exploration-ship-1' } },
    { id: 'ow-11', fields: { land: 2, coast: 2, sea: 2 }, printed: { coast: 'shipyard-1' } },
    { id: 'ow-12', fields: { land: 2, coast: 2, sea: 2 }, effect: { expedition: 2 } },
  ],
  newWorldIslands: [
    { id: 'nw-01', resources: ['cotton', 'cocoa', 'tobacco'] },
    { id: 'nw-02', resources: ['cotton', 'coffee-beans', 'rubber'] },
    { id: 'nw-03', resources: ['cotton', 'sugar-cane', 'coffee-beans'] },
    { id: 'nw-04', resources: ['cotton', 'cocoa', 'sugar-cane'] },
    { id: 'nw-05', resources: ['cotton', 'tobacco', 'rubber'] },
    { id: 'nw-06', resources: ['cotton', 'coffee-beans', 'tobacco'] },
    { id: 'nw-07', resources: ['cotton', 'rubber', 'sugar-cane'] },
    { id: 'nw-08', resources: ['cotton', 'cocoa', 'rubber'] },
  ],
};
