import {
  anno1503,
  boxOf,
  buyPrice,
  type Commodity,
  type Move,
  nextLevel,
  OBJECTIVES,
  type Objective,
  type Open,
  objectivesHeld,
  type Player,
  priceAt,
  progress,
  type Square,
  sampleState,
  type Tile,
  unseenTiles,
  type View,
} from '@archipel/anno1503';
import type { Dice, Reason, Seat } from '@archipel/kernel';
import type { Assessment } from './assessment.ts';
import { distanceToLook } from './seaDistance.ts';
import type { ShipTarget } from './voyage.ts';

/** Every code that a reason of these players can have; docs/bots-anno1503.md says what each means. */
export const REASON_CODES = [
  'only-move',
  'wins',
  'completes',
  'brings-nearer',
  'next-project',
  'lacks',
  'wanted',
  'costs',
  'earns',
  'needed',
  'not-needed',
  'building',
  'off-the-way',
  'towards',
  'known-tile',
  'unseen-tile',
  'new-commodity',
  'cheaper-cards',
  'finds-gold',
  'free-step',
  'no-gain',
  'tried',
] as const;

/** Reasons that rest on nothing but the table and the move: while a game goes on they tell nobody anything that is hidden. */
export const OPEN_REASONS: ReadonlySet<string> = new Set<Why['code']>([
  'wins',
  'completes',
  'brings-nearer',
  'costs',
  'earns',
  'building',
  'new-commodity',
  'cheaper-cards',
  'finds-gold',
  'free-step',
]);

export interface Why extends Reason {
  readonly code: (typeof REASON_CODES)[number];
}

/** Why a move is good or not, as data. What it brings about is read off the rules, not guessed: it is made in a sampled position. */
export function reasonsOf(view: View, assessment: Assessment, moves: readonly Move[], move: Move, dice: Dice): readonly Why[] {
  if (moves.length === 1) return [{ code: 'only-move' }];
  const seat = view.viewer === 'spectator' ? view.turn : view.viewer;
  const reasons = [...brought(view, seat, move, dice), ...planned(view, assessment, move)];
  return reasons.length > 0 ? reasons : [{ code: 'no-gain' }];
}

/** Objectives that the move completes or brings nearer. */
function brought(view: View, seat: Seat, move: Move, dice: Dice): readonly Why[] {
  if (move.kind === 'roll') return [];
  const before = sampleState(view, dice);
  const applied = anno1503.apply(before, seat, move);
  if (!applied.ok) return [];
  return broughtBetween(before.open, applied.state.open, seat);
}

/** The same between two positions, from what everybody sees of them. */
export function broughtBetween(before: Open, after: Open, seat: Seat): readonly Why[] {
  if (after.winner === seat) return [{ code: 'wins' }];
  const { objectives } = boxOf(before).components.victory;
  const held = objectivesHeld(before, seat);
  return OBJECTIVES.flatMap((objective): readonly Why[] => {
    const [was, is] = [before, after].map((open) => progressOf(open, seat, objective));
    if (was === undefined || is === undefined || is <= was || held.includes(objective)) return [];
    const left = objectives[objective] - is;
    if (left <= 0) return [{ code: 'completes', objective }];
    return objective === 'gold' ? [] : [{ code: 'brings-nearer', objective, left }];
  });
}

function progressOf(open: Open, seat: Seat, objective: Objective): number | undefined {
  const player: Player | undefined = open.seats[seat];
  return player && progress(player, objective);
}

/** What the move does for the plan. */
function planned(view: View, assessment: Assessment, move: Move): readonly Why[] {
  const { me, hand, plan } = assessment;
  const { target, lacking, reserved, goal, wanted } = plan;
  const project: Why[] = target ? [{ code: 'next-project', project: target.level ?? 'ship', objectives: goal.objectives }] : [];
  switch (move.kind) {
    case 'choose':
    case 'buy': {
      const { commodity } = move;
      const price: Why[] = move.kind === 'buy' ? [{ code: 'costs', gold: buyPrice(view, me) }] : [];
      if (lacking[commodity] > 0 && target)
        return [{ code: 'lacks', commodity, project: target.level ?? 'ship', missing: lacking[commodity] }, ...price];
      const more = wanted[commodity] - hand[commodity];
      return more > 0 ? [{ code: 'wanted', commodity, cards: more, objectives: goal.objectives }, ...price] : price;
    }
    case 'sell': {
      const level = me.inhabitants[move.inhabitant - 1];
      const earns: readonly Why[] = level ? [{ code: 'earns', gold: priceAt(boxOf(view), me, level) }] : [];
      return [...needOf(move.commodity, hand[move.commodity] <= reserved[move.commodity]), ...earns];
    }
    case 'discard':
      return needOf(move.commodity, hand[move.commodity] <= wanted[move.commodity]);
    case 'place-ship':
      return target?.kind === 'place-ship' ? project : [];
    case 'place': {
      const brings: readonly Why[] = move.building ? [{ code: 'building', building: move.building }] : [];
      return target?.kind === 'place' ? [...project, ...brings] : brings;
    }
    case 'develop': {
      const level = me.inhabitants[move.inhabitant - 1];
      return level && target?.level === nextLevel(level) ? project : [];
    }
    case 'lose': {
      const objective = move.pier === 'wooden' ? 'agreements' : 'outposts';
      return goal.objectives.includes(objective) ? [] : [{ code: 'off-the-way', objective }];
    }
    case 'sail':
    case 'look':
      return atSea(view, assessment, move);
    case 'use':
      return used(view, me, move);
    default:
      return [];
  }
}

function needOf(commodity: Commodity, needed: boolean): readonly Why[] {
  return [{ code: needed ? 'needed' : 'not-needed', commodity }];
}

/** Where the ship is going, and what may lie there. */
function atSea(view: View, { voyage }: Assessment, move: Extract<Move, { readonly kind: 'sail' | 'look' }>): readonly Why[] {
  const { targets, worth } = voyage();
  const target = targets.find(({ ship }) => ship === move.ship);
  const space = move.kind === 'look' ? move.space : target?.space;
  if (space === undefined || (move.kind === 'sail' && !leadsThere(view, target, move.to))) return [];
  const noted = view.notes[space];
  const there = unseenTiles(view).filter(({ back }) => back === view.islands[space]);
  const tile: Why = noted
    ? { code: 'known-tile', space, tile: noted.kind }
    : { code: 'unseen-tile', space, useful: there.filter((each) => worth(each) > 0).length, of: there.length };
  return move.kind === 'sail' ? [{ code: 'towards', space }, tile] : [tile];
}

function leadsThere(view: View, target: ShipTarget | undefined, to: Square): boolean {
  return target !== undefined && distanceToLook(view, to, target.space) < target.away;
}

function used(view: View, me: Player, move: Extract<Move, { readonly kind: 'use' }>): readonly Why[] {
  const tile = view.look && view.notes[view.look.space];
  const level = move.inhabitant === undefined ? undefined : me.inhabitants[move.inhabitant - 1];
  return tile ? usedTile(view, me, tile, level && nextLevel(level)) : [];
}

/** What a tile brings to who uses it; `next` is what somebody becomes by it for nothing. */
export function usedTile(view: Open, me: Player, tile: Tile, next: string | undefined): readonly Why[] {
  if (tile.kind === 'outpost') {
    const made =
      me.outposts.some(({ commodity }) => commodity === tile.commodity) || boxOf(view).shownBy[me.island].slice(1).includes(tile.commodity);
    return made ? [] : [{ code: 'new-commodity', commodity: tile.commodity }];
  }
  if (tile.kind === 'agreement')
    return [{ code: 'cheaper-cards', price: Math.max(0, buyPrice(view, me) - boxOf(view).components.buy.discountPerAgreement) }];
  if (tile.treasure === 'gold') return [{ code: 'finds-gold', gold: boxOf(view).components.treasureGold }];
  return next ? [{ code: 'free-step', level: next }] : [];
}
