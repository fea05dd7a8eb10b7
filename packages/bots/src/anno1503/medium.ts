import { type Building, boxOf, buyPrice, type Commodity, type Player as Islander, type Move, nextLevel, type View } from '@archipel/anno1503';
import { type Candidate, type Player, weighing } from '../player.ts';
import { awayFrom } from './chart.ts';
import { type Plan, planOf } from './plan.ts';
import { errandsOf, stepWorth, tileWorth } from './voyage.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';
import { withCard } from './whatIf.ts';

/** A player with a plan. */
export function planner(beliefs: Beliefs): Player<View, Move> {
  return weighing((view, moves) => weighed(view, moves, beliefs));
}

export const medium = planner(WEIGHTS);

/** Never better than ending the turn. */
const NO = -1;

/** What a player thinks of its position and of every move in it; what is dear to work out waits until it is asked for. */
interface Thoughts {
  readonly plan: Plan;
  worthOf(move: Move): number;
}

export function weighed(view: View, moves: readonly Move[], beliefs: Beliefs): readonly Candidate<Move>[] {
  const thoughts = thoughtsOf(view, beliefs);
  return moves.map((move) => ({ move, value: moves.length === 1 ? 0 : thoughts.worthOf(move), reasons: [] }));
}

const AT_SEA: ReadonlySet<Move['kind']> = new Set(['sail', 'look', 'use']);

/** The best move, the first of equals: moves at sea are looked at only if there is nothing better to do. */
export function quickly(view: View, moves: readonly Move[], beliefs: Beliefs): Move {
  let [best] = moves;
  if (best === undefined) throw new RangeError('there is no move to choose');
  if (moves.length === 1) return best;
  const { worthOf } = thoughtsOf(view, beliefs);
  let value = Number.NEGATIVE_INFINITY;
  for (const sea of [false, true]) {
    for (const move of moves) {
      if (AT_SEA.has(move.kind) !== sea) continue;
      const worth = worthOf(move);
      if (worth > value) [best, value] = [move, worth];
    }
    if (value > 0) break;
  }
  return best;
}

/** Phase 2 comes before sailing, so everything in it is worth more than any move at sea; the end of the turn is worth nothing. */
function thoughtsOf(view: View, beliefs: Beliefs): Thoughts {
  const me = view.seats[view.viewer === 'spectator' ? view.turn : view.viewer];
  if (me === undefined) throw new RangeError('nobody looks');
  let hand = view.hand;
  for (const pick of view.picks) hand = withCard(hand, pick, 1);
  const plan = planOf(view, me, hand, beliefs);
  const { target, lacking, reserved } = plan;
  const dear = (commodity: Commodity) => plan.prices.cards[commodity];
  const voyage = lazily(() => {
    const worth = tileWorth(view, me, plan, beliefs);
    return { worth, errands: errandsOf(view, me, worth, beliefs.patience) };
  });
  return { plan, worthOf: (move) => worthOf(me, move) };

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
        const other = errands.find(({ ship, space }) => ship === view.look?.ship && space !== view.look.space)?.worth ?? 0;
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
    const { way } = plan.course;
    return way.gold === 0 && !way.objectives.includes('gold') ? true : cost * plan.prices.gold < beliefs.thrift * cards;
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
  const gold = way.gold > 0 ? 1 : 0.5;
  switch (building) {
    case 'shipyard':
      return beliefs.shipyard * (way.outposts + way.agreements);
    case 'restaurant':
      return beliefs.restaurant * gold;
    case 'school':
      return beliefs.school * gold;
    case 'bathhouse':
      return beliefs.bathhouse * gold * me.inhabitants.filter((level) => level === 'merchant').length;
    case 'church':
      return beliefs.church;
    case 'smithy':
      return beliefs.smithy;
    case 'fire-brigade':
      return beliefs.brigade;
    case 'big-branch':
      return beliefs.branch;
  }
}

function lazily<Value>(work: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: work() }).value;
}
