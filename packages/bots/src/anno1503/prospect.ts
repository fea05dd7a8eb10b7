import { boxOf, COMMODITIES, type Commodity, type Open, type Player, priceAt } from '@archipel/anno1503';
import type { Beliefs } from './weights.ts';

/** What everything is worth to one player, before its way is chosen. */
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

export function pricesOf(position: Open, player: Player, beliefs: Beliefs): Prices {
  const { shownBy, components } = boxOf(position);
  const freq = { wood: 0, stone: 0, tools: 0, cloth: 0, spice: 0, tobacco: 0 };
  for (const shown of shownBy[player.island].slice(1)) if (shown !== 'any') freq[shown]++;
  for (const { commodity } of player.outposts) freq[commodity]++;
  const cards = { ...freq };
  for (const commodity of COMMODITIES) cards[commodity] = (1 + beliefs.any) / (freq[commodity] + beliefs.any);
  let market = -3;
  for (const level of player.inhabitants) market += priceAt(boxOf(position), player, level);
  const points = components.actionPointsPerShip[2] || 1;
  const mine = position.seats.length === 2 ? 2 : position.seats.length === 3 ? 3 : 4;
  const pace = (components.actionPointsPerShip[mine] / points) * (player.buildings.includes('shipyard') ? 2 : 1);
  const lying = Object.keys(position.islands).length + 1;
  return {
    cards,
    gold: beliefs.gold / (1 + beliefs.market * Math.max(0, market)),
    outposts: looks(lying, tilesLeft(position, 'outposts'), beliefs),
    agreements: looks(lying, tilesLeft(position, 'agreements'), beliefs),
    look: beliefs.look / Math.max(1, pace),
  };
}

/** How many tiles of a kind nobody holds: they lie somewhere. */
function tilesLeft(position: Open, kind: 'outposts' | 'agreements'): number {
  let left = totals(position)[kind];
  for (const player of position.seats) left -= player[kind].length;
  return left;
}

const counted = new WeakMap<object, Readonly<Record<number, { readonly outposts: number; readonly agreements: number }>>>();

function totals(position: Open) {
  const box = boxOf(position);
  const known = counted.get(box) ?? {};
  const seats = position.seats.length;
  const found = known[seats] ?? {
    outposts: box.tiles.filter(({ back, kind }) => back <= seats && kind === 'outpost').length,
    agreements: box.tiles.filter(({ back, kind }) => back <= seats && kind === 'agreement').length,
  };
  if (known[seats] === undefined) counted.set(box, { ...known, [seats]: found });
  return found;
}

/** Looks for one, two, three … tiles of which so many are left among those that lie about: the next one comes after (all + 1) / (left + 1). */
function looks(lying: number, left: number, beliefs: Beliefs): readonly number[] {
  const sums = [0];
  let sum = 0;
  for (let found = 0; found < 5; found++) {
    sum += found < left ? lying / (left - found + 1) : beliefs.hopeless;
    sums.push(sum);
  }
  return sums;
}

