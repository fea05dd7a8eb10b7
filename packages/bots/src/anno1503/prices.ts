import { boxOf, type Commodity, NO_GOODS, type Open, type Player, priceAt, type View } from '@archipel/anno1503';
import { tilesLeft } from './tilesLeft.ts';
import type { PlannerWeights } from './weights.ts';

/** What everything is worth to one player, before its goal is chosen. */
export interface Prices {
  /** By commodity: how many common cards one is worth, from how often the own island brings it. */
  readonly cards: Readonly<Record<Commodity, number>>;
  /** Cards that a gold piece costs that is still wanted. */
  readonly gold: number;
  /** Looks that it takes to find the next outposts, by how many; and agreements. */
  readonly outposts: readonly number[];
  readonly agreements: readonly number[];
  /** Cards that a look costs. */
  readonly look: number;
}

/** A position with what the player has seen of the tiles. */
export type Seen = Open & Pick<View, 'notes'>;

export function pricesOf(position: Seen, player: Player, weights: PlannerWeights): Prices {
  const { shownBy, components } = boxOf(position);
  const often = { ...NO_GOODS };
  for (const shown of shownBy[player.island]) if (shown !== 'any') often[shown]++;
  for (const { commodity } of player.outposts) often[commodity]++;
  const price = (times: number) => (1 + weights.any) / (times + weights.any);
  const cards = {
    wood: price(often.wood),
    stone: price(often.stone),
    tools: price(often.tools),
    cloth: price(often.cloth),
    spice: price(often.spice),
    tobacco: price(often.tobacco),
  };
  let market = -3;
  for (const level of player.inhabitants) market += priceAt(boxOf(position), player, level);
  const points = components.actionPointsPerShip[2] || 1;
  const mine = position.seats.length === 2 ? 2 : position.seats.length === 3 ? 3 : 4;
  const pace = (components.actionPointsPerShip[mine] / points) * (player.buildings.includes('shipyard') ? 2 : 1);
  const lying = Object.keys(position.islands).length + 1;
  return {
    cards,
    gold: weights.gold / (1 + weights.market * Math.max(0, market)),
    outposts: looks(lying, tilesLeft(position, 'outpost', position.notes), weights),
    agreements: looks(lying, tilesLeft(position, 'agreement', position.notes), weights),
    look: weights.look / Math.max(1, pace),
  };
}

/** Looks for one, two, three … tiles of which so many are left among those that lie about: the next one comes after (all + 1) / (left + 1). */
function looks(lying: number, left: number, weights: PlannerWeights): readonly number[] {
  const sums = [0];
  let sum = 0;
  for (let found = 0; found < 5; found++) {
    sum += found < left ? lying / (left - found + 1) : weights.hopeless;
    sums.push(sum);
  }
  return sums;
}
