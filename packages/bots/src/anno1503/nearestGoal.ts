import { boxOf, type Goods, type Objective, type Player } from '@archipel/anno1503';
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
function likesOf(weights: PlannerWeights): Readonly<Record<Objective, number>> {
  return {
    gold: weights.likesGold,
    outposts: weights.likesOutposts,
    agreements: weights.likesAgreements,
    buildings: weights.likesBuildings,
    merchants: weights.likesMerchants,
  };
}

/** How far a player is from winning, and by which objectives. */
export function nearestGoal(position: Seen, player: Player, hand: Goods, weights: PlannerWeights): GoalChoice {
  const prices = pricesOf(position, player, weights);
  const shipCost = boxOf(position).prices.ship;
  const { cards } = prices;
  let atSea = 0;
  for (const ship of player.ships) if (ship !== null) atSea++;
  const likes = likesOf(weights);
  let nearest: Goal | undefined;
  let least = 0;
  let built = 0;
  for (const goal of goalsOf(position, player)) {
    const ships = Math.max(0, goal.outposts + goal.agreements - atSea);
    let distance = goal.gold * prices.gold;
    distance += prices.look * ((prices.outposts[goal.outposts] ?? 0) + (prices.agreements[goal.agreements] ?? 0));
    distance += prices.look * weights.hopeless * goal.noBuildings;
    for (const objective of goal.objectives) distance -= likes[objective];
    // Written out: in a loop over the commodities the engine looks up each of them by name, and this is where a search spends its time.
    distance += cards.wood * Math.max(0, goal.cards.wood + ships * shipCost.wood - hand.wood);
    distance += cards.stone * Math.max(0, goal.cards.stone + ships * shipCost.stone - hand.stone);
    distance += cards.tools * Math.max(0, goal.cards.tools + ships * shipCost.tools - hand.tools);
    distance += cards.cloth * Math.max(0, goal.cards.cloth + ships * shipCost.cloth - hand.cloth);
    distance += cards.spice * Math.max(0, goal.cards.spice + ships * shipCost.spice - hand.spice);
    distance += cards.tobacco * Math.max(0, goal.cards.tobacco + ships * shipCost.tobacco - hand.tobacco);
    if (nearest !== undefined && distance >= least) continue;
    nearest = goal;
    least = distance;
    built = ships;
  }
  if (nearest === undefined) throw new RangeError('there is no goal');
  return { prices, goal: nearest, wanted: plus(nearest.cards, shipCost, built), ships: built, distance: least };
}
