import {
  added,
  type Building,
  boxOf,
  buyPrice,
  type Commodity,
  type Goods,
  type Player as Islander,
  type Move,
  nextLevel,
  progress,
  type Tile,
  type View,
} from '@archipel/anno1503';
import { type Plan, planOf } from './plan.ts';
import { distanceToLook } from './seaDistance.ts';
import { type ShipTarget, shipTargets, stepWorth, tileWorth } from './voyage.ts';
import type { PlannerWeights } from './weights.ts';

/** What a player thinks of its position and of every move in it; what is dear to work out waits until it is asked for. */
export interface Assessment {
  readonly me: Islander;
  /** The hand, with what is chosen and not yet handed out. */
  readonly hand: Goods;
  readonly plan: Plan;
  voyage(): { readonly targets: readonly ShipTarget[]; worth(tile: Tile): number };
  worthOf(move: Move): number;
}

/** Never better than ending the turn. */
const NO = -1;

/** Phase 2 comes before sailing, so everything in it is worth more than any move at sea; the end of the turn is worth nothing. */
export function assess(view: View, weights: PlannerWeights): Assessment {
  const me = view.seats[view.viewer === 'spectator' ? view.turn : view.viewer];
  if (me === undefined) throw new RangeError('nobody looks');
  let hand = view.hand;
  for (const pick of view.picks) if (pick !== 'nothing') hand = added(hand, pick, 1);
  const plan = planOf(view, me, hand, weights);
  const { target, lacking, reserved } = plan;
  const dear = (commodity: Commodity) => plan.prices.cards[commodity];
  const voyage = once(() => {
    const worth = tileWorth(view, me, plan, weights);
    return { worth, targets: shipTargets(view, me, worth, weights.patience) };
  });
  return { me, hand, plan, voyage, worthOf: (move) => worthOf(me, move) };

  function worthOf(player: Islander, move: Move): number {
    switch (move.kind) {
      case 'choose': {
        const { commodity } = move;
        const later = hand[commodity] < reserved[commodity] ? 3 : hand[commodity] < plan.wanted[commodity] ? 1 : 0;
        return (lacking[commodity] > 0 ? 10 : later) + dear(commodity);
      }
      case 'discard': {
        const { commodity } = move;
        const kept = hand[commodity] <= reserved[commodity] ? 10 : hand[commodity] <= plan.wanted[commodity] ? 1 : 0;
        return -kept - dear(commodity);
      }
      case 'lose':
        return -worthKeeping(player, plan, move.pier);
      case 'place-ship':
        return target?.kind === 'place-ship' ? 2000 : NO;
      case 'place':
        return target?.kind === 'place' ? 2000 + (move.building ? buildingWorth(player, plan, move.building, weights) : 0) : NO;
      case 'develop': {
        const level = player.inhabitants[move.inhabitant - 1];
        return target?.kind === 'develop' && level && nextLevel(level) === target.level ? 2000 : NO;
      }
      case 'sell':
        return hand[move.commodity] > reserved[move.commodity] ? 1000 + dear(move.commodity) : NO;
      case 'buy':
        return worthBuying(player, move.commodity) ? 500 : NO;
      case 'branch':
        // Before the roll nobody knows what pirates and fire will want, and hands are at their smallest: it keeps until after it.
        return view.phase !== 'roll' && player.gold > plan.savings + 8 ? 100 : NO;
      case 'look': {
        const goes = voyage().targets.find(({ ship }) => ship === move.ship);
        return goes?.space === move.space ? 90 : NO;
      }
      case 'sail': {
        const goes = voyage().targets.find(({ ship }) => ship === move.ship);
        return goes && distanceToLook(view, move.to, goes.space) < goes.away ? 80 - goes.away : NO;
      }
      case 'use': {
        const { worth, targets } = voyage();
        const tile = view.look && view.notes[view.look.space];
        const other = targets.find(({ ship }) => ship === view.look?.ship)?.worth ?? 0;
        if (!tile || worth(tile) < other) return NO;
        if (move.inhabitant) return 10 + stepWorth(view, player, plan, move.inhabitant);
        const shown = move.pier ? boxOf(view).shownBy[player.island][move.pier] : 'any';
        return 10 - (shown === undefined || shown === 'any' ? 5 : dear(shown));
      }
      // A card more never harms: what is too many at the end of a turn goes back by choice (Q2).
      case 'decline':
      case 'order':
      case 'forget-orders':
        return NO;
      default:
        return 0;
    }
  }

  /** Buys only what completes the target within this turn; where the goal needs gold, only if it is not too dear. */
  function worthBuying(player: Islander, commodity: Commodity): boolean {
    if (lacking[commodity] === 0) return false;
    const { perTurn } = boxOf(view).components.buy;
    const cards = Object.values(lacking).reduce((sum, each) => sum + each, 0);
    const cost = cards * buyPrice(view, player);
    if (cards > perTurn - view.done.bought || cost + plan.savings > player.gold) return false;
    return !plan.goal.objectives.includes('gold') || cost * plan.prices.gold < weights.thrift * cards;
  }
}

/** What is needed most is lost last: an objective that is held or nearly held, and the goods of an outpost. */
function worthKeeping(me: Islander, { goal, prices }: Plan, pier: number | 'wooden'): number {
  const { objectives } = goal;
  if (pier === 'wooden') return (objectives.includes('agreements') ? 3 : 0) + me.agreements.length / 3;
  const outpost = me.outposts.find((each) => each.pier === pier);
  return (objectives.includes('outposts') ? 3 : 0) + me.outposts.length / 4 + (outpost ? prices.cards[outpost.commodity] / 20 : 0);
}

function buildingWorth(me: Islander, { goal }: Plan, building: Building, weights: PlannerWeights): number {
  // The markets are for gold; without need of it they still pay for cards.
  const gold = goal.gold > 0 ? 1 : 0.5;
  const worth: Readonly<Record<Building, number>> = {
    shipyard: weights.shipyard * (goal.outposts + goal.agreements),
    restaurant: weights.restaurant * gold,
    school: weights.school * gold,
    bathhouse: weights.bathhouse * gold * progress(me, 'merchants'),
    church: weights.church,
    smithy: weights.smithy,
    'fire-brigade': weights.brigade,
    'big-branch': weights.branch,
  };
  return worth[building];
}

function once<Value>(work: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: work() };
    return found.value;
  };
}
