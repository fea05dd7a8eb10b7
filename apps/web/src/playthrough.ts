import { playout, random } from '@archipel/bots';
import {
  type AnyRules,
  type Entry,
  exportMatch,
  type Json,
  type Outcome,
  openMatch,
  positionHash,
  seatsOf,
  seeded,
  throwing,
} from '@archipel/kernel';

/** A whole game, played at random by every seat. */
export interface Playthrough {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly rounds: number;
  readonly moves: number;
  /** Nothing if the game had not ended after the longest time that anybody would wait. */
  readonly outcome: Outcome | null;
  readonly position: string;
  readonly file: string;
}

export interface Progress {
  readonly round: number;
  readonly moves: number;
}

/** A game that is longer than this is left where it stands. */
const LONGEST = 100_000;

/** Plays a game out. The same game, seats and seed give the same playthrough everywhere, on the command line too. */
export function playThrough(rules: AnyRules, seats: number, seed: string, onMove: (progress: () => Progress) => void): Playthrough {
  const opened = openMatch(rules, { game: rules.id, rules: rules.version, seats, options: {}, seed });
  if (!opened.ok) throw new Error(`${opened.fault}: ${opened.detail}`);
  const log: Entry[] = [];
  let { state } = opened.match;
  const players = seatsOf(seats).map(() => random);
  for (const turn of playout(rules, state, players, throwing(seeded(`${seed} players`)))) {
    // The rules have just accepted the move, so it is what its schema says: plain data.
    log.push({ seat: turn.seat, move: turn.move as Json });
    ({ state } = turn.applied);
    onMove(() => ({ round: rules.round(state), moves: log.length }));
    if (log.length >= LONGEST) break;
  }
  const match = { ...opened.match, log, state };
  return {
    game: rules.id,
    seats,
    seed,
    rounds: rules.round(state),
    moves: log.length,
    outcome: rules.outcome(state),
    position: positionHash(match),
    file: exportMatch(match),
  };
}
