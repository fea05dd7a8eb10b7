import { anno1800, type Move, type State, type View } from '@archipel/anno1800';
import type { Budget, Candidate, Player } from '@archipel/host';
import type { Dice } from '@archipel/kernel';
import { type SearchLimits, type SearchResult, search } from '../player/search.ts';
import { type Conduct, courseOf } from './course.ts';
import { type Forecast, forecast } from './forecast.ts';
import { lazyPlan, nameOf, plannerWith, rate } from './medium.ts';
import { isMinor } from './minor.ts';
import { type Policy, policiesFor, rivalsFor } from './policies.ts';
import { promisedPoints } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** How wide and how far it is searched. */
export interface ExpertSize {
  /** Rounds that are played on at most. */
  readonly sight: number;
  /** Moves of each policy that are tried. */
  readonly width: number;
  /** The best policies: of so many of them the moves are tried. */
  readonly kept: number;
  /** So many of the best policies follow each move. */
  readonly followers: number;
  /** What a point of the planner's judgement counts, in hundredths, where the end is far: trials tell less there. */
  readonly trust: number;
  /** Points by which a lead may turn out otherwise for each round before the end; and what a point of the lead counts in itself. */
  readonly luck: number;
  readonly point: number;
}
const SIZE: ExpertSize = { sight: 30, width: 5, kept: 2, followers: 1, trust: 1.2, luck: 3, point: 0.2 };

/** First each policy as it is, then the moves, with the best policy to follow them. */
const POLICY_LIMITS: SearchLimits = { minPositions: 2, maxPositions: 3, dropAt: 3, switchAt: 0 };
const MOVE_LIMITS: SearchLimits = { minPositions: 3, maxPositions: 80, dropAt: 1.5, switchAt: 0 };

/** A way to go on: a move, if not what the policy does by itself, and the policy for all that follows. */
interface Line {
  readonly move: Move | undefined;
  readonly policy: Policy;
  /** What the planner's own judgement adds to every result. */
  readonly prior: number;
}

/**
 * A player that looks at whole turns, its own, as far as the end if that is in sight. It deals what is hidden and lets the others play on by themselves, and so
 * knows when they may end the game and with how many points. Then it plays its own turns on, by several policies, some of which hurry to end the game, and takes
 * the move that wins most.
 */
function advise(view: View, moves: readonly Move[], budget: Budget, size: ExpertSize): readonly Candidate<Move>[] {
  const policies = policiesFor(view.table.seats.length);
  const [usual] = policies;
  if (usual === undefined) throw new Error('there is no policy');
  if (isMinor(view, moves, usual.first, budget)) return plannerWith(usual.first).advise(view, moves, budget);
  const worlds = forecasts(view, budget.dice, size.sight);
  const trial = () => {
    let next = 0;
    // A world is made when it is first played on, so that nothing is done where nothing may be tried.
    return { sample: () => next++, playOn: (at: number, line: Line) => outcomeOf(worlds(at), line, size) };
  };
  const [first, second] = partsOf(budget);
  const ways = search(
    policies.map((policy): Line => ({ move: undefined, policy, prior: 0 })),
    trial(),
    POLICY_LIMITS,
    first,
  );
  const [way] = ways;
  const ranked = way?.trials ? ways.map(({ move }) => move.policy) : [usual];
  const ideas = ideasOf(view, moves, ranked.slice(0, size.kept), budget, size.width);
  // Nothing was tried, so nothing is known but what the planner thinks.
  if (!way?.trials) return [...ideas.values()];
  const results = search(linesOf(view, ideas, ranked, worlds(0).last, size), trial(), MOVE_LIMITS, second);
  return results[0]?.trials ? withResults(results, ideas) : [...ideas.values()];
}

/** The worlds of one choice, made when they are first asked for: both searches see the same ones. */
function forecasts(view: View, dice: Dice, sight: number): (at: number) => Forecast {
  const me = view.viewer === 'spectator' ? view.table.turn.seat : view.viewer;
  const rivals = rivalsFor(view.table.seats.length);
  const made: Forecast[] = [];
  return (at) => (made[at] ??= forecast(view, me, dice, rivals[at % rivals.length] ?? WEIGHTS, view.table.round + sight));
}

/** One budget for two searches: the second goes on counting where the first has ended. */
function partsOf({ dice, more }: Budget): readonly [Budget, Budget] {
  let spent = 0;
  const first = (done: number) => {
    const yes = more(done);
    spent = yes ? done + 1 : done;
    return yes;
  };
  return [
    { dice, more: first },
    { dice, more: (done) => more(spent + done) },
  ];
}

/** No trial makes good a prior that is so much lower than the best. */
const HOPELESS = 15;

/** The moves with what the best policy thinks of them. */
function linesOf(
  view: View,
  ideas: ReadonlyMap<string, Candidate<Move>>,
  policies: readonly Policy[],
  last: number | null,
  { trust, followers }: ExpertSize,
): readonly Line[] {
  const [policy] = policies;
  if (policy === undefined) return [];
  const left = (last ?? Number.POSITIVE_INFINITY) - view.table.round;
  const far = Math.max(0, Math.min(1, (left - 12) / 8));
  const rated = new Map(
    rate(
      view,
      [...ideas.values()].map(({ move }) => move),
      lazyPlan(view, policy.first)(),
    ).map(({ move, value }) => [nameOf(move), value]),
  );
  const lines = [...ideas].flatMap(([name, { move }]) => {
    const prior = trust * far * Math.max(-10, Math.min(40, rated.get(name) ?? 0));
    return policies.slice(0, followers).map((follower): Line => ({ move, policy: follower, prior }));
  });
  const best = Math.max(...lines.map(({ prior }) => prior));
  return lines.filter(({ prior }) => prior > best - HOPELESS);
}

/** The best ideas of each policy, those of the best policy first. */
function ideasOf(
  view: View,
  moves: readonly Move[],
  policies: readonly Policy[],
  budget: Budget,
  width: number,
): ReadonlyMap<string, Candidate<Move>> {
  const ideas = new Map<string, Candidate<Move>>();
  for (const { first } of policies)
    for (const candidate of plannerWith(first).advise(view, moves, budget).slice(0, width)) {
      const name = nameOf(candidate.move);
      if (!ideas.has(name)) ideas.set(name, candidate);
    }
  return ideas;
}

/** The moves with what the trials say of them. */
function withResults(results: readonly SearchResult<Line>[], ideas: ReadonlyMap<string, Candidate<Move>>): readonly Candidate<Move>[] {
  return results.flatMap(({ move: { move }, value, trials }) => {
    const candidate = move && ideas.get(nameOf(move));
    return candidate ? [{ ...candidate, value, reasons: [...candidate.reasons, { code: 'looked-ahead', trials }] }] : [];
  });
}

/** Engines differ in the last digit of an exponential: what is rounded to this part of one is the same in all of them. */
const GRAIN = 2 ** 20;

/** What a way to go on comes to in one world: the chance to win in hundredths, and a little for every point of the lead. */
function outcomeOf(seen: Forecast, { move, policy, prior }: Line, { luck, point }: ExpertSize): number {
  const { me, last } = seen;
  const began = seen.state.table.round;
  let state = last === null ? seen.state : ending(seen.state, last);
  if (move !== undefined) {
    const applied = anno1800.apply(state, me, move);
    if (!applied.ok) throw new Error(`a legal move is refused in a sampled state: ${JSON.stringify({ move, illegal: applied.illegal })}`);
    ({ state } = applied);
  }
  const conduct: Conduct = (seat, round) => (seat !== me ? undefined : round - began < policy.rounds ? policy.first : policy.after);
  const { state: end } = courseOf(state, conduct, seen.until);
  const { round, over } = end.table;
  const margin = promisedPoints(end, me) - (over ? seen.best(round) : seen.promise);
  const spread = SHARP + luck * Math.sqrt(Math.max(0, round - began));
  return prior + Math.round(GRAIN * (100 / (1 + Math.exp((-1.7 * margin) / spread)) + point * margin)) / GRAIN;
}

/** Points by which a lead may turn out otherwise at the end itself. */
const SHARP = 1;

/** The same state, with a round that is known to be the last. */
function ending(state: State, last: number): State {
  const { table } = state;
  return { ...state, table: { ...table, limit: Math.min(last, table.limit ?? last) } };
}

export function expertWith(changed: Partial<ExpertSize> = {}): Player<View, Move> {
  const size = { ...SIZE, ...changed };
  return {
    advise: (view, moves, budget) => advise(view, moves, budget, size),
    choose(view, moves, budget) {
      const [best] = advise(view, moves, budget, size);
      if (best === undefined) throw new RangeError('there is no move to choose');
      return best.move;
    },
  };
}

export const expert = expertWith();
