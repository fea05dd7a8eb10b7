import type { AnyRules } from '@archipel/kernel';
import { type Leg, randomGame, seatNumbers } from './legs.ts';
import { playingLegs } from './playouts.ts';
import type { Task } from './task.ts';

/** The rounds whose moves are timed. */
const TURNS = [10, 50, 100] as const;
const GAMES = 2;
/** Few moves from each start, so that they stay near the round that they are to tell of. */
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
export function growthOf(rules: AnyRules): readonly Task[] {
  const legs = new Map(seatNumbers(rules).map((seats) => [seats, legsByTurn(rules, seats)]));
  return momentsOf(rules).map((moment) => ({
    kind: 'growth',
    name: momentName(rules, moment),
    start: () => playingLegs(rules, legs.get(moment.seats)?.get(moment.turn) ?? [], MOVES),
  }));
}

/** Every position of the rounds that count, of several games, as the start of a leg. */
function legsByTurn(rules: AnyRules, seats: number): ReadonlyMap<number, readonly Leg[]> {
  const legs = new Map<number, Leg[]>(TURNS.map((turn) => [turn, []]));
  for (let game = 0; game < GAMES; game++) {
    for (const state of randomGame(rules, seats, `bench growth ${game}`)) {
      const round = rules.round(state);
      if (round > Math.max(...TURNS) || rules.active(state).length === 0) break;
      const there = legs.get(round);
      there?.push({ state, seats, seed: `growth ${game} ${there.length}` });
    }
  }
  return legs;
}
