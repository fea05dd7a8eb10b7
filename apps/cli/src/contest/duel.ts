import { type Interval, wilson } from '@archipel/bots';
import type { Allowance } from '@archipel/host';
import type { Json } from '@archipel/kernel';
import { type FaultKind, kindsOf } from './faults.ts';
import type { Entrant, GameResult, GameTask } from './game.ts';
import { type Side, seating } from './seating.ts';
import { type Spread, spreading } from './spread.ts';
import { type Times, timesOf } from './times.ts';

/** Two players who meet in many games. */
export interface Duel {
  readonly game: string;
  readonly options: Json;
  readonly a: Entrant;
  readonly b: Entrant;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly allowance: Allowance;
}

export interface DuelResult {
  readonly aWins: number;
  readonly bWins: number;
  /** Games in which both sides share the first place. */
  readonly ties: number;
  readonly unfinished: number;
  /** The share of points of `a` in the games that were finished: one for a win, half for a tie. */
  readonly winRate: number;
  readonly ci95: Interval;
  readonly decisionMs: Readonly<Record<Side, Times>>;
  readonly turnMs: Readonly<Record<Side, Times>>;
  readonly rounds: Spread;
  readonly winnerScore: Spread;
  readonly faults: readonly FaultKind[];
}

/** The games of a duel. Those of a block share a seed, so that luck falls on both sides alike. */
export function tasksOf({ game, options, a, b, seats, games, seed, allowance }: Duel): readonly GameTask[] {
  const block = seating(seats);
  return Array.from({ length: games }, (_, at) => ({
    game,
    options,
    seed: `${seed} ${Math.floor(at / block.length)}`,
    entrants: sidesOf(block, at).map((side) => (side === 'a' ? a : b)),
    allowance,
  }));
}

function sidesOf(block: ReturnType<typeof seating>, game: number): readonly Side[] {
  return block[game % block.length] ?? [];
}

/** Sums up the results of `tasksOf`, which are in the same order. */
export function summedUp(seats: number, results: readonly GameResult[]): DuelResult {
  const block = seating(seats);
  const [rounds, winnerScore] = [spreading(), spreading()];
  const won = { a: 0, b: 0, tie: 0, nobody: 0 };
  const [choices, turns] = [bySide(), bySide()];
  for (const [at, result] of results.entries()) {
    const sides = sidesOf(block, at);
    won[winnerOf(result, sides)]++;
    for (const [seat, side] of sides.entries()) {
      for (const ms of result.choices[seat] ?? []) choices[side].push(ms);
      for (const ms of result.turns[seat] ?? []) turns[side].push(ms);
    }
    if (result.places === null) continue;
    rounds.add(result.rounds);
    winnerScore.add(result.scores[result.places.indexOf(1)] ?? 0);
  }
  const [points, finished] = [won.a + won.tie / 2, won.a + won.b + won.tie];
  return {
    aWins: won.a,
    bWins: won.b,
    ties: won.tie,
    unfinished: won.nobody,
    winRate: finished === 0 ? 0.5 : points / finished,
    ci95: wilson(points, finished),
    decisionMs: { a: timesOf(choices.a), b: timesOf(choices.b) },
    turnMs: { a: timesOf(turns.a), b: timesOf(turns.b) },
    rounds: rounds.spread(),
    winnerScore: winnerScore.spread(),
    faults: kindsOf(results.flatMap((result) => result.faults)),
  };
}

function bySide(): Record<Side, number[]> {
  return { a: [], b: [] };
}

/** The side that has the first place, however many of its seats share it. */
function winnerOf({ places }: GameResult, sides: readonly Side[]): Side | 'tie' | 'nobody' {
  if (places === null) return 'nobody';
  const first = new Set(sides.filter((_, seat) => places[seat] === 1));
  return first.size === 1 ? (first.has('a') ? 'a' : 'b') : 'tie';
}
