import { layoutOf, named, nth, type Player, tradePrice } from '@archipel/anno1800';
import type { Ship } from './boxIndex.ts';
import { workCost } from './cards.ts';
import { SOURCE } from './distances.ts';
import { majorityGain } from './objectives.ts';
import { type Plan, STEP } from './plan.ts';

/** What tiles are worth: built, and covered. */

export function industryWorth(plan: Plan, at: number): number {
  const { index, weights: w, distances, table } = plan;
  const { makes, worker, bill, tile } = nth(index.industries, at);
  const source = nth(distances.source, makes);
  const longTerm = plan.longTerm;
  const need = nth(plan.need, makes);
  const gain =
    source === SOURCE.own
      ? w.relief * w.action * need * Math.max(0, shopRelief(plan, makes) - nth(plan.relief, worker))
      : source === at
        ? nth(plan.benefit, at)
        : source === SOURCE.trade
          ? need * w.trade * w.action
          : 0;
  const breadth = source === SOURCE.own ? 0 : longTerm * (w.build + w.breadth * nth(index.breadth, makes));
  const income = w.income * (table.seats.length - 1) * longTerm;
  return gain + breadth + income + w.objective * objectivePoints(plan, tile) - landLoss(plan) - workCost(plan, bill);
}

/** How much those are missed who make a good now. */
function shopRelief(plan: Plan, good: number): number {
  const shops = layoutOf(plan.box, plan.player).workshops.get(nth(plan.index.goods, good)) ?? [];
  return Math.min(...shops.map((shop) => nth(plan.relief, shop.worker)));
}

export function shipWorth(plan: Plan, { token, level, bill }: Ship): number {
  const { benefit, distances } = plan;
  const code = token === 'trade' ? STEP.tradeShip : STEP.explorationShip;
  const crowd = losses(plan).sea;
  const counted = token === 'trade' ? majorityGain(plan, 'trade-tokens-owned', level) : 0;
  return nth(benefit, code) + tokenWorth(plan, token, distances[token]) * level + counted - crowd - workCost(plan, bill);
}

/** One more token where there are so many. */
function tokenWorth({ weights: w, longTerm }: Plan, token: 'trade' | 'exploration', have: number): number {
  return longTerm * (token === 'trade' ? w.ship : w.sail) * (4 / (2 + have));
}

/** A stronger shipyard, or the only one. */
export function yardWorth(plan: Plan, level: number): number {
  const best = plan.distances.yard;
  let ships = 0;
  for (let strength = best + 1; strength <= level; strength++) ships += nth(plan.benefit, STEP.yard + strength);
  return plan.discount * ships + plan.longTerm * plan.weights.yard * (level - best) - losses(plan).coast;
}

const lost = new WeakMap<Plan, { readonly land: number; readonly coast: number; readonly sea: number; readonly crowd: number }>();

/** What the next tile would cost by what it covers, on its best field. */
function losses(plan: Plan): { readonly land: number; readonly coast: number; readonly sea: number; readonly crowd: number } {
  const before = lost.get(plan);
  if (before) return before;
  const least = { land: 99, coast: 99, sea: 99 };
  const land: number[] = [];
  for (const field of plan.player.fields) {
    const loss = coverLoss(plan, field);
    least[field.ground] = Math.min(least[field.ground], loss);
    if (field.ground !== 'sea') land.push(loss);
  }
  const crowd = land
    .toSorted((a, b) => a - b)
    .slice(0, 3)
    .reduce((sum, loss) => sum + loss, 0);
  const all = { land: Math.min(least.land, least.coast), coast: least.coast, sea: least.sea, crowd };
  lost.set(plan, all);
  return all;
}

function landLoss(plan: Plan): number {
  return losses(plan).land;
}

/** R12.1: fields, when they are short, and whatever the island has. */
export function settleWorth(plan: Plan): number {
  const { weights: w, table, player, box } = plan;
  const bente = table.objectives.includes('bente-jorgensen') && player.oldWorld.length === 1 ? 18 : 0;
  const tokens = box.components.islandTokens[player.oldWorld.length] ?? 9;
  return plan.longTerm * (w.settle + w.field * losses(plan).crowd) - tokens * w.token * w.action - bente;
}

/** What is lost by building on a field: nothing where it is empty. */
export function coverLoss(plan: Plan, place: Player['fields'][number]): number {
  const { box, index, player, weights: w, distances, longTerm } = plan;
  const id = place.tile ?? place.printed;
  // Coast takes everything, so land comes first where both are empty.
  if (id === null) return place.ground === 'coast' ? 0.01 : 0;
  const tile = named(box.tiles, id);
  if (tile.kind === 'ship') {
    // Who needs more tokens of a kind does not cover its ships.
    const needed = nth(plan.benefit, tile.token === 'trade' ? STEP.tradeShip : STEP.explorationShip);
    const last = tile.token === 'trade' && distances.trade <= 2 ? w.farm : 0;
    return 0.2 + needed + longTerm * last + tile.level * tokenWorth(plan, tile.token, distances[tile.token] - 1);
  }
  if (tile.kind === 'shipyard') return 0.5 + longTerm * (tile.level + (layoutOf(box, player).yards.length > 1 ? 0 : w.farm));
  const good = named(index.at, tile.makes);
  const shops = layoutOf(box, player).workshops.get(tile.makes) ?? [];
  const wanted = nth(plan.use, good) + longTerm * w.cover * (0.2 * nth(index.common, good) + nth(index.breadth, good));
  const other = shops.some((shop) => shop.field !== place.id);
  // What no tile of the market makes, the farms' goods, is gone for good, or to be bought where others still make it.
  const farm = other || nth(index.buildable, good) ? 0 : w.farm * longTerm * (isSold(plan, tile.makes) ? 0.4 : 1);
  return w.objective * objectivePoints(plan, id) + farm + wanted * (other ? 0.25 : 1);
}

function isSold({ box, table, seat }: Plan, good: string): boolean {
  return table.seats.some((partner, other) => other !== seat && tradePrice(box, partner, good) !== undefined);
}

const rewards = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** R14: what objectives give for an industry. */
export function objectivePoints({ box, table }: Plan, tile: string): number {
  let known = rewards.get(table.objectives);
  if (known === undefined) {
    const points = new Map<string, number>();
    for (const { industries, pointsEach } of table.objectives.map((id) => named(box.objectives, id)))
      for (const each of industries ?? []) points.set(each, (points.get(each) ?? 0) + (pointsEach ?? 0));
    known = points;
    rewards.set(table.objectives, known);
  }
  return known.get(tile) ?? 0;
}
