import { type Box, boxOf, layoutOf, named, nth, type Player, playerAt, type Table } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { type Bill, type Chart, chartOf, type Want } from './chart.ts';
import { effectWorth, handPenalty, othersLeft, turnsLeft } from './horizon.ts';
import { type Outlook, outlookOf, WAY } from './outlook.ts';
import { distanceOf, shortage } from './price.ts';
import type { Weights1800 } from './weights.ts';

/** A card in hand: how many actions until it is played, and what it then brings. */
export interface Aim {
  readonly want: Want;
  readonly distance: number;
  readonly worth: number;
}

/** Steps that bring cards nearer: an industry by its place in the chart, then these. */
export const STEP = { explore: 100, raise: 101, tradeShip: 107, explorationShip: 108 } as const;
const NONE: readonly number[] = Array.from({ length: 109 }, () => 0);

/** What a player has before it: the hand with its distances, and what each step does for it. */
export interface Plan {
  readonly chart: Chart;
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  readonly weights: Weights1800;
  readonly outlook: Outlook;
  readonly aims: readonly Aim[];
  /** Turns that are probably left, this one included. */
  readonly left: number;
  /** What is left of the worth of something that comes an action later. */
  readonly keep: number;
  /** By step: the worth that it brings nearer, and for how many cards. */
  readonly benefit: readonly number[];
  readonly cardsFor: readonly number[];
  /** By good: how often the hand and the way to it need it. */
  readonly need: readonly number[];
  /** By good: the worth of what the hand needs it for. */
  readonly use: readonly number[];
  /** By level: festivals that one more cube would save. */
  readonly relief: readonly number[];
  /** From 1 down to 0: whether what pays only in the long run still will. */
  readonly young: number;
  /** From 0 to 1: whether there is time for more cards than the hand has, before others end the game. */
  readonly room: number;
}

export function planOf(table: Table, seat: Seat, hand: readonly string[], weights: Weights1800): Plan {
  const box = boxOf(table);
  const chart = chartOf(box);
  const player = playerAt(table, seat);
  const outlook = outlookOf(chart, table, seat, weights);
  const left = turnsLeft(table, weights);
  const keep = Math.max(1e-3, 1 - 1 / (1 + (left - 1) * weights.patience));
  const burden = handPenalty(table);
  const aims = hand.map((card): Aim => {
    const want = named(chart.cards, card);
    const worth = want.card.points + burden + effectWorth(want.card.effect, left, weights);
    return { want, distance: distanceOf(want.bill, outlook, weights), worth };
  });
  const benefit = [...NONE];
  const cardsFor = [...NONE];
  const need = chart.goods.map(() => 0);
  const use = chart.goods.map(() => 0);
  const stamp = NONE.map(() => -1);
  const counted = NONE.map(() => false);

  const step = (code: number, aim: number, gain: number, bill: Bill, worker?: number) => {
    if (stamp[code] === aim) return;
    stamp[code] = aim;
    benefit[code] = nth(benefit, code) + gain;
    cardsFor[code] = nth(cardsFor, code) + 1;
    const first = !counted[code];
    counted[code] = true;
    follow(bill, aim, gain, first ? 1 : 0);
    if (worker !== undefined) raise(worker, aim, gain);
  };
  const raise = (level: number, aim: number, gain: number) => {
    if (level === 0 || nth(outlook.levels, level) === 0) return;
    const bill = chart.upgrade[level - 1];
    if (bill) step(STEP.raise + level, aim, gain, bill, level - 1);
  };
  const follow = (bill: Bill, aim: number, gain: number, amount: number) => {
    for (const good of bill.goods) {
      need[good] = nth(need, good) + amount;
      use[good] = nth(use, good) + gain;
      const way = nth(outlook.way, good);
      if (way >= 0) {
        const making = nth(chart.industries, way);
        step(way, aim, gain, making.bill, making.worker);
      } else if (way === WAY.explore) step(STEP.explore, aim, gain, NOTHING);
      else if (way === WAY.trade && nth(outlook.effort, good) >= 1) step(STEP.tradeShip, aim, gain, chart.ships.trade);
      else if (way === WAY.own && nth(outlook.effort, good) > 0) {
        const [shop] = layoutOf(box, player).workshops.get(nth(chart.goods, good)) ?? [];
        if (shop) raise(shop.worker, aim, gain);
      }
    }
    for (const level of bill.cubes) raise(level, aim, gain);
    const { sails, missing } = shortage(bill, outlook);
    if (bill.exploration > outlook.exploration) step(STEP.explorationShip, aim, gain, chart.ships.exploration);
    if (sails > 0) step(STEP.tradeShip, aim, gain, chart.ships.trade);
    for (const [level, count] of missing.entries()) {
      const up = level > 0 && count > 0 && nth(outlook.cubes, level) > 0 ? chart.upgrade[level - 1] : null;
      if (up) step(STEP.raise + level, aim, gain, up);
    }
  };
  for (const [at, { want, distance, worth }] of aims.entries()) {
    const later = keep ** distance;
    follow(want.bill, at, (worth * later) / keep, later / keep);
  }
  const relief = reliefOf(chart, box, player, outlook, need);
  const toDo = hand.length + counted.filter((each) => each).length;
  const room = Math.max(0, Math.min(1, weights.room + (othersLeft(table, seat, weights) - 1.2 * toDo) / 12));
  return {
    chart,
    box,
    table,
    seat,
    player,
    weights,
    outlook,
    aims,
    left,
    keep,
    benefit,
    cardsFor,
    need,
    use,
    relief,
    room,
    young: Math.min(1, (left - 1) / weights.youth),
  };
}

const NOTHING: Bill = { goods: [], cubes: [], trade: 0, exploration: 0 };

/** Festivals come as often as the busiest level needs: what one more cube of each would save, roughly. */
function reliefOf(chart: Chart, box: Box, player: Player, outlook: Outlook, need: readonly number[]): readonly number[] {
  const demand = [0, 0, 0, 0, 0];
  const { workshops } = layoutOf(box, player);
  for (const [good, amount] of need.entries()) {
    if (amount === 0) continue;
    const way = nth(outlook.way, good);
    const level = way >= 0 ? nth(chart.industries, way).worker : way === WAY.own ? lowest(workshops.get(nth(chart.goods, good)) ?? []) : -1;
    if (level >= 0) demand[level] = nth(demand, level) + amount;
  }
  return demand.map((amount, level) => amount / ((nth(outlook.cubes, level) + 0.5) * (nth(outlook.cubes, level) + 1.5)));
}

function lowest(shops: readonly { readonly worker: number }[]): number {
  return shops.reduce((least, shop) => Math.min(least, shop.worker), 5);
}
