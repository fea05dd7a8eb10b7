import { named, nth, sheetOf, type State } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { heldWorth } from './cards.ts';
import { effectWorth, planOf } from './plan.ts';
import type { Weights1800 } from './weights.ts';

/** What a position is worth to a seat: the points by which it will probably be ahead of the best of the others. */
export function margin(state: State, seat: Seat, weights: Weights1800): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of state.table.seats.keys()) if (other !== seat) best = Math.max(best, prospects(state, other, weights));
  return prospects(state, seat, weights) - best;
}

/** The points of a seat as they stand, and those that its hand and its engine promise. */
function prospects(state: State, seat: Seat, w: Weights1800): number {
  const { total } = sheetOf(state, seat);
  if (state.table.over) return total;
  const { hand, cards, effects, people, trade, sails, industries, rested } = features(state, seat, w);
  return (
    total +
    w.leafHand * hand +
    w.leafCards * cards +
    w.leafEffects * effects +
    w.leafPeople * people +
    w.leafTrade * trade +
    w.leafSails * sails +
    w.leafIndustries * industries +
    w.leafRested * rested
  );
}

/** What the value of a position is made of, beside the points; what pays in the long run counts less towards the end. */
export function features(state: State, seat: Seat, w: Weights1800) {
  const plan = planOf(state.table, seat, nth(state.secret.hands, seat), w);
  const { player, outlook, young, box } = plan;
  let [hand, effects, industries, people] = [0, 0, 0, 0];
  for (const aim of plan.aims) hand += heldWorth(plan, aim);
  for (const { card, used } of player.played) if (!used) effects += effectWorth(named(box.cards, card).effect, plan.left, w);
  for (const { tile } of player.fields) if (tile !== null && box.tiles.get(tile)?.kind === 'industry') industries++;
  for (const [level, count] of outlook.cubes.entries()) people += count * (1 + level / 2);
  const rested = player.rested.reduce((sum, count) => sum + count, 0) + player.onShips.trade + player.onShips.exploration;
  return {
    hand,
    cards: plan.aims.length,
    effects,
    people: young * people,
    trade: young * outlook.trade,
    sails: young * outlook.exploration,
    industries: young * industries,
    rested: Math.min(1, plan.left - 1) * rested,
  };
}
