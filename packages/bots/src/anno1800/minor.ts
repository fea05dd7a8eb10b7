import type { Move, View } from '@archipel/anno1800';
import type { Budget } from '@archipel/host';
import { byName, followUpMove, lazyPlan, plannerWith } from './medium.ts';
import type { Weights1800 } from './weights.ts';

/** R9, R13: these are free. */
const FREE: ReadonlySet<Move['kind']> = new Set(['activate', 'graves', 'aarhant', 'editor']);

/** What takes no action, or follows from one that was decided before, needs no search: the time of a turn is for its action. */
export function isMinor(view: View, moves: readonly Move[], weights: Weights1800, budget: Budget): boolean {
  if (moves.length === 1) return true;
  if (followUpMove(view, lazyPlan(view, weights), byName(moves)) !== undefined) return true;
  return FREE.has(plannerWith(weights).choose(view, moves, budget).kind);
}
