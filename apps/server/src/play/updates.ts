import { heard, type Json, type Seat, undoable, type Viewer } from '@archipel/kernel';
import { type Clocks, deltaOf, type Happened, type MatchNow, type Update } from '@archipel/protocol';
import type { KeptTable } from '../store/store.ts';
import { running, settled } from './clocks.ts';
import { type Memory, type Passed, viewAt } from './memory.ts';

/** What leaves the process about a match: only what `view` and `heard` give to this viewer. */

export function clocksNow(table: KeptTable, now: number): Clocks {
  return { at: now, left: settled(table, now).left, running: running(table) };
}

export function happenedTo({ position, entry, at, bot, told }: Passed, viewer: Viewer): Happened {
  // Facts are plain data, as their schema says.
  const events = told.map((event) => heard(event, viewer) as Json);
  return { position, seat: entry.seat, at, bot, events, ...('undo' in entry && { undo: entry.undo }) };
}

function standing(table: KeptTable, memory: Memory, viewer: Viewer, now: number) {
  const { rules, match, position } = memory;
  return {
    position,
    round: rules.round(match.state),
    active: rules.active(match.state),
    undoable: viewer === 'spectator' ? 0 : undoable(rules, match, viewer),
    clocks: clocksNow(table, now),
    outcome: rules.outcome(match.state),
  };
}

export function matchNow(table: KeptTable, memory: Memory, viewer: Viewer, now: number): MatchNow {
  const seat: Seat | null = viewer === 'spectator' ? null : viewer;
  const view = viewAt(memory, memory.position, viewer) ?? null;
  return { ...standing(table, memory, viewer, now), game: memory.rules.id, rules: memory.rules.version, seat, view };
}

/** What is new to a viewer who knows the match up to `from`; as a difference where that position is remembered. */
export function updateSince(table: KeptTable, memory: Memory, viewer: Viewer, from: number, now: number): Update {
  const happened = memory.passed.filter(({ position }) => position > from).map((each) => happenedTo(each, viewer));
  const known = viewAt(memory, from, viewer);
  const view = viewAt(memory, memory.position, viewer) ?? null;
  const base = { ...standing(table, memory, viewer, now), from, happened };
  if (known === undefined) return { ...base, view };
  const delta = deltaOf(known, view);
  return delta === undefined ? base : { ...base, delta };
}
