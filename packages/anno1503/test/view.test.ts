import { describe, expect, it } from 'vitest';
import { anno1503 } from '../src/index.ts';
import { play, position } from './table.ts';

describe('a view', () => {
  const state = position({
    phase: 'act',
    islands: { b2: 'tools outpost' },
    seats: [{ hand: { spice: 2 }, orders: ['wood'], notes: ['b2'] }, { hand: { cloth: 1 } }, {}],
  });

  it('has all that is open, by reference, and of the hidden only the own', () => {
    const view = anno1503.view(state, 0);
    const { hands, notes, picks, losses, faces, reserve, chance, forgot } = state.secret;
    expect(view).toEqual({
      ...state.open,
      viewer: 0,
      reserve: reserve.length,
      hand: hands[0],
      notes: notes[0],
      orders: ['wood'],
      forgot: false,
      picks: [],
    });
    expect([forgot, picks, losses]).toEqual([false, [], []]);
    expect(Object.keys(faces)).toContain('b2');
    expect(chance).toHaveLength(4);
    expect(view.seats).toBe(state.open.seats);
    expect(view.stacks).toBe(state.open.stacks);
    expect(view.islands).toBe(state.open.islands);
    expect(view.notes).toBe(state.secret.notes[0]);
  });

  it('of a spectator has nothing hidden', () => {
    const view = anno1503.view(state, 'spectator');
    expect(view).toMatchObject({ viewer: 'spectator', hand: { wood: 0, spice: 0 }, notes: {}, orders: [], forgot: false, picks: [] });
  });

  it('tells only the own player that orders were forgotten this turn', () => {
    const forgotten = play(state, 0, { kind: 'forget-orders' }).state;
    expect([0, 1, 2].map((seat) => anno1503.view(forgotten, seat).forgot)).toEqual([true, false, false]);
    const next = play(forgotten, 0, { kind: 'end' }).state;
    expect([0, 1, 2].map((seat) => anno1503.view(next, seat).forgot)).toEqual([false, false, false]);
  });
});
