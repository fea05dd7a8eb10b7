import * as z from 'zod/mini';
import { diceFrom, seeded } from './chance.ts';
import type { Event } from './event.ts';
import { hash } from './hash.ts';
import { KERNEL_RULES, type Refused, refused } from './illegal.ts';
import { issuesOf } from './issues.ts';
import { type Json, jsonSchema } from './json.ts';
import { applyPlan, type RefusedPlan } from './plan.ts';
import type { Applied, Rules } from './rules.ts';
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

/** The longest seed from which something is dealt anew. */
const LONGEST_SEED = 200;

/**
 * One line of the log: a move; the taking back of the last `undo` moves of the same seat; or, where a match is played on from a review, that everything
 * which this seat could not know was dealt anew, from the seed `dealt`. The log only ever grows.
 */
export const entrySchema = z.union([
  z.strictObject({ seat: seatSchema, move: jsonSchema }),
  z.strictObject({ seat: seatSchema, undo: z.int().check(z.positive()) }),
  z.strictObject({ seat: seatSchema, dealt: z.string().check(z.maxLength(LONGEST_SEED)) }),
]);
export type Entry = Readonly<z.infer<typeof entrySchema>>;

/** A position in a match, and what of the way to it can still be taken back. */
export interface Position<State> {
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
  if (setup.rules !== rules.version)
    return fault('other-rules', `version ${setup.rules} of the rules finishes it, not version ${rules.version}`);
  const { min, max } = rules.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    return fault('seats', `${setup.seats}, not ${min} to ${max}`);
  const options = rules.schemas.options.safeParse(setup.options);
  if (!options.success) return fault('options', issuesOf(options.error).join('; '));
  const state = rules.setup(options.data, setup.seats, setup.seed);
  return { ok: true, match: { setup, log: [], state, past: [] } };
}

/** One entry of the log that was carried out: what it told, and the state that it led to. */
export interface PlayedEntry<State, Fact> {
  readonly entry: Entry;
  readonly state: State;
  readonly events: readonly Event<Fact>[];
}

/** What one or more entries brought about. */
export interface Step<State, Fact> {
  readonly ok: true;
  readonly position: Position<State>;
  readonly played: readonly PlayedEntry<State, Fact>[];
}

/** Plays a plan, one or more moves of one seat: all of it or nothing. */
export function playPlan<State, Fact>(
  rules: Game<State, Fact>,
  from: Position<State>,
  seat: Seat,
  plan: unknown,
): Step<State, Fact> | RefusedPlan {
  const result = applyPlan(rules, from.state, seat, plan);
  if (!result.ok) return result;
  const cursor = cursorAt(from);
  for (const step of result.steps) follow(cursor, seat, step.move, step);
  const played = result.steps.map(({ move, state, events }) => ({ entry: { seat, move }, state, events }));
  return { ok: true, position: cursor, played };
}

/** Takes back the last `count` moves of this seat. */
export function takeBack<State, Fact>(
  rules: Game<State, Fact>,
  from: Position<State>,
  seat: Seat,
  count: number,
): Step<State, Fact> | Refused {
  return enter(rules, from, { seat, undo: count });
}

/** Carries out one entry of a log. */
export function enter<State, Fact>(rules: Game<State, Fact>, from: Position<State>, entry: Entry): Step<State, Fact> | Refused {
  const cursor = cursorAt(from);
  const result = advance(rules, cursor, entry);
  if (!result.ok) return result;
  return { ok: true, position: cursor, played: [{ entry, state: cursor.state, events: result.events }] };
}

/** How many moves this seat may take back now: those of its own turn, as far as the last one that revealed something. */
export function undoable<State>(rules: Game<State, unknown>, at: Position<State>, seat: Seat): number {
  return rules.active(at.state).includes(seat) && at.past.at(-1)?.seat === seat ? at.past.length : 0;
}

export interface Played<State, Fact> {
  readonly ok: true;
  readonly match: Match<State>;
  readonly events: readonly Event<Fact>[];
}

/** Plays a plan in a match and writes it into the log. */
export function play<State, Fact>(
  rules: Game<State, Fact>,
  match: Match<State>,
  seat: Seat,
  plan: unknown,
): Played<State, Fact> | RefusedPlan {
  const step = playPlan(rules, match, seat, plan);
  return step.ok ? logged(match, step) : step;
}

/** Takes moves back in a match. The log keeps both the moves and the taking back. */
export function undo<State, Fact>(rules: Game<State, Fact>, match: Match<State>, seat: Seat, count = 1): Played<State, Fact> | Refused {
  const step = takeBack(rules, match, seat, count);
  return step.ok ? logged(match, step) : step;
}

function logged<State, Fact>(match: Match<State>, { position, played }: Step<State, Fact>): Played<State, Fact> {
  const log = [...match.log, ...played.map(({ entry }) => entry)];
  return { ok: true, match: { ...match, ...position, log }, events: played.flatMap(({ events }) => events) };
}

/** A position on the way through a log. Nobody sees it before the end, so it is changed from entry to entry instead of copied. */
interface ReplayCursor<State> {
  state: State;
  past: Past<State>[];
}

const cursorAt = <State>({ state, past }: Position<State>): ReplayCursor<State> => ({ state, past: [...past] });

const NO_EVENTS: readonly never[] = [];

/** Carries out the next entry: the one place where a log is followed. */
function advance<State, Fact>(
  rules: Game<State, Fact>,
  cursor: ReplayCursor<State>,
  entry: Entry,
): Pick<Applied<State, Fact>, 'ok' | 'events'> | Refused {
  if ('dealt' in entry) return dealAnew(rules, cursor, entry.seat, entry.dealt);
  if ('undo' in entry) return goBack(rules, cursor, entry.seat, entry.undo) ?? { ok: true, events: NO_EVENTS };
  const applied = rules.apply(cursor.state, entry.seat, entry.move);
  if (applied.ok) follow(cursor, entry.seat, entry.move, applied);
  return applied;
}

/** K4: another seat's moves are out of reach once somebody has moved after them, and so is whatever lies before a move that revealed something. */
function follow<State>(cursor: ReplayCursor<State>, seat: Seat, move: Json, { state, reveals }: Applied<State, unknown>): void {
  const { past } = cursor;
  if (past.length > 0 && (reveals.length > 0 || past.at(-1)?.seat !== seat)) past.length = 0;
  if (reveals.length === 0) past.push({ seat, before: cursor.state, move });
  cursor.state = state;
}

function goBack<State>(rules: Game<State, unknown>, cursor: ReplayCursor<State>, seat: Seat, count: number): Refused | undefined {
  const possible = undoable(rules, cursor, seat);
  const keep = cursor.past.length - count;
  const target = cursor.past[keep];
  if (count < 1 || count > possible || target === undefined)
    return refused(KERNEL_RULES.undo, { code: 'nothing-to-undo', possible, asked: count });
  cursor.state = target.before;
  cursor.past.length = keep;
  return undefined;
}

/** From here on nothing is as it was but what the seat could see: there is no way back behind it. */
function dealAnew<State>(
  rules: Game<State, unknown>,
  cursor: ReplayCursor<State>,
  seat: Seat,
  seed: string,
): { readonly ok: true; readonly events: readonly never[] } | Refused {
  if (rules.active(cursor.state).length === 0) return refused(KERNEL_RULES.over, { code: 'game-over' });
  const state = rules.deal?.(cursor.state, seat, diceFrom(seeded(seed)));
  if (state === undefined) return refused(KERNEL_RULES.form, { code: 'malformed', path: 'dealt', fault: 'no-such-seat' });
  cursor.state = state;
  cursor.past.length = 0;
  return { ok: true, events: NO_EVENTS };
}

export interface Broken extends Refused {
  /** The entry of the log that does not fit, from 0. */
  readonly at: number;
}

export type Replayed<State> = { readonly ok: true; readonly match: Match<State> } | MatchFault | Broken;

/** Plays a log again, a position at a time, the one before the first entry included: whoever drives it may watch, count or stop. */
export function* replaying<State, Fact>(
  rules: Game<State, Fact>,
  setup: MatchSetup,
  log: readonly Entry[],
): Generator<State, Replayed<State>> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  const cursor = cursorAt(opened.match);
  yield cursor.state;
  for (const [at, entry] of log.entries()) {
    const result = advance(rules, cursor, entry);
    if (!result.ok) return { ...result, at };
    yield cursor.state;
  }
  return { ok: true, match: { setup, log, ...cursor } };
}

/** Plays a log again at once, as far as `to` entries. */
export function replay<State, Fact>(rules: Game<State, Fact>, setup: MatchSetup, log: readonly Entry[], to = log.length): Replayed<State> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  const part = log.slice(0, to);
  const cursor = cursorAt(opened.match);
  for (let at = 0; at < part.length; at++) {
    const result = advance(rules, cursor, part[at] as Entry);
    if (!result.ok) return { ...result, at };
  }
  return { ok: true, match: { setup, log: part, ...cursor } };
}

/** The name of a position, the same in Node and in every browser. */
export function positionHash(match: Match<unknown>): string {
  return hash(match.state);
}
