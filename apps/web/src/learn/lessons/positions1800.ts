import type { Json } from '@archipel/kernel';

/** Where the brewery is built: the first free coast. */
export const BREWERY = 'coast-2';

/** Printed for beginners (R1.4). */
const OBJECTIVES = ['alonso-graves', 'university', 'edvard-goode', 'isabel-sarmento', 'zoo'];

/** A beginning: many cards want beer, and nobody makes it; the bot has a distillery. One trade token is left: enough for that, and for nothing that artisans make. */
export const EARLY: Json = {
  round: 2,
  objectives: OBJECTIVES,
  decks: { 'artisan-engineer-investor': ['aei-10', 'aei-11', 'aei-12', 'aei-13'] },
  seats: [
    { gold: 3, spent: { trade: 1 }, hand: ['fw-13', 'fw-34', 'fw-02', 'fw-12', 'fw-18', 'fw-36', 'fw-30', 'aei-01', 'aei-02'] },
    { gold: 1, tiles: { 'coast-2': 'distillery' }, hand: ['fw-01', 'fw-03', 'fw-05', 'fw-06', 'fw-09', 'fw-10', 'aei-03', 'aei-04'] },
  ],
};

/** The middle: everybody is rested, and there are bricks made by workers. */
export const LATE: Json = {
  round: 9,
  objectives: OBJECTIVES,
  decks: { 'farmer-worker': ['fw-21', 'fw-22', 'fw-23', 'fw-24', 'fw-25'] },
  expeditions: ['ex-01', 'ex-05', 'ex-09', 'ex-12', 'ex-15'],
  oldWorld: ['ow-04', 'ow-08', 'ow-10'],
  seats: [
    {
      cubes: { farmer: 4, worker: 5, artisan: 3 },
      gold: 3,
      tiles: { 'coast-2': 'brewery', 'coast-3': 'bricks-worker', 'coast-4': 'bakery', 'sea-4': 'exploration-ship-2' },
      hand: ['fw-02', 'fw-12', 'fw-18', 'fw-36', 'aei-01', 'aei-02'],
      played: [
        { card: 'fw-13', used: true },
        { card: 'fw-34', used: true },
        { card: 'fw-32', used: true },
      ],
    },
    {
      cubes: { farmer: 4, worker: 4, artisan: 3 },
      gold: 4,
      tiles: { 'coast-2': 'distillery', 'coast-3': 'sawmill-worker', 'coast-4': 'soap-factory' },
      hand: ['fw-03', 'fw-05', 'fw-06', 'fw-09', 'fw-10', 'aei-03', 'aei-04'],
      played: [{ card: 'fw-29', used: true }],
    },
  ],
};

/** The end is near: one card is left. */
export const LAST: Json = {
  round: 31,
  objectives: OBJECTIVES,
  seats: [
    {
      cubes: { farmer: 4, worker: 5, artisan: 4, engineer: 3 },
      gold: 6,
      tiles: {
        'coast-2': 'brewery',
        'coast-3': 'bricks-worker',
        'coast-4': 'bakery',
        'coast-5': 'slaughterhouse',
        'sea-4': 'exploration-ship-2',
      },
      hand: ['fw-13'],
      played: ['fw-02', 'fw-12', 'fw-18', 'fw-32', 'fw-34', 'fw-22', 'fw-26', 'aei-01', 'aei-02'].map((card) => ({ card, used: true })),
      expeditions: ['ex-01', 'ex-05', 'ex-09'],
      oldWorld: ['ow-04'],
    },
    {
      cubes: { farmer: 4, worker: 5, artisan: 3, engineer: 1 },
      gold: 4,
      tiles: { 'coast-2': 'distillery', 'coast-3': 'sawmill-worker', 'coast-4': 'soap-factory', 'coast-5': 'cannery' },
      hand: ['fw-03', 'aei-04'],
      played: ['fw-05', 'fw-06', 'fw-09', 'fw-10', 'fw-29', 'aei-03'].map((card) => ({ card, used: true })),
    },
  ],
};
