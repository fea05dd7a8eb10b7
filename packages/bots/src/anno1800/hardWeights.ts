import { WEIGHTS, type Weights1800 } from './weights.ts';

/**
 * What hard judges by, where it is not what medium judges by. How the weights were found is in docs/bots-anno1800.md.
 *
 * With two at the table long games win: hard draws more cards, and people who work are worth more to it.
 */
export const FOR_TWO: Weights1800 = {
  ...WEIGHTS,
  fetch: 0.17,
  trade: 0.14,
  work: 0.12,
  hire: 1.5,
  pace: 2,
  slack: 2.4,
  patience: 0.4,
  action: 3.5,
  cubeEffect: 1.2,
  tradeEffect: 0.3,
  sailEffect: 0.25,
  stepEffect: 0.53,
  discardEffect: 0.8,
  play: 1.85,
  card: 1.2,
  room: -0.5,
  shed: 1.3,
  build: 0.2,
  breadth: 0.24,
  relief: 0.42,
  yard: 0.5,
  field: 1.35,
  settle: 3,
  cube: 5.2,
  step: 2.2,
  explore: 2,
  visit: 0.65,
  objective: 2.25,
  majority: 1.9,
  gold: 0.47,
};

/** With three and four, one of them is soon rid of its hand, so cards are played rather than drawn, and time is not spent on what pays late. */
export const FOR_MORE: Weights1800 = {
  ...WEIGHTS,
  patience: 1.2,
  action: 1.2,
  cubeEffect: 0.8,
  discardEffect: 1.8,
  cardRace: 1,
  swap: 0.7,
  shed: 2.3,
  cube: 2.2,
  step: 1.5,
  festival: 0.65,
};
