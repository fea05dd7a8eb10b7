import { type Box, boxOf, layoutOf, named, nth, type Player, playerAt, type Table } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { type Bill, type BoxIndex, boxIndexOf, type CardEntry, type Ship } from './boxIndex.ts';
import { type Distances, distancesOf, SOURCE } from './distances.ts';
import { effectWorth, handPenalty, leadOf, othersLeft, turnsLeft } from './horizon.ts';
import { distanceOf, shortage } from './price.ts';
import type { Weights1800 } from './weights.ts';

/** A card in hand: how many actions until it is played, and what it then brings. */
export interface HandCard {
  readonly entry: CardEntry;
  readonly distance: number;
  readonly worth: number;
}

/** Steps that bring cards nearer: an industry by its place in the box index, then these. */
export const STEP = { explore: 100, raise: 101, tradeShip: 107, explorationShip: 108, yard: 109 } as const;
const NONE: readonly number[] = Array.from({ length: 113 }, () => 0);

/** What a player has before it: the hand with its distances, and what each step does for it. */
export interface Plan {
  readonly index: BoxIndex;
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  readonly weights: Weights1800;
  readonly distances: Distances;
  readonly handCards: readonly HandCard[];
  /** Turns that are probably left, this one included. */
  readonly left: number;
  /** Points ahead of the best of the others, from -20 to 20. */
  readonly lead: number;
  /** What is left of the worth of something that comes an action later. */
  readonly discount: number;
  /** By step: the worth that it brings nearer, and for how many cards. */
  readonly benefit: readonly number[];
  readonly cardsFor: readonly number[];
  /** By good: how often the hand, and what leads to it, need it. */
  readonly need: readonly number[];
  /** By good: the worth of what the hand needs it for. */
  readonly use: readonly number[];
  /** By level: festivals that one more cube would save. */
  readonly relief: readonly number[];
  /** From 1 down to 0: whether what pays only in the long run still will. */
  readonly longTerm: number;
  /** From 0 to 1: whether there is time for more cards than the hand has, before others end the game. */
  readonly room: number;
}

export function planOf(table: Table, seat: Seat, hand: readonly string[], weights: Weights1800): Plan {
  const box = boxOf(table);
  const index = boxIndexOf(box);
  const player = playerAt(table, seat);
  const distances = distancesOf(index, table, seat, weights);
  const lead = leadOf(table, seat, box);
  const left = turnsLeft(table, weights);
  const discount = Math.max(1e-3, 1 - 1 / (1 + (left - 1) * weights.patience));
  const burden = handPenalty(table);
  const rid = weights.rid + (weights.leadRid * Math.max(0, lead)) / 20;
  const handCards = hand.map((card): HandCard => {
    const entry = named(index.cards, card);
    const worth = entry.card.points + burden + rid + effectWorth(entry.card.effect, left, weights);
    return { entry, distance: distanceOf(entry.bill, distances, weights), worth };
  });
  const benefit = [...NONE];
  const cardsFor = [...NONE];
  const need = index.goods.map(() => 0);
  const use = index.goods.map(() => 0);
  const stamp = NONE.map(() => -1);
  const counted = NONE.map(() => false);

  const step = (code: number, handCard: number, gain: number, bill: Bill, worker?: number) => {
    if (stamp[code] === handCard) return;
    stamp[code] = handCard;
    benefit[code] = nth(benefit, code) + gain;
    cardsFor[code] = nth(cardsFor, code) + 1;
    const first = !counted[code];
    counted[code] = true;
    follow(bill, handCard, gain, first ? 1 : 0);
    if (worker !== undefined) raise(worker, handCard, gain);
  };
  const raise = (level: number, handCard: number, gain: number) => {
    if (level === 0 || nth(distances.levels, level) === 0) return;
    const bill = index.upgrade[level - 1];
    if (bill) step(STEP.raise + level, handCard, gain, bill, level - 1);
  };
  const sail = (token: Ship['token'], handCard: number, gain: number) => {
    const ship = distances.ships[token];
    if (ship === null) return;
    step(token === 'trade' ? STEP.tradeShip : STEP.explorationShip, handCard, gain, ship.bill);
    const yard = ship.level > distances.yard ? index.shipyards.find(({ level }) => level === ship.level) : undefined;
    if (yard) step(STEP.yard + yard.level, handCard, gain, yard.bill);
  };
  const follow = (bill: Bill, handCard: number, gain: number, amount: number) => {
    for (const good of bill.goods) {
      need[good] = nth(need, good) + amount;
      use[good] = nth(use, good) + gain;
      const source = nth(distances.source, good);
      if (source >= 0) {
        const industry = nth(index.industries, source);
        step(source, handCard, gain, industry.bill, industry.worker);
      } else if (source === SOURCE.explore) step(STEP.explore, handCard, gain, NOTHING);
      else if (source === SOURCE.trade && nth(distances.effort, good) >= 1) sail('trade', handCard, gain);
      else if (source === SOURCE.own && nth(distances.effort, good) > 0) {
        const [shop] = layoutOf(box, player).workshops.get(nth(index.goods, good)) ?? [];
        if (shop) raise(shop.worker, handCard, gain);
      }
    }
    for (const level of bill.cubes) raise(level, handCard, gain);
    const { sails, missing } = shortage(bill, distances);
    if (bill.exploration > distances.exploration) sail('exploration', handCard, gain);
    if (sails > 0) sail('trade', handCard, gain);
    for (const [level, count] of missing.entries()) {
      const up = level > 0 && count > 0 && nth(distances.cubes, level) > 0 ? index.upgrade[level - 1] : null;
      if (up) step(STEP.raise + level, handCard, gain, up);
    }
  };
  for (const [at, { entry, distance, worth }] of handCards.entries()) {
    const later = discount ** distance;
    follow(entry.bill, at, (worth * later) / discount, later / discount);
  }
  const relief = reliefOf(index, box, player, distances, need);
  const toDo = hand.length + counted.filter((each) => each).length;
  const room = Math.max(0, Math.min(1, weights.room + (othersLeft(table, seat, weights) - 1.2 * toDo) / 12));
  return {
    index,
    box,
    table,
    seat,
    player,
    weights,
    distances,
    handCards,
    left,
    lead,
    discount,
    benefit,
    cardsFor,
    need,
    use,
    relief,
    room,
    longTerm: Math.min(1, (left - 1) / weights.youth),
  };
}

const NOTHING: Bill = { goods: [], cubes: [], trade: 0, exploration: 0 };

/** Festivals come as often as the busiest level needs: what one more cube of each would save, roughly. */
function reliefOf(index: BoxIndex, box: Box, player: Player, distances: Distances, need: readonly number[]): readonly number[] {
  const demand = [0, 0, 0, 0, 0];
  const { workshops } = layoutOf(box, player);
  for (const [good, amount] of need.entries()) {
    if (amount === 0) continue;
    const source = nth(distances.source, good);
    const level =
      source >= 0 ? nth(index.industries, source).worker : source === SOURCE.own ? lowest(workshops.get(nth(index.goods, good)) ?? []) : -1;
    if (level >= 0) demand[level] = nth(demand, level) + amount;
  }
  return demand.map((amount, level) => amount / ((nth(distances.cubes, level) + 0.5) * (nth(distances.cubes, level) + 1.5)));
}

function lowest(shops: readonly { readonly worker: number }[]): number {
  return shops.reduce((least, shop) => Math.min(least, shop.worker), 5);
}
