import type { Move, View } from '@archipel/anno1800';
import type { Candidate, Player } from '@archipel/host';
import type { Dice } from '@archipel/kernel';
import { fallbackMove, followUps } from './followUps.ts';
import { type Idea, ideas } from './ideas.ts';
import { blockedBy, closingMoves, festivalWorth, goldWorth, pick } from './pick.ts';
import { type Plan, planOf } from './plan.ts';
import { reasonsFor } from './reasons.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';

/** Moves are told apart by their values: those of a kind have the same names in the same order. */
export const nameOf = (move: Move): string => Object.values(move).join(' ');

/** The plan of a view, made once, when it is first asked for. */
export function lazyPlan(view: View, weights: Weights1800): () => Plan {
  let plan: Plan | undefined;
  return () => (plan ??= planOf(view.table, view.viewer === 'spectator' ? 0 : view.viewer, view.hand, weights));
}

/** The move that follows from what was decided before, if this is no decision of weight. */
export function followUpMove(view: View, plan: () => Plan, legal: ReadonlyMap<string, Move>): Move | undefined {
  for (const move of followUps(view, plan)) {
    const found = legal.get(nameOf(move));
    if (found !== undefined) return found;
  }
  return view.table.turn.pending.length > 0 ? fallbackMove([...legal.values()]) : undefined;
}

export function byName(moves: readonly Move[]): ReadonlyMap<string, Move> {
  return new Map(moves.map((move) => [nameOf(move), move]));
}

/** What a player takes its ideas to be worth, best first. */
type Judge = (ideas: readonly Idea[], dice: Dice) => readonly Idea[];

/** A player that plans, with other weights or another judgement than medium's. */
export function plannerWith(weights: Weights1800, judge: Judge = (list) => list): Player<View, Move> {
  const choose: Player<View, Move>['choose'] = (view, moves, { dice }) => {
    const [only] = moves;
    if (only === undefined) throw new RangeError('there is no move to choose');
    if (moves.length === 1) return only;
    const plan = lazyPlan(view, weights);
    const legal = byName(moves);
    const find = (move: Move) => legal.get(nameOf(move));
    return (
      followUpMove(view, plan, legal) ??
      pick(plan(), judge(ideas(plan(), view), dice), true, find)?.found ??
      closingMoves(plan())
        .map(find)
        .find((move) => move !== undefined) ??
      only
    );
  };
  const advise: Player<View, Move>['advise'] = (view, moves, budget) => {
    const best = choose(view, moves, budget);
    const plan = lazyPlan(view, weights)();
    const rated = rate(view, moves, plan);
    const first = rated.find((each) => each.move === best) ?? { move: best, value: 0, reasons: reasonsFor(plan, view, best) };
    return [first, ...rated.filter((each) => each !== first)];
  };
  return { choose, advise };
}

/** The legal ideas and the festival, best first. */
export function rate(view: View, moves: readonly Move[], plan: Plan): readonly Candidate<Move>[] {
  const legal = byName(moves);
  const all = ideas(plan, view);
  const rated = all.flatMap(({ move, value, cost }): Candidate<Move>[] => {
    const found = legal.get(nameOf(move));
    return found === undefined ? [] : [{ move: found, value: value - goldWorth(plan, cost), reasons: reasonsFor(plan, view, found) }];
  });
  const festival = legal.get('festival');
  if (festival !== undefined)
    rated.push({ move: festival, value: festivalWorth(plan, blockedBy(plan, all)), reasons: reasonsFor(plan, view, festival) });
  return rated.toSorted((a, b) => b.value - a.value);
}

export const medium = plannerWith(WEIGHTS);
