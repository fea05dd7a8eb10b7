import { type CardId, named, nth, payable, type View, withPlayer } from '@archipel/anno1800';
import type { Bill } from './boxIndex.ts';
import type { HandCard, Plan } from './plan.ts';
import { priceOf } from './price.ts';

/** What cards are worth: in the hand, on the table, in the deck. */

/** The worth of a hand card today, when it will be played so many actions later. */
export function heldWorth({ discount }: Plan, { worth, distance }: HandCard): number {
  return worth * discount ** distance;
}

export function handCardOf({ handCards }: Plan, card: string): HandCard | undefined {
  return handCards.find((each) => each.entry.card.id === card);
}

/** R7: a card played now and not later; the last one brings the fireworks. */
export function playWorth(plan: Plan, handCard: HandCard): number {
  const { weights: w, discount, table, handCards } = plan;
  const sooner = (w.play * handCard.worth * (1 - discount ** Math.max(1, handCard.distance))) / (1 - discount);
  return sooner + (handCards.length === 1 && table.end === null ? endWorth(plan) : 0) - workCost(plan, handCard.entry.bill);
}

/** The share of a festival that the work for a cost brings nearer. */
export function workCost({ weights: w, left }: Plan, bill: Bill | null | undefined): number {
  return bill ? w.work * w.action * (bill.goods.length + bill.cubes.length) * Math.min(1, left - 1) : 0;
}

/** R15.1: the fireworks, and the end of the game, which is good for who leads. */
export function endWorth({ lead, weights }: Plan): number {
  return 7 + weights.lead * lead;
}

const means = new WeakMap<Plan, number[]>();

/** What a blind card of a deck would be worth in this hand. */
export function meanWorth(plan: Plan, deck: number): number {
  const known = means.get(plan) ?? [];
  means.set(plan, known);
  const worth = known[deck] ?? mean(plan, deck);
  known[deck] = worth;
  return worth;
}

function mean({ index, distances, discount, weights: w }: Plan, deck: number): number {
  const entries = nth(index.decks, deck);
  const rate = Math.log(discount);
  const sailing = distances.explorationShip;
  let sum = 0;
  for (const { card, bill } of entries)
    sum +=
      (card.points + w.rid) *
      Math.exp(
        rate *
          (1 +
            priceOf(bill, distances.effort, distances.levels, w) +
            w.token * bill.trade +
            sailing * Math.max(0, bill.exploration - distances.exploration)),
      );
  return sum / Math.max(1, entries.length);
}

/** What drawing it brings: something only if there is time for it, and it is one more to be rid of. */
export function drawWorth(plan: Plan, deck: number): number {
  return plan.room * meanWorth(plan, deck) - cardCost(plan);
}

/** One more card in hand: the more players there are, the sooner one of them is rid of all. */
export function cardCost({ weights: w, table, lead }: Plan): number {
  return w.card + w.cardRace * (table.seats.length - 2) + (w.leadCard * Math.max(0, lead)) / 20;
}

/** R8: what changing each of these cards for a blind one brings, as far as it brings anything, best first. */
export function swaps(plan: Plan): readonly { readonly card: CardId; readonly gain: number }[] {
  const { table, weights: w } = plan;
  const { open } = table.turn;
  const gains = plan.handCards.flatMap((handCard) => {
    const { id, deck } = handCard.entry.card;
    const empty = open?.kind === 'swap' ? nth(open.empty, deck) : nth(table.decks, deck) === 0;
    const gain = empty ? 0 : w.swap * meanWorth(plan, deck) - heldWorth(plan, handCard);
    return gain > 0 ? [{ card: id, gain }] : [];
  });
  return gains.toSorted((a, b) => b.gain - a.gain);
}

/** R9, R13: hand cards put away without a new one: those that are worth least. */
export function shedWorth(plan: Plan, count: number): number {
  const { handCards, table } = plan;
  const worths = handCards.map((handCard) => heldWorth(plan, handCard)).toSorted((a, b) => a - b);
  const out = worths.slice(0, count);
  const lost = out.reduce((sum, worth) => sum + worth, 0);
  const ends = out.length === handCards.length && table.end === null ? Math.max(0, endWorth(plan) - lost) : 0;
  return ends + out.reduce((sum, worth) => sum + Math.max(0, plan.weights.shed - worth), 0);
}

/** R9: what activating a played card is worth; it is free, so anything above nothing is done. */
export function activationWorth(plan: Plan, card: string, gains: { step(level: number): number; cube(level: number): number }): number {
  const { effect } = named(plan.box.cards, card);
  const { left, player, weights: w } = plan;
  if (effect.extraAction) return 60;
  if (effect.expedition) return 50;
  if (effect.gold && !effect.trade) return 40;
  if (effect.oneOf) return -1;
  if (effect.upgrades) return gains.step(effect.upgrades.from) - 0.1;
  if (effect.discard) return shedWorth(plan, effect.discard) - 0.3;
  const level = effect.cubes.findLastIndex((count) => count > 0);
  if (level >= 0) return gains.cube(level) + (left > 6 ? w.cubeEffect : 0);
  const onCards = {
    trade: player.onCards.trade + (effect.trade ?? 0),
    exploration: player.onCards.exploration + (effect.exploration ?? 0),
  };
  return plan.table.turn.actions > 0 && opens(plan, { onCards }, effect.exploration ?? 0) ? 30 : -1;
}

/** Whether something worth doing becomes payable with these tokens that is not so now. */
function opens({ box, table, seat, handCards }: Plan, change: Parameters<typeof withPlayer>[2], sails: number): boolean {
  const after = withPlayer(table, seat, change);
  const near = handCards.filter((handCard) => handCard.distance < 8);
  if (near.some(({ entry: { card } }) => !payable(box, table, seat, card.cost) && payable(box, after, seat, card.cost))) return true;
  return sails > 0 && nth(table.seats, seat).onShips.exploration < 2;
}

/** R9, R13: the hand card that goes first. */
export function worst(plan: Plan, view: View): { readonly card: CardId; readonly worth: number } | undefined {
  const held = view.hand.map((card) => {
    const handCard = handCardOf(plan, card);
    return { card, worth: handCard ? heldWorth(plan, handCard) : 0 };
  });
  return held.toSorted((a, b) => a.worth - b.worth)[0];
}
