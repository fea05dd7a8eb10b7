import { named, nth, type State, sheetOf } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { heldWorth } from './cards.ts';
import { effectWorth, turnsLeft } from './horizon.ts';
import { planOf } from './plan.ts';
import type { Weights1800 } from './weights.ts';

/**
 * What a position is worth to a seat: how probable it is that it will win, in hundredths, and a little for every point. Who leads wants the
 * end, who is behind wants time: the more turns are left, the less a lead means.
 */
export function winChance(state: State, seat: Seat, weights: Weights1800): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of state.table.seats.keys()) if (other !== seat) best = Math.max(best, expectedPoints(state, other, weights));
  const margin = expectedPoints(state, seat, weights) - best;
  return chanceBy(margin, state.table.over ? 0.5 : openSpread(state, weights), weights);
}

/** The chance to win by a lead, which may turn out otherwise by so many points. */
export function chanceBy(margin: number, spread: number, { point }: Weights1800): number {
  return 100 / (1 + Math.exp((-1.7 * margin) / spread)) + point * margin;
}

/** By how many points a lead may turn out otherwise where the game goes on. */
export function openSpread({ table }: State, weights: Weights1800): number {
  return 0.5 + weights.luck * Math.sqrt(turnsLeft(table, weights));
}

/** The points of a seat as they stand, and those that its hand and its engine promise. */
export function expectedPoints(state: State, seat: Seat, w: Weights1800): number {
  const { total } = sheetOf(state, seat);
  if (state.table.over) return total;
  const { hand, cards, effects, people, trade, sails, industries, rested } = features(state, seat, w);
  return (
    total +
    w.leafHand * hand +
    (w.leafCards + w.leafRace * (state.table.seats.length - 2)) * cards +
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
  const { player, distances, longTerm, box } = plan;
  let [hand, effects, industries, people] = [0, 0, 0, 0];
  for (const handCard of plan.handCards) hand += heldWorth(plan, handCard);
  for (const { card, used } of player.played) if (!used) effects += effectWorth(named(box.cards, card).effect, plan.left, w);
  for (const { tile } of player.fields) if (tile !== null && box.tiles.get(tile)?.kind === 'industry') industries++;
  for (const [level, count] of distances.cubes.entries()) people += count * (1 + level / 2);
  const rested = player.rested.reduce((sum, count) => sum + count, 0) + player.onShips.trade + player.onShips.exploration;
  return {
    hand,
    cards: plan.handCards.length,
    effects,
    people: longTerm * people,
    trade: longTerm * distances.trade,
    sails: longTerm * distances.exploration,
    industries: longTerm * industries,
    rested: Math.min(1, plan.left - 1) * rested,
  };
}
