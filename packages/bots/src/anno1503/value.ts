// oxlint-disable approx-constant -- the weights are fitted: one that looks like the logarithm of two is none
import type { Weights } from '../player/tunable.ts';

/**
 * What each measure of a player (measures.ts) adds to its chances: a seat's share of the win is e to the power of its sum, divided by those of
 * all seats. What nobody can have too much of (gold, tiles, people) is never below zero, though others stand for the same thing: a player that thinks it loses by
 * gold keeps its cards for ever.
 * Measures that count up (`outpost-1`, `outpost-2` …) must follow each other.
 *
 * How they were obtained: 6,000 games of planning players whose weights were up to a third off, with 2, 3 and 4 seats, 389,715 positions;
 * logistic regression on who won (packages/bots/test/fit1503.ts, 2026-11-16). In 1,200 fresh games the mean surprise is 0.6962 nats, knowing
 * nothing it is 1.0047.
 */
export const VALUE = {
  'gold-third': 0.48,
  'gold-two-thirds': 0.056,
  'gold-all': 0.005,
  'outpost-1': 0.042,
  'outpost-2': 0.341,
  'outpost-3': 0.616,
  'outpost-4': 0.034,
  'agreement-1': 0.246,
  'agreement-2': 0.389,
  'agreement-3': 0.996,
  settlers: 2.432,
  citizens: 2.289,
  'merchant-1': 0.513,
  'merchant-2': 0.911,
  'merchant-3': 0,
  'people-3': 0.536,
  'people-4': 0.106,
  'people-5': 0.458,
  'people-6': 0.703,
  'people-7': 1.924,
  'fire-brigade': 0.699,
  smithy: 0.174,
  church: 0.072,
  school: 0.232,
  bathhouse: 0.004,
  restaurant: -0.027,
  shipyard: 0.472,
  'big-branch': -0.205,
  'held-1': 0.001,
  'held-2': 0.411,
  'held-3': 0.174,
  way: -0.031,
  longest: -0.145,
  detour: -0.18,
  last: 1.124,
  'ship-1': 0.246,
  'ship-2': 0.381,
  voyages: -0.293,
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: fitted, like all the others, and not the logarithm of two
  'outposts-gone': 0.693,
  'agreements-gone': 0.714,
  'makes-spice': 0.319,
  'makes-tobacco': 0.071,
  'makes-other': 0.062,
  cards: 0.56,
  'for-ship': -0.094,
  'for-explorer': -0.145,
  'for-settler': -0.071,
  'for-citizen': 0.35,
  'for-merchant': 0.4,
  spice: 0.189,
  tobacco: -0.242,
  pirates: -0.142,
  fire: -0.231,
  waits: -0.216,
  market: 0.145,
} as const satisfies Weights;

export type Measure = keyof typeof VALUE;
export type Value = Weights<Measure>;
