import { boxOf, COMMODITIES, type Goods, type Objective, type Player } from '@archipel/anno1503';
import { type Goal, goalsOf, plus } from './goals.ts';
import { type Prices, pricesOf, type Seen } from './prices.ts';
import type { PlannerWeights } from './weights.ts';

/** The nearest of all goals, and what it takes. */
export interface GoalChoice {
  readonly prices: Prices;
  readonly goal: Goal;
  /** The cards that it wants in all, those for ships included. */
  readonly wanted: Goods;
  readonly ships: number;
  /** How far it is, in cards. */
  readonly distance: number;
}

/** The taste for each objective. */
const LIKED = {
  gold: 'likesGold',
  outposts: 'likesOutposts',
  agreements: 'likesAgreements',
  buildings: 'likesBuildings',
  merchants: 'likesMerchants',
} as const satisfies Readonly<Record<Objective, keyof PlannerWeights>>;

/** How far a player is from winning, and by which objectives. */
export function nearestGoal(position: Seen, player: Player, hand: Goods, weights: PlannerWeights): GoalChoice {
  const prices = pricesOf(position, player, weights);
  const { shipCost } = boxOf(position).components;
  let atSea = 0;
  for (const ship of player.ships) if (ship !== null) atSea++;
  let nearest: Goal | undefined;
  let least = 0;
  let built = 0;
  for (const goal of goalsOf(position, player)) {
    const ships = Math.max(0, goal.outposts + goal.agreements - atSea);
    let distance = goal.gold * prices.gold;
    distance += prices.look * ((prices.outposts[goal.outposts] ?? 0) + (prices.agreements[goal.agreements] ?? 0));
    distance += prices.look * weights.hopeless * goal.noBuildings;
    for (const objective of goal.objectives) distance -= weights[LIKED[objective]];
    for (const commodity of COMMODITIES) {
      const lacking = goal.cards[commodity] + ships * (shipCost[commodity] ?? 0) - hand[commodity];
      if (lacking > 0) distance += prices.cards[commodity] * lacking;
    }
    if (nearest !== undefined && distance >= least) continue;
    nearest = goal;
    least = distance;
    built = ships;
  }
  if (nearest === undefined) throw new RangeError('there is no goal');
  return { prices, goal: nearest, wanted: plus(nearest.cards, shipCost, built), ships: built, distance: least };
}
