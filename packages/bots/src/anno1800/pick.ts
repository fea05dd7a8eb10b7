import { type Cost, type Move, payable, withPlayer } from '@archipel/anno1800';
import type { Idea } from './ideas.ts';
import { tired } from './people.ts';
import type { Plan } from './plan.ts';

/** What a festival is for: what is worth doing and cannot be paid before it. */
export function festivalWorth(plan: Plan, blocked: number): number {
  return plan.left <= 1 ? 0 : tired(plan) * (plan.weights.festival * blocked + plan.weights.home);
}

/** R5: gold that a cost takes, in points of today. */
export function goldWorth(plan: Plan, cost: Cost | null): number {
  const { box, table, seat, player, weights, keep } = plan;
  if (cost === null || player.gold === 0) return 0;
  let [low, high] = [-1, player.gold];
  // The first try is without gold at all; then the least amount is found by halves.
  for (let gold = 0; high - low > 1; gold = (low + high) >> 1) {
    if (payable(box, withPlayer(table, seat, { gold }), seat, cost)) high = gold;
    else low = gold;
  }
  return (high * weights.gold) / (1 - keep);
}

/** The best idea that is possible, and what then holds; a festival if that is better. */
export function pick<Found>(
  plan: Plan,
  list: readonly Idea[],
  feast: boolean,
  possible: (move: Move) => Found | undefined,
): { readonly move: Move; readonly found: Found } | undefined {
  let best: { readonly move: Move; readonly found: Found } | undefined;
  let value = 0;
  let blocked = 0;
  for (const idea of list) {
    if (best !== undefined && idea.value <= value) break;
    if (idea.cost !== null && !payable(plan.box, plan.table, plan.seat, idea.cost)) {
      blocked = Math.max(blocked, idea.value);
      continue;
    }
    const found = possible(idea.move);
    if (found === undefined) continue;
    const net = idea.value - goldWorth(plan, idea.cost);
    if (net > value) [best, value] = [{ move: idea.move, found }, net];
  }
  if (feast && festivalWorth(plan, blocked) > value) {
    const found = possible({ kind: 'festival' });
    if (found !== undefined) return { move: { kind: 'festival' }, found };
  }
  return best;
}
