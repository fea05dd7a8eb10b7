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
  playPlan,
  type Refused,
  type RefusedPlan,
  type Seat,
  type Step,
  takeBack,
  undoable,
  type Viewer,
} from '@archipel/kernel';
import type { LogEntry } from '@archipel/protocol';

/** An entry of a match's log as it is stored. Positions count from 1. */
export interface StoredEntry {
  readonly position: number;
  readonly entry: Entry;
  /** When it was made, as milliseconds since 1970. */
  readonly at: number;
  /** Whether a bot made it: one that sits there, or one that stood in. */
  readonly bot: boolean;
  /** Where a bot made it for a person: why. */
  readonly standIn?: LogEntry['standIn'];
}

/** The same, with what it told. */
export interface HostedEntry extends StoredEntry {
  readonly events: readonly Event<unknown>[];
}

/** A match as a host holds it: where it stands, and as much of the way there as the host still wants to tell. */
export interface HostedMatch {
  readonly rules: AnyRules;
  readonly setup: MatchSetup;
  /** The position of the log. */
  readonly position: number;
  readonly current: Position<unknown>;
  /** Without gaps up to the position; as far back as they were played here. */
  readonly entries: readonly HostedEntry[];
  /** The states at the latest positions, without gaps: the last is that of the present one. */
  readonly states: readonly unknown[];
  /** How many of them are kept, where that is not as usual. */
  readonly statesKept?: number;
}

/** What a seat wants done. */
export type Command = { readonly plan: readonly unknown[] } | { readonly undo: number };

/** For so many positions back the way to the present one can be told as a difference. */
const LATEST_STATES = 80;

/** A match before its first move; or at a snapshot, where nothing can be taken back. */
export function openHosted(
  rules: AnyRules,
  setup: MatchSetup,
  snapshot?: { readonly position: number; readonly state: unknown },
): { readonly ok: true; readonly match: HostedMatch } | MatchFault {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  const { position, state } = snapshot ?? { position: 0, state: opened.match.state };
  return { ok: true, match: { rules, setup, position, current: { state, past: [] }, entries: [], states: [state] } };
}

/** Tries a command of a seat. Nothing of it counts before `withStep`. */
export function carryOut({ rules, current }: HostedMatch, seat: Seat, command: Command): Step<unknown, unknown> | Refused | RefusedPlan {
  return 'undo' in command ? takeBack(rules, current, seat, command.undo) : playPlan(rules, current, seat, command.plan);
}

/** The match after a step that the rules have accepted. */
export function withStep(
  match: HostedMatch,
  { position: current, played }: Step<unknown, unknown>,
  by: Pick<StoredEntry, 'at' | 'bot' | 'standIn'>,
): HostedMatch {
  const entries = [...match.entries];
  let { position } = match;
  for (const { entry, events } of played) {
    position += 1;
    entries.push({ position, entry, ...by, events });
  }
  const states = [...match.states, ...played.map(({ state }) => state)].slice(-(match.statesKept ?? LATEST_STATES));
  return { ...match, position, current, entries, states };
}

/**
 * The match before its last entry, if that was a move and brought nothing to light (K4). For a host where nobody has looked since: the entry is gone as if
 * it had never been made, even where it ended the turn.
 */
export function withoutLast(match: HostedMatch): HostedMatch | undefined {
  const [taken, past] = [match.entries.at(-1), match.current.past.at(-1)];
  if (taken === undefined || past === undefined || !('move' in taken.entry)) return undefined;
  return {
    ...match,
    position: match.position - 1,
    current: { state: past.before, past: match.current.past.slice(0, -1) },
    entries: match.entries.slice(0, -1),
    states: match.states.slice(0, -1),
  };
}

/** Plays stored entries on. The first that does not fit the rules is named: then the log or the rules are not what they were. */
export function replayEntries(
  match: HostedMatch,
  log: readonly StoredEntry[],
): { readonly ok: true; readonly match: HostedMatch } | Broken {
  const all: HostedEntry[] = [];
  const states = [...match.states];
  let { current } = match;
  for (const [index, stored] of log.entries()) {
    const step = enter(match.rules, current, stored.entry);
    if (!step.ok) return { ...step, at: index };
    current = step.position;
    all.push({ ...stored, events: step.played.flatMap(({ events }) => events) });
    states.push(current.state);
    if (states.length > LATEST_STATES) states.shift();
    if (states.length > LATEST_STATES) states.shift();
  }
  const position = all.at(-1)?.position ?? match.position;
  return { ok: true, match: { ...match, position, current, entries: [...match.entries, ...all], states } };
}

/** The match after entries that were carried out elsewhere. Of the positions on the way only the last is known. */
export function withFollowed(
  match: HostedMatch,
  log: readonly StoredEntry[],
  { position: current, events }: { readonly position: Position<unknown>; readonly events: readonly (readonly Event<unknown>[])[] },
): HostedMatch {
  const entries = log.map((stored, index) => ({ ...stored, events: events[index] ?? [] }));
  const position = entries.at(-1)?.position ?? match.position;
  return { ...match, position, current, entries: [...match.entries, ...entries], states: [current.state] };
}

/** An entry as this viewer hears it. */
export function entryFor({ position, entry, at, bot, standIn, events }: HostedEntry, viewer: Viewer): LogEntry {
  // The rules made these facts: they are plain data by their own schema.
  const facts = events.map((event) => eventFor(event, viewer) as Json);
  const why = standIn === undefined ? {} : { standIn };
  return { position, seat: entry.seat, at, bot, ...why, events: facts, ...('undo' in entry && { undo: entry.undo }) };
}

/** What this viewer may know of where the match stands, but for the view itself. */
export function standingOf({ rules, position, current }: HostedMatch, viewer: Viewer) {
  const { state } = current;
  return {
    position,
    round: rules.round(state),
    active: rules.active(state),
    undoable: viewer === 'spectator' ? 0 : undoable(rules, current, viewer),
    outcome: rules.outcome(state),
  };
}

/** The state at a position, if it is one of the latest. */
export function stateAt({ states, position: present }: HostedMatch, position: number): unknown {
  return states[states.length - 1 - (present - position)];
}

/** What this viewer saw at a position, if it is one of the latest. */
export function viewAt(match: HostedMatch, position: number, viewer: Viewer): Json | undefined {
  const { rules, setup } = match;
  const state = stateAt(match, position);
  if (state === undefined) return undefined;
  const known = shownLately.get(setup) ?? new Map<Viewer, readonly Shown[]>();
  shownLately.set(setup, known);
  const latest = known.get(viewer) ?? [];
  const shown = latest.find((each) => each.state === state);
  if (shown) return shown.view;
  // The rules made it: it is plain data by its own schema.
  const view = rules.view(state, viewer) as Json;
  known.set(viewer, [...latest.slice(1 - LATEST_VIEWS), { state, view }]);
  return view;
}

interface Shown {
  readonly state: unknown;
  readonly view: Json;
}

/** A move is told as the difference between two views, to several and in several ways: the latest of each viewer are kept, by match. */
const LATEST_VIEWS = 2;
const shownLately = new WeakMap<MatchSetup, Map<Viewer, readonly Shown[]>>();
