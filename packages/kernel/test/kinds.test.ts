import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { shared } from '../src/index.ts';

const start = shells.setup({ rounds: 1 }, 2, 'kinds');

describe('a game made of move kinds', () => {
  it('K1: refuses what is no move at all and names the kinds there are', () => {
    for (const value of [null, 7, 'dive', [], {}, { kind: 'jump' }, { kind: 7 }]) {
      expect(shells.apply(start, 0, value)).toEqual({
        ok: false,
        illegal: { rule: 'K1', reasons: [{ code: 'unknown-kind', kinds: ['dive', 'show', 'finish', 'give', 'rest'] }] },
      });
    }
  });

  it('K1: refuses a move with a wrong, a missing or an unknown field and says where', () => {
    expect(shells.apply(start, 0, { kind: 'show', shell: 'six' })).toMatchObject({
      illegal: { rule: 'K1', reasons: [{ code: 'malformed', path: 'shell', fault: 'invalid_type' }] },
    });
    expect(shells.apply(start, 0, { kind: 'show' })).toMatchObject({ illegal: { rule: 'K1', reasons: [{ path: 'shell' }] } });
    expect(shells.apply(start, 0, { kind: 'dive', deep: true })).toMatchObject({
      illegal: { rule: 'K1', reasons: [{ code: 'malformed', fault: 'unrecognized_keys' }] },
    });
  });

  it('K2: refuses a seat that is not active, or that nobody sits at', () => {
    for (const seat of [1, 2, -1, 0.5, Number.NaN]) {
      expect(shells.apply(start, seat, { kind: 'dive' })).toEqual({
        ok: false,
        illegal: { rule: 'K2', reasons: [{ code: 'not-active', active: [0] }] },
      });
    }
  });

  it('K3: refuses every move once the game is over', () => {
    const over = { ...start, phase: 'over' } as const;
    expect(shells.apply(over, 0, { kind: 'dive' })).toEqual({ ok: false, illegal: { rule: 'K3', reasons: [{ code: 'game-over' }] } });
    expect(shells.moves(shells.view(over, 0))).toEqual([]);
  });

  it("passes on the game's own refusals", () => {
    expect(shells.apply(start, 0, { kind: 'rest' })).toEqual({ ok: false, illegal: { rule: 'S2', reasons: [{ code: 'must-act' }] } });
  });

  it('lists the candidates that no rule refuses, kind by kind', () => {
    const state = {
      ...start,
      seats: [
        { hand: [2, 2, 5], shown: [] },
        { hand: [], shown: [] },
      ],
    };
    expect(shells.moves(shells.view(state, 0))).toEqual([{ kind: 'dive' }, { kind: 'show', shell: 2 }, { kind: 'show', shell: 5 }]);
    expect(shells.moves(shells.view(state, 1))).toEqual([]);
    expect(shells.moves(shells.view(state, 'spectator'))).toEqual([]);
  });

  it('knows a move of its own list in the position that it was listed for, and judges it anew in every other', () => {
    const [dive] = shells.moves(shells.view(start, 0));
    const dived = shells.apply(start, 0, dive);
    expect(dived).toEqual(shells.apply(start, 0, { kind: 'dive' }));
    if (!dived.ok) throw new Error('no dive');
    expect(shells.apply(start, 1, dive)).toMatchObject({ ok: false, illegal: { rule: 'K2' } });
    expect(shells.apply({ ...start, phase: 'over' }, 0, dive)).toMatchObject({ ok: false, illegal: { rule: 'K3' } });
    shells.moves(shells.view(dived.state, 0));
    expect(shells.apply(dived.state, 0, dive)).toEqual(shells.apply(dived.state, 0, { kind: 'dive' }));
    expect(shells.apply(start, 0, dive)).toEqual(dived);
  });

  it('judges a listed move anew if somebody has changed it', () => {
    const state = { ...start, seats: start.seats.map(() => ({ hand: [2], shown: [] })) };
    const listed = shells.moves(shells.view(state, 0));
    const show = listed[1] ?? {};
    Object.assign(show, { shell: 6 });
    (listed as unknown[]).push({ kind: 'show', shell: 5 });
    expect(shells.apply(state, 0, show)).toMatchObject({ ok: false, illegal: { rule: 'S2' } });
    expect(shells.apply(state, 0, listed.at(-1))).toMatchObject({ ok: false, illegal: { rule: 'S2' } });
    expect(shells.moves(shells.view(state, 0))).toEqual([{ kind: 'dive' }, { kind: 'show', shell: 2 }]);
  });

  it('freezes moves that all tables share', () => {
    const [dive] = shared({ kind: 'dive' });
    expect(() => Object.assign(dive ?? {}, { kind: 'show' })).toThrow(TypeError);
  });

  it('has one schema for all its moves', () => {
    expect(shells.schemas.move.safeParse({ kind: 'give', shell: 3 }).success).toBe(true);
    expect(shells.schemas.move.safeParse({ kind: 'give', shell: 9 }).success).toBe(false);
  });
});
