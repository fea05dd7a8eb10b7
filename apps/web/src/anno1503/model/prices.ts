import { COMMODITIES, type Commodity, type Goods } from '@archipel/anno1503';

/** The cards of a price, one by one. */
export const cardsOf = (price: Goods): readonly Commodity[] =>
  COMMODITIES.flatMap((commodity) => Array.from({ length: price[commodity] }, () => commodity));

/** The cards of a price that a hand lacks. */
export const lacking = (price: Goods, hand: Goods): readonly Commodity[] =>
  COMMODITIES.flatMap((commodity) => Array.from({ length: Math.max(0, price[commodity] - hand[commodity]) }, () => commodity));
