import { whyMove, whySeen } from '@archipel/bots';
import {
  type AnyRules,
  diceFrom,
  type Entry,
  enter,
  eventFor,
  hash,
  type Json,
  type MatchSetup,
  openMatch,
  type Position,
  type Reason,
  type Seat,
  seeded,
  type Viewer,
} from '@archipel/kernel';
import { type StandingEntry, standingLog } from '../walk/standingLog.ts';

/** A decision of a match with its reasons. */
export interface ExplainedMove {
  /** How many entries lie before it, of those that were asked about. */
  readonly index: number;
  readonly seat: Seat;
  readonly move: Json;
  readonly reasons: readonly Reason[];
}

/** Reasons of what only carries out a decision: how it is paid, where it lies, that it ends. They are told where there are no others. */
const MINOR: ReadonlySet<string> = new Set(['least-missed', 'least-lost', 'needed-now', 'nothing-better', 'only-move', 'no-gain']);
const isMajor = ({ code }: Reason) => !MINOR.has(code);

/** What a mover could not know is filled in for some reasons: always in the same way. */
const SEED = 'why';

/** Why the moves of these entries were made, from a state on, with all that their movers knew: for after the game. */
export function movesExplained(rules: AnyRules, start: unknown, entries: readonly StandingEntry[]): readonly ExplainedMove[] {
  const moves: ExplainedMove[] = [];
  let state = start;
  for (const [index, entry] of entries.entries()) {
    if ('move' in entry) {
      const { seat, move } = entry;
      const view = rules.view(state, seat);
      const made = { view, moves: rules.moves(view), move, dice: diceFrom(seeded(SEED)) };
      moves.push({ index, seat, move, reasons: whyMove(rules.id, made, 'whole') });
    }
    state = entered(rules, state, entry);
  }
  const major = moves.filter(({ reasons }) => reasons.some(isMajor));
  if (major.length > 0) return major.map((each) => ({ ...each, reasons: each.reasons.filter(isMajor) }));
  return moves.slice(0, 1).map((each) => ({ ...each, reasons: each.reasons.filter(({ code }) => code !== 'no-gain') }));
}

/** The reasons of all that a seat did in these entries, each once. */
export function reasonsWhole(rules: AnyRules, start: unknown, entries: readonly StandingEntry[], seat: Seat): readonly Reason[] {
  const moves = movesExplained(rules, start, entries);
  return once(moves.filter((each) => each.seat === seat).flatMap(({ reasons }) => reasons));
}

/** Why a seat may have made the moves of these entries, from nothing but what this viewer saw and heard of them: for while the game goes on. */
function seenBy(rules: AnyRules, start: unknown, entries: readonly StandingEntry[], seat: Seat, viewer: Viewer): readonly Reason[] {
  let state = start;
  const facts: unknown[] = [];
  for (const entry of entries) {
    const step = enter(rules, { state, past: [] }, entry);
    if (!step.ok) throw new Error('a match that was played again does not play again');
    ({ state } = step.position);
    facts.push(...step.played.flatMap(({ events }) => events.map((event) => eventFor(event, viewer))));
  }
  return once(whySeen(rules.id, { seat, before: rules.view(start, viewer), after: rules.view(state, viewer), facts }));
}

/** Something that a seat did: behind `from` entries of a log, up to the entry `to`. */
export interface Deed {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/**
 * Why something was done in a match: with all that the mover knew (`whole`), or by what one viewer saw. The log may take moves back; nothing if it
 * cannot be played.
 */
export function whyInMatch(
  rules: AnyRules,
  { setup, log }: { readonly setup: MatchSetup; readonly log: readonly Entry[] },
  { seat, from, to }: Deed,
  audience: Viewer | 'whole',
): readonly Reason[] | undefined {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return undefined;
  let at: Position<unknown> = opened.match;
  for (const entry of log.slice(0, from)) {
    const step = enter(rules, at, entry);
    if (!step.ok) return undefined;
    at = step.position;
  }
  const entries = standingLog(log.slice(from, to));
  return audience === 'whole' ? reasonsWhole(rules, at.state, entries, seat) : seenBy(rules, at.state, entries, seat, audience);
}

/** The same reason is told once. */
export function once(reasons: readonly Reason[]): readonly Reason[] {
  return [...new Map(reasons.map((reason) => [hash(reason), reason])).values()];
}

function entered(rules: AnyRules, state: unknown, entry: StandingEntry): unknown {
  const step = enter(rules, { state, past: [] }, entry);
  if (!step.ok) throw new Error('a match that was played again does not play again');
  return step.position.state;
}
