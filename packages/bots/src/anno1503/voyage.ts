import { boxOf, COMMODITIES, type Player, pointsOf, type Square, stepUp, type Tile, unseenTiles, type View } from '@archipel/anno1503';
import type { GoalChoice } from './nearestGoal.ts';
import { lookDistancesFrom } from './seaDistance.ts';
import type { PlannerWeights } from './weights.ts';

/** What each tile is worth to a player who finds it, in cards. */
export function tileWorth(view: View, player: Player, choice: GoalChoice, weights: PlannerWeights): (tile: Tile) => number {
  const { prices, goal } = choice;
  let step = 0;
  for (const [space] of player.inhabitants.entries()) step = Math.max(step, stepWorth(view, player, choice, space + 1));
  const gold = boxOf(view).components.treasureGold * (goal.gold > 0 ? prices.gold : weights.treasure);
  return (tile) => {
    if (tile.kind === 'agreement') {
      return player.agreements.length >= 3 ? 0 : goal.agreements > 0 ? weights.find + weights.agreement : weights.agreement;
    }
    if (tile.kind === 'treasure') return tile.treasure === 'gold' ? gold : weights.step * step;
    if (player.outposts.length >= 4) return 0;
    const goods = weights.outpost + weights.goods * (prices.cards[tile.commodity] - 1);
    return goal.outposts > 0 ? weights.find + goods : goods;
  };
}

/** The price of a step that is free, for whom it is; half if the goal does not need it. Nothing if there is no such step (Q7.3). */
export function stepWorth(view: View, player: Player, { prices, goal }: GoalChoice, inhabitant: number): number {
  const box = boxOf(view);
  const level = stepUp(box, player, inhabitant);
  if (typeof level !== 'string') return 0;
  const { cost } = box.components.inhabitants[level];
  let [worth, needed] = [0, true];
  for (const commodity of COMMODITIES) {
    worth += prices.cards[commodity] * (cost[commodity] ?? 0);
    if ((cost[commodity] ?? 0) > goal.cards[commodity]) needed = false;
  }
  return needed ? worth : worth / 2;
}

/** Expected worth of a tile that has not been seen, by its back: the mean over all that could lie there. */
function unseenWorth(view: View, worth: (tile: Tile) => number): (back: number) => number {
  const sums = [0, 0, 0, 0, 0];
  const counts = [0, 0, 0, 0, 0];
  for (const tile of unseenTiles(view)) {
    sums[tile.back] = (sums[tile.back] ?? 0) + worth(tile);
    counts[tile.back] = (counts[tile.back] ?? 0) + 1;
  }
  return (back) => (sums[back] ?? 0) / Math.max(1, counts[back] ?? 0);
}

/** Where the ships should go: for each the tile that is worth most, counting the turns that it takes to get there, but for one that is in hand. */
export interface ShipTarget {
  readonly ship: number;
  readonly space: Square;
  readonly worth: number;
  /** Squares to sail before the look. */
  readonly away: number;
}

export function shipTargets(view: View, player: Player, worth: (tile: Tile) => number, patience: number): readonly ShipTarget[] {
  const { board } = boxOf(view);
  const unseen = unseenWorth(view, worth);
  const points = Math.max(1, pointsOf(view, player));
  const taken = new Set<Square>();
  const targets: ShipTarget[] = [];
  for (const [index, ship] of player.ships.entries()) {
    if (ship === null) continue;
    let best: ShipTarget | undefined;
    for (const [space, away] of lookDistancesFrom(board, ship.at)) {
      const back = view.islands[space];
      if (back === undefined || taken.has(space) || space === view.look?.space) continue;
      const noted = view.notes[space];
      const turns = Math.max(0, Math.ceil((away + 1 - (points - ship.spent)) / points));
      // Among equals the nearer one.
      const now = (noted ? worth(noted) : unseen(back)) * patience ** turns - 0.001 * away;
      if (now > (best?.worth ?? 0)) best = { ship: index + 1, space, worth: now, away };
    }
    if (best) {
      taken.add(best.space);
      targets.push(best);
    }
  }
  return targets;
}
