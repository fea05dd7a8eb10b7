import {
  type AnyRules,
  type Broken,
  type Entry,
  type Event,
  enter,
  eventFor,
  type Json,
  type MatchFault,
  type MatchSetup,
  openMatch,
  type Position,
  type Viewer,
} from '@archipel/kernel';
import { reviewedGame } from '../games/games.ts';
import { type Outline, outliner } from './outline.ts';
import { type StandingEntry, standingLog } from './standingLog.ts';

/** So many positions lie between two that are kept: from one of them any other is a few moves away. */
const EVERY = 24;

/** An entry as a viewer heard it. */
export interface HeardEntry {
  readonly position: number;
  readonly seat: number;
  readonly events: readonly Json[];
}

/** A match that can be opened at any of its positions. */
export interface Walk {
  readonly outline: Outline;
  readonly log: readonly StandingEntry[];
  /** The state at a position from 0 to the last; beyond them the nearest. */
  stateAt(position: number): unknown;
  /** All that was told, as these eyes heard it. */
  heard(viewer: Viewer): readonly HeardEntry[];
  /** How many positions are kept: it does not grow as one walks. */
  kept(): number;
}

export type Walked = { readonly ok: true; readonly walk: Walk } | MatchFault | Broken;

/** Plays a match again, and keeps one position in so many. Whoever drives it may show how far it is, or stop. */
export function* walking(rules: AnyRules, setup: MatchSetup, whole: readonly Entry[]): Generator<number, Walked> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  const log = standingLog(whole);
  let at: Position<unknown> = { state: opened.match.state, past: [] };
  const kept = new Map<number, Position<unknown>>([[0, at]]);
  const told: (readonly Event<unknown>[])[] = [];
  const notes = outliner(rules, reviewedGame(rules), setup.seats);
  notes.pass({ state: at.state, events: [] });
  for (const [index, entry] of log.entries()) {
    const step = enter(rules, at, entry);
    if (!step.ok) return { ...step, at: index };
    const events = step.played.flatMap((played) => played.events);
    // Nothing is taken back in a standing log, so the way to a position need not be kept.
    at = { state: step.position.state, past: [] };
    told.push(events);
    notes.pass({ state: at.state, events });
    if ((index + 1) % EVERY === 0) kept.set(index + 1, at);
    yield index + 1;
  }
  return { ok: true, walk: walkOf(rules, log, kept, told, notes.outline()) };
}

function walkOf(
  rules: AnyRules,
  log: readonly StandingEntry[],
  kept: ReadonlyMap<number, Position<unknown>>,
  told: readonly (readonly Event<unknown>[])[],
  outline: Outline,
): Walk {
  /** Where somebody looked last: who goes forward goes on from there. */
  let looked = { position: 0, state: kept.get(0)?.state };
  return {
    outline,
    log,
    stateAt(wanted) {
      const position = Math.max(0, Math.min(log.length, Math.trunc(wanted)));
      const base = Math.floor(position / EVERY) * EVERY;
      let from = looked.position <= position && looked.position >= base ? looked : { position: base, state: kept.get(base)?.state };
      while (from.position < position) {
        const step = enter(rules, { state: from.state, past: [] }, log[from.position] as StandingEntry);
        if (!step.ok) throw new Error('a match that was played again does not play again');
        from = { position: from.position + 1, state: step.position.state };
      }
      looked = from;
      return from.state;
    },
    heard: (viewer) =>
      log.map(({ seat }, index) => ({
        position: index + 1,
        seat,
        // The rules made these facts: they are plain data by their own schema.
        events: (told[index] ?? []).map((event) => eventFor(event, viewer) as Json),
      })),
    kept: () => kept.size,
  };
}

/** The same at once. */
export function walkThrough(rules: AnyRules, setup: MatchSetup, log: readonly Entry[]): Walked {
  const walk = walking(rules, setup, log);
  let next = walk.next();
  while (!next.done) next = walk.next();
  return next.value;
}
