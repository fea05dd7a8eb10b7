import { named, nth, sheetOf, type State } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { heldWorth } from './cards.ts';
import { effectWorth, planOf } from './plan.ts';
import type { Weights1800 } from './weights.ts';

/** What a position is worth to a seat, in points by which it will be ahead of the best of the others. */
export function margin(state: State, seat: Seat, weights: Weights1800): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of state.table.seats.keys()) if (other !== seat) best = Math.max(best, prospects(state, other, weights));
  return prospects(state, seat, weights) - best;
}

/** The points of a seat as they stand, and those that its hand and its engine promise. */
function prospects(state: State, seat: Seat, w: Weights1800): number {
  const { total } = sheetOf(state, seat);
  if (state.table.over) return total;
  const plan = planOf(state.table, seat, nth(state.secret.hands, seat), w);
  let hand = 0;
  for (const aim of plan.aims) hand += heldWorth(plan, aim);
  let effects = 0;
  for (const { card, used } of plan.player.played) if (!used) effects += effectWorth(named(plan.box.cards, card).effect, plan.left, w);
  const cubes = plan.outlook.cubes.reduce((sum, count, level) => sum + count * (1 + level / 2), 0);
  const tokens = plan.outlook.trade + plan.outlook.exploration;
  return total + w.leafHand * hand + w.leafEffect * effects + plan.young * (w.leafCube * cubes + w.leafToken * tokens);
}
