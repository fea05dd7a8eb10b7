import type { Weights } from '../tunable.ts';

/** What the planning player of Anno 1503 believes. Distances are in cards: a common card that is needed is worth one. */
export const WEIGHTS = {
  /** How often "any" and golden times bring a given commodity, measured in numbers of the die that show it. */
  any: 1.61,
  /** What a gold piece of the objective costs, with the smallest market; how much every gold piece that a bigger market pays helps. */
  gold: 1.36,
  market: 0.05,
  /** A look that is still to come: the points for it and for the way there, with two points a ship. */
  look: 0.94,
  /** How much dearer a tile is if too few are left of its kind. */
  hopeless: 12.82,
  /** How dear things to spend cards on are, before it is looked at what they lack: a first ship, a second, and so on. */
  ship: 8.74,
  fleet: 12.75,
  explorer: 7.1,
  settler: 6.14,
  citizen: 11.41,
  merchant: 7.99,
  /** What is left of that for something that the nearest way does not need, and for what more cards of it lack. */
  aside: 0.33,
  lacking: 0.6,
  /** Gold kept beyond what pirates and fire take; and what a bought card may cost if the way needs gold. */
  reserve: -0.18,
  thrift: 4.79,
  /** Tiles, in cards: an outpost or agreement that the way needs, those that it does not, and the goods of an outpost. */
  find: 8.93,
  outpost: 0.86,
  agreement: 1.43,
  goods: 0.46,
  /** A gold piece found, when the way needs none; a free step for each card that it saves. */
  treasure: 0.17,
  step: 1.52,
  /** What a find is worth that comes a turn later. */
  patience: 0.84,
  /** Buildings. The shipyard counts for every tile that the way needs, the markets for every gold piece. */
  shipyard: 2.29,
  restaurant: 2.16,
  church: 1.18,
  school: 4.94,
  bathhouse: 2.95,
  smithy: 5.63,
  brigade: 3.87,
  branch: 0.9,
} as const satisfies Weights;

export type Name = keyof typeof WEIGHTS;
export type Beliefs = Weights<Name>;
