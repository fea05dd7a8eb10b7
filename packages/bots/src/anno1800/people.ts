import { nth, type View } from '@archipel/anno1800';
import { cardCost, drawWorth } from './cards.ts';
import { expeditionWorth, majorityGain, visitGain } from './objectives.ts';
import { type Plan, STEP } from './plan.ts';

/** What people are worth, and the voyages that they make. */

/** R11: a cube one level up. */
export function stepWorth(plan: Plan, { expeditions }: View, level: number): number {
  const { weights: w, relief, benefit, distances } = plan;
  const have = nth(distances.cubes, level);
  const enabling = nth(benefit, STEP.raise + level + 1);
  const freed = (nth(relief, level) * (have + 0.5)) / Math.max(0.5, have - 0.5);
  const work = w.step * w.action * Math.min(1, (plan.left - 1) / 8) * (nth(relief, level + 1) - freed);
  const visits = visitGain(plan, expeditions, level + 1) - visitGain(plan, expeditions, level);
  return enabling + work + counted(plan, level + 1) - counted(plan, level) + visits - (level === 0 && have <= 1 ? 0.5 : 0);
}

/** R10: a new cube, and the card that comes with it. */
export function cubeWorth(plan: Plan, { expeditions }: View, level: number): number {
  const { weights: w, relief, benefit, table } = plan;
  const enabling = nth(benefit, STEP.raise + level);
  const deck = level <= 1 ? 0 : 1;
  const card = nth(table.decks, deck) > 0 ? drawWorth(plan, deck) : 0;
  const work = w.cube * w.action * Math.min(1, (plan.left - 1) / 8) * nth(relief, level);
  return enabling + work + card + majorityGain(plan, 'population-total', 1) + counted(plan, level) + visitGain(plan, expeditions, level);
}

/** R14: engineers and investors count for majorities. */
function counted(plan: Plan, level: number): number {
  return level === 3 ? majorityGain(plan, 'engineer', 1) : level === 4 ? majorityGain(plan, 'investor', 1) : 0;
}

/** R12.2: an island with its goods, and three cards. */
export function exploreWorth(plan: Plan): number {
  const { benefit, weights: w, table, player, longTerm } = plan;
  const isabel = table.objectives.includes('isabel-sarmento') ? 6 : 0;
  const cards = 3 * (plan.room * 5 * plan.discount ** 4 - cardCost(plan));
  const goods = (w.breadth * 6) / (1 + 2 * player.newWorld.length);
  const tokens = plan.box.components.islandTokens[player.newWorld.length] ?? 9;
  return nth(benefit, STEP.explore) + isabel + longTerm * (cards + goods + w.explore) - tokens * w.token * w.action;
}

/** R12.3 */
export function voyageWorth(plan: Plan, { expeditions }: View): number {
  return plan.weights.visit * expeditionWorth(plan, expeditions) - 2 * plan.weights.token * plan.weights.action;
}

/** R12.4: the share of people and tokens that would come home. */
export function shareAway({ player, distances }: Plan): number {
  let away = player.spent.trade + player.spent.exploration;
  let all = distances.trade + distances.exploration;
  for (const cubes of player.workers) away += cubes.length;
  for (const count of player.exhausted) away += count;
  for (const count of distances.cubes) all += count;
  return away / Math.max(1, all);
}
