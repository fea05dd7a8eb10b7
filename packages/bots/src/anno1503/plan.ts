import {
  type Box,
  boxOf,
  COMMODITIES,
  type Commodity,
  type Goods,
  type Level,
  NO_GOODS,
  type Player,
  unsafe,
  type View,
} from '@archipel/anno1503';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Beliefs } from './weights.ts';

type Cost = Readonly<Partial<Record<Commodity, number>>>;

/** Something to spend cards on. */
export interface Project {
  readonly kind: 'place-ship' | 'place' | 'develop';
  /** For a step: the level it leads to. */
  readonly level?: Level;
  readonly cost: Cost;
  /** How dear it is to this player, before it is looked at what it lacks. */
  readonly value: number;
}

/** What the player means to do. */
export interface Plan extends Outlook {
  /** The project that is nearest to its worth. */
  readonly target: Project | undefined;
  /** Cards that the next two projects want. */
  readonly reserved: Goods;
  /** Cards that the target still lacks. */
  readonly lacking: Goods;
  /** Gold that is kept for pirates, fire and the objective. */
  readonly savings: number;
}

export function planOf(view: View, me: Player, hand: Goods, beliefs: Beliefs): Plan {
  const box = boxOf(view);
  const outlook = outlookOf(view, me, hand, beliefs);
  const prices = outlook.prices.cards;
  const worth = (project: Project) => project.value / (1 + beliefs.lacking * missing(hand, project.cost, prices));
  let target: Project | undefined;
  let second: Project | undefined;
  let best = 0;
  let next = 0;
  for (const project of projects(box, view, me, outlook, beliefs)) {
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
  const reserved = { ...NO_GOODS };
  const lacking = { ...NO_GOODS };
  for (const commodity of COMMODITIES) {
    const wanted = target?.cost[commodity] ?? 0;
    reserved[commodity] = wanted + (second?.cost[commodity] ?? 0);
    lacking[commodity] = Math.max(0, wanted - hand[commodity]);
  }
  return { ...outlook, target, reserved, lacking, savings: savings(box, me, beliefs) };
}

/** Enough for the dearer of pirates and fire, as far as nothing guards against them (Q9). */
function savings(box: Box, me: Player, beliefs: Beliefs): number {
  const pirates = me.buildings.includes('smithy') ? 0 : me.outposts.length + me.agreements.length;
  const fire = me.buildings.includes('fire-brigade') ? 0 : unsafe(box, me);
  return Math.max(pirates, fire) + beliefs.reserve;
}

function missing(hand: Goods, cost: Cost, prices: Readonly<Record<Commodity, number>>): number {
  let cards = 0;
  for (const commodity of COMMODITIES) cards += prices[commodity] * Math.max(0, (cost[commodity] ?? 0) - hand[commodity]);
  return cards;
}

function projects(box: Box, view: View, me: Player, { course }: Outlook, beliefs: Beliefs): readonly Project[] {
  const { inhabitants, shipCost, inhabitantSpaces, inhabitantTiles } = box.components;
  const { way } = course;
  const atSea = me.ships.filter((ship) => ship !== null).length;
  const count = { explorer: 0, settler: 0, citizen: 0, merchant: 0 };
  for (const level of me.inhabitants) count[level]++;
  const low = count.explorer + count.settler;
  const high = count.citizen + count.merchant;
  const room = me.inhabitants.length < inhabitantSpaces.length && low < inhabitantTiles['explorer-settler'];
  const needs = (cost: Cost) => COMMODITIES.every((commodity) => way.cards[commodity] >= (cost[commodity] ?? 0));
  const all: Project[] = [];
  const add = (kind: Project['kind'], cost: Cost, value: number, level?: Level) =>
    all.push({ kind, cost, value, ...(level === undefined ? {} : { level }) });
  const goals = me.outposts.length < 4 || me.agreements.length < 3;
  if (atSea < me.ships.length && goals && !isEmpty(view.islands)) {
    add('place-ship', shipCost, (atSea === 0 ? beliefs.ship : beliefs.fleet) * (course.ships > 0 ? 1 : beliefs.aside));
  }
  const step = (level: Level, value: number) => {
    const { cost } = inhabitants[level];
    add(level === 'explorer' ? 'place' : 'develop', cost, needs(cost) ? value : value * beliefs.aside, level);
  };
  if (room) step('explorer', beliefs.explorer);
  if (count.explorer > 0) step('settler', beliefs.settler);
  if (count.settler > 0 && high < inhabitantTiles['citizen-merchant']) step('citizen', beliefs.citizen);
  if (count.citizen > 0) step('merchant', beliefs.merchant);
  return all;
}

function isEmpty(things: object): boolean {
  for (const _ in things) return false;
  return true;
}
