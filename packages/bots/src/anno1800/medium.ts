import type { Move, View } from '@archipel/anno1800';
import type { Candidate, Player } from '../player.ts';
import { ideas } from './ideas.ts';
import { festivalWorth, goldWorth, pick } from './pick.ts';
import { type Plan, planOf } from './plan.ts';
import { reasonsFor } from './reasons.ts';
import { anyOf, follows } from './small.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';

/** Moves are told apart by their values: those of a kind have the same names in the same order. */
export const nameOf = (move: Move): string => Object.values(move).join(' ');

/** The plan of a view, made once, when it is first asked for. */
export function planned(view: View, weights: Weights1800): () => Plan {
  let plan: Plan | undefined;
  return () => (plan ??= planOf(view.table, view.viewer === 'spectator' ? 0 : view.viewer, view.hand, weights));
}

/** What ends an action or a turn, when nothing more is worth doing in it. */
const CLOSING: readonly Move[] = [{ kind: 'finish' }, { kind: 'end' }, { kind: 'festival' }];

/** The move that follows from what was decided before, if this is no decision of weight. */
export function following(view: View, plan: () => Plan, legal: ReadonlyMap<string, Move>): Move | undefined {
  for (const move of follows(view, plan)) {
    const found = legal.get(nameOf(move));
    if (found !== undefined) return found;
  }
  return view.table.turn.pending.length > 0 ? anyOf([...legal.values()]) : undefined;
}

export function listed(moves: readonly Move[]): ReadonlyMap<string, Move> {
  return new Map(moves.map((move) => [nameOf(move), move]));
}

export function mediumWith(weights: Weights1800): Player<View, Move> {
  const choose: Player<View, Move>['choose'] = (view, moves) => {
    const [only] = moves;
    if (only === undefined) throw new RangeError('there is no move to choose');
    if (moves.length === 1) return only;
    const plan = planned(view, weights);
    const legal = listed(moves);
    const find = (move: Move) => legal.get(nameOf(move));
    return (
      following(view, plan, legal) ??
      pick(plan(), ideas(plan(), view), true, find)?.found ??
      CLOSING.map(find).find((move) => move !== undefined) ??
      only
    );
  };
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    const best = choose(view, moves, budget);
    const plan = planned(view, weights)();
    const rated = rate(view, moves, plan);
    const first = rated.find((each) => each.move === best) ?? { move: best, value: 0, reasons: reasonsFor(plan, view, best) };
    return [first, ...rated.filter((each) => each !== first)];
  };
  return { choose, advise };
}

/** The legal ideas and the festival, best first. */
export function rate(view: View, moves: readonly Move[], plan: Plan): readonly Candidate<Move>[] {
  const legal = listed(moves);
  const all = ideas(plan, view);
  const blocked = all.find((idea) => idea.cost !== null && !legal.has(nameOf(idea.move)))?.value ?? 0;
  const rated = all.flatMap(({ move, value, cost }): Candidate<Move>[] => {
    const found = legal.get(nameOf(move));
    return found === undefined ? [] : [{ move: found, value: value - goldWorth(plan, cost), reasons: reasonsFor(plan, view, found) }];
  });
  const feast = legal.get('festival');
  if (feast !== undefined) rated.push({ move: feast, value: festivalWorth(plan, blocked), reasons: reasonsFor(plan, view, feast) });
  return rated.toSorted((a, b) => b.value - a.value);
}

export const medium = mediumWith(WEIGHTS);
