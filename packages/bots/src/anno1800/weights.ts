import type { Weights } from '../player/tunable.ts';

/**
 * What medium judges by, and hard where `hardWeights.ts` says nothing else. Set by hand first; then every weight of medium was moved up and down at random in 4,200 games of two
 * players by self-play, and those that told most (objective, cube, field, relief, festival) were moved and checked in 200 paired games
 * against the weights before: 67 % wins. Those that decide how long games get (card, room) were then set so that games do not drag on.
 * How it was done, and what was tried without gain, is in docs/bots-anno1800.md.
 */
export const WEIGHTS = {
  // Actions that things take beside the action itself: a good fetched or bought, by token; a cube at work; a token spent; a cube hired
  // rather than raised; a cube too few in one payment.
  fetch: 0.15,
  trade: 0.2,
  work: 0.1,
  token: 0.15,
  hire: 1.3,
  crowd: 1.2,
  /** What the three cards that come with an island of the New World take, for who wants to be rid of all cards. */
  voyage: 0,
  // How long the game lasts: rounds for every card of the shortest hand, and some more; how slowly worth fades with time.
  pace: 1.8,
  slack: 3,
  patience: 0.6,
  /** Turns before the end from which on less is put into what pays only in the long run. */
  youth: 12,
  // An action, and what effects of cards are worth, in points.
  action: 3,
  cubeEffect: 0.6,
  tradeEffect: 0.25,
  sailEffect: 0.3,
  visitEffect: 1.2,
  stepEffect: 0.6,
  giftEffect: 0.6,
  discardEffect: 1,
  // Cards: played now; a further one in hand, and that for each player beyond two; time for more of them; one changed for a blind one; one that may go.
  play: 1.7,
  card: 2.2,
  cardRace: 0.5,
  room: -0.8,
  swap: 0.6,
  shed: 1.2,
  /** What it is worth in itself to have a card out of the hand: only who wants the end takes that for something. */
  rid: 0,
  // For a lead of twenty points: what a further card costs more, and what it is worth more to have one out of the hand.
  leadCard: 0,
  leadRid: 0,
  // Buildings: goods for cards to come; work taken off others; what partners pay; what is covered; farms and last ships; ships; fields.
  build: 0,
  breadth: 0.3,
  relief: 0.5,
  income: 0.1,
  cover: 0.5,
  farm: 4,
  ship: 1,
  sail: 0.6,
  yard: 0.3,
  field: 1.2,
  settle: 1.8,
  // People, voyages, objectives, gold for shift ends, festivals, and the lead with which to end the game.
  cube: 2.6,
  step: 2.6,
  explore: 0,
  visit: 0.8,
  objective: 1.4,
  majority: 1.4,
  gold: 0.4,
  /** Gold that a turn can use, at most: beyond that a piece is worth no more than its third of a point. */
  spend: 1,
  festival: 0.7,
  home: 0.3,
  lead: 0.5,
  // The value of positions: luck of a turn, in points; a point beside the chance to win; then the features.
  luck: 5,
  point: 0.2,
  /** What a point of the planner's judgement of a move adds to what its trials say, far from the end. */
  trust: 1.5,
  leafHand: 0.5,
  leafCards: 0.5,
  /** For each player beyond two: the more there are, the sooner one of them ends the game. */
  leafRace: -1.8,
  leafEffects: 0.5,
  leafPeople: 0.3,
  leafTrade: 1,
  leafSails: 0.5,
  leafIndustries: 0.8,
  leafRested: 0.2,
};

export type Weights1800 = Weights<keyof typeof WEIGHTS>;
