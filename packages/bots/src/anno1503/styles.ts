import type { Style } from '@archipel/protocol';
import type { Fondness } from './easyPlan.ts';
import type { PlannerWeights } from './weights.ts';

/**
 * What each word means in this game. A builder goes for buildings and citizens and thinks little of the sea; an explorer for outposts and agreements;
 * a racer spends what it has on what is nearest and keeps little back; a trader goes for gold, and sells and buys for it.
 * Set so that none of them wins more than another (docs/bots.md).
 */
const STYLE_WEIGHTS: Readonly<Record<Style, Partial<PlannerWeights>>> = {
  builder: { likesBuildings: 12, explorer: 2 },
  explorer: { likesOutposts: 2.5, fleet: 1 },
  racer: { likesMerchants: 4, thrift: 2, reserve: -0.8 },
  trader: { likesGold: 6, likesAgreements: 1 },
};

/** The weights of a player that plans, with what a style adds to them. */
export function inStyle(weights: PlannerWeights, style: Style): PlannerWeights {
  const changed: Record<string, number> = { ...weights };
  for (const [name, more] of Object.entries(STYLE_WEIGHTS[style])) changed[name] = (changed[name] ?? 0) + more;
  return { ...weights, ...changed };
}

/** The same for who plays by rules of thumb. */
export const STYLE_FONDNESS: Readonly<Record<Style, Partial<Fondness>>> = {
  builder: { explorer: 14, ship: 11 },
  explorer: { ship: 18, fleet: 9 },
  racer: { settler: 5, merchant: 10 },
  trader: { savesFrom: 1, fleet: 7 },
};

/** For players that search: the share of the win for which they do what they like. */
export const MARGIN = 0.01;
