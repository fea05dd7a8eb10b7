import * as z from 'zod/mini';
import type { Reveals, Told } from './event.ts';
import { hash } from './hash.ts';
import { KERNEL_RULES, type Refused, refused } from './illegal.ts';
import { issuesOf } from './issues.ts';
import { type Json, jsonSchema } from './json.ts';
import { applyPlan, type PlanStep, type RefusedPlan } from './plan.ts';
import type { Rules } from './rules.ts';
import { type Seat, seatSchema } from './seat.ts';

/** What a match is made of before the first move. */
export const matchSetupSchema = z.strictObject({
  game: z.string(),
  /** The version of the game's rules under which it is played. */
  rules: z.int().check(z.positive()),
  seats: z.int().check(z.positive(), z.maximum(16)),
  options: jsonSchema,
  seed: z.string(),
});
export type MatchSetup = Readonly<z.infer<typeof matchSetupSchema>>;

/** One line of the log: a move, or the taking back of the last `undo` moves of the same seat. The log only ever grows. */
export const entrySchema = z.union([
  z.strictObject({ seat: seatSchema, move: jsonSchema }),
  z.strictObject({ seat: seatSchema, undo: z.int().check(z.positive()) }),
]);
export type Entry = Readonly<z.infer<typeof entrySchema>>;

/** A position in a match, and what of the way to it can still be taken back. */
interface Position<State> {
  readonly state: State;
  /** The positions before the moves that may be taken back, oldest first; all these moves were made by the same seat. */
  readonly past: readonly Past<State>[];
}

interface Past<State> {
  readonly seat: Seat;
  readonly before: State;
  readonly move: Json;
}

/** A match is its log; the position is the fold of it. */
export interface Match<State> extends Position<State> {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
}

type Game<State, Fact> = Rules<State, unknown, unknown, Fact, unknown>;

export interface MatchFault {
  readonly ok: false;
  readonly fault: 'other-game' | 'other-rules' | 'seats' | 'options';
  readonly detail: string;
}

/** Sets a match up. Options are checked and completed by the game's own schema. */
export function openMatch<State, Fact>(
  rules: Game<State, Fact>,
  setup: MatchSetup,
): { readonly ok: true; readonly match: Match<State> } | MatchFault {
  const fault = (what: MatchFault['fault'], detail: string): MatchFault => ({ ok: false, fault: what, detail });
  if (setup.game !== rules.id) return fault('other-game', `${setup.game}, not ${rules.id}`);
  if (setup.rules !== rules.version) return fault('other-rules', `version ${setup.rules}, not ${rules.version}`);
  const { min, max } = rules.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    return fault('seats', `${setup.seats}, not ${min} to ${max}`);
  const options = rules.schemas.options.safeParse(setup.options);
  if (!options.success) return fault('options', issuesOf(options.error).join('; '));
  const state = rules.setup(options.data, setup.seats, setup.seed);
  return { ok: true, match: { setup, log: [], state, past: [] } };
}

export interface Played<State, Fact> {
  readonly ok: true;
  readonly match: Match<State>;
  readonly events: readonly Told<Fact>[];
}

/** Plays a plan, one or more moves of one seat: all of it or nothing. */
export function play<State, Fact>(
  rules: Game<State, Fact>,
  match: Match<State>,
  seat: Seat,
  plan: unknown,
): Played<State, Fact> | RefusedPlan {
  const result = applyPlan(rules, match.state, seat, plan);
  if (!result.ok) return result;
  const entries = result.steps.map((step) => ({ seat, move: step.move }));
  const position = advanced(match, seat, result.steps);
  return { ok: true, match: { ...match, ...position, log: [...match.log, ...entries] }, events: result.events };
}

function advanced<State, Fact>(from: Position<State>, seat: Seat, steps: readonly PlanStep<State, Fact>[]): Position<State> {
  const past = [...from.past];
  let { state } = from;
  for (const step of steps) {
    remember(past, seat, state, step.move, step.reveals);
    state = step.state;
  }
  return { state, past };
}

/** Adds a step to what can be taken back. */
function remember<State>(past: Past<State>[], seat: Seat, before: State, move: Json, reveals: Reveals): void {
  // Another seat's moves are out of reach once somebody has moved after them, and so are those that revealed something.
  if (past.length > 0 && (reveals.length > 0 || past.at(-1)?.seat !== seat)) past.length = 0;
  if (reveals.length === 0) past.push({ seat, before, move });
}

/** How many moves this seat may take back now: those of its own turn, as far as the last one that revealed something. */
export function undoable<State>(rules: Game<State, unknown>, at: Position<State>, seat: Seat): number {
  return rules.active(at.state).includes(seat) && at.past.at(-1)?.seat === seat ? at.past.length : 0;
}

/** Takes back the last `count` moves. The log keeps both the moves and the taking back. */
export function undo<State, Fact>(
  rules: Game<State, Fact>,
  match: Match<State>,
  seat: Seat,
  count = 1,
): { readonly ok: true; readonly match: Match<State> } | Refused {
  const back = takenBack(rules, match, seat, count);
  return back.ok ? { ok: true, match: { ...match, ...back.position, log: [...match.log, { seat, undo: count }] } } : back;
}

function takenBack<State, Fact>(
  rules: Game<State, Fact>,
  from: Position<State>,
  seat: Seat,
  count: number,
): { readonly ok: true; readonly position: Position<State> } | Refused {
  const possible = undoable(rules, from, seat);
  const keep = from.past.length - count;
  const target = from.past[keep];
  if (count < 1 || count > possible || target === undefined) {
    return refused(KERNEL_RULES.undo, { code: 'nothing-to-undo', possible, asked: count });
  }
  return { ok: true, position: { state: target.before, past: from.past.slice(0, keep) } };
}

export interface Broken extends Refused {
  /** The entry of the log that does not fit, from 0. */
  readonly at: number;
}

export type Replayed<State> = { readonly ok: true; readonly match: Match<State> } | MatchFault | Broken;

/** A position on the way through a log. Nobody sees it before the end, so it is changed from entry to entry instead of copied. */
interface Under<State> {
  state: State;
  past: Past<State>[];
}

/** Goes one entry further; answers with what refuses it, if anything does. */
function follow<State, Fact>(rules: Game<State, Fact>, now: Under<State>, entry: Entry): Refused | undefined {
  if ('undo' in entry) {
    const back = takenBack(rules, now, entry.seat, entry.undo);
    if (!back.ok) return back;
    now.state = back.position.state;
    now.past = [...back.position.past];
    return undefined;
  }
  const step = rules.apply(now.state, entry.seat, entry.move);
  if (!step.ok) return step;
  remember(now.past, entry.seat, now.state, entry.move, step.reveals);
  now.state = step.state;
  return undefined;
}

/** Plays a log again, a position at a time, the one before the first entry included: whoever drives it may watch, count or stop. */
export function* replaying<State, Fact>(
  rules: Game<State, Fact>,
  setup: MatchSetup,
  log: readonly Entry[],
): Generator<State, Replayed<State>> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  const now: Under<State> = { state: opened.match.state, past: [] };
  yield now.state;
  for (const [at, entry] of log.entries()) {
    const fault = follow(rules, now, entry);
    if (fault) return { ...fault, at };
    yield now.state;
  }
  return { ok: true, match: { setup, log, state: now.state, past: now.past } };
}

/** Plays a log again at once, as far as `to` entries. */
export function replay<State, Fact>(rules: Game<State, Fact>, setup: MatchSetup, log: readonly Entry[], to = log.length): Replayed<State> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  const part = log.slice(0, to);
  const now: Under<State> = { state: opened.match.state, past: [] };
  for (let at = 0; at < part.length; at++) {
    const fault = follow(rules, now, part[at] as Entry);
    if (fault) return { ...fault, at };
  }
  return { ok: true, match: { setup, log: part, state: now.state, past: now.past } };
}

/** The name of a position, the same in Node and in every browser. */
export function positionHash(match: Match<unknown>): string {
  return hash(match.state);
}
