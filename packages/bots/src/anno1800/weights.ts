import type { Weights } from '../tunable.ts';

export type Weights1800 = Weights<
  | 'fetch' | 'trade' | 'work' | 'token' | 'hire'
  | 'pace' | 'slack' | 'patience'
  | 'action' | 'cubeEffect' | 'tradeEffect' | 'sailEffect' | 'visitEffect' | 'stepEffect' | 'giftEffect' | 'discardEffect'
  | 'play' | 'breadth' | 'relief' | 'cube' | 'card' | 'income' | 'objective' | 'cover' | 'gold' | 'field' | 'ship' | 'sail' | 'visit'
  | 'room' | 'leafHand' | 'leafCards' | 'leafEffects' | 'leafPeople' | 'leafTrade' | 'leafSails' | 'leafIndustries' | 'leafRested' | 'crowd' | 'farm' | 'shed' | 'yard' | 'swap' | 'festival' | 'home' | 'lead'
>;

/** Set by hand. */
export const WEIGHTS: Weights1800 = {
  fetch: 0.15,
  trade: 0.2,
  work: 0.1,
  token: 0.15,
  hire: 1.3,
  pace: 1.8,
  slack: 3,
  patience: 0.6,
  action: 3,
  cubeEffect: 0.6,
  tradeEffect: 0.25,
  sailEffect: 0.3,
  visitEffect: 1.2,
  stepEffect: 0.6,
  giftEffect: 0.6,
  discardEffect: 1,
  play: 1.7,
  breadth: 0.3,
  relief: 0.7,
  cube: 1.5,
  card: 1.8,
  income: 0.1,
  objective: 0.8,
  cover: 0.5,
  gold: 0.4,
  field: 0.9,
  ship: 1,
  sail: 0.6,
  visit: 0.8,
  swap: 0.6,
  festival: 0.9,
  home: 0.3,
  lead: 0.5,
  room: -0.6,
  leafHand: 0.5,
  leafCards: 0.5,
  leafEffects: 0.5,
  leafPeople: 0.3,
  leafTrade: 1,
  leafSails: 0.5,
  leafIndustries: 0.8,
  leafRested: 0.2,
  crowd: 1.2,
  farm: 4,
  shed: 1.2,
  yard: 0.3,
};
