import { type AnyRules, eventFor, isRecord, type Outcome, type Seat } from '@archipel/kernel';
import type { AnyReviewedGame, Standing } from '../games/reviewedGame.ts';

/** One turn of a match. Position 0 is the beginning; each entry of the standing log leads to the next position. */
export interface ReviewTurn {
  /** From 1. */
  readonly turn: number;
  readonly seat: Seat;
  readonly round: number;
  /** The position before its first move, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

/** What a whole match looks like from far away. Plain data. */
export interface Outline {
  readonly game: string;
  readonly seats: number;
  /** The last position. */
  readonly positions: number;
  readonly rounds: number;
  readonly measures: readonly string[];
  readonly turns: readonly ReviewTurn[];
  /** How everybody stood when each turn began, and in the end: one more than there are turns. */
  readonly standings: readonly (readonly Standing[])[];
  readonly outcome: Outcome | null;
}

/** One position on the way, and what was told when it came about; the first with nothing. */
export interface Passed {
  readonly state: unknown;
  readonly events: Parameters<typeof eventFor>[0][];
}

/** Notes a match position by position. */
export function outliner(rules: AnyRules, game: AnyReviewedGame, seats: number) {
  const turns: ReviewTurn[] = [];
  const standings: (readonly Standing[])[] = [];
  let begun: Omit<ReviewTurn, 'to' | 'kind'> | undefined;
  let deeds: unknown[] = [];
  let [last, position]: [unknown, number] = [undefined, -1];

  function close(to: number): void {
    if (begun !== undefined) turns.push({ ...begun, to, kind: game.kindOf(deeds) });
    deeds = [];
  }

  return {
    pass({ state, events }: Passed): void {
      position += 1;
      last = state;
      const [seat, round] = [game.turnOf(state), rules.round(state)];
      const own = begun?.seat;
      for (const event of events) {
        const fact = eventFor(event, own ?? 'spectator');
        if (isRecord(fact) && fact['seat'] === own) deeds.push(fact);
      }
      const same = begun !== undefined && begun.seat === seat && begun.round === round;
      // A game that is over has nobody whose turn would begin.
      if (same || rules.active(state).length === 0) return;
      close(position);
      standings.push(game.standings(state));
      begun = { turn: turns.length + 1, seat, round, from: position };
    },
    outline(): Outline {
      if (last === undefined) throw new RangeError('nothing has been passed');
      close(position);
      const rounds = rules.round(last);
      const ended = [...standings, game.standings(last)];
      const { measures } = game;
      return { game: rules.id, seats, positions: position, rounds, measures, turns, standings: ended, outcome: rules.outcome(last) };
    },
  };
}
