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
import { awayFrom } from './chart.ts';
import { type Plan, planOf } from './plan.ts';
import { type Errand, errandsOf, stepWorth, tileWorth } from './voyage.ts';
import type { Beliefs } from './weights.ts';

/** What a player thinks of its position and of every move in it; what is dear to work out waits until it is asked for. */
export interface Thoughts {
  readonly me: Islander;
  /** The hand, with what is chosen and not yet handed out. */
  readonly hand: Goods;
  readonly plan: Plan;
  voyage(): { readonly errands: readonly Errand[]; worth(tile: Tile): number };
  worthOf(move: Move): number;
}

/** Never better than ending the turn. */
const NO = -1;

/** Phase 2 comes before sailing, so everything in it is worth more than any move at sea; the end of the turn is worth nothing. */
export function thoughtsOf(view: View, beliefs: Beliefs): Thoughts {
  const me = view.seats[view.viewer === 'spectator' ? view.turn : view.viewer];
  if (me === undefined) throw new RangeError('nobody looks');
  let hand = view.hand;
  for (const pick of view.picks) hand = added(hand, pick, 1);
  const plan = planOf(view, me, hand, beliefs);
  const { target, lacking, reserved } = plan;
  const dear = (commodity: Commodity) => plan.prices.cards[commodity];
  const voyage = lazily(() => {
    const worth = tileWorth(view, me, plan, beliefs);
    return { worth, errands: errandsOf(view, me, worth, beliefs.patience) };
  });
  return { me, hand, plan, voyage, worthOf: (move) => worthOf(me, move) };

  function worthOf(player: Islander, move: Move): number {
    switch (move.kind) {
      case 'choose': {
        const { commodity } = move;
        const later = hand[commodity] < reserved[commodity] ? 3 : hand[commodity] < plan.course.wanted[commodity] ? 1 : 0;
        return (lacking[commodity] > 0 ? 10 : later) + dear(commodity);
      }
      case 'discard': {
        const { commodity } = move;
        const kept = hand[commodity] <= reserved[commodity] ? 10 : hand[commodity] <= plan.course.wanted[commodity] ? 1 : 0;
        return -kept - dear(commodity);
      }
      case 'lose':
        return -worthKeeping(player, plan, move.pier);
      case 'place-ship':
        return target?.kind === 'place-ship' ? 2000 : NO;
      case 'place':
        return target?.kind === 'place' ? 2000 + (move.building ? buildingWorth(player, plan, move.building, beliefs) : 0) : NO;
      case 'develop': {
        const level = player.inhabitants[move.inhabitant - 1];
        return target?.kind === 'develop' && level && nextLevel(level) === target.level ? 2000 : NO;
      }
      case 'sell':
        return hand[move.commodity] > reserved[move.commodity] ? 1000 + dear(move.commodity) : NO;
      case 'buy':
        return worthBuying(player, move.commodity) ? 500 : NO;
      case 'branch':
        return player.gold > plan.savings + 8 ? 100 : NO;
      case 'look': {
        const errand = voyage().errands.find(({ ship }) => ship === move.ship);
        return errand?.space === move.space ? 90 : NO;
      }
      case 'sail': {
        const errand = voyage().errands.find(({ ship }) => ship === move.ship);
        return errand && awayFrom(view, move.to, errand.space) < errand.away ? 80 - errand.away : NO;
      }
      case 'use': {
        const { worth, errands } = voyage();
        const tile = view.look && view.notes[view.look.space];
        const other = errands.find(({ ship }) => ship === view.look?.ship)?.worth ?? 0;
        if (!tile || worth(tile) < other) return NO;
        if (move.inhabitant) return 10 + stepWorth(view, player, plan, move.inhabitant);
        const shown = move.pier ? boxOf(view).shownBy[player.island][move.pier] : 'any';
        return 10 - (shown === undefined || shown === 'any' ? 5 : dear(shown));
      }
      case 'order':
      case 'forget-orders':
        return NO;
      default:
        return 0;
    }
  }

  /** Buys only what completes the target within this turn; where the way needs gold, only if it is not too dear. */
  function worthBuying(player: Islander, commodity: Commodity): boolean {
    if (lacking[commodity] === 0) return false;
    const { perTurn } = boxOf(view).components.buy;
    const cards = Object.values(lacking).reduce((sum, each) => sum + each, 0);
    const cost = cards * buyPrice(view, player);
    if (cards > perTurn - view.done.bought || cost + plan.savings > player.gold) return false;
    return !plan.course.way.objectives.includes('gold') || cost * plan.prices.gold < beliefs.thrift * cards;
  }
}

/** What is needed most is lost last: an objective that is held or nearly held, and the goods of an outpost. */
function worthKeeping(me: Islander, { course, prices }: Plan, pier: number | 'wooden'): number {
  const { objectives } = course.way;
  if (pier === 'wooden') return (objectives.includes('agreements') ? 3 : 0) + me.agreements.length / 3;
  const outpost = me.outposts.find((each) => each.pier === pier);
  return (objectives.includes('outposts') ? 3 : 0) + me.outposts.length / 4 + (outpost ? prices.cards[outpost.commodity] / 20 : 0);
}

function buildingWorth(me: Islander, { course }: Plan, building: Building, beliefs: Beliefs): number {
  const { way } = course;
  // The markets are for gold; without need of it they still pay for cards.
  const gold = way.gold > 0 ? 1 : 0.5;
  const worth: Readonly<Record<Building, number>> = {
    shipyard: beliefs.shipyard * (way.outposts + way.agreements),
    restaurant: beliefs.restaurant * gold,
    school: beliefs.school * gold,
    bathhouse: beliefs.bathhouse * gold * progress(me, 'merchants'),
    church: beliefs.church,
    smithy: beliefs.smithy,
    'fire-brigade': beliefs.brigade,
    'big-branch': beliefs.branch,
  };
  return worth[building];
}

function lazily<Value>(work: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: work() };
    return found.value;
  };
}
