import type { Weights } from '../tunable.ts';

/** What the planning player of Anno 1503 believes. Distances are in cards: a common card that is needed is worth one. */
export const WEIGHTS = {
  /** How often "any" and golden times bring a given commodity, measured in numbers of the die that show it. */
  any: 0.8,
  /** What a gold piece of the objective costs, with the smallest market; how much every gold piece that a bigger market pays helps. */
  gold: 0.35,
  market: 0.08,
  /** A look that is still to come: the points for it and for the way there, with two points a ship. */
  look: 1,
  /** How much dearer a tile is if too few are left of its kind. */
  hopeless: 12,
  /** How dear things to spend cards on are, before it is looked at what they lack: a first ship, a second, and so on. */
  ship: 12,
  fleet: 6,
  explorer: 7,
  settler: 4,
  citizen: 8,
  merchant: 9,
  /** What is left of that for something that the nearest way does not need, and for what more cards of it lack. */
  aside: 0.6,
  lacking: 1,
  /** What a later project counts in what is kept, sold or bought. */
  second: 0.5,
  /** Cards of the second project that are kept: all if positive. */
  keep: 1,
  /** Gold kept beyond what pirates and fire take; and what a bought card may cost if the way needs gold. */
  reserve: 0,
  thrift: 3,
  /** Tiles, in cards: an outpost or agreement that the way needs, those that it does not, and the goods of an outpost. */
  find: 5,
  outpost: 1,
  agreement: 1,
  goods: 0.8,
  /** A gold piece found, when the way needs none; a free step for each card that it saves. */
  treasure: 0.2,
  step: 0.8,
  /** What a find is worth that comes a turn later. */
  patience: 0.85,
  /** Buildings. The shipyard counts for every tile that the way needs, the markets for every gold piece. */
  shipyard: 2,
  restaurant: 7,
  church: 6,
  school: 5,
  bathhouse: 3,
  smithy: 4,
  brigade: 3,
  branch: 1,
} as const satisfies Weights;

export type Name = keyof typeof WEIGHTS;
export type Beliefs = Weights<Name>;
