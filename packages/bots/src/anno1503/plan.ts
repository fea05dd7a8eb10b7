import { type Box, boxOf, type Commodity, type Goods, type Level, NO_GOODS, type Player, unsafe, type View } from '@archipel/anno1503';
import { plus } from './goals.ts';
import { type GoalChoice, nearestGoal } from './nearestGoal.ts';
import { hasPlace } from './placing.ts';
import type { PlannerWeights } from './weights.ts';

/** Something to spend cards on. */
export interface Project {
  readonly kind: 'place-ship' | 'place' | 'develop';
  /** For a step: the level it leads to. */
  readonly level: Level | undefined;
  readonly cost: Goods;
  /** How dear it is to this player, before it is looked at what it lacks. */
  readonly value: number;
}

/** What the player means to do. */
export interface Plan extends GoalChoice {
  /** The project that is nearest to its worth. */
  readonly target: Project | undefined;
  /** Cards that the next two projects want. */
  readonly reserved: Goods;
  /** Cards that the target still lacks. */
  readonly lacking: Goods;
  /** Gold that is kept for pirates, fire and the objective. */
  readonly savings: number;
}

export function planOf(view: View, me: Player, hand: Goods, weights: PlannerWeights): Plan {
  const box = boxOf(view);
  const choice = nearestGoal(view, me, hand, weights);
  const prices = choice.prices.cards;
  const worth = (project: Project) => project.value / (1 + weights.lacking * missing(hand, project.cost, prices));
  let target: Project | undefined;
  let second: Project | undefined;
  let best = 0;
  let next = 0;
  for (const project of projects(box, view, me, choice, weights)) {
    const each = worth(project);
    if (each > best) {
      second = target;
      next = best;
      target = project;
      best = each;
    } else if (each > next) {
      second = project;
      next = each;
    }
  }
  const { prices: all, goal, wanted, ships, distance } = choice;
  const wants = target?.cost ?? NO_GOODS;
  const reserved = plus(wants, second?.cost ?? NO_GOODS, 1);
  return {
    prices: all,
    goal,
    wanted,
    ships,
    distance,
    target,
    reserved,
    lacking: lackingOf(wants, hand),
    savings: savings(box, me, weights),
  };
}

/** Written out, as all that is asked in every move that a search plays on: a loop over the commodities looks up each of them by name. */
function lackingOf(wants: Goods, hand: Goods): Goods {
  return {
    wood: Math.max(0, wants.wood - hand.wood),
    stone: Math.max(0, wants.stone - hand.stone),
    tools: Math.max(0, wants.tools - hand.tools),
    cloth: Math.max(0, wants.cloth - hand.cloth),
    spice: Math.max(0, wants.spice - hand.spice),
    tobacco: Math.max(0, wants.tobacco - hand.tobacco),
  };
}

/** Enough for the dearer of pirates and fire, as far as nothing guards against them (Q9). */
function savings(box: Box, me: Player, weights: PlannerWeights): number {
  const pirates = me.buildings.includes('smithy') ? 0 : me.outposts.length + me.agreements.length;
  const fire = me.buildings.includes('fire-brigade') ? 0 : unsafe(box, me);
  return Math.max(pirates, fire) + weights.reserve;
}

function missing(hand: Goods, cost: Goods, prices: Readonly<Record<Commodity, number>>): number {
  const lacks = lackingOf(cost, hand);
  return (
    prices.wood * lacks.wood +
    prices.stone * lacks.stone +
    prices.tools * lacks.tools +
    prices.cloth * lacks.cloth +
    prices.spice * lacks.spice +
    prices.tobacco * lacks.tobacco
  );
}

function projects(box: Box, view: View, me: Player, { goal, ships }: GoalChoice, weights: PlannerWeights): readonly Project[] {
  const { inhabitantTiles } = box.components;
  let atSea = 0;
  for (const ship of me.ships) if (ship !== null) atSea++;
  const count = { explorer: 0, settler: 0, citizen: 0, merchant: 0 };
  for (const level of me.inhabitants) count[level]++;
  const high = count.citizen + count.merchant;
  const { cards } = goal;
  const needs = ({ wood, stone, tools, cloth, spice, tobacco }: Goods) =>
    cards.wood >= wood &&
    cards.stone >= stone &&
    cards.tools >= tools &&
    cards.cloth >= cloth &&
    cards.spice >= spice &&
    cards.tobacco >= tobacco;
  const all: Project[] = [];
  const add = (kind: Project['kind'], cost: Goods, value: number, level?: Level) => all.push({ kind, cost, value, level });
  const goals = me.outposts.length < 4 || me.agreements.length < 3;
  if (atSea < me.ships.length && goals && !isEmpty(view.islands)) {
    add('place-ship', box.prices.ship, (atSea === 0 ? weights.ship : weights.fleet) * (ships > 0 ? 1 : weights.aside));
  }
  const step = (level: Level, value: number) => {
    const cost = box.prices[level];
    add(level === 'explorer' ? 'place' : 'develop', cost, needs(cost) ? value : value * weights.aside, level);
  };
  if (hasPlace(view, me)) step('explorer', weights.explorer);
  if (count.explorer > 0) step('settler', weights.settler);
  if (count.settler > 0 && high < inhabitantTiles['citizen-merchant']) step('citizen', weights.citizen);
  if (count.citizen > 0) step('merchant', weights.merchant);
  return all;
}

function isEmpty(things: object): boolean {
  for (const _ in things) return false;
  return true;
}
