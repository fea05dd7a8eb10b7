import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { applyPlan, type Match, type MatchSetup, openMatch, play, positionHash, replay, undo, undoable } from '../src/index.ts';

const setup: MatchSetup = { game: 'shells', rules: 1, seats: 2, options: {}, seed: 'match test' };
type ShellsMatch = Match<ReturnType<typeof shells.setup>>;

function opened(given: Partial<MatchSetup> = {}): ShellsMatch {
  const result = openMatch(shells, { ...setup, ...given });
  if (!result.ok) throw new Error(result.detail);
  return result.match;
}

function after(match: ShellsMatch, seat: number, ...moves: readonly object[]): ShellsMatch {
  const result = play(shells, match, seat, moves);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.match;
}

const show = (match: ShellsMatch, seat: number) => ({ kind: 'show', shell: match.state.seats[seat]?.hand[0] });
const plain = { kind: 'finish', polish: false };
const rest = { kind: 'rest' };

describe('opening a match', () => {
  it('completes the options by their defaults', () => {
    expect(opened().state.rounds).toBe(6);
    expect(opened({ options: { rounds: 2 } }).state.rounds).toBe(2);
  });

  it.each([
    ['another game', { game: 'chess' }, 'other-game', 'chess, not shells'],
    ['other rules', { rules: 2 }, 'other-rules', 'version 2 of the rules finishes it, not version 1'],
    ['too few seats', { seats: 1 }, 'seats', '1, not 2 to 4'],
    ['half a seat', { seats: 2.5 }, 'seats', '2.5, not 2 to 4'],
    ['too many seats', { seats: 5 }, 'seats', '5, not 2 to 4'],
  ])('refuses %s', (_, given, fault, detail) => {
    expect(openMatch(shells, { ...setup, ...given })).toEqual({ ok: false, fault, detail });
  });

  it('refuses options that the game does not have', () => {
    expect(openMatch(shells, { ...setup, options: { rounds: 99 } })).toMatchObject({ ok: false, fault: 'options' });
    expect(openMatch(shells, { ...setup, options: { colour: 'red' } })).toEqual({
      ok: false,
      fault: 'options',
      detail: 'there is no such word: colour',
    });
  });
});

describe('playing', () => {
  it('adds each move of a plan to the log', () => {
    const start = opened();
    const first = show(start, 0);
    const match = after(start, 0, first, plain);
    expect(match.log).toEqual([
      { seat: 0, move: first },
      { seat: 0, move: plain },
    ]);
    expect(start.log).toEqual([]);
  });

  it('refuses a plan whole if one of its moves is refused, and says which', () => {
    const start = opened();
    expect(play(shells, start, 0, [show(start, 0), rest])).toEqual({
      ok: false,
      at: 1,
      illegal: { rule: 'S2', reasons: [{ code: 'must-act' }] },
    });
    expect(start.state.phase).toBe('act');
  });

  it('refuses a plan that goes on after the turn has passed to another seat', () => {
    const start = opened();
    expect(play(shells, start, 0, [show(start, 0), plain, rest, { kind: 'dive' }])).toMatchObject({
      ok: false,
      at: 3,
      illegal: { rule: 'K2' },
    });
  });

  it.each([[null], [{}], [[]], ['dive']])('refuses %j as a plan', (plan) => {
    expect(play(shells, opened(), 0, plan)).toEqual({ ok: false, at: 0, illegal: { rule: 'K1', reasons: [{ code: 'empty-plan' }] } });
  });

  it('keeps a copy: nobody can change the log afterwards, and what is no JSON is no move', () => {
    const start = opened();
    const given = { kind: 'show', shell: start.state.seats[0]?.hand[0] ?? 0 };
    const match = after(start, 0, given);
    given.shell = 99;
    expect(match.log[0]).not.toMatchObject({ move: { shell: 99 } });
    expect(play(shells, start, 0, [Object.create({ kind: 'dive' })])).toMatchObject({ ok: false, illegal: { rule: 'K1' } });
    const round: { kind: string; self?: unknown } = { kind: 'dive' };
    round.self = round;
    expect(play(shells, start, 0, [round])).toEqual({ ok: false, at: 0, illegal: { rule: 'K1', reasons: [{ code: 'no-json' }] } });
  });

  it('collects what all moves of a plan told and revealed', () => {
    const start = opened();
    const plan = applyPlan(shells, start.state, 0, [show(start, 0), plain, rest]);
    expect(plan).toMatchObject({ ok: true, reveals: [] });
    expect(plan.ok && plan.events.map((event) => event.open)).toMatchObject([{ fact: 'showed' }, { fact: 'rested' }]);
    const polished = applyPlan(shells, start.state, 0, [show(start, 0), { kind: 'finish', polish: true }]);
    expect(polished).toMatchObject({ ok: true, reveals: 'everybody' });
  });

  it('K5: ends a plan with the move that reveals something, and says of a longer one only where it should have ended', () => {
    const start = opened();
    const tooLong = { ok: false, illegal: { rule: 'K5', reasons: [{ code: 'reveals' }] } };
    expect(play(shells, start, 0, [{ kind: 'dive' }, rest])).toEqual({ ...tooLong, at: 0 });
    expect(play(shells, start, 0, [{ kind: 'dive' }, { kind: 'no such move' }])).toEqual({ ...tooLong, at: 0 });
    expect(play(shells, start, 0, [show(start, 0), { kind: 'finish', polish: true }, rest])).toEqual({ ...tooLong, at: 1 });
  });

  it('K5: tells nothing of what was revealed even where a game fails to foresee it', () => {
    const start = opened();
    const blind = { ...shells, reveals: () => false };
    expect(play(blind, start, 0, [{ kind: 'dive' }, { kind: 'show', shell: 1 }])).toMatchObject({ at: 0, illegal: { rule: 'K5' } });
  });
});

describe('taking back', () => {
  it('goes back move by move, and the log keeps all of it', () => {
    const start = opened();
    const shown = after(start, 0, show(start, 0));
    const done = after(shown, 0, plain);
    expect(undoable(shells, done, 0)).toBe(2);
    const once = undo(shells, done, 0);
    expect(once.ok && positionHash(once.match)).toBe(positionHash(shown));
    const twice = once.ok ? undo(shells, once.match, 0) : once;
    expect(twice.ok && positionHash(twice.match)).toBe(positionHash(start));
    expect(twice.ok && twice.match.log.slice(2)).toEqual([
      { seat: 0, undo: 1 },
      { seat: 0, undo: 1 },
    ]);
    expect(twice.ok && undoable(shells, twice.match, 0)).toBe(0);
  });

  it('takes back several at once', () => {
    const start = opened();
    const back = undo(shells, after(start, 0, show(start, 0), plain), 0, 2);
    expect(back.ok && positionHash(back.match)).toBe(positionHash(start));
  });

  it('K4: goes no further than the last move that revealed something', () => {
    const dived = after(opened(), 0, { kind: 'dive' });
    expect(undo(shells, dived, 0)).toEqual({
      ok: false,
      illegal: { rule: 'K4', reasons: [{ code: 'nothing-to-undo', possible: 0, asked: 1 }] },
    });
    const start = opened();
    const polished = after(start, 0, show(start, 0), { kind: 'finish', polish: true });
    expect(undoable(shells, polished, 0)).toBe(0);
  });

  it('K4: does not reach into a turn that is over, nor into that of another', () => {
    const start = opened();
    const passed = after(start, 0, show(start, 0), plain, rest);
    expect(undoable(shells, passed, 0)).toBe(0);
    expect(undoable(shells, passed, 1)).toBe(0);
    const second = after(passed, 1, show(passed, 1));
    expect(undoable(shells, second, 1)).toBe(1);
    expect(undo(shells, second, 1, 2)).toMatchObject({ ok: false, illegal: { rule: 'K4', reasons: [{ possible: 1, asked: 2 }] } });
  });

  it.each([0, -1, 0.5, Number.NaN])('K4: refuses to take back %d moves', (count) => {
    const start = opened();
    expect(undo(shells, after(start, 0, show(start, 0), plain), 0, count)).toMatchObject({ ok: false, illegal: { rule: 'K4' } });
  });
});

describe('replaying', () => {
  it('comes to the same position, moves taken back included', () => {
    const start = opened();
    const back = undo(shells, after(start, 0, show(start, 0), plain), 0, 2);
    const match = after(after(back.ok ? back.match : start, 0, { kind: 'dive' }), 0, rest);
    const again = replay(shells, match.setup, match.log);
    expect(again.ok && again.match).toEqual(match);
  });

  it('stops after as many entries as asked for', () => {
    const start = opened();
    const match = after(start, 0, show(start, 0), plain, rest);
    const early = replay(shells, match.setup, match.log, 1);
    expect(early.ok && early.match.state.phase).toBe('finish');
    expect(early.ok && early.match.log).toHaveLength(1);
    const none = replay(shells, match.setup, match.log, 0);
    expect(none.ok && none.match).toEqual(start);
  });

  it('says which entry does not fit', () => {
    const start = opened();
    const match = after(start, 0, show(start, 0), plain);
    expect(replay(shells, match.setup, [...match.log, { seat: 1, move: rest }])).toMatchObject({
      ok: false,
      at: 2,
      illegal: { rule: 'K2' },
    });
    expect(replay(shells, match.setup, [{ seat: 0, undo: 1 }])).toMatchObject({ ok: false, at: 0, illegal: { rule: 'K4' } });
  });

  it('refuses a match of other rules', () => {
    expect(replay(shells, { ...setup, rules: 7 }, [])).toMatchObject({ ok: false, fault: 'other-rules' });
  });
});
