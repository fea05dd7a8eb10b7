import {
  type AnyRules,
  type Broken,
  type Json,
  type MatchFault,
  type MatchSetup,
  type Position,
  type Refused,
  type RefusedPlan,
  type Seat,
  type Step,
  takeBack,
} from '@archipel/kernel';
import { type Command, type HostedMatch, type StoredEntry, viewAt, withFollowed } from '../play/hostedMatch.ts';
import type { MatchAnswer, MatchTasks } from './tasks.ts';
import { isTold, type ToldState, toldRules } from './toldState.ts';

/** Asks where the rules run. Rejects with an `Overrun` if they take too long, or too much. */
export type AskApart = <Kind extends keyof MatchTasks>(kind: Kind, ask: Parameters<MatchTasks[Kind]>[0]) => Promise<MatchAnswer<Kind>>;

/** States that were told share nothing with each other, and each has its views: only few are kept. */
const STATES_KEPT = 4;

/** A match whose rules run elsewhere, before its first move or at a snapshot. */
export async function openApart(
  ask: AskApart,
  rules: AnyRules,
  setup: MatchSetup,
  snapshot?: { readonly position: number; readonly state: string },
): Promise<{ readonly ok: true; readonly match: HostedMatch } | MatchFault> {
  const from = snapshot === undefined ? {} : { from: { state: snapshot.state, past: [] } };
  const opened = await ask('follow', { setup, ...from, log: [] });
  if (!opened.ok) {
    if ('fault' in opened) return opened;
    throw new Error('a log without entries is not broken');
  }
  const { state } = opened.position;
  const position = snapshot?.position ?? 0;
  return {
    ok: true,
    match: {
      rules: toldRules(rules),
      setup,
      position,
      current: { state, past: [] },
      entries: [],
      states: [state],
      statesKept: STATES_KEPT,
    },
  };
}

/** As `replayEntries`. Of the positions on the way only the last is kept. */
export async function replayApart(
  ask: AskApart,
  match: HostedMatch,
  log: readonly StoredEntry[],
): Promise<{ readonly ok: true; readonly match: HostedMatch } | Broken> {
  if (log.length === 0) return { ok: true, match };
  const followed = await ask('follow', { setup: match.setup, from: textsOf(match.current), log: log.map(({ entry }) => entry) });
  if (followed.ok) return { ok: true, match: withFollowed(match, log, followed) };
  if ('fault' in followed) throw new Error(followed.detail);
  return followed;
}

/** As `carryOut`. */
export async function carryOutApart(
  ask: AskApart,
  { rules, setup, current }: HostedMatch,
  seat: Seat,
  command: Command,
): Promise<Step<unknown, unknown> | Refused | RefusedPlan> {
  if ('undo' in command) return takeBack(rules, current, seat, command.undo);
  return playApart(ask, setup, current, seat, command.plan);
}

/** As `playPlan`. What was played before stays here: only the state goes there. */
export async function playApart(
  ask: AskApart,
  setup: MatchSetup,
  from: Position<unknown>,
  seat: Seat,
  plan: readonly unknown[],
): Promise<Step<unknown, unknown> | RefusedPlan> {
  const step = await ask('play', { setup, state: toldOf(from.state).text, seat, plan });
  if (!step.ok) return step;
  const { played, revealed } = step;
  const states = [from.state, ...played.map(({ state }) => state)];
  const own = played.flatMap(({ entry }, at) => ('move' in entry ? [{ seat, before: states[at], move: entry.move }] : []));
  // K4: what was played before is out of reach once something was revealed, or another seat has moved.
  const before = from.past.at(-1)?.seat === seat ? from.past : [];
  return { ok: true, position: { state: states.at(-1), past: revealed ? [] : [...before, ...own] }, played };
}

export function movesApart(ask: AskApart, match: HostedMatch, seat: Seat): Promise<readonly Json[]> {
  return ask('moves', { game: match.rules.id, view: viewAt(match, match.position, seat) ?? null });
}

function textsOf({ state, past }: Position<unknown>): Position<string> {
  return { state: toldOf(state).text, past: past.map((each) => ({ ...each, before: toldOf(each.before).text })) };
}

function toldOf(state: unknown): ToldState {
  if (!isTold(state)) throw new TypeError('a match whose rules run elsewhere has told states only');
  return state;
}

/** The state itself, as plain data, wherever the rules run. */
export function plainState(state: unknown): unknown {
  return isTold(state) ? (JSON.parse(state.text) as unknown) : state;
}

/** The same as text. */
export function stateText(state: unknown): string {
  return isTold(state) ? state.text : JSON.stringify(state);
}
