import { playerByName, recording, type Underway } from '@archipel/bots';
import { type AnyRules, type Entry, type Json, type Match, type MatchSetup, replaying } from '@archipel/kernel';

/** A finished match, by which any thread can come to its positions in little time. */
export interface Course {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
}

/** The random matches that everybody plays, by game. */
export type Courses = Readonly<Record<string, readonly Course[]>>;

/** Every number of seats that a game is for, the fewest first. */
export function seatNumbers({ seats: { min, max } }: AnyRules): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** A match of equal players with the usual options, as far as it is driven. */
function matchOf(rules: AnyRules, name: string, seats: number, seed: string): Generator<Underway, Match<unknown>> {
  const player = playerByName(name, rules.id);
  if (player === undefined) throw new Error(`nobody called ${name} plays ${rules.id}`);
  const players = Array.from({ length: seats }, () => player);
  // Options that a game's own schema has completed are plain data.
  const options = rules.schemas.options.parse({}) as Json;
  return recording(rules, { game: rules.id, rules: rules.version, seats, options, seed }, players);
}

export function finished(rules: AnyRules, name: string, seats: number, seed = 'bench'): Course {
  const match = matchOf(rules, name, seats, seed);
  let next = match.next();
  while (!next.done) next = match.next();
  const { setup, log } = next.value;
  return { setup, log };
}

/** Random games differ: so many for each number of seats. */
const MATCHES = 4;

/** Whole random matches for each number of seats. */
export function coursesOf(games: readonly AnyRules[]): Courses {
  const matches = Array.from({ length: MATCHES }, (_, match) => `bench ${match}`);
  return Object.fromEntries(
    games.map((rules) => [rules.id, seatNumbers(rules).flatMap((seats) => matches.map((seed) => finished(rules, 'random', seats, seed)))]),
  );
}

export function positionsOf(rules: AnyRules, { setup, log }: Course): Iterable<unknown> {
  return replaying(rules, setup, log);
}

const GAMES = 8;

/** Medium players' positions in the middle of games at a full table: one of each seat in the round, or the last where a game ended sooner. */
export function middles(rules: AnyRules, round: number): readonly unknown[] {
  return Array.from({ length: GAMES }, (_, game) => middlesOf(rules, round, `bench middle ${game}`)).flat();
}

function middlesOf(rules: AnyRules, round: number, seed: string): readonly unknown[] {
  const found = new Map<number, unknown>();
  let last: unknown;
  for (const { state } of matchOf(rules, 'medium', rules.seats.max, seed)) {
    const [seat] = rules.active(state);
    if (seat === undefined || rules.round(state) > round) break;
    last = state;
    if (rules.round(state) === round && !found.has(seat)) found.set(seat, state);
  }
  return found.size > 0 ? [...found.values()] : [last];
}
