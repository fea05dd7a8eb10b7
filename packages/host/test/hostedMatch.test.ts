import { type AnyRules, diceFrom, hash, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { carryOut, entryFor, type HostedMatch, openHosted, replayEntries, standingOf, stateAt, viewAt, withStep } from '../src/index.ts';

const rules = shells as AnyRules;
const setup = { game: 'shells', rules: 1, seats: 2, options: {}, seed: 'tide' };
const rest = { kind: 'rest' };

function opened(): HostedMatch {
  const result = openHosted(rules, setup);
  if (!result.ok) throw new Error(result.detail);
  return result.match;
}

/** The match after a command that must be accepted. */
function after(match: HostedMatch, seat: number, command: Parameters<typeof carryOut>[2]): HostedMatch {
  const step = carryOut(match, seat, command);
  if (!step.ok) throw new Error(JSON.stringify(step.illegal));
  return withStep(match, step, { at: 1000 + match.position, bot: seat === 1 });
}

const shown = (match: HostedMatch) => {
  const [shell] = (rules.view(match.current.state, 0) as { hand: number[] }).hand;
  return [
    { kind: 'show', shell },
    { kind: 'finish', polish: false },
  ];
};

/** A match with some random moves in it, as a store has it. */
function played(moves: number): HostedMatch {
  const dice = diceFrom(seeded('moves'));
  let match = opened();
  while (match.position < moves) {
    const [seat] = rules.active(match.current.state);
    if (seat === undefined) break;
    match = after(match, seat, { plan: [dice.pick(rules.moves(rules.view(match.current.state, seat)))] });
  }
  return match;
}

describe('a match as a host holds it', () => {
  it('has an entry for every move of a plan, with its position, its time and what it told', () => {
    const start = opened();
    const match = after(start, 0, { plan: shown(start) });
    expect(match.position).toBe(2);
    expect(match.entries.map(({ position, at, bot }) => ({ position, at, bot }))).toEqual([
      { position: 1, at: 1000, bot: false },
      { position: 2, at: 1000, bot: false },
    ]);
    expect(standingOf(match, 0)).toMatchObject({ position: 2, undoable: 2, active: [0], outcome: null });
    expect(standingOf(match, 'spectator')).toMatchObject({ undoable: 0 });
  });

  it('takes moves back, and keeps both the moves and the taking back', () => {
    const start = opened();
    const back = after(after(start, 0, { plan: shown(start) }), 0, { undo: 2 });
    expect(hash(back.current.state)).toBe(hash(start.current.state));
    expect(back.entries.map(({ entry }) => 'undo' in entry)).toEqual([false, false, true]);
    const told = back.entries.map((entry) => entryFor(entry, 1));
    expect(told[2]).toMatchObject({ position: 3, seat: 0, undo: 2, events: [] });
  });

  it('refuses a plan that goes on behind a move that reveals something, and is not changed by it', () => {
    const start = opened();
    expect(carryOut(start, 0, { plan: [{ kind: 'dive' }, rest] })).toMatchObject({ ok: false, at: 0, illegal: { rule: 'K5' } });
    expect(carryOut(start, 0, { undo: 1 })).toMatchObject({ ok: false, illegal: { rule: 'K4' } });
    expect(start.position).toBe(0);
  });

  it('tells each viewer what it may hear', () => {
    const { entries } = after(opened(), 0, { plan: [{ kind: 'dive' }] });
    const [dived] = entries;
    if (dived === undefined) throw new Error('no entry');
    expect(entryFor(dived, 0).events[0]).toHaveProperty('shell');
    for (const viewer of [1, 'spectator'] as const) expect(entryFor(dived, viewer).events[0]).not.toHaveProperty('shell');
  });

  it('is the same again from its stored entries, from the start and from any snapshot', () => {
    const match = played(30);
    const log = match.entries.map(({ position, entry, at, bot }) => ({ position, entry, at, bot }));
    const again = replayEntries(opened(), log);
    expect(again).toEqual({ ok: true, match });
    const state = viewAt(match, 12, 0) && stateAt(match, 12);
    const snapshot = openHosted(rules, setup, { position: 12, state });
    if (!snapshot.ok) throw new Error(snapshot.detail);
    const later = replayEntries(snapshot.match, log.slice(12));
    expect(later.ok && later.match.position).toBe(match.position);
    expect(later.ok && hash(later.match.current.state)).toBe(hash(match.current.state));
  });

  it('names the first stored entry that does not fit, and a set-up that it cannot take up', () => {
    const log = played(10).entries;
    expect(replayEntries(opened(), log.slice(3))).toMatchObject({ ok: false, at: expect.any(Number) });
    expect(openHosted(rules, { ...setup, rules: 9 })).toMatchObject({ ok: false, fault: 'other-rules' });
  });

  it('knows what was seen at the latest positions, and forgets older ones', () => {
    let match = opened();
    for (let turn = 0; turn < 60; turn++) match = after(after(match, 0, { plan: shown(match) }), 0, { undo: 2 });
    expect(viewAt(match, match.position, 1)).toEqual(rules.view(match.current.state, 1));
    expect(viewAt(match, match.position - 79, 1)).toBeDefined();
    expect(viewAt(match, match.position - 80, 1)).toBeUndefined();
  });
});
