import { matchFileName, random, recording } from '@archipel/bots';
import { type AnyRules, exportMatch, type Outcome, positionHash, seatsOf } from '@archipel/kernel';

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
  readonly fileName: string;
}

export interface Progress {
  readonly round: number;
  readonly moves: number;
}

/**
 * Plays a game out. The same game, seats and seed give the same playthrough everywhere. On the command line, `archipel sim --seed tide`
 * plays the games of the seeds `tide 0`, `tide 1` and so on.
 */
export function playThrough(rules: AnyRules, seats: number, seed: string, onMove: (progress: () => Progress) => void): Playthrough {
  const setup = { game: rules.id, rules: rules.version, seats, options: {}, seed };
  const game = recording(
    rules,
    setup,
    seatsOf(seats).map(() => random),
  );
  let step = game.next();
  while (!step.done) {
    const { state, moves } = step.value;
    onMove(() => ({ round: rules.round(state), moves }));
    step = game.next();
  }
  const match = step.value;
  return {
    game: rules.id,
    seats,
    seed,
    rounds: rules.round(match.state),
    moves: match.log.length,
    outcome: rules.outcome(match.state),
    position: positionHash(match),
    file: exportMatch(match),
    fileName: matchFileName(rules.id, seats, seed),
  };
}
