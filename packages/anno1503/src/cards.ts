import type { Refusal, Seat } from '@archipel/kernel';
import type { Price } from './box.ts';
import { put, withGoods, withPlayer } from './change.ts';
import { COMMODITIES, type Commodity } from './data/words.ts';
import { type Goods, of, playerOf, type State } from './state.ts';

export const NO_GOODS: Goods = { wood: 0, stone: 0, tools: 0, cloth: 0, spice: 0, tobacco: 0 };

/** So many cards more, or with a negative number fewer, of one commodity. */
export function added(goods: Goods, commodity: Commodity, cards: number): Goods {
  const sum = copyOf(goods);
  sum[commodity] += cards;
  return sum;
}

function copyOf({ wood, stone, tools, cloth, spice, tobacco }: Goods) {
  return { wood, stone, tools, cloth, spice, tobacco };
}

/** A card from the stack into a hand, or with -1 from the hand back onto the stack; the gold that it costs or brings goes along, and what is done in the turn by it. */
export function moveCard(state: State, seat: Seat, commodity: Commodity, cards: 1 | -1, gold = 0, done = state.done): State {
  const player = playerOf(state, seat);
  const hands = put(state.hands, seat, added(of(state.hands, seat), commodity, cards));
  const worth = { cards: player.cards + cards, gold: player.gold + gold };
  return withGoods(state, seat, worth, { stacks: added(state.stacks, commodity, -cards), hands, done });
}

/** Pays a price in cards from the hand onto the stacks. */
export function payCards(state: State, seat: Seat, price: Price): State {
  const hand = copyOf(of(state.hands, seat));
  const stacks = copyOf(state.stacks);
  let paid = 0;
  for (const commodity of COMMODITIES) {
    const cards = price[commodity];
    hand[commodity] -= cards;
    stacks[commodity] += cards;
    paid += cards;
  }
  return withPlayer(state, seat, { cards: playerOf(state, seat).cards - paid }, { stacks, hands: put(state.hands, seat, hand) });
}

export function canPay(hand: Goods, price: Price): boolean {
  return (
    price.wood <= hand.wood &&
    price.stone <= hand.stone &&
    price.tools <= hand.tools &&
    price.cloth <= hand.cloth &&
    price.spice <= hand.spice &&
    price.tobacco <= hand.tobacco
  );
}

/** Q4: why a hand cannot pay a price, a reason for each commodity that it lacks; nothing if it can. */
export function unpayable(hand: Goods, price: Price): Refusal | undefined {
  if (canPay(hand, price)) return undefined;
  const lacking = COMMODITIES.filter((commodity) => price[commodity] > hand[commodity]);
  return {
    rule: 'Q4',
    reasons: () => lacking.map((commodity) => ({ code: 'cards-missing', commodity, missing: price[commodity] - hand[commodity] })),
  };
}
