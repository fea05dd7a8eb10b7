import {
  type Box,
  boxOf,
  COMMODITIES,
  type Commodity,
  type Level,
  NO_GOODS,
  objectivesHeld,
  type Player,
  type View,
} from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { hasPlace } from './placing.ts';

type Cost = Readonly<Partial<Record<Commodity, number>>>;

/** Something to spend cards on. */
interface Project {
  readonly kind: 'place-ship' | 'place' | 'develop';
  /** For a step: the level it leads to. */
  readonly level?: Level;
  readonly cost: Cost;
  /** How dear it is to this player, before it is looked at what it lacks. */
  readonly value: number;
}

/** What the player means to do with its cards. */
export interface Plan {
  /** The project that is nearest to its worth. */
  readonly target: Project | undefined;
  /** Cards that the next two projects want. */
  readonly reserved: Readonly<Record<Commodity, number>>;
  /** Cards that the target still lacks. */
  readonly lacking: Readonly<Record<Commodity, number>>;
  /** Gold that is kept for pirates, fire and the objective. */
  readonly savings: number;
}

/** How dear things to spend cards on are: a first ship, further ones, and each step of people; and with how many other objectives it begins to save gold for the last. */
export interface Fondness {
  readonly ship: number;
  readonly fleet: number;
  readonly explorer: number;
  readonly settler: number;
  readonly citizen: number;
  readonly merchant: number;
  readonly savesFrom: number;
}

const FONDNESS: Fondness = { ship: 12, fleet: 6, explorer: 7, settler: 4, citizen: 8, merchant: 9, savesFrom: 2 };

export function planOf(view: View, seat: Seat, me: Player, style: Partial<Fondness> = {}): Plan {
  const box = boxOf(view);
  const fond = { ...FONDNESS, ...style };
  const ranked = projects(box, view, me, fond)
    .map((project) => ({ project, worth: project.value / (1 + missing(view.hand, project.cost)) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [target, second] = ranked.map(({ project }) => project);
  const reserved = { ...NO_GOODS };
  const lacking = { ...NO_GOODS };
  for (const commodity of COMMODITIES) {
    const wanted = target?.cost[commodity] ?? 0;
    reserved[commodity] = wanted + (second?.cost[commodity] ?? 0);
    lacking[commodity] = Math.max(0, wanted - view.hand[commodity]);
  }
  return { target, reserved, lacking, savings: savings(view, seat, me, fond) };
}

/** With enough objectives that are not gold: from here on the last is gold, and it is kept. */
function savings(view: View, seat: Seat, me: Player, { savesFrom }: Fondness): number {
  const held = objectivesHeld(view, seat).filter((objective) => objective !== 'gold').length;
  if (held >= savesFrom) return Number.POSITIVE_INFINITY;
  return Math.max(me.outposts.length + me.agreements.length, me.inhabitants.length - 2);
}

function missing(hand: Readonly<Record<Commodity, number>>, cost: Cost): number {
  let cards = 0;
  for (const commodity of COMMODITIES) cards += Math.max(0, (cost[commodity] ?? 0) - hand[commodity]);
  return cards;
}

function projects(box: Box, view: View, me: Player, fond: Fondness): readonly Project[] {
  const { inhabitants, shipCost, inhabitantTiles } = box.components;
  const atSea = me.ships.filter((ship) => ship !== null).length;
  const count = (level: Level) => me.inhabitants.filter((each) => each === level).length;
  const high = count('citizen') + count('merchant');
  const promotes = high < inhabitantTiles['citizen-merchant'];
  const goals = me.outposts.length < 4 || me.agreements.length < 3;
  const all: Project[] = [];
  if (atSea < me.ships.length && goals && Object.keys(view.islands).length > 0) {
    all.push({ kind: 'place-ship', cost: shipCost, value: atSea === 0 ? fond.ship : fond.fleet });
  }
  if (hasPlace(view, me)) all.push({ kind: 'place', cost: inhabitants.explorer.cost, value: fond.explorer });
  if (count('explorer') > 0) all.push({ kind: 'develop', level: 'settler', cost: inhabitants.settler.cost, value: fond.settler });
  if (count('settler') > 0 && promotes)
    all.push({ kind: 'develop', level: 'citizen', cost: inhabitants.citizen.cost, value: fond.citizen });
  if (count('citizen') > 0) all.push({ kind: 'develop', level: 'merchant', cost: inhabitants.merchant.cost, value: fond.merchant });
  return all;
}
