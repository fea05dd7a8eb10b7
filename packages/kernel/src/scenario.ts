import * as z from 'zod/mini';
import { type Event, eventFor } from './event.ts';
import type { IllegalMove, Refused } from './illegal.ts';
import { isRecord, jsonSchema } from './json.ts';
import { type Match, openMatch, type Played, play, undo } from './match.ts';
import { type Difference, differences, fits, missingInOrder } from './pattern.ts';
import type { AnyRules } from './rules.ts';
import type { Seat } from './seat.ts';

/**
 * A scenario is a described position, moves and expectations, written by somebody who knows the game but not the code (docs/scenarios.md).
 * Players have names; wherever a name stands as a value it means that player's seat.
 */
const byName = z.record(z.string(), jsonSchema);
const listsByName = z.record(z.string(), z.array(jsonSchema));
const checks = {
  expect: z.optional(byName),
  may: z.optional(listsByName),
  mayNot: z.optional(listsByName),
  mayOnly: z.optional(listsByName),
  views: z.optional(byName),
  outcome: z.optional(jsonSchema),
};
const stepChecks = {
  ...checks,
  refused: z.optional(z.strictObject({ rule: z.string(), because: z.optional(z.array(z.string())) })),
  events: z.optional(z.array(jsonSchema)),
  heard: z.optional(listsByName),
};
const stepSchema = z.catchall(z.object(stepChecks), jsonSchema);

export const scenarioSchema = z.strictObject({
  scenario: z.string(),
  rules: z.union([z.string(), z.array(z.string())]),
  game: z.string(),
  players: z.array(z.string()).check(z.minLength(1)),
  options: z.optional(jsonSchema),
  seed: z.optional(z.string()),
  position: z.optional(byName),
  moves: z.optional(z.array(stepSchema)),
  ...checks,
});
export type Scenario = Readonly<z.infer<typeof scenarioSchema>>;
type Checks = Pick<Scenario, keyof typeof checks>;
type Step = z.infer<typeof stepSchema>;

export interface Finding extends Difference {
  /** `position`, `move 3` or `end`. */
  readonly at: string;
}

/** Runs a scenario and answers what differs from what it expects: nothing, if all is well. */
export function runScenario(rules: AnyRules, scenario: Scenario): readonly Finding[] {
  const names = namesOf(scenario);
  if (!names.ok) return [finding('players', 'names', 'distinct names that begin with a capital letter', scenario.players)];
  const unknown = strangers(scenario, names);
  if (unknown.length > 0) return unknown;
  const opened = openScenario(rules, scenario, names);
  if (!opened.ok) return opened.findings;

  let match = opened.match;
  const findings: Finding[] = [];
  for (const [index, step] of (scenario.moves ?? []).entries()) {
    const at = `move ${index + 1}`;
    const done = takeStep(rules, match, step, names, at);
    findings.push(...done.findings);
    if (!done.match) return findings;
    match = done.match;
    findings.push(...inspect(rules, match, step, names, at));
  }
  return [...findings, ...inspect(rules, match, scenario, names, 'end')];
}

/** A step of a scenario as it is shown: who moves how, from which position, and what comes of it. */
export interface ShownStep {
  readonly seat: Seat;
  readonly moves: readonly unknown[];
  readonly before: unknown;
  /** What the mover hears; nothing of a move that is refused. */
  readonly events: readonly unknown[];
  readonly refused: IllegalMove | undefined;
}

export interface ShownScenario {
  readonly steps: readonly ShownStep[];
  readonly after: unknown;
}

/** Plays a scenario in order to show it, without checking what it expects; undefined if it cannot be laid out. */
export function showScenario(rules: AnyRules, scenario: Scenario): ShownScenario | undefined {
  const names = namesOf(scenario);
  const opened = names.ok ? openScenario(rules, scenario, names) : undefined;
  if (!names.ok || !opened?.ok) return undefined;
  let { match } = opened;
  const steps: ShownStep[] = [];
  for (const step of scenario.moves ?? []) {
    const [mover] = Object.keys(step).filter((key) => !(key in stepChecks));
    const seat = names.seat.get(mover ?? '');
    if (mover === undefined || seat === undefined) continue;
    const wanted = seated(step[mover], names);
    const moves: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    const result = playInTurn(rules, match, seat, moves);
    const before = match.state;
    if (result.ok) match = result.match;
    steps.push({
      seat,
      moves,
      before,
      events: result.ok ? result.events.map((event) => eventFor(event, seat)) : [],
      refused: result.ok ? undefined : result.illegal,
    });
  }
  return { steps, after: match.state };
}

type Names = { readonly ok: true; readonly seat: ReadonlyMap<string, Seat>; readonly list: readonly string[] };

function namesOf(scenario: Scenario): Names | { readonly ok: false } {
  const seat = new Map(scenario.players.map((name, index) => [name, index]));
  // The words of the games and of scenarios are all written small: a capital letter keeps names apart from them.
  const capital = scenario.players.every((name) => /^\p{Lu}/u.test(name));
  return seat.size === scenario.players.length && capital ? { ok: true, seat, list: scenario.players } : { ok: false };
}

const finding = (at: string, path: string, expected: unknown, found: unknown): Finding => ({ at, path, expected, found });

/** Names as values become seats. */
function seated(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.seat.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => seated(item, names));
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, seated(item, names)]));
  return value;
}

/** A description or view with its `seats` under the players' names, as scenarios write it. */
function named(value: unknown, names: Names): unknown {
  if (!isRecord(value) || !Array.isArray(value['seats'])) return value;
  const seats: readonly unknown[] = value['seats'];
  return { ...value, ...Object.fromEntries(names.list.map((name, seat) => [name, seats[seat]])) };
}

function openScenario(
  rules: AnyRules,
  scenario: Scenario,
  names: Names,
): { readonly ok: true; readonly match: Match<unknown> } | { readonly ok: false; readonly findings: readonly Finding[] } {
  const setup = {
    game: scenario.game,
    rules: rules.version,
    seats: scenario.players.length,
    options: scenario.options ?? {},
    seed: scenario.seed ?? scenario.scenario,
  };
  const opened = openMatch(rules, setup);
  if (!opened.ok) return { ok: false, findings: [finding('position', opened.fault, 'a match that can be set up', opened.detail)] };
  if (scenario.position === undefined) return opened;

  const fields = Object.entries(scenario.position);
  const seats = names.list.map((name) => seated(scenario.position?.[name] ?? {}, names));
  const rest = fields.filter(([key]) => !names.seat.has(key)).map(([key, value]) => [key, seated(value, names)]);
  const built = rules.positionFormat.build({ ...Object.fromEntries(rest), seats }, names.list.length, setup.options);
  if (!built.ok) {
    const findings = built.faults.map((fault) =>
      finding('position', withNames(fault, names), 'a position that can be laid out', undefined),
    );
    return { ok: false, findings };
  }
  return { ok: true, match: { ...opened.match, state: built.state } };
}

/** A fault of a position, with the player's name where it speaks of a seat. */
function withNames(fault: string, names: Names): string {
  return fault.replace(/^seats(?:\.|\[)(\d+)\]?/, (_, seat: string) => names.list[Number(seat)] ?? `seat ${seat}`);
}

/** Viewers that a scenario asks about and that are not there: a misspelt name would be taken for a spectator, who is never offered anything. */
function strangers(scenario: Scenario, names: Names): readonly Finding[] {
  const asked = (want: Checks & Pick<Step, 'heard'>, at: string) =>
    [want.may, want.mayNot, want.mayOnly, want.views, want.heard]
      .flatMap((group) => Object.keys(group ?? {}))
      .filter((name) => name !== 'spectator' && !names.seat.has(name))
      .map((name) => finding(at, 'player', [...names.list, 'spectator'], name));
  const steps = (scenario.moves ?? []).flatMap((step, index) => asked(step, `move ${index + 1}`));
  return [...steps, ...asked(scenario, 'end')];
}

/** Plays one step. Without a match in the answer the scenario cannot go on. */
function takeStep(
  rules: AnyRules,
  match: Match<unknown>,
  step: Step,
  names: Names,
  at: string,
): { readonly match?: Match<unknown>; readonly findings: readonly Finding[] } {
  const movers = Object.keys(step).filter((key) => !(key in stepChecks));
  const [mover] = movers;
  if (mover === undefined) return { match, findings: idle(step, at) };
  const seat = names.seat.get(mover);
  if (seat === undefined || movers.length > 1) return { findings: [finding(at, 'player', names.list, movers)] };

  const wanted = seated(step[mover], names);
  const result = wanted === 'undo' ? undo(rules, match, seat) : playInTurn(rules, match, seat, Array.isArray(wanted) ? wanted : [wanted]);
  if (!result.ok) return { match, findings: refusalFindings(step, result.illegal, at) };
  const findings: Finding[] = [];
  if (step.refused) findings.push(finding(at, 'refused', step.refused, 'played'));
  findings.push(...hearing(step, result.events, names, at));
  return { match: result.match, findings };
}

/** Several moves in one step are played one after another, all or none. Unlike a plan (K5) they may reveal something on the way. */
function playInTurn(rules: AnyRules, from: Match<unknown>, seat: Seat, moves: readonly unknown[]): Played<unknown, unknown> | Refused {
  let done: Played<unknown, unknown> = { ok: true, match: from, events: [] };
  for (const move of moves) {
    const next = play(rules, done.match, seat, [move]);
    if (!next.ok) return next;
    done = { ...next, events: [...done.events, ...next.events] };
  }
  return done;
}

/** Without a move there is nothing that could be refused or told. */
function idle(step: Step, at: string): readonly Finding[] {
  return (['refused', 'events', 'heard'] as const)
    .filter((word) => step[word] !== undefined)
    .map((word) => finding(at, word, 'a move that it belongs to', 'none'));
}

function refusalFindings(
  step: Step,
  illegal: { readonly rule: string; readonly reasons: readonly { readonly code: string }[] },
  at: string,
) {
  const { refused } = step;
  if (!refused) return [finding(at, 'played', 'played', illegal)];
  const findings: Finding[] = [];
  if (step.events || step.heard) findings.push(finding(at, 'events', 'nothing: a refused move tells nothing', step.events ?? step.heard));
  if (refused.rule !== illegal.rule) findings.push(finding(at, 'refused.rule', refused.rule, illegal.rule));
  const codes = illegal.reasons.map((reason) => reason.code);
  if (refused.because) findings.push(...differences(refused.because, codes, 'refused.because').map((each) => ({ ...each, at })));
  return findings;
}

function hearing(step: Step, events: readonly Event<unknown>[], names: Names, at: string): readonly Finding[] {
  const findings: Finding[] = [];
  const listen = (path: string, patterns: readonly unknown[], facts: readonly unknown[]) => {
    const missing = missingInOrder(patterns, facts);
    if (missing !== undefined) findings.push(finding(at, path, missing, facts));
  };
  if (step.events)
    listen(
      'events',
      seated(step.events, names) as readonly unknown[],
      events.map((event) => event.open),
    );
  for (const [name, patterns] of Object.entries(step.heard ?? {})) {
    const viewer = names.seat.get(name) ?? 'spectator';
    listen(
      `heard.${name}`,
      seated(patterns, names) as readonly unknown[],
      events.map((event) => eventFor(event, viewer)),
    );
  }
  return findings;
}

function inspect(rules: AnyRules, match: Match<unknown>, want: Checks, names: Names, at: string): readonly Finding[] {
  const { state } = match;
  const findings: Finding[] = [];
  const compare = (path: string, pattern: unknown, found: unknown) =>
    findings.push(...differences(seated(pattern, names), found, path).map((each) => ({ ...each, at })));

  if (want.expect) compare('', want.expect, named(rules.positionFormat.describe(state), names));
  if (want.outcome !== undefined) compare('outcome', want.outcome, rules.outcome(state));
  for (const [name, pattern] of Object.entries(want.views ?? {})) {
    const viewer = names.seat.get(name) ?? 'spectator';
    compare(`views.${name}`, pattern, named(rules.view(state, viewer), names));
  }

  const offered = (name: string) => rules.moves(rules.view(state, names.seat.get(name) ?? 'spectator'));
  for (const [name, patterns] of Object.entries(want.may ?? {}))
    for (const pattern of patterns)
      if (!offered(name).some((move) => fits(seated(pattern, names), move)))
        findings.push(finding(at, `may.${name}`, pattern, 'not offered'));
  for (const [name, patterns] of Object.entries(want.mayNot ?? {}))
    for (const pattern of patterns)
      if (offered(name).some((move) => fits(seated(pattern, names), move)))
        findings.push(finding(at, `mayNot.${name}`, pattern, 'offered'));
  for (const [name, patterns] of Object.entries(want.mayOnly ?? {})) {
    const moves = offered(name);
    const each = patterns.every((pattern) => moves.some((move) => fits(seated(pattern, names), move)));
    const all = moves.every((move) => patterns.some((pattern) => fits(seated(pattern, names), move)));
    if (!each || !all) findings.push(finding(at, `mayOnly.${name}`, patterns, moves));
  }
  return findings;
}
