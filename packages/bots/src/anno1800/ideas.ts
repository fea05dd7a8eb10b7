import { type Cost, layoutOf, levelName, type Move, named, nth, type ObjectiveId, tokens, type View } from '@archipel/anno1800';
import { activationWorth, playWorth, shedWorth, swaps, workCost } from './cards.ts';
import { cubeWorth, exploreWorth, stepWorth, voyageWorth } from './people.ts';
import type { Plan } from './plan.ts';
import { within } from './price.ts';
import { industryWorth, settleWorth, shipWorth, yardWorth } from './tiles.ts';

/** Something that may be done, if it is legal, and what it is worth in points. What is paid may take gold for shift ends (R5). */
export interface Idea {
  readonly move: Move;
  readonly value: number;
  readonly cost: Cost | null;
}

/** Everything that is worth thinking of here, best first. Whether it is legal, and payable today, is for the rules to say. */
export function ideas(plan: Plan, view: View): readonly Idea[] {
  const list: Idea[] = [];
  const add = (move: Move, value: number, cost: Cost | null = null) => {
    if (value > 0) list.push({ move, value, cost });
  };
  const { turn } = plan.table;
  free(plan, view, add);
  if (turn.actions > 0) {
    plays(plan, add);
    builds(plan, add);
    voyages(plan, view, add);
  } else if (turn.open?.kind === 'build' && turn.open.ships) ships(plan, add);
  if (turn.actions > 0 || turn.open?.kind === 'swap') exchange(plan, add);
  if (turn.actions > 0 || turn.open?.kind === 'workforce' || turn.open?.kind === 'upgrade') people(plan, view, add);
  return list.toSorted((a, b) => b.value - a.value);
}

type Add = (move: Move, value: number, cost?: Cost | null) => void;

function plays(plan: Plan, add: Add): void {
  for (const handCard of plan.handCards) {
    const { id, cost } = handCard.entry.card;
    if (within(handCard.entry.bill, plan.distances)) add({ kind: 'play', card: id }, playWorth(plan, handCard), cost);
  }
}

function builds(plan: Plan, add: Add): void {
  const { box, index, distances, table } = plan;
  for (const [at, { tile, bill, worker, makes }] of index.industries.entries()) {
    if ((table.market[tile] ?? 0) === 0 || nth(distances.levels, worker) > 0 || isBuilt(plan, makes, worker)) continue;
    const worth = industryWorth(plan, at);
    if (worth > 0 && within(bill, distances)) add({ kind: 'build', tile }, worth, named(box.tiles, tile).cost);
  }
  ships(plan, add);
  for (const { id, level } of box.components.shipyards) add({ kind: 'build', tile: id }, yardWorth(plan, level), named(box.tiles, id).cost);
}

/** R6.4: whether such an industry stands already. */
function isBuilt({ box, index, player }: Plan, good: number, worker: number): boolean {
  return (layoutOf(box, player).workshops.get(nth(index.goods, good)) ?? []).some((shop) => shop.worker === worker);
}

function ships(plan: Plan, add: Add): void {
  const { box, index, player, table, distances } = plan;
  const strongest = Math.max(0, ...layoutOf(box, player).yards.map((yard) => yard.level));
  for (const ship of index.fleet) {
    if (ship.level > strongest || (table.market[ship.tile] ?? 0) === 0 || !within(ship.bill, distances)) continue;
    add({ kind: 'build', tile: ship.tile }, shipWorth(plan, ship), named(box.tiles, ship.tile).cost);
  }
}

function voyages(plan: Plan, view: View, add: Add): void {
  const { table, player, distances, box } = plan;
  const sail = (made: number) => box.components.islandTokens[made] ?? 99;
  const [explore, settle] = [sail(player.newWorld.length), sail(player.oldWorld.length)];
  if (table.newWorld > 0 && explore <= distances.exploration) add({ kind: 'explore' }, exploreWorth(plan), tokens('exploration', explore));
  if (table.oldWorld > 0 && settle <= distances.exploration) add({ kind: 'settle' }, settleWorth(plan), tokens('exploration', settle));
  if (table.expeditionDeck > 0 && distances.exploration > 1) add({ kind: 'expedition' }, voyageWorth(plan, view), tokens('exploration', 2));
}

function exchange(plan: Plan, add: Add): void {
  const gains = swaps(plan);
  const [first] = gains;
  if (first === undefined) return;
  const whole = plan.table.turn.open?.kind === 'swap' ? first.gain : gains.slice(0, 3).reduce((sum, each) => sum + each.gain, 0);
  add({ kind: 'swap', card: first.card }, whole);
}

function people(plan: Plan, view: View, add: Add): void {
  const { box, index, distances, table } = plan;
  const { open, actions } = table.turn;
  for (let level = 0; level < 5; level++) {
    const cost = box.upgrade[level];
    const bill = index.upgrade[level];
    if (cost && bill && (open?.kind === 'upgrade' || actions > 0) && nth(distances.cubes, level) > 0 && nth(table.supply, level + 1) > 0)
      if (within(bill, distances))
        add({ kind: 'upgrade', level: levelName(level) }, stepWorth(plan, view, level) - workCost(plan, bill), cost);
    const hire = nth(index.workforce, level);
    if ((open?.kind === 'workforce' || actions > 0) && nth(table.supply, level) > 0 && within(hire, distances))
      add({ kind: 'recruit', level: levelName(level) }, cubeWorth(plan, view, level) - workCost(plan, hire), nth(box.workforce, level));
  }
}

/** R9, R13: what takes no action, best first. */
export function freeIdeas(plan: Plan, view: View): readonly Idea[] {
  const list: Idea[] = [];
  free(plan, view, (move, value, cost = null) => {
    if (value > 0) list.push({ move, value, cost });
  });
  return list.toSorted((a, b) => b.value - a.value);
}

function free(plan: Plan, view: View, add: Add): void {
  const { player, table, weights: w } = plan;
  const { turn, objectives } = table;
  const gains = { step: (level: number) => stepWorth(plan, view, level), cube: (level: number) => cubeWorth(plan, view, level) };
  for (const { card, used } of player.played) if (!used) add({ kind: 'activate', card }, FREE * activationWorth(plan, card, gains));
  const unused = (objective: ObjectiveId) => objectives.includes(objective) && !turn.used.includes(objective);
  const sails = player.onShips.exploration + player.onCards.exploration;
  if (unused('alonso-graves') && plan.left > 1 && player.gold >= 3 && sails >= 3) add({ kind: 'graves' }, w.action - 1.5);
  if (unused('aarhant') && nth(player.rested, 4) > 0 && !plan.handCards.some((handCard) => handCard.entry.bill.cubes.includes(4)))
    add({ kind: 'aarhant' }, 1.5);
  if (unused('editor') && sails >= 2 && plan.handCards.length > 0) add({ kind: 'editor' }, shedWorth(plan, 1) - 2 * w.token * w.action);
}

/** What costs no action comes before what does. */
const FREE = 20;
