import type { Refusal, Seat } from '@archipel/kernel';
import type { Price } from '../data/box.ts';
import { COMMODITIES, type Commodity } from '../data/words.ts';
import { put, withGoods, withPlayer } from '../state/change.ts';
import { type Goods, of, playerOf, type State } from '../state/state.ts';

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
export function moveCard(state: State, seat: Seat, commodity: Commodity, cards: 1 | -1, gold = 0, done = state.open.done): State {
  const { stacks } = state.open;
  const { hands } = state.secret;
  const player = playerOf(state.open, seat);
  const worth = { cards: player.cards + cards, gold: player.gold + gold };
  const hand = added(of(hands, seat), commodity, cards);
  return withGoods(state, seat, worth, { stacks: added(stacks, commodity, -cards), done }, put(hands, seat, hand));
}

/** Pays a price in cards from the hand onto the stacks. */
export function payCards(state: State, seat: Seat, price: Price): State {
  const { hands } = state.secret;
  const hand = copyOf(of(hands, seat));
  const stacks = copyOf(state.open.stacks);
  let paid = 0;
  for (const commodity of COMMODITIES) {
    const cards = price[commodity];
    hand[commodity] -= cards;
    stacks[commodity] += cards;
    paid += cards;
  }
  return withPlayer(state, seat, { cards: playerOf(state.open, seat).cards - paid }, { stacks }, { hands: put(hands, seat, hand) });
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
  return {
    rule: 'Q4',
    reasons: () =>
      COMMODITIES.filter((commodity) => price[commodity] > hand[commodity]).map((commodity) => ({
        code: 'cards-missing',
        commodity,
        missing: price[commodity] - hand[commodity],
      })),
  };
}
