import { type Cost, type Move, payable, withPlayer } from '@archipel/anno1800';
import type { Idea } from './ideas.ts';
import { shareAway } from './people.ts';
import type { HandCard, Plan } from './plan.ts';
import { afterFestival } from './rest.ts';

/** What a festival is for: what is worth doing and cannot be paid before it. */
export function festivalWorth(plan: Plan, blocked: number): number {
  return plan.left <= 1 ? 0 : shareAway(plan) * (plan.weights.festival * blocked + plan.weights.home);
}

/** R5: gold that a cost takes, in points of today. */
export function goldWorth(plan: Plan, cost: Cost | null): number {
  const { box, table, seat, player, weights, discount } = plan;
  if (cost === null || player.gold === 0) return 0;
  let [low, high] = [-1, player.gold];
  // The first try is without gold at all; then the least amount is found by halves.
  for (let gold = 0; high - low > 1; gold = (low + high) >> 1) {
    if (payable(box, withPlayer(table, seat, { gold }), seat, cost)) high = gold;
    else low = gold;
  }
  return high * Math.max(1 / 3, (scarcity(plan) * weights.gold) / (1 - discount));
}

/** From 1 down to 0: whether gold spent now will be missed, or there is more than the turns that are left can use. */
function scarcity({ player, left, weights }: Plan): number {
  return Math.min(1, (left * weights.spend) / Math.max(1, player.gold));
}

/** What a festival would make payable: the first of the ideas, best first, that cannot be paid before it and can be after it. */
export function blockedBy(plan: Plan, ideas: readonly Idea[]): number {
  const { box, table, seat } = plan;
  const rested = afterFestival(table, seat);
  const idea = ideas.find(({ cost }) => cost !== null && !payable(box, table, seat, cost) && payable(box, rested, seat, cost));
  return idea?.value ?? 0;
}

/** What ends an action or a turn, when nothing is worth doing in it. A festival that makes nothing payable is worth less than a card changed for another. */
export function closingMoves(plan: Plan): readonly Move[] {
  let farthest: HandCard | undefined;
  for (const card of plan.handCards) if (farthest === undefined || card.distance > farthest.distance) farthest = card;
  const swap: readonly Move[] = farthest !== undefined && farthest.distance > SOON ? [{ kind: 'swap', card: farthest.entry.card.id }] : [];
  return [{ kind: 'finish' }, { kind: 'end' }, ...swap, { kind: 'festival' }];
}

/** A card that is no more actions away is kept. */
const SOON = 2;

/** The best idea that is possible, and what then holds; a festival if that is better. */
export function pick<Found>(
  plan: Plan,
  list: readonly Idea[],
  festival: boolean,
  possible: (move: Move) => Found | undefined,
): { readonly move: Move; readonly found: Found } | undefined {
  let best: { readonly move: Move; readonly found: Found } | undefined;
  let value = 0;
  const blocked: Idea[] = [];
  for (const idea of list) {
    if (best !== undefined && idea.value <= value) break;
    if (idea.cost !== null && !payable(plan.box, plan.table, plan.seat, idea.cost)) {
      blocked.push(idea);
      continue;
    }
    const found = possible(idea.move);
    if (found === undefined) continue;
    const net = idea.value - goldWorth(plan, idea.cost);
    if (net > value) [best, value] = [{ move: idea.move, found }, net];
  }
  if (festival && festivalWorth(plan, blockedBy(plan, blocked)) > value) {
    const found = possible({ kind: 'festival' });
    if (found !== undefined) return { move: { kind: 'festival' }, found };
  }
  return best;
}
