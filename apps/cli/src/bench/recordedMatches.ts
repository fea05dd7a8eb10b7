import { playerByName } from '@archipel/bots';
import { recording, type Underway } from '@archipel/host';
import { type AnyRules, type Entry, type Json, type Match, type MatchSetup, replaying } from '@archipel/kernel';

/** A finished match, from which any thread gets to its positions quickly. */
export interface RecordedMatch {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
}

/** The random matches that all play, by game. */
export type RecordedMatches = Readonly<Record<string, readonly RecordedMatch[]>>;

/** Every number of seats that a game allows, the fewest first. */
export function seatNumbers({ seats: { min, max } }: AnyRules): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** A match between equal players with the default options, played step by step. */
function matchOf(rules: AnyRules, name: string, seats: number, seed: string): Generator<Underway, Match<unknown>> {
  const player = playerByName(name, rules.id);
  if (player === undefined) throw new Error(`there is no player ${name} for ${rules.id}`);
  const players = Array.from({ length: seats }, () => player);
  // Options that a game's own schema has completed are plain data.
  const options = rules.schemas.options.parse({}) as Json;
  return recording(rules, { game: rules.id, rules: rules.version, seats, options, seed }, players);
}

export function recordedMatch(rules: AnyRules, name: string, seats: number, seed = 'bench'): RecordedMatch {
  const match = matchOf(rules, name, seats, seed);
  let next = match.next();
  while (!next.done) next = match.next();
  const { setup, log } = next.value;
  return { setup, log };
}

/** Random games differ, so there are several for each number of seats. */
const MATCHES_PER_SEATS = 4;

/** Whole random matches for each number of seats. */
export function recordedMatchesOf(games: readonly AnyRules[]): RecordedMatches {
  const matches = Array.from({ length: MATCHES_PER_SEATS }, (_, match) => `bench ${match}`);
  return Object.fromEntries(
    games.map((rules) => [
      rules.id,
      seatNumbers(rules).flatMap((seats) => matches.map((seed) => recordedMatch(rules, 'random', seats, seed))),
    ]),
  );
}

export function positionsOf(rules: AnyRules, { setup, log }: RecordedMatch): Iterable<unknown> {
  return replaying(rules, setup, log);
}

const GAMES = 8;

/** Positions in the middle of games of medium players with all seats taken: one for each seat in the round, or the last if the game ended before. */
export function middlePositions(rules: AnyRules, round: number): readonly unknown[] {
  return Array.from({ length: GAMES }, (_, game) => middlePositionsOf(rules, round, `bench middle ${game}`)).flat();
}

function middlePositionsOf(rules: AnyRules, round: number, seed: string): readonly unknown[] {
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
