import { FOR_MORE, FOR_TWO } from './hardWeights.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';

/** A way to go on: with these weights for so many rounds, then with those. */
export interface Policy {
  readonly first: Weights1800;
  readonly rounds: number;
  readonly after: Weights1800;
}

/** Most points by a round that is known: found by 400 tries alone to round 45, on eight seeds, from the weights for two; each try moved a few weights at random. */
const BUILDER: Weights1800 = {
  ...FOR_TWO,
  fetch: 0.15,
  token: 0,
  hire: 1.03,
  crowd: 2.61,
  pace: 2.81,
  slack: 2.71,
  patience: 0.42,
  sailEffect: 0.44,
  visitEffect: 1.72,
  giftEffect: 0.17,
  discardEffect: 0.53,
  play: 2.88,
  card: 1.25,
  cardRace: 0.24,
  shed: 2.31,
  relief: 0.27,
  income: 0.19,
  cover: 1,
  farm: 0,
  ship: 1.1,
  field: 1.59,
  settle: 2.41,
  step: 1.39,
  visit: 1.97,
  objective: 1.47,
  majority: 1.67,
  gold: 0.78,
  spend: 1.76,
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
