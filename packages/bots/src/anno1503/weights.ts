import type { Weights } from '../player/tunable.ts';

/**
 * What the planning player of Anno 1503 believes. Distances are in cards: a common card that is needed is worth one.
 *
 * How they were obtained: by simultaneous perturbation (as `archipel tune` does it) in three stages, 2026-11-16. First 200 rounds of 60 games
 * against its own mirror image; that went in circles, because styles beat each other in turn. Then twice 100 rounds against pools of earlier stages
 * and the easy player: 42 games a side and round, then 60. The last stage beat the pool of the one before with 87 % of 200 games.
 */
export const WEIGHTS = {
  /** How often "any" and golden times bring a given commodity, measured in numbers of the die that show it. */
  any: 2.09,
  /** What a gold piece of the objective costs, with the smallest market; how much every gold piece that a bigger market pays helps. */
  gold: 2.64,
  market: 0.0871,
  /** A look that is still to come: the points for it and for the way there, with two points a ship. */
  look: 1.19,
  /** How much dearer a tile is if too few are left of its kind. */
  hopeless: 17.2,
  /** How dear things to spend cards on are, before it is looked at what they lack: a first ship, a second, and so on. */
  ship: 2.18,
  fleet: 12.6,
  explorer: 6.66,
  settler: 5.83,
  citizen: 11.1,
  merchant: 3.97,
  /** What is left of that for something that the nearest goal does not need, and for what more cards of it lack. */
  aside: -0.134,
  lacking: 1.1,
  /** Gold kept beyond what pirates and fire take; and what a bought card may cost if the goal needs gold. */
  reserve: -0.374,
  thrift: 3.33,
  /** Tiles, in cards: an outpost or agreement that the goal needs, those that it does not, and the goods of an outpost. */
  find: 9.99,
  outpost: 0.794,
  agreement: 0.875,
  goods: 0.657,
  /** A gold piece found, when the goal needs none; a free step for each card that it saves. */
  treasure: 0.0971,
  step: 1.85,
  /** What a find is worth that comes a turn later. */
  patience: 0.792,
  /** Buildings. The shipyard counts for every tile that the goal needs, the markets for every gold piece. */
  shipyard: 1.67,
  restaurant: 1.55,
  church: 1.76,
  school: 8.12,
  bathhouse: 1.21,
  smithy: 3.23,
  brigade: 7.63,
  branch: 1.09,
  /** How many cards nearer a goal seems that has this objective: a matter of taste, by which styles differ (`styles.ts`). */
  likesGold: 0,
  likesOutposts: 0,
  likesAgreements: 0,
  likesBuildings: 0,
  likesMerchants: 0,
} as const satisfies Weights;

export type Name = keyof typeof WEIGHTS;
export type PlannerWeights = Weights<Name>;
