import { describe, expect, it } from 'vitest';
import { anno1503 } from '../src/index.ts';
import { changed } from '../src/state/change.ts';
import { movesOf, play, position, RICH } from './table.ts';

const kindsOf = (moves: readonly { readonly kind: string }[]) => [...new Set(moves.map(({ kind }) => kind))];

describe('the list of legal moves', () => {
  it('is the roll before the roll', () => {
    const state = position({ seats: [{}, {}] });
    expect(movesOf(state, 0)).toEqual([{ kind: 'roll' }]);
    expect(movesOf(state, 1)).toEqual([]);
    expect(anno1503.moves(anno1503.view(state, 'spectator'))).toEqual([]);
  });

  it('is complete in phase 2', () => {
    const anna = {
      gold: 9,
      hand: { wood: 2, stone: 2, tools: 1, cloth: 1, spice: 2 },
      inhabitants: ['explorer', 'settler', 'explorer'],
      ships: ['a2'],
    };
    const state = position({ phase: 'act', sold: [3], islands: { b2: 'agreement' }, seats: [anna, { hand: { tobacco: 15 } }] });
    expect(movesOf(state, 0)).toEqual([
      { kind: 'place-ship' },
      ...['fire-brigade', 'smithy', 'church', 'school', 'bathhouse', 'restaurant', 'shipyard'].map((building) => ({
        kind: 'place',
        building,
      })),
      { kind: 'develop', inhabitant: 1 },
      { kind: 'develop', inhabitant: 2 },
      { kind: 'develop', inhabitant: 3 },
      { kind: 'sell', commodity: 'tools', inhabitant: 1 },
      { kind: 'sell', commodity: 'stone', inhabitant: 1 },
      { kind: 'sell', commodity: 'wood', inhabitant: 1 },
      { kind: 'sell', commodity: 'cloth', inhabitant: 2 },
      ...['wood', 'stone', 'tools', 'cloth', 'spice'].map((commodity) => ({ kind: 'buy', commodity })),
      ...['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco', 'nothing'].map((commodity) => ({ kind: 'order', commodity })),
      { kind: 'sail', ship: 1, to: 'a1' },
      { kind: 'sail', ship: 1, to: 'a3' },
      { kind: 'look', ship: 1, space: 'b2' },
      { kind: 'end' },
    ]);
  });

  it('follows the prices of a corrected set of components', () => {
    const cheap = {
      ...RICH,
      inhabitants: {
        ...RICH.inhabitants,
        explorer: { ...RICH.inhabitants.explorer, cost: {} },
        settler: { ...RICH.inhabitants.settler, cost: { tobacco: 1 } },
      },
      buy: { price: 2, perTurn: 1, discountPerAgreement: 3 },
    };
    const state = changed(position({ phase: 'act', seats: [{ hand: { tobacco: 1 }, agreements: 1, gold: 0 }, {}] }), { components: cheap });
    const moves = movesOf(state, 0);
    expect(kindsOf(moves)).toEqual(['place', 'develop', 'buy', 'order', 'sail', 'end']);
    expect(moves.filter(({ kind }) => kind === 'develop')).toEqual([{ kind: 'develop', inhabitant: 1 }]);
    // Three gold off a price of two: a card is free, never cheaper.
    expect(play(state, 0, { kind: 'buy', commodity: 'wood' }).state.open.seats[0]?.gold).toBe(0);
    expect(play(state, 0, { kind: 'place' }).state.open.seats[0]?.inhabitants).toHaveLength(3);
  });

  it('leaves the rest of the position as it is', () => {
    const state = position({ phase: 'act', seats: [{ hand: { wood: 1, tools: 1 } }, {}] });
    const { state: after } = play(state, 0, { kind: 'place' });
    const { seats, stacks, ...open } = after.open;
    const { hands, ...secret } = after.secret;
    const { seats: seatsBefore, stacks: stacksBefore, ...openBefore } = state.open;
    const { hands: handsBefore, ...secretBefore } = state.secret;
    expect({ open, secret }).toEqual({ open: openBefore, secret: secretBefore });
    expect(seats[1]).toBe(seatsBefore[1]);
    expect(hands[1]).toBe(handsBefore[1]);
    expect(hands[0]).toEqual({ ...handsBefore[0], wood: 0, tools: 0 });
    expect(stacks).toEqual({ ...stacksBefore, wood: stacksBefore.wood + 1, tools: stacksBefore.tools + 1 });
    expect(seats[0]).toEqual({ ...seatsBefore[0], cards: 0, inhabitants: ['explorer', 'settler', 'explorer'] });
  });

  it('shows moves that bring nothing hidden to light as such', () => {
    const anna = { gold: 9, hand: { wood: 2, stone: 2, tools: 2, cloth: 2 } };
    const state = position({ phase: 'act', seats: [anna, {}] });
    for (const move of [
      { kind: 'place' },
      { kind: 'place-ship' },
      { kind: 'develop', inhabitant: 1 },
      { kind: 'sell', commodity: 'wood', inhabitant: 1 },
      { kind: 'buy', commodity: 'wood' },
      { kind: 'sail', ship: 1, to: 'b3' },
      { kind: 'end' },
    ] as const)
      expect(play(state, 0, move).reveals, move.kind).toEqual([]);
  });

  it('tells exactly what happened', () => {
    const state = position({ phase: 'act', seats: [{ gold: 9, hand: { wood: 2, stone: 2, tools: 2, cloth: 2 } }, {}] });
    const told = (...moves: Parameters<typeof play>[2][]) => play(state, 0, ...moves).events;
    expect(told({ kind: 'place' })).toEqual([{ open: { fact: 'placed', seat: 0, inhabitant: 3 } }]);
    expect(told({ kind: 'place-ship' })).toEqual([{ open: { fact: 'launched', seat: 0, ship: 2 } }]);
    expect(told({ kind: 'develop', inhabitant: 1 })).toEqual([{ open: { fact: 'developed', seat: 0, inhabitant: 1, level: 'settler' } }]);
    expect(told({ kind: 'sell', commodity: 'wood', inhabitant: 1 })).toEqual([
      { open: { fact: 'sold', seat: 0, commodity: 'wood', inhabitant: 1, gold: 1 } },
    ]);
    expect(told({ kind: 'buy', commodity: 'wood' })).toEqual([{ open: { fact: 'bought', seat: 0, commodity: 'wood', gold: 6 } }]);
    expect(told({ kind: 'sail', ship: 1, to: 'b3' })).toEqual([{ open: { fact: 'sailed', seat: 0, ship: 1, to: 'b3' } }]);
    expect(told({ kind: 'end' })).toEqual([]);
    expect(told({ kind: 'sell', commodity: 'wood', inhabitant: 1 }, { kind: 'end' }).length).toBe(0);
  });
});
