import type { Weights } from '../tunable.ts';

/**
 * What each measure of a player (measures.ts) adds to its chances: a seat's share of the win is e to the power of its sum, divided by those of
 * all seats. Some are negative because others stand for the same thing: a third merchant is an objective held, and no longer a way to go.
 * Measures that count up (`outpost-1`, `outpost-2` …) must follow each other.
 *
 * How they were obtained: 2,000 games of planning players whose beliefs were up to a third off, with 2, 3 and 4 seats, 151,768 positions;
 * logistic regression on who won (packages/bots/test/fit1503.ts, 2026-11-16). In 400 fresh games the mean surprise is 0.7625 nats, knowing
 * nothing it is 0.9968.
 */
export const VALUE = {
  'gold-third': 0.187,
  'gold-two-thirds': 0.047,
  'gold-all': -0.123,
  'outpost-1': 0.017,
  'outpost-2': 0.333,
  'outpost-3': 0.519,
  'outpost-4': 0.608,
  'agreement-1': 0.192,
  'agreement-2': 0.404,
  'agreement-3': 0.811,
  settlers: 0.873,
  citizens: 1.049,
  'merchant-1': 0.591,
  'merchant-2': 0.857,
  'merchant-3': -0.861,
  'people-3': 0.178,
  'people-4': 0.136,
  'people-5': 0.311,
  'people-6': 0.497,
  'people-7': 0.503,
  'fire-brigade': 0.575,
  smithy: 0.297,
  church: 0.011,
  school: 0.009,
  bathhouse: -0.017,
  restaurant: 0.014,
  shipyard: 0.051,
  'big-branch': 0.063,
  'held-1': 0.018,
  'held-2': 0.795,
  'held-3': 0.178,
  way: -0.822,
  longest: -0.195,
  detour: -0.521,
  'ship-1': 0.426,
  'ship-2': 0.365,
  voyages: -0.132,
  'outposts-gone': 0.751,
  'agreements-gone': -0.191,
  'makes-spice': 0.314,
  'makes-tobacco': 0.171,
  'makes-other': -0.146,
  cards: 0.561,
  'for-ship': -0.073,
  'for-explorer': -0.091,
  'for-settler': -0.159,
  'for-citizen': 0.324,
  'for-merchant': 0.024,
  spice: 0.239,
  tobacco: -0.055,
  pirates: -0.272,
  fire: -0.197,
  waits: -0.12,
  market: 0.247,
} as const satisfies Weights;

export type Measure = keyof typeof VALUE;
export type Value = Weights<Measure>;
