import { playerByName, recording, type Underway } from '@archipel/bots';
import type { AnyRules, Json, Match } from '@archipel/kernel';

/** A match of equal players at a full table, as far as it is driven. */
function matchOf(rules: AnyRules, name: string, seed: string): Generator<Underway, Match<unknown>> {
  const player = playerByName(name, rules.id);
  if (player === undefined) throw new Error(`nobody called ${name} plays ${rules.id}`);
  const seats = rules.seats.max;
  const players = Array.from({ length: seats }, () => player);
  // Options that a game's own schema has completed are plain data.
  const options = rules.schemas.options.parse({}) as Json;
  return recording(rules, { game: rules.id, rules: rules.version, seats, options, seed }, players);
}

export function finished(rules: AnyRules, name: string): Match<unknown> {
  const match = matchOf(rules, name, 'bench match');
  let next = match.next();
  while (!next.done) next = match.next();
  return next.value;
}

const GAMES = 3;

/** Greedy players' positions in the middle of a game: the first of the round, and the last where a game ended sooner. */
export function middles(rules: AnyRules, round: number): readonly unknown[] {
  return Array.from({ length: GAMES }, (_, game) => {
    let last: unknown;
    for (const { state } of matchOf(rules, 'greedy', `bench middle ${game}`)) {
      if (rules.active(state).length > 0) last = state;
      if (rules.round(state) >= round) break;
    }
    return last;
  });
}
