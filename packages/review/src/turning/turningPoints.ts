import { playerByName, quickGameFor } from '@archipel/bots';
import { type Player, thinking } from '@archipel/host';
import { type AnyRules, type Dice, diceFrom, equal, type Json, type Seat, seeded } from '@archipel/kernel';
import { turnAt } from '../walk/moments.ts';
import type { Walk } from '../walk/walk.ts';
import { estimateOf } from './estimate.ts';
import { worthFor } from './worth.ts';

/** One decision of a match: who chose what, from where. */
export interface Decision {
  readonly position: number;
  readonly seat: Seat;
  /** The state in which it was made. Only what the seat sees of it is used. */
  readonly state: unknown;
  readonly move: Json;
  /** What the seat did later in the same turn: to do that first is no other decision. */
  readonly rest: readonly Json[];
}

/** A decision that cost more than the error of its estimate. Plain data. */
export interface TurningPoint {
  readonly position: number;
  readonly turn: number;
  readonly round: number;
  readonly seat: Seat;
  readonly played: Json;
  readonly better: Json;
  /** What both come to in the end, on average, in the measure of the game. */
  readonly playedWorth: number;
  readonly betterWorth: number;
  /** By how much the better one is better, and the error of that: half of an interval that allows for all that were compared. */
  readonly loss: number;
  readonly error: number;
  /** Games that were played on, for each of the two. */
  readonly games: number;
}

/** How much is thought. */
export interface Thoroughness {
  /** How many decisions the hard player thinks about: those that a quick judgement finds most wanting. */
  readonly considered: number;
  /** Iterations of its search for each. */
  readonly thought: number;
  /** How many of them are played on, those of which it thinks worst; and the games for each of the two moves. */
  readonly shortlist: number;
  readonly games: number;
}

export const THOROUGHNESS = {
  quick: { considered: 24, thought: 12, shortlist: 5, games: 16 },
  thorough: { considered: 60, thought: 32, shortlist: 8, games: 60 },
  deep: { considered: 400, thought: 80, shortlist: 10, games: 200 },
} as const satisfies Readonly<Record<string, Thoroughness>>;
export type ThoroughnessName = keyof typeof THOROUGHNESS;

/** How far a search for turning points is. What was found is final once it is told: a search that is stopped has found that much. */
export interface TurningProgress {
  readonly stage: 'screening' | 'confirming';
  readonly done: number;
  readonly total: number;
  readonly found: readonly TurningPoint[];
}

/** So many are named at most; and with this risk altogether one of them is named though it cost nothing. */
const MOST = 5;
const RISK = 0.05;

/** A decision with something that seems better, and by how much, in the measure of whoever thinks so. */
interface Suspect extends Decision {
  readonly better: Json;
  readonly lag: number;
}

/** The decisions of weight in a match, in their order. */
export function* decisionsOf(rules: AnyRules, walk: Walk): Generator<Decision> {
  const game = quickGameFor(rules.id);
  if (game === undefined) return;
  for (const [position, entry] of walk.log.entries()) {
    if (!('move' in entry)) continue;
    const state = walk.stateAt(position);
    const view = rules.view(state, entry.seat);
    if (!game.isDecision(view, rules.moves(view), entry.move)) continue;
    const later = walk.log.slice(position + 1, turnAt(walk.outline, position)?.to);
    const rest = later.flatMap((each) => ('move' in each && each.seat === entry.seat ? [each.move] : []));
    yield { position, seat: entry.seat, state, move: entry.move, rest };
  }
}

/**
 * Looks for the decisions that cost most. A quick judgement chooses which of them the hard player thinks about; what it would rather have done, seeing what the
 * seat saw, is then compared with what was played: both are played on to the end from the same dealings of what the seat could not know, by the same judgement
 * for everybody (common random numbers). These dealings are fresh ones: who chose the candidates has no part in judging them, and cannot flatter. One is named
 * only if zero lies outside its error, which allows for all that were compared together (Bonferroni).
 */
export function* turningPoints(
  rules: AnyRules,
  decisions: readonly Decision[],
  { considered, thought, shortlist, games }: Thoroughness,
  seed: string,
): Generator<TurningProgress, readonly Found[]> {
  const [medium, hard] = [playerByName('medium', rules.id), playerByName('hard', rules.id)];
  const compare = comparer(rules);
  if (medium === undefined || hard === undefined || compare === undefined) return [];
  const wanting = worst(
    decisions.flatMap((decision) => suspicion(rules, medium, decision, 0, `${seed} glance ${decision.position}`)),
    considered,
  );
  const suspects: Suspect[] = [];
  for (const [done, decision] of wanting.entries()) {
    suspects.push(...suspicion(rules, hard, decision, thought, `${seed} thought ${decision.position}`));
    yield { stage: 'screening', done: done + 1, total: wanting.length, found: [] };
  }
  const compared = worst(suspects, shortlist);
  const found: Found[] = [];
  for (const [done, suspect] of compared.entries()) {
    const { position, seat, move, better } = suspect;
    const { differences, playedWorth, betterWorth } = compare(suspect, better, games, `${seed} played on ${position}`);
    const { mean: loss, error, count } = estimateOf(differences, RISK / compared.length);
    if (loss - error > 0) found.push({ position, seat, played: move, better, playedWorth, betterWorth, loss, error, games: count });
    yield {
      stage: 'confirming',
      done: done + 1,
      total: compared.length,
      found: costliest(found).map((each) => ({ ...each, turn: 0, round: 0 })),
    };
  }
  return costliest(found);
}

type Found = Omit<TurningPoint, 'turn' | 'round'>;

const worst = (suspects: readonly Suspect[], most: number): readonly Suspect[] =>
  suspects.toSorted((one, other) => other.lag - one.lag || one.position - other.position).slice(0, most);

const costliest = (found: readonly Found[]): readonly Found[] =>
  found
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .toSorted((one, other) => one.position - other.position);

/** What a player would rather have done; nothing if it would have done the same, or what was done a little later. */
function suspicion(rules: AnyRules, player: Player, decision: Decision, thought: number, seed: string): readonly Suspect[] {
  const { state, seat, move, rest } = decision;
  const view = rules.view(state, seat);
  const advice = player.advise(view, rules.moves(view), thinking(diceFrom(seeded(seed)), thought));
  const [best] = advice;
  if (best === undefined || [move, ...rest].some((each) => equal(best.move, each))) return [];
  // What it did not even look at seems no better to it than the least of what it did.
  const own = advice.find((each) => equal(each.move, move))?.value ?? Math.min(...advice.map(({ value }) => value));
  // The rules list moves as plain data.
  return [{ ...decision, better: best.move as Json, lag: best.value - own }];
}

/** Plays two moves on from the same dealings, and compares what they come to. */
function comparer(rules: AnyRules) {
  const game = quickGameFor(rules.id);
  const worth = worthFor(rules.id);
  if (game === undefined || worth === undefined || rules.deal === undefined) return undefined;
  const ends = (dealt: unknown, seat: Seat, move: Json): number => {
    const applied = rules.apply(dealt, seat, move);
    if (!applied.ok) throw new Error('a move that was legal is not, in a state that looks the same');
    return worth(game.playedOut(applied.state), seat);
  };
  return ({ state, seat, move }: Decision, better: Json, games: number, seed: string) => {
    const dice: Dice = diceFrom(seeded(seed));
    const differences: number[] = [];
    let [playedWorth, betterWorth] = [0, 0];
    for (let done = 0; done < games; done++) {
      const dealt = rules.deal?.(state, seat, dice);
      const [one, other] = [ends(dealt, seat, move), ends(dealt, seat, better)];
      differences.push(other - one);
      playedWorth += one / games;
      betterWorth += other / games;
    }
    return { differences, playedWorth, betterWorth };
  };
}

/** The turning points of a whole match. */
export function* turningPointsOf(
  rules: AnyRules,
  walk: Walk,
  thoroughness: Thoroughness,
  seed: string,
): Generator<TurningProgress, readonly TurningPoint[]> {
  const placed = <Point extends { readonly position: number }>(point: Point) => {
    const { turn = 1, round = 1 } = turnAt(walk.outline, point.position) ?? {};
    return { ...point, turn, round };
  };
  const search = turningPoints(rules, [...decisionsOf(rules, walk)], thoroughness, seed);
  let next = search.next();
  while (!next.done) {
    yield { ...next.value, found: next.value.found.map(placed) };
    next = search.next();
  }
  return next.value.map(placed);
}
