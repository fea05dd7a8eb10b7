import type { AnyRules } from '@archipel/kernel';
import { segmentRunner } from './playouts.ts';
import { positionsOf, type RecordedMatch, seatNumbers } from './recordedMatches.ts';
import type { Segment } from './segments.ts';
import type { Task } from './task.ts';

/** The rounds whose moves are timed. */
const TURNS = [10, 50, 100] as const;
/** Few moves from each start, so that they stay near the round that they are measured for. */
const MOVES = 16;

/** Where moves are timed: a number of seats, and a round. */
interface Moment {
  readonly seats: number;
  readonly turn: number;
}

export function momentsOf(rules: AnyRules): readonly Moment[] {
  return seatNumbers(rules).flatMap((seats) => TURNS.map((turn) => ({ seats, turn })));
}

export function momentName(rules: AnyRules, { seats, turn }: Moment): string {
  return `${rules.id}, ${seats} seats, turn ${turn}`;
}

/** The same work at different ages of random games: list the legal moves, and make one. */
export function growthOf(rules: AnyRules, matches: readonly RecordedMatch[]): readonly Task[] {
  const segments = new Map(matches.map((match) => [match.setup.seats, segmentsByTurn(rules, match)]));
  return momentsOf(rules).map((moment) => ({
    kind: 'growth',
    name: momentName(rules, moment),
    start: () => segmentRunner(rules, segments.get(moment.seats)?.get(moment.turn) ?? [], MOVES),
  }));
}

/** Every position of the rounds that count, as the start of a segment. */
function segmentsByTurn(rules: AnyRules, match: RecordedMatch): ReadonlyMap<number, readonly Segment[]> {
  const segments = new Map<number, Segment[]>(TURNS.map((turn) => [turn, []]));
  for (const state of positionsOf(rules, match)) {
    const there = rules.active(state).length > 0 ? segments.get(rules.round(state)) : undefined;
    there?.push({ state, seats: match.setup.seats, seed: `growth ${there.length}` });
  }
  return segments;
}
