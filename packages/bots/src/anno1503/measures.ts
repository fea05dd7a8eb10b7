import { boxOf, COMMODITIES, type Goods, LEVELS, type Level, type Open, priceAt, unsafe } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { tilesLeft } from './tilesLeft.ts';

/** What is looked at of a player in a position. Those that count up (`outpost-1`, `outpost-2` …) follow each other. */
export const MEASURES = [
  'gold-third',
  'gold-two-thirds',
  'gold-all',
  'outpost-1',
  'outpost-2',
  'outpost-3',
  'outpost-4',
  'agreement-1',
  'agreement-2',
  'agreement-3',
  'settlers',
  'citizens',
  'merchant-1',
  'merchant-2',
  'merchant-3',
  'people-3',
  'people-4',
  'people-5',
  'people-6',
  'people-7',
  'fire-brigade',
  'smithy',
  'church',
  'school',
  'bathhouse',
  'restaurant',
  'shipyard',
  'big-branch',
  'held-1',
  'held-2',
  'held-3',
  'way',
  'longest',
  'detour',
  'last',
  'ship-1',
  'ship-2',
  'voyages',
  'outposts-gone',
  'agreements-gone',
  'makes-spice',
  'makes-tobacco',
  'makes-other',
  'cards',
  'for-ship',
  'for-explorer',
  'for-settler',
  'for-citizen',
  'for-merchant',
  'spice',
  'tobacco',
  'pirates',
  'fire',
  'waits',
  'market',
] as const;
type Measure = (typeof MEASURES)[number];

const at = Object.fromEntries(MEASURES.map((name, index) => [name, index])) as Readonly<Record<Measure, number>>;
const part = (value: number, from: number, to: number) => Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Cards from nothing to each level, a rare one counted twice. */
const CARDS: Readonly<Record<Level, number>> = { explorer: 2, settler: 5, citizen: 10, merchant: 15 };

/** Measures a player; `hand` is undefined if it is not seen. Writes into `out`, which is handed on. */
export function measure(position: Open, seat: Seat, hand: Goods | undefined, out: Float64Array): Float64Array {
  out.fill(0);
  const box = boxOf(position);
  const player = position.seats[seat];
  if (player === undefined) return out;
  const { objectives } = box.components.victory;
  const { gold, outposts, agreements, inhabitants, buildings } = player;
  const set = (name: Measure, value: number) => {
    out[at[name]] = value;
  };
  const upTo = (first: Measure, count: number) => {
    for (let step = 0; step < count; step++) out[at[first] + step] = 1;
  };
  const third = objectives.gold / 3;
  set('gold-third', part(gold, 0, third));
  set('gold-two-thirds', part(gold, third, 2 * third));
  set('gold-all', part(gold, 2 * third, 3 * third));
  upTo('outpost-1', Math.min(4, outposts.length));
  upTo('agreement-1', Math.min(3, agreements.length));
  let [settlers, citizens, merchants, market] = [0, 0, 0, 0];
  for (const level of inhabitants) {
    const rank = LEVELS.indexOf(level);
    if (rank >= 1) settlers++;
    if (rank >= 2) citizens++;
    if (rank >= 3) merchants++;
    market += priceAt(box, player, level);
  }
  // No goal needs more than three of them (Q10): what a fourth brings, nobody in the games of the fit had tried.
  set('settlers', Math.min(3, settlers) / 4);
  set('citizens', citizens / 3);
  set('market', market / 10);
  upTo('merchant-1', Math.min(3, merchants));
  upTo('people-3', Math.max(0, Math.min(7, inhabitants.length) - 2));
  for (const building of buildings) set(building, 1);
  const away = [
    Math.max(0, objectives.gold - gold) * 0.4,
    Math.max(0, objectives.outposts - outposts.length) * 4.5,
    Math.max(0, objectives.agreements - agreements.length) * 4.5,
    buildings.length >= objectives.buildings ? 0 : 2 * (7 - inhabitants.length) + climb(inhabitants, 'citizen'),
    merchants >= objectives.merchants ? 0 : climb(inhabitants, 'merchant'),
  ].toSorted((a, b) => a - b);
  let held = 0;
  for (const each of away) if (each === 0) held++;
  upTo('held-1', Math.min(3, held));
  set('way', ((away[0] ?? 0) + (away[1] ?? 0) + (away[2] ?? 0)) / 20);
  set('longest', (away[2] ?? 0) / 10);
  set('detour', ((away[3] ?? 0) - (away[2] ?? 0)) / 10);
  // The nearer the end, the more every step counts.
  if (held >= 2) set('last', 1 - part(away[2] ?? 0, 0, 12));
  let atSea = 0;
  for (const ship of player.ships) if (ship !== null) atSea++;
  upTo('ship-1', Math.min(2, atSea));
  const trips = Math.max(0, 7 - outposts.length - agreements.length);
  if (buildings.includes('shipyard')) set('voyages', trips / 7);
  set('outposts-gone', Math.max(0, objectives.outposts - outposts.length - tilesLeft(position, 'outpost')));
  set('agreements-gone', Math.max(0, objectives.agreements - agreements.length - tilesLeft(position, 'agreement')));
  for (const { commodity } of outposts) {
    out[at[commodity === 'spice' ? 'makes-spice' : commodity === 'tobacco' ? 'makes-tobacco' : 'makes-other']] = 1;
  }
  set('cards', part(player.cards, 0, 3));
  if (hand !== undefined) {
    const { inhabitants: costs, shipCost } = box.components;
    if (atSea < player.ships.length && trips > 0) set('for-ship', ready(hand, shipCost));
    if (inhabitants.length - citizens < 4 && inhabitants.length < 7) set('for-explorer', ready(hand, costs.explorer.cost));
    if (inhabitants.length > settlers) set('for-settler', ready(hand, costs.settler.cost));
    if (settlers > citizens && citizens < 3) set('for-citizen', ready(hand, costs.citizen.cost));
    if (citizens > merchants) set('for-merchant', ready(hand, costs.merchant.cost));
    set('spice', Math.min(3, hand.spice) / 3);
    set('tobacco', Math.min(3, hand.tobacco) / 3);
  }
  if (!buildings.includes('smithy')) set('pirates', gold < outposts.length + agreements.length ? 1 : 0);
  if (!buildings.includes('fire-brigade')) set('fire', gold < unsafe(box, player) ? 1 : 0);
  set('waits', ((seat - position.turn + position.seats.length) % position.seats.length) / position.seats.length);
  return out;
}

/** Cards until the three who have come furthest stand at this level. */
function climb(inhabitants: readonly Level[], level: Level): number {
  const cards = inhabitants.map((each) => Math.min(CARDS[level], CARDS[each])).toSorted((a, b) => b - a);
  return 3 * CARDS[level] - (cards[0] ?? 0) - (cards[1] ?? 0) - (cards[2] ?? 0);
}

/** How much of a price is in the hand: the last card counts most. */
function ready(hand: Goods, cost: Readonly<Partial<Goods>>): number {
  let [all, missing] = [0, 0];
  for (const commodity of COMMODITIES) {
    const cards = cost[commodity] ?? 0;
    all += cards;
    missing += Math.max(0, cards - hand[commodity]);
  }
  return all === 0 ? 1 : ((all - missing) / all) ** 2;
}
