import type { AnyRules, Outcome, Refused, Rules, Viewer } from '@archipel/kernel';
import type { Chair, Clocks, Honesty, LogEntry } from '@archipel/protocol';

/** One match as the page sees it, wherever it is played: in this browser against bots, or on the server with others. */
export interface Session {
  /** The rules of the game that is played. */
  readonly rules: AnyRules;
  /**
   * The match at this moment. A new object whenever something has changed, the same one while nothing has (`useSyncExternalStore`). Listeners are told of
   * every move: how fast others' moves are shown is the table's affair (`table/follow`).
   */
  now(): Now;
  subscribe(listener: () => void): () => void;
  /** What the viewer would have seen since the own last move, oldest first, as far as it is still known: so that it can be shown again. */
  earlier(): readonly Now[];
  /** One or more moves of one's own seat, all or nothing. They are shown once they count. */
  play(plan: readonly unknown[]): Promise<Answer>;
  undo(count: number): Promise<Answer>;
  /** The match file, once the game is over. */
  file(): Promise<string | undefined>;
  /** How things that were done can be explained; a session without it explains nothing. */
  readonly recall?: Recall;
  close(): void;
}

/** What is still known of the past, to tell why something was done in it. */
export interface Recall {
  /** Whether anything is known of what was done behind position `from`, up to `to`. */
  knows(from: number, to: number): boolean;
  about(from: number, to: number): Promise<Recalled | undefined>;
}

/** The viewer's views before and behind it; or the match so far as a file, and for whose eyes: `whole` once the game is over. */
export type Recalled =
  | { readonly before: unknown; readonly after: unknown }
  | { readonly match: string; readonly audience: Viewer | 'whole' };

/** An entry of the log whose events are this game's. */
export type EntryOf<Fact> = Omit<LogEntry, 'events'> & { readonly events: readonly Fact[] };

export interface Now<View = unknown, Fact = unknown> {
  readonly game: string;
  /** Whose eyes: the seat that one plays, or a spectator's. */
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  /** View and events are by the game's own schemas: made by its rules, or read by them where they came from a server (`fits`). */
  readonly view: View;
  readonly position: number;
  readonly round: number;
  readonly active: readonly number[];
  /** How many moves can be taken back. */
  readonly undoable: number;
  readonly clocks: Clocks;
  readonly outcome: Outcome | null;
  /** All that has happened, as the viewer heard it, oldest first. */
  readonly entries: readonly EntryOf<Fact>[];
  /** The position up to which the viewer had seen the match when this session was opened. */
  readonly seen: number;
  readonly honesty: Honesty | null;
  /**
   * `live`; `lost`: trying to come back; `here`: played in this browser, no server needed; `outdated`: the server tells what this page
   * does not know, because the page is older.
   */
  readonly connection: 'live' | 'lost' | 'here' | 'outdated';
  /** Whether a bot is thinking at this moment. */
  readonly thinking: boolean;
}

/** Whether a match is one of this game: its view and its events are then what the rules of the game make. */
export function isNowOf<State, View, Move, Fact, Options>(
  now: Now,
  rules: Rules<State, View, Move, Fact, Options>,
): now is Now<View, Fact> {
  return now.game === rules.id;
}

/** The match at the table of this game, which is never shown a match of another. */
export function nowOf<State, View, Move, Fact, Options>(now: Now, rules: Rules<State, View, Move, Fact, Options>): Now<View, Fact> {
  if (!isNowOf(now, rules)) throw new TypeError(`this is the table of ${rules.id}, not of ${now.game}`);
  return now;
}

export type Answer =
  | { readonly ok: true }
  | (Refused & { readonly at?: number })
  /**
   * `stale`: somebody else was faster, and nothing was played. `lost`: an earlier command has no answer yet, and this one was not sent. `guided`: a lesson
   * is about something else at this moment. `hidden`: a puzzle reveals nothing. `tried`: a try at a puzzle is over. `looking`: the match is only looked at.
   */
  | { readonly ok: false; readonly fault: 'stale' | 'lost' | 'closed' | 'guided' | 'hidden' | 'tried' | 'looking' };
