import { CARDS } from './cards.ts';
import { ISLANDS } from './islands.ts';
import type { Components } from './schema.ts';
import { TILES } from './tiles.ts';
import { NEW_WORLD_GOODS, OLD_WORLD_GOODS } from './words.ts';

/**
 * The components of the box. `sure` says how well a value is attested where it is not beyond doubt, and `or` what else it might be: of each
 * alternative the fields that differ. Such values live in these files and nowhere else, and a table may play with a corrected set (the option
 * `components`).
 */
export const COMPONENTS: Components = {
  sure: {
    populationCards: 'one transcription, counts exact, token totals exact: medium-high',
    expeditionCards: 'spread of levels: one transcription',
    oldWorldIslands: 'worker warehouse, worker sails and 2 expedition cards attested, the rest one transcription',
    newWorldIslands: 'one transcription',
  },
  levels: ['farmer', 'worker', 'artisan', 'engineer', 'investor'],
  cubes: { farmer: 25, worker: 40, artisan: 25, engineer: 20, investor: 15 },
  resources: { 'old-world': [...OLD_WORLD_GOODS], 'new-world': [...NEW_WORLD_GOODS] },
  workforce: {
    farmer: { resources: ['planks'] },
    worker: { resources: ['planks', 'bricks'] },
    artisan: { resources: ['bricks', 'coal', 'goods'], sure: 'medium-high' },
    engineer: { resources: ['coal', 'goods', 'steel', 'windows'] },
    investor: {
      resources: ['coal', 'goods', 'steel', 'windows', 'fur-coats'],
      cubes: { artisan: 1 },
      sure: 'medium',
      or: [{ resources: ['steel', 'windows', 'fur-coats'] }],
    },
  },
  upgrade: {
    farmer: { resources: ['bricks'] },
    worker: { resources: ['coal', 'goods'] },
    artisan: { resources: ['windows', 'steel'] },
    engineer: { resources: ['fur-coats'], cubes: { artisan: 1 }, sure: 'medium' },
  },
  shiftEndGold: { farmer: 1, worker: 2, artisan: 3, engineer: 4, investor: 5 },
  goldWhenDeckEmpty: {
    'farmer-worker': 1,
    'artisan-engineer-investor': 3,
    sure: 'artisan deck medium; the other transcription says 2',
    or: [{ 'artisan-engineer-investor': 2 }],
  },
  tradeTokens: { farmer: 1, worker: 1, artisan: 2, engineer: 3 },
  islandTokens: [1, 2, 3, 4],
  ...TILES,
  ...CARDS,
  ...ISLANDS,
};
