import { type Building, boxOf, type Commodity, type Move, type Player, type Tile, type View } from '@archipel/anno1503';
import { bestByScore } from '@archipel/host';
import { type Fondness, type Plan, planOf } from './easyPlan.ts';
import { distanceToWorth, worthLooking } from './seaDistance.ts';

/**
 * A player by rules of thumb: it spends its cards on what is nearest to its worth, sells what that does not need, buys what it lacks, and
 * sails to the nearest tile that it does not know to be useless. A sparring partner for tests and measurements.
 */
export const easyWith = (style: Partial<Fondness> = {}) =>
  bestByScore<View, Move>((view, moves) => {
    const seat = view.viewer === 'spectator' ? -1 : view.viewer;
    const me = view.seats[seat];
    if (me === undefined) return [];
    const plan = planOf(view, seat, me, style);
    return moves.map((move) => ({ move, value: worthOf(view, me, plan, move), reasons: [] }));
  });

export const easy = easyWith();

/** Never better than ending the turn. */
const NO = -1;

/** Phase 2 comes before sailing, so everything in it is worth more than any move at sea; the end of the turn is worth nothing. */
function worthOf(view: View, me: Player, plan: Plan, move: Move): number {
  switch (move.kind) {
    case 'choose':
      return 10 * plan.lacking[move.commodity] + 3 * plan.reserved[move.commodity] + DEAR[move.commodity];
    case 'discard':
      return -(10 * plan.reserved[move.commodity] + DEAR[move.commodity]);
    case 'lose':
      return worthLosing(me, move.pier);
    case 'place-ship':
      return plan.target?.kind === 'place-ship' ? 2000 : NO;
    case 'place':
      return plan.target?.kind === 'place' ? 2000 + (move.building ? LIKED[move.building] : 0) : NO;
    case 'develop':
      return plan.target?.kind === 'develop' && levelAfter(me, move.inhabitant) === plan.target.level ? 2000 : NO;
    case 'sell':
      return view.hand[move.commodity] > plan.reserved[move.commodity] ? 1000 + DEAR[move.commodity] : NO;
    case 'buy':
      return worthBuying(view, me, plan, move.commodity);
    case 'branch':
      return view.phase !== 'roll' && me.gold > plan.savings + 8 ? 100 : NO;
    case 'look':
      return worthLooking(view, usableBy(me))(move.space) ? 90 : NO;
    case 'sail':
      return worthSailing(view, me, move.ship, move.to);
    case 'use':
      return 10 + (move.inhabitant ? worthStep(me, move.inhabitant) : move.pier ? -worthOfPier(view, me, move.pier) : 0);
    case 'decline':
    case 'order':
    case 'forget-orders':
      return NO;
    default:
      return 0;
  }
}

/** How hard a commodity is to come by. */
const DEAR: Readonly<Record<Commodity, number>> = { wood: 0, stone: 1, tools: 0, cloth: 1, spice: 2, tobacco: 2 };

const LIKED: Readonly<Record<Building, number>> = {
  shipyard: 8,
  restaurant: 7,
  church: 6,
  school: 5,
  smithy: 4,
  'fire-brigade': 3,
  bathhouse: 2,
  'big-branch': 1,
};

const STEPS = { explorer: 'settler', settler: 'citizen', citizen: 'merchant', merchant: undefined } as const;

function levelAfter(me: Player, inhabitant: number) {
  const level = me.inhabitants[inhabitant - 1];
  return level && STEPS[level];
}

function worthStep(me: Player, inhabitant: number): number {
  return { settler: 1, citizen: 2, merchant: 3, none: 0 }[levelAfter(me, inhabitant) ?? 'none'];
}

/** An outpost goes where the home good is least missed. */
function worthOfPier(view: View, me: Player, pier: number): number {
  const shown = boxOf(view).shownBy[me.island][pier];
  return shown === undefined || shown === 'any' ? 5 : DEAR[shown];
}

/** What is furthest from being an objective goes first. */
function worthLosing(me: Player, pier: number | 'wooden'): number {
  return pier === 'wooden' ? -me.agreements.length / 3 : -me.outposts.length / 4;
}

/** Buys only what completes the target within this turn. */
function worthBuying(view: View, me: Player, plan: Plan, commodity: Commodity): number {
  if (plan.lacking[commodity] === 0) return NO;
  const { price, perTurn, discountPerAgreement } = boxOf(view).components.buy;
  const cards = Object.values(plan.lacking).reduce((sum, each) => sum + each, 0);
  const cost = cards * Math.max(0, price - discountPerAgreement * me.agreements.length);
  return cards <= perTurn - view.done.bought && cost + plan.savings <= me.gold ? 500 : NO;
}

function usableBy(me: Player): (tile: Tile) => boolean {
  return (tile) =>
    tile.kind === 'outpost'
      ? me.outposts.length < 4
      : tile.kind === 'agreement'
        ? me.agreements.length < 3
        : tile.treasure === 'gold' || canStep(me);
}

/** Whether anybody could take a free step up: a settler needs a citizen's tile in store. */
function canStep({ inhabitants }: Player): boolean {
  const high = inhabitants.filter((level) => level === 'citizen' || level === 'merchant').length;
  return inhabitants.some((level) => level === 'explorer' || level === 'citizen' || (level === 'settler' && high < 3));
}

/** Nearer is better; a move that brings the ship no nearer is none. */
function worthSailing(view: View, me: Player, number: number, to: string): number {
  const ship = me.ships[number - 1];
  if (!ship) return NO;
  const worth = worthLooking(view, usableBy(me));
  const now = distanceToWorth(view, ship.at, worth);
  const then = distanceToWorth(view, to, worth);
  return now === undefined || then === undefined || then >= now ? NO : 80 - then;
}
