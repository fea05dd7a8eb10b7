import { anno1800, type Move, type State, type View } from '@archipel/anno1800';
import type { Budget, Candidate, Player } from '@archipel/host';
import type { Dice } from '@archipel/kernel';
import { type SearchLimits, type SearchResult, search } from '../player/search.ts';
import { type Conduct, courseOf } from './course.ts';
import { EXPERT } from './expertWeights.ts';
import { type Forecast, forecast } from './forecast.ts';
import { hardWith, type SearchSize } from './hard.ts';
import { lazyPlan, nameOf, plannerWith, rate } from './medium.ts';
import { isMinor } from './minor.ts';
import { NETWORK } from './network.ts';
import { type Policy, policiesFor, rivalsFor } from './policies.ts';
import { chanceBy, expectedPoints, openSpread } from './value.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';
import { rounded, shareBy } from './winShare.ts';

/** Rounds before a known end from which on it is played to the end. */
const SIGHT = 45;
/** Moves of each policy that are tried. */
const WIDTH = 5;
/** The best policies: of so many of them the moves are tried. */
const KEPT = 2;

/** First each policy as it is, then the moves, with the best policy to follow them. */
const POLICY_LIMITS: SearchLimits = { minPositions: 2, maxPositions: 3, dropAt: 3, switchAt: 0 };
const MOVE_LIMITS: SearchLimits = { minPositions: 3, maxPositions: 80, dropAt: 1.5, switchAt: 0 };

/** Where no end is known: hard's search with more moves, dropped later, and what was learned at the end of it. */
const LEARNED: SearchSize = {
  width: 10,
  rounds: 10,
  limits: { minPositions: 6, maxPositions: Number.POSITIVE_INFINITY, dropAt: 2.2, switchAt: 0 },
};
const learned = hardWith(EXPERT, LEARNED, shareBy(NETWORK));

/** A way to go on: a move, if not what the policy does by itself, and the policy for all that follows. */
interface Line {
  readonly move: Move | undefined;
  readonly policy: Policy;
  /** What the planner's own judgement adds to every result. */
  readonly prior: number;
}

/**
 * Where the last round is known, it looks at whole turns, its own, as far as that. It deals what is hidden and lets the others play on by themselves, and so knows with
 * how many points they may end. Then it plays its own turns on by several policies, and takes the move that wins most.
 */
function adviseToTheEnd(view: View, moves: readonly Move[], budget: Budget): readonly Candidate<Move>[] {
  const policies = policiesFor(view.table.seats.length);
  const [usual] = policies;
  if (usual === undefined) throw new Error('there is no policy');
  if (isMinor(view, moves, usual.first, budget)) return plannerWith(usual.first).advise(view, moves, budget);
  const worlds = forecasts(view, budget.dice);
  const trial = () => {
    let next = 0;
    // A world is made when it is first played on, so that nothing is done where nothing may be tried.
    return { sample: () => next++, playOn: (at: number, line: Line) => outcomeOf(worlds(at), line, usual.first) };
  };
  const [first, second] = partsOf(budget);
  const ways = search(
    policies.map((policy): Line => ({ move: undefined, policy, prior: 0 })),
    trial(),
    POLICY_LIMITS,
    first,
  );
  const [way] = ways;
  const best = way?.trials ? way.move.policy : usual;
  const ideas = ideasOf(view, moves, way?.trials ? ways.slice(0, KEPT).map(({ move }) => move.policy) : [usual], budget);
  // Nothing was tried, so nothing is known but what the planner thinks.
  if (!way?.trials) return [...ideas.values()];
  const results = search(linesOf(view, ideas, best, worlds(0).last), trial(), MOVE_LIMITS, second);
  return results[0]?.trials ? withResults(results, ideas) : [...ideas.values()];
}

/** The worlds of one choice, made when they are first asked for: both searches see the same ones. */
function forecasts(view: View, dice: Dice): (at: number) => Forecast {
  const me = view.viewer === 'spectator' ? view.table.turn.seat : view.viewer;
  const rivals = rivalsFor(view.table.seats.length);
  const made: Forecast[] = [];
  return (at) => (made[at] ??= forecast(view, me, dice, rivals[at % rivals.length] ?? WEIGHTS, view.table.round + SIGHT));
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

/** What a point of the planner's judgement counts, in hundredths, where the end is far: trials tell less there. */
const TRUST = 1.2;

/** The moves with what the best policy thinks of them. */
function linesOf(view: View, ideas: ReadonlyMap<string, Candidate<Move>>, policy: Policy, last: number | null): readonly Line[] {
  const left = (last ?? Number.POSITIVE_INFINITY) - view.table.round;
  const far = Math.max(0, Math.min(1, (left - 12) / 8));
  const moves = [...ideas.values()].map(({ move }) => move);
  const rated = new Map(rate(view, moves, lazyPlan(view, policy.first)()).map(({ move, value }) => [nameOf(move), value]));
  const lines = [...ideas].map(([name, { move }]): Line => {
    return { move, policy, prior: TRUST * far * Math.max(-10, Math.min(40, rated.get(name) ?? 0)) };
  });
  const best = Math.max(...lines.map(({ prior }) => prior));
  return lines.filter(({ prior }) => prior > best - HOPELESS);
}

/** The best ideas of each policy, those of the best policy first. */
function ideasOf(view: View, moves: readonly Move[], policies: readonly Policy[], budget: Budget): ReadonlyMap<string, Candidate<Move>> {
  const ideas = new Map<string, Candidate<Move>>();
  for (const { first } of policies)
    for (const candidate of plannerWith(first).advise(view, moves, budget).slice(0, WIDTH)) {
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

/** What a way to go on comes to in one world: the chance to win in hundredths, and a little for every point of the lead. */
function outcomeOf(seen: Forecast, { move, policy, prior }: Line, leaf: Weights1800): number {
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
  const margin = expectedPoints(end, me, leaf) - (over ? seen.best(round) : seen.promise);
  const spread = over ? SHARP + LUCK * Math.sqrt(Math.max(0, round - began)) : openSpread(end, leaf);
  return prior + rounded(chanceBy(margin, spread, leaf));
}

/** Points by which a lead may turn out otherwise: at an end that is in sight, and for each round before it. */
const SHARP = 1;
const LUCK = 3;

/** The same state, with a round that is known to be the last. */
function ending(state: State, last: number): State {
  const { table } = state;
  return { ...state, table: { ...table, limit: Math.min(last, table.limit ?? last) } };
}

/** Who looks at this position: the search to the end if that is known or in the own hand, or the patient one. */
function searcherFor({ table, hand }: View): Pick<Player<View, Move>, 'advise'> {
  const last = table.end?.lastRound ?? table.limit ?? Number.POSITIVE_INFINITY;
  if (last - table.round <= SIGHT || hand.length === 1) return { advise: adviseToTheEnd };
  return learned;
}

export const expert: Player<View, Move> = {
  advise: (view, moves, budget) => searcherFor(view).advise(view, moves, budget),
  choose(view, moves, budget) {
    const [best] = searcherFor(view).advise(view, moves, budget);
    if (best === undefined) throw new RangeError('there is no move to choose');
    return best.move;
  },
};
