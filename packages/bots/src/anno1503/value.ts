import type { Weights } from '../tunable.ts';

/**
 * What each measure of a player (measures.ts) adds to its chances: a seat's share of the win is e to the power of its sum, divided by those of
 * all seats. Some are negative because others stand for the same thing: a third merchant is an objective held, and no longer a way to go.
 * Measures that count up (`outpost-1`, `outpost-2` …) must follow each other.
 *
 * How they were obtained: 2,000 games of planning players whose beliefs were up to a third off, with 2, 3 and 4 seats, 130,144 positions;
 * logistic regression on who won (packages/bots/test/fit1503.ts, 2026-11-16). In 400 fresh games the mean surprise is 0.6823 nats, knowing
 * nothing it is 1.0108.
 */
export const VALUE = {
  'gold-third': 0.463,
  'gold-two-thirds': 0.093,
  'gold-all': -0.348,
  'outpost-1': 0.126,
  'outpost-2': 0.525,
  'outpost-3': 0.847,
  'outpost-4': -0.594,
  'agreement-1': 0.177,
  'agreement-2': 0.41,
  'agreement-3': 0.823,
  settlers: 2.505,
  citizens: 1.847,
  'merchant-1': 0.454,
  'merchant-2': 0.89,
  'merchant-3': -0.81,
  'people-3': 0.327,
  'people-4': -0.029,
  'people-5': 0.421,
  'people-6': 0.635,
  'people-7': 1.968,
  'fire-brigade': 0.775,
  smithy: 0.148,
  church: 0.06,
  school: 0.306,
  bathhouse: -0.137,
  restaurant: -0.062,
  shipyard: 0.382,
  'big-branch': -0.26,
  'held-1': -0.005,
  'held-2': 1.215,
  'held-3': 0.315,
  way: -0.862,
  longest: -0.723,
  detour: -0.708,
  'ship-1': 0.352,
  'ship-2': 0.519,
  voyages: -0.068,
  'outposts-gone': 0.559,
  'agreements-gone': 0.654,
  'makes-spice': 0.124,
  'makes-tobacco': 0.027,
  'makes-other': -0.254,
  cards: 0.791,
  'for-ship': -0.081,
  'for-explorer': -0.169,
  'for-settler': -0.068,
  'for-citizen': 0.257,
  'for-merchant': 0.156,
  spice: 0.245,
  tobacco: -0.152,
  pirates: -0.233,
  fire: -0.201,
  waits: -0.193,
  market: 0.125,
} as const satisfies Weights;

export type Measure = keyof typeof VALUE;
export type Value = Weights<Measure>;
