import type { Json, Outcome, Refused, Viewer } from '@archipel/kernel';
import type { Chair, Clocks, Happened, Honesty } from '@archipel/protocol';

/** One match as the page sees it, wherever it is played: in this browser against bots, or on the server with others. */
export interface Session {
  /** The match at this moment. A new object whenever something has changed, the same one while nothing has (`useSyncExternalStore`). */
  now(): Now;
  subscribe(listener: () => void): () => void;
  /** One or more moves of one's own seat, all or nothing; shown at once, and taken back if the server says no. */
  play(plan: readonly Json[]): Promise<Answer>;
  undo(count: number): Promise<Answer>;
  /** Bots play without a pause until it is one's turn again. */
  hurry(): void;
  /** The match file, once the game is over. */
  file(): Promise<string | undefined>;
  close(): void;
}

export interface Now {
  readonly game: string;
  /** Whose eyes: the seat that one plays, or a spectator's. */
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  /** By the game's own schema. */
  readonly view: Json;
  readonly position: number;
  readonly round: number;
  readonly active: readonly number[];
  /** How many moves can be taken back. */
  readonly undoable: number;
  readonly clocks: Clocks;
  readonly outcome: Outcome | null;
  /** All that has happened, as the viewer heard it, oldest first. */
  readonly happened: readonly Happened[];
  /** The position up to which the viewer had seen the match when this session was opened. */
  readonly seen: number;
  readonly honesty: Honesty | null;
  /** `live`; `lost`: trying to come back; `here`: played in this browser, no server needed. */
  readonly line: 'live' | 'lost' | 'here';
  /** Whether a bot is thinking at this moment. */
  readonly thinking: boolean;
}

export type Answer =
  | { readonly ok: true }
  | (Refused & { readonly at?: number })
  /** Somebody else was faster, or the line is down: nothing was played. */
  | { readonly ok: false; readonly fault: 'stale' | 'lost' | 'closed' };
