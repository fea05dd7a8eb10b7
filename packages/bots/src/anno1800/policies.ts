import { EXPERT } from './expertWeights.ts';
import { FOR_MORE, FOR_TWO } from './hardWeights.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';

/** A way to go on: with these weights for so many rounds, then with those. */
export interface Policy {
  readonly first: Weights1800;
  readonly rounds: number;
  readonly after: Weights1800;
}

/**
 * Most points by a round that is known: found by 107 steps of an evolution strategy (`docs/bots-anno1800.md`) over games alone to rounds 30 and 40. On sixty other seeds a planner
 * with these weights has 68 and 94 points there, where one with hard's has 61 and 89.
 */
export const BUILDER: Weights1800 = {
  ...WEIGHTS,
  fetch: 0.27,
  trade: 0.05,
  work: 0.19,
  token: 0,
  hire: 0.99,
  crowd: 2.99,
  pace: 2.81,
  slack: 2.71,
  patience: 0.59,
  youth: 14.99,
  action: 1.83,
  cubeEffect: 1.52,
  tradeEffect: 0.33,
  sailEffect: 0.42,
  visitEffect: 1.56,
  stepEffect: 0.46,
  giftEffect: 0.09,
  discardEffect: 0.56,
  play: 1.94,
  card: 1.5,
  cardRace: 0.14,
  room: -0.4,
  swap: 0.45,
  shed: 2.44,
  build: 0.21,
  breadth: 0.37,
  relief: 0.15,
  income: 0.19,
  cover: 1.22,
  farm: 0.32,
  ship: 1.04,
  sail: 0.62,
  field: 1.96,
  settle: 1.81,
  cube: 3.54,
  step: 1.61,
  explore: 1.49,
  visit: 1.69,
  objective: 1.84,
  majority: 1.08,
  gold: 0.92,
  spend: 1.95,
  festival: 0.55,
  home: 0.36,
};

/** The end as soon as it can be had: no card is drawn, and one that needs an island of the New World is changed for another. */
export const RACER: Weights1800 = {
  ...BUILDER,
  card: 40,
  rid: 8,
  voyage: 6,
  swap: 1.2,
  shed: 10,
  slack: 3,
  patience: 0.6,
  cube: 0.5,
};

/** A sparring partner that draws little and ends most of its games itself, for whom the end comes with fewer points than the long way round would bring. */
export const SPRINTER: Weights1800 = { ...EXPERT, card: 4, room: -1.5, shed: 4, discardEffect: 2, cube: 2, rid: 1 };

const always = (weights: Weights1800): Policy => ({ first: weights, rounds: Number.POSITIVE_INFINITY, after: weights });
const race: readonly Policy[] = [{ first: BUILDER, rounds: 10, after: RACER }, always(RACER)];

const FOR_TWO_SEATS: readonly Policy[] = [always(FOR_TWO), always(BUILDER), always(WEIGHTS), ...race];
const FOR_MORE_SEATS: readonly Policy[] = [always(FOR_MORE), always(WEIGHTS), always(BUILDER), ...race];

/** The ways to go on that are tried, the usual one first. */
export function policiesFor(seats: number): readonly Policy[] {
  return seats > 2 ? FOR_MORE_SEATS : FOR_TWO_SEATS;
}

/** By what the others may play. */
export function rivalsFor(seats: number): readonly Weights1800[] {
  return seats > 2 ? [FOR_MORE, WEIGHTS] : [WEIGHTS, FOR_TWO];
}
