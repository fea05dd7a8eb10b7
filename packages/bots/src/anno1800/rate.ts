import { levelOf, type Move, named, nth, payable, playerAt, type Table, type View, withPlayer } from '@archipel/anno1800';
import type { Bill } from './chart.ts';
import { expeditionWorth, majorityGain, visitGain } from './objectives.ts';
import { distanceOf, priceOf } from './outlook.ts';
import { coverLoss, objectivePoints } from './paying.ts';
import { type Plan, planOf, STEP } from './plan.ts';
import type { Weights1800 } from './weights.ts';

/** What every decision of weight is worth, in points: how much nearer it brings what the hand promises, and what it brings by itself. */
export function rater(view: View, weights: Weights1800): { readonly plan: Plan; rate(move: Move): number } {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const plan = planOf(view.table, seat, view.hand, weights);
  return { plan, rate: (move) => rateMove(plan, view, move) };
}

function rateMove(plan: Plan, view: View, move: Move): number {
  switch (move.kind) {
    case 'play':
      return playWorth(plan, view, move.card);
    case 'build':
      return buildWorth(plan, move.tile) - goldCost(plan, named(plan.box.tiles, move.tile).cost);
    case 'upgrade': {
      const level = levelOf(move.level);
      return stepWorth(plan, view, level) - toil(plan, plan.chart.upgrade[level]) - goldCost(plan, plan.box.upgrade[level] ?? []);
    }
    case 'recruit': {
      const level = levelOf(move.level);
      const cost = nth(plan.box.workforce, level);
      return cubeWorth(plan, view, level) - toil(plan, nth(plan.chart.workforce, level)) - goldCost(plan, cost);
    }
    case 'explore':
      return exploreWorth(plan);
    case 'settle':
      return settleWorth(plan);
    case 'expedition':
      return plan.weights.visit * expeditionWorth(plan, view.expeditions) - 2 * plan.weights.token * plan.weights.action;
    case 'swap':
      return swapWorth(plan, view, move.card);
    case 'festival':
      return festivalWorth(plan, view);
    case 'activate':
      return activationWorth(plan, view, move.card);
    case 'promote':
      return stepWorth(plan, view, levelOf(move.level));
    case 'graves':
      return plan.left > 1 || plan.table.turn.actions === 0 ? plan.weights.action - 1.5 : -1;
    case 'aarhant':
      return nth(plan.player.rested, 4) > 0 && plan.aims.every((aim) => !aim.want.bill.cubes.includes(4)) ? 1.5 : -1;
    case 'editor':
      return shedWorth(plan, 1) - 2 * plan.weights.token * plan.weights.action;
    case 'remove':
    case 'end-shift':
      return -5;
    default:
      return 0;
  }
}

/** The share of a festival that the work for a cost brings nearer. */
function toil(plan: Plan, bill: Bill | null | undefined): number {
  if (!bill) return 0;
  return plan.weights.work * plan.weights.action * (bill.goods.length + bill.cubes.length) * Math.min(1, plan.left - 1);
}

/** R5: gold for shift ends, if it cannot be paid without. */
export function goldCost(plan: Plan, cost: Parameters<typeof payable>[3]): number {
  const { box, table, seat, player } = plan;
  if (player.gold === 0) return 0;
  for (let gold = 0; gold < player.gold; gold++) {
    if (payable(box, withPlayer(table, seat, { gold }), seat, cost)) return (gold * plan.weights.gold) / (1 - plan.keep);
  }
  return (player.gold * plan.weights.gold) / (1 - plan.keep);
}

function playWorth(plan: Plan, view: View, card: string): number {
  const aim = plan.aims.find((each) => each.want.card.id === card);
  if (aim === undefined) return 0;
  const { weights: w, keep, table } = plan;
  const sooner = (w.play * aim.worth * (1 - keep ** Math.max(1, aim.distance))) / (1 - keep);
  const last = view.hand.length === 1 && table.end === null ? endWorth(plan) : 0;
  return sooner + last - toil(plan, aim.want.bill) - goldCost(plan, aim.want.card.cost);
}

/** R15.1: the fireworks, and the end of the game, which is good for who leads. */
export function endWorth({ table, seat, box, weights }: Plan): number {
  const points = table.seats.map((player) => player.played.reduce((sum, { card }) => sum + named(box.cards, card).points, 0) + player.gold / 3);
  const best = Math.max(...points.filter((_, other) => other !== seat));
  return 7 + weights.lead * Math.max(-20, Math.min(20, nth(points, seat) - best));
}

function buildWorth(plan: Plan, id: string): number {
  const { box, chart, weights: w, player, left, benefit } = plan;
  const tile = named(box.tiles, id);
  const young = Math.min(1, (left - 1) / 12);
  if (tile.kind === 'shipyard') return young * (w.ship * (tile.level - 1) * 0.3) - 0.2;
  if (tile.kind === 'ship') {
    const [code, base] = tile.token === 'trade' ? [STEP.tradeShip, w.ship] : [STEP.explorationShip, w.sail];
    const have = tile.token === 'trade' ? plan.outlook.trade : plan.outlook.exploration;
    const worth = nth(benefit, code) + young * base * tile.level * (4 / (3 + have));
    const crowd = player.fields.every((each) => each.ground !== 'sea' || (each.tile ?? each.printed) !== null) ? 2 : 0;
    return worth + (tile.token === 'trade' ? majorityGain(plan, 'trade-tokens-owned', tile.level) : 0) - crowd - 0.2;
  }
  const at = chart.byTile.get(id) ?? 0;
  const making = nth(chart.industries, at);
  const objective = w.objective * objectivePoints(plan, id);
  const fields = player.fields.filter((each) => each.ground !== 'sea');
  const cover = Math.min(...fields.map((each) => coverLoss(plan, each)));
  const own = plan.outlook.way[making.makes] === -2;
  const others = plan.table.seats.length - 1;
  // An industry that makes what is made already, by other people: it takes work off them.
  const relief = own
    ? w.relief * w.action * nth(plan.need, making.makes) * Math.max(0, reliefBetween(plan, making.makes, making.worker))
    : plan.outlook.way[making.makes] === -3
      ? nth(plan.need, making.makes) * w.trade * w.action
      : nth(benefit, at);
  const breadth = own ? 0 : w.breadth * young * breadthOf(plan, making.makes);
  return relief + breadth + objective + w.income * others * young - cover - toil(plan, making.bill);
}

/** How much less missed the new workers are than those who make it now. */
function reliefBetween(plan: Plan, good: number, worker: number): number {
  const shops = plan.box && plan.chart ? shopLevels(plan, good) : [];
  const now = Math.min(...shops.map((level) => nth(plan.relief, level)));
  return now - nth(plan.relief, worker);
}

function shopLevels(plan: Plan, good: number): readonly number[] {
  const name = nth(plan.chart.goods, good);
  const levels: number[] = [];
  for (const { tile, printed } of plan.player.fields) {
    const id = tile ?? printed;
    const here = id === null ? undefined : plan.box.tiles.get(id);
    if (here?.kind === 'industry' && here.makes === name) levels.push(here.worker);
  }
  return levels;
}

/** Cards of the decks that need the good, in points, for each card that may be drawn. */
function breadthOf({ chart }: Plan, good: number): number {
  let sum = 0;
  for (const [deck, counts] of chart.frequency.entries()) {
    const wants = nth(chart.decks, deck);
    sum += ((nth(counts, good) / Math.max(1, wants.length)) * (wants[0]?.card.points ?? 0)) / (deck === 2 ? 2 : 1);
  }
  return sum;
}

/** R11: a cube one level up. */
function stepWorth(plan: Plan, view: View, level: number): number {
  const { weights: w, relief, benefit, outlook } = plan;
  const young = Math.min(1, (plan.left - 1) / 8);
  const given = level === 0 && nth(outlook.cubes, 0) <= 1 ? 0.5 : 0;
  const enabling = nth(outlook.levels, level + 1) > 0 ? nth(benefit, STEP.raise + level + 1) : 0;
  const freed = (nth(relief, level) * (nth(outlook.cubes, level) + 0.5)) / Math.max(0.5, nth(outlook.cubes, level) - 0.5);
  const work = w.cube * w.action * young * (nth(relief, level + 1) - freed);
  const counted =
    (level === 2 ? majorityGain(plan, 'engineer', 1) : level === 3 ? majorityGain(plan, 'investor', 1) - majorityGain(plan, 'engineer', 1) : 0) +
    visitGain(plan, view.expeditions, level + 1) -
    visitGain(plan, view.expeditions, level);
  return enabling + work + counted - given;
}

/** R10: a new cube, and the card that comes with it. */
export function cubeWorth(plan: Plan, view: View, level: number): number {
  const { weights: w, relief, outlook, benefit, table } = plan;
  const young = Math.min(1, (plan.left - 1) / 8);
  const enabling = nth(outlook.levels, level) > 0 ? nth(benefit, STEP.raise + level) : 0;
  const deck = level <= 1 ? 0 : 1;
  const card = nth(table.decks, deck) > 0 ? drawWorth(plan, deck) : 0;
  const counted =
    majorityGain(plan, 'population-total', 1) +
    (level === 3 ? majorityGain(plan, 'engineer', 1) : level === 4 ? majorityGain(plan, 'investor', 1) : 0) +
    visitGain(plan, view.expeditions, level);
  return enabling + w.cube * w.action * young * nth(relief, level) + card + counted;
}

/** What a card drawn blindly from a deck is worth in this hand. */
export function drawWorth(plan: Plan, deck: number): number {
  return plan.room * meanWorth(plan, deck) - plan.weights.card;
}

function meanWorth({ chart, outlook, keep, weights: w }: Plan, deck: number): number {
  const wants = nth(chart.decks, deck);
  let sum = 0;
  for (const { card, bill } of wants) sum += card.points * keep ** distanceOf(bill, outlook, w);
  return sum / Math.max(1, wants.length);
}

function exploreWorth(plan: Plan): number {
  const { benefit, weights: w, table, player, left } = plan;
  const isabel = table.objectives.includes('isabel-sarmento') ? 6 : 0;
  const young = Math.min(1, (left - 1) / 12);
  const cards = 3 * (plan.room * 5 * plan.keep ** 4 - w.card);
  const tokens = nth(plan.box.components.islandTokens, player.newWorld.length) * w.token * w.action;
  return nth(benefit, STEP.explore) + isabel + young * cards + young * w.breadth * 6 / (1 + 2 * player.newWorld.length) - tokens;
}

function settleWorth(plan: Plan): number {
  const { weights: w, table, player, left } = plan;
  const bente = table.objectives.includes('bente-jorgensen') && player.oldWorld.length === 1 ? 18 : 0;
  const free = player.fields.filter((each) => each.ground === 'coast' && (each.tile ?? each.printed) === null).length;
  const tokens = nth(plan.box.components.islandTokens, player.oldWorld.length) * w.token * w.action;
  return Math.min(1, (left - 1) / 12) * w.field * (1.5 + Math.max(0, 3 - free)) - tokens - bente;
}

function heldWorth(plan: Plan, card: string): number {
  const aim = plan.aims.find((each) => each.want.card.id === card);
  return aim === undefined ? 0 : aim.worth * plan.keep ** aim.distance;
}

/** R8: the hand's worst cards for blind ones. */
function swapWorth(plan: Plan, view: View, card: string): number {
  const { table, box, weights: w } = plan;
  const gain = (each: string) => {
    const { deck } = named(box.cards, each);
    const empty = table.turn.open?.kind === 'swap' ? table.turn.open.empty[deck] : nth(table.decks, deck) === 0;
    return empty ? -1 : w.swap * meanWorth(plan, deck) - heldWorth(plan, each);
  };
  const here = gain(card);
  if (table.turn.open?.kind === 'swap' || here <= 0) return here;
  const best = view.hand.map(gain).filter((each) => each > 0).toSorted((a, b) => b - a);
  // The action begins with its worst card.
  return here < (best[0] ?? 0) ? here / 2 : best.slice(0, 3).reduce((sum, each) => sum + each, 0);
}

/** R9, R13: hand cards put away: those that are worth least. */
export function shedWorth(plan: Plan, count: number): number {
  const { aims, keep, weights: w, table } = plan;
  const worths = aims.map((aim) => aim.worth * keep ** aim.distance).toSorted((a, b) => a - b);
  const out = worths.slice(0, count);
  const empties = out.length === aims.length && table.end === null ? endWorth(plan) : 0;
  return out.reduce((sum, worth) => sum + Math.max(0, w.card + 0.6 - worth), 0) + Math.max(0, empties - out.reduce((a, b) => a + b, 0));
}

/** R12.4: what could be done if everybody were rested, by the share of those who are not. */
function festivalWorth(plan: Plan, view: View): number {
  const { player, weights: w, box, table, seat } = plan;
  const tiredCubes = player.workers.reduce((sum, cubes) => sum + cubes.length, 0) + player.exhausted.reduce((sum, count) => sum + count, 0);
  const spent = player.spent.trade + player.spent.exploration;
  const all = plan.outlook.cubes.reduce((sum, count) => sum + count, 0) + plan.outlook.trade + plan.outlook.exploration;
  const tired = (tiredCubes + spent) / Math.max(1, all);
  if (plan.left <= 1) return -0.1;
  let blocked = 0;
  for (const aim of plan.aims) {
    if (aim.distance >= 2.2 || payable(box, table, seat, aim.want.card.cost)) continue;
    blocked = Math.max(blocked, aim.worth);
  }
  for (const [at, making] of plan.chart.industries.entries()) {
    if (nth(plan.benefit, at) <= blocked || priceOf(making.bill, plan.outlook.effort, plan.outlook.levels, w) >= 1.2) continue;
    if (!payable(box, table, seat, named(box.tiles, making.tile).cost)) blocked = Math.max(blocked, nth(plan.benefit, at));
  }
  return tired * (w.festival * blocked + w.home) + (view.hand.length === 0 ? 0.01 : 0);
}

/** R9: what is free is done when it helps. */
function activationWorth(plan: Plan, view: View, card: string): number {
  const { effect } = named(plan.box.cards, card);
  const { left, player, weights: w } = plan;
  if (effect.extraAction) return 60;
  if (effect.expedition) return 50;
  if (effect.gold && !effect.trade) return 40;
  if (effect.upgrades) {
    const gain = stepWorth(plan, view, effect.upgrades.from);
    return gain > 0.1 ? 20 + gain : -1;
  }
  if (effect.discard) {
    const gain = shedWorth(plan, effect.discard);
    return gain > 0.3 ? 20 + gain : -1;
  }
  const cubes = effect.cubes.findLastIndex((count) => count > 0);
  if (cubes >= 0) {
    const gain = cubeWorth(plan, view, cubes) + (left > 6 ? w.cubeEffect : 0);
    return gain > 0 ? 10 + gain : -1;
  }
  if (effect.trade || effect.exploration) {
    const onCards = { trade: player.onCards.trade + (effect.trade ?? 0), exploration: player.onCards.exploration + (effect.exploration ?? 0) };
    return plan.table.turn.actions > 0 && opens(plan, withPlayer(plan.table, plan.seat, { onCards }), effect.exploration ?? 0) ? 30 : -1;
  }
  return -1;
}

/** Whether something worth doing becomes payable on this table that is not so now. */
function opens(plan: Plan, after: Table, sails: number): boolean {
  const { box, table, seat } = plan;
  const cost = (aim: Plan['aims'][number]) => aim.want.card.cost;
  if (plan.aims.some((aim) => aim.distance < 8 && !payable(box, table, seat, cost(aim)) && payable(box, after, seat, cost(aim)))) return true;
  return sails > 0 && playerAt(table, seat).onShips.exploration < 2;
}
