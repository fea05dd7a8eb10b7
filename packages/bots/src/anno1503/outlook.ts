import { boxOf, COMMODITIES, type Goods, type Open, type Player } from '@archipel/anno1503';
import { type Prices, pricesOf } from './prices.ts';
import { plus, type Way, waysOf } from './ways.ts';
import type { Beliefs } from './weights.ts';

/** A way with the cards that it wants in all, ships among them, and how far it is: in cards. */
export interface Course {
  readonly way: Way;
  readonly wanted: Goods;
  readonly ships: number;
  readonly far: number;
}

export interface Outlook {
  readonly prices: Prices;
  /** The nearest way. */
  readonly course: Course;
}

/** How far a player is from winning, and on which way. */
export function outlookOf(position: Open, player: Player, hand: Goods, beliefs: Beliefs): Outlook {
  const prices = pricesOf(position, player, beliefs);
  const { shipCost } = boxOf(position).components;
  let atSea = 0;
  for (const ship of player.ships) if (ship !== null) atSea++;
  let nearest: Way | undefined;
  let least = 0;
  let built = 0;
  for (const way of waysOf(position, player)) {
    const ships = Math.max(0, way.outposts + way.agreements - atSea);
    let far = way.gold * prices.gold;
    far += prices.look * ((prices.outposts[way.outposts] ?? 0) + (prices.agreements[way.agreements] ?? 0));
    for (const commodity of COMMODITIES) {
      const lacking = way.cards[commodity] + ships * (shipCost[commodity] ?? 0) - hand[commodity];
      if (lacking > 0) far += prices.cards[commodity] * lacking;
    }
    if (nearest !== undefined && far >= least) continue;
    nearest = way;
    least = far;
    built = ships;
  }
  if (nearest === undefined) throw new RangeError('there is no way to win');
  return { prices, course: { way: nearest, wanted: plus(nearest.cards, shipCost, built), ships: built, far: least } };
}
