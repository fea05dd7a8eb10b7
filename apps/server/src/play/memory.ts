import {
  type AnyRules,
  type Entry,
  type Json,
  type Match,
  type MatchSetup,
  openMatch,
  play,
  type Refused,
  seedOf,
  type Told,
  undo,
  type Viewer,
} from '@archipel/kernel';
import { isNo, type No, no } from '../problems.ts';
import type { KeptEntry, KeptTable, Logs } from '../store/store.ts';
import { rulesFor } from '../tables/making.ts';

/** One entry of the log as it came about. */
export interface Passed extends KeptEntry {
  readonly told: readonly Told<unknown>[];
}

/** A match in memory: the fold of its log. Made anew from the log whenever it is needed. */
export interface Memory {
  readonly rules: AnyRules;
  /** The position of the log; without the log itself, which is in the store. */
  readonly match: Match<unknown>;
  readonly position: number;
  /** What came about, without gaps up to the position; as far back as is remembered. */
  readonly passed: readonly Passed[];
  /** States at the latest positions, by position. */
  readonly states: ReadonlyMap<number, unknown>;
}

/** For so many positions back the way to the present one can be told as a difference. */
const REMEMBERED_STATES = 80;

export function setupOf(table: KeptTable): MatchSetup {
  const { game, seats, options } = table.terms;
  return { game, rules: table.rules ?? 0, seats, options, seed: seedOf(table.secret, table.words) };
}

/** The match before its first move. */
export function openedMemory(table: KeptTable): Memory | No {
  const rules = rulesFor(table.terms.game);
  if (isNo(rules)) return rules;
  const opened = openMatch(rules, setupOf(table));
  if (!opened.ok) return no('rules-changed', `the game cannot be taken up: ${opened.detail}`, { fault: opened.fault });
  return { rules, match: opened.match, position: 0, passed: [], states: new Map([[0, opened.match.state]]) };
}

export interface Stepped {
  readonly ok: true;
  readonly match: Match<unknown>;
  readonly told: readonly Told<unknown>[];
}

/** Carries out one entry. */
export function stepped(rules: AnyRules, match: Match<unknown>, entry: Entry): Stepped | Refused {
  const done =
    'undo' in entry ? { events: [], ...undo(rules, match, entry.seat, entry.undo) } : play(rules, match, entry.seat, [entry.move]);
  return done.ok ? { ok: true, match: { ...done.match, log: [] }, told: done.events } : done;
}

/** The memory after entries that were kept. */
export function remembering(memory: Memory, entries: readonly (Omit<KeptEntry, 'position'> & Stepped)[]): Memory {
  const states = new Map(memory.states);
  const passed = [...memory.passed];
  let { match, position } = memory;
  for (const { entry, at, bot, match: next, told } of entries) {
    position += 1;
    match = next;
    passed.push({ position, entry, at, bot, told });
    states.set(position, match.state);
  }
  for (const old of states.keys()) if (old <= position - REMEMBERED_STATES) states.delete(old);
  return { ...memory, match, position, passed, states };
}

/** Plays kept entries on. One that does not fit is a fault of ours: the store or the rules are not what they were. */
function replayed(memory: Memory, log: readonly KeptEntry[]): Memory {
  let { match } = memory;
  const steps = log.map(({ entry, at, bot, position }) => {
    const step = stepped(memory.rules, match, entry);
    if (!step.ok) throw new Error(`the log does not replay at ${position}: ${JSON.stringify(step.illegal)}`);
    match = step.match;
    return { entry, at, bot, ...step };
  });
  return remembering(memory, steps);
}

/** The match as the store has it, from the latest snapshot on. */
export async function recalled(table: KeptTable, logs: Logs): Promise<Memory | No> {
  const opened = openedMemory(table);
  if (isNo(opened)) return opened;
  const snapshot = await logs.snapshot(table.id);
  const state = snapshot && snapshot.position <= table.position ? parsed(snapshot.state) : undefined;
  if (snapshot === undefined || state === undefined) return replayed(opened, await logs.read(table.id));
  const start = {
    ...opened,
    match: { ...opened.match, state },
    position: snapshot.position,
    states: new Map([[snapshot.position, state]]),
  };
  return replayed(start, await logs.read(table.id, snapshot.position));
}

/** A snapshot is only a cache: one that cannot be read is as good as none. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The same memory with everything that has ever come about. */
export async function fullyRecalled(memory: Memory, table: KeptTable, logs: Logs): Promise<Memory> {
  if ((memory.passed[0]?.position ?? memory.position + 1) === 1 || memory.position === 0) return memory;
  const opened = openedMemory(table);
  if (isNo(opened)) throw new Error(opened.detail);
  const { passed } = replayed(opened, (await logs.read(table.id)).slice(0, memory.position));
  return { ...memory, passed };
}

/** The first position after which everything is remembered. */
export function since(memory: Memory): number {
  return (memory.passed[0]?.position ?? memory.position + 1) - 1;
}

/** A snapshot may be taken where nothing can be taken back: what could be is not in the state. */
export function snapshotOf(memory: Memory): string | undefined {
  return memory.match.past.length === 0 ? JSON.stringify(memory.match.state) : undefined;
}

export function viewAt(memory: Memory, position: number, viewer: Viewer): Json | undefined {
  const state = memory.states.get(position);
  // A view is plain data (its schema says so), but the contract knows nothing more of it.
  return state === undefined ? undefined : (memory.rules.view(state, viewer) as Json);
}
