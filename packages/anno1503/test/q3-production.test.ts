import { describe, expect, it } from 'vitest';
import { anno1503, COMMODITIES, COMPONENTS, HOME_ISLANDS } from '../src/index.ts';
import { movesOf, play, position, RICH } from './table.ts';

describe('Q3.1 what a number brings', () => {
  it.each(HOME_ISLANDS)('is what island %s shows', (island) => {
    for (const [index, shown] of Object.values(COMPONENTS.homeIslands[island].byDie).entries()) {
      const { state } = play(position({ dice: [index + 1], seats: [{ island, hand: {} }, { orders: COMMODITIES }] }), 0, { kind: 'roll' });
      const offered = movesOf(state, 0).filter(({ kind }) => kind === 'choose');
      if (shown === 'any') expect(offered).toEqual(COMMODITIES.map((commodity) => ({ kind: 'choose', commodity })));
      else expect(state.secret.hands[0]).toEqual({ wood: 0, stone: 0, tools: 0, cloth: 0, spice: 0, tobacco: 0, [shown]: 1 });
    }
  });

  it('follows a corrected set of components, also with an outpost on the number that shows any', () => {
    const homeIslands = { ...RICH.homeIslands, A: { byDie: { 1: 'any', 2: 'any', 3: 'any', 4: 'any', 5: 'any' }, piers: [1, 2] } } as const;
    const start = anno1503.setup({ rounds: 5, firstPlayer: 0, homeIslands: ['A', 'B'], components: { ...RICH, homeIslands } }, 2, 'x');
    const [anna, ben] = start.open.seats;
    if (!anna || !ben) throw new Error('two seats');
    const outposts = [{ pier: 1, back: 2, commodity: 'spice' } as const];
    const open = { ...start.open, seats: [{ ...anna, outposts }, ben] };
    const secret = { ...start.secret, chance: position({ dice: [1], seats: [{}, {}] }).secret.chance };
    const { state } = play({ open, secret }, 0, { kind: 'roll' });
    expect(movesOf(state, 0)).toEqual(COMMODITIES.map((commodity) => ({ kind: 'choose', commodity })));
  });
});

describe('Q3.3 handing out', () => {
  it('comes to light for everybody with the last choice, and not before', () => {
    const state = play(position({ dice: [6, 5], seats: [{}, {}, {}] }), 0, { kind: 'roll' }).state;
    const first = play(state, 2, { kind: 'choose', commodity: 'wood' });
    expect(first.reveals).toEqual([]);
    expect(first.events).toEqual([
      { open: { fact: 'chose', seat: 2 }, secret: { seats: [2], fact: { fact: 'chose', seat: 2, commodity: 'wood' } } },
    ]);
    const second = play(first.state, 0, { kind: 'choose', commodity: 'spice' });
    expect(second.reveals).toEqual([]);
    expect(second.state.open.asking).toEqual({ about: 'golden-times', due: [1, 1, 1], waiting: [1] });
    expect(second.state.secret.picks).toEqual([['spice'], [], ['wood']]);
    const third = play(second.state, 1, { kind: 'choose', commodity: 'tobacco' });
    expect(third.reveals).toBe('everybody');
    expect(third.events.slice(1)).toEqual([
      { open: { fact: 'took', seat: 0, commodity: 'spice', why: 'golden-times' } },
      { open: { fact: 'took', seat: 1, commodity: 'tobacco', why: 'golden-times' } },
      { open: { fact: 'took', seat: 2, commodity: 'wood', why: 'golden-times' } },
    ]);
    expect(third.state).toMatchObject({ open: { phase: 'act', asking: null }, secret: { picks: [] } });
  });

  it('lets a church take what there is of its two', () => {
    const church = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['church'] };
    const hands = { hand: { wood: 15, stone: 15, tools: 15, cloth: 15, spice: 15 } };
    const orders = ['tobacco'];
    const roll = { kind: 'roll' } as const;
    const tobacco = { kind: 'choose', commodity: 'tobacco' } as const;
    const one = play(
      position({
        dice: [6, 5],
        seats: [
          { ...church, hand: { tobacco: 14 } },
          { ...hands, orders },
        ],
      }),
      0,
      roll,
      tobacco,
    );
    expect(one.events.slice(1)).toEqual([
      { open: { fact: 'took', seat: 0, commodity: 'tobacco', why: 'golden-times' } },
      { open: { fact: 'took-nothing', seat: 0, why: 'golden-times' } },
      { open: { fact: 'took-nothing', seat: 1, why: 'golden-times' } },
    ]);
    expect(one.state.open).toMatchObject({ phase: 'act', stacks: { tobacco: 0 } });
    const both = play(
      position({
        dice: [6, 5],
        seats: [
          { ...church, hand: {} },
          { ...hands, orders },
        ],
      }),
      0,
      roll,
      tobacco,
      tobacco,
    );
    expect(both.state.secret.hands[0]).toMatchObject({ tobacco: 2 });
    expect(both.state.secret.hands[1]).toMatchObject({ tobacco: 1 });
  });

  it('asks a church twice, also where only one commodity is left for its second card: it may be declined', () => {
    const church = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['church'], hand: { tobacco: 14, spice: 14 } };
    const others = { hand: { wood: 15, stone: 15, tools: 15, cloth: 15 } };
    const asked = play(position({ dice: [6, 5], seats: [church, others] }), 0, { kind: 'roll' }).state;
    expect(asked.open.asking).toEqual({ about: 'golden-times', due: [2, 1], waiting: [0, 1] });
    const chosen = play(asked, 0, { kind: 'choose', commodity: 'spice' }).state;
    expect(chosen.secret.picks).toEqual([['spice'], []]);
    expect(chosen.open.asking?.waiting).toEqual([0, 1]);
    expect(movesOf(chosen, 0)).toEqual([{ kind: 'choose', commodity: 'tobacco' }, { kind: 'decline' }]);
    const both = play(chosen, 0, { kind: 'choose', commodity: 'tobacco' }).state;
    const { state } = play(both, 1, { kind: 'choose', commodity: 'spice' });
    expect(state.secret.hands[0]).toMatchObject({ spice: 15, tobacco: 15 });
    expect(state.secret.hands[1]).toMatchObject({ spice: 0, tobacco: 0 });
  });

  it('asks a church again for as many cards as it did not get', () => {
    const church = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['church'], hand: {} };
    const start = position({ dice: [6, 5], turn: 1, seats: [church, { hand: { spice: 14 } }, { hand: { tobacco: 14 } }] });
    const asked = play(start, 1, { kind: 'roll' }).state;
    const now = play(play(asked, 2, { kind: 'choose', commodity: 'tobacco' }).state, 1, { kind: 'choose', commodity: 'spice' }).state;
    const again = play(now, 0, { kind: 'choose', commodity: 'spice' }, { kind: 'choose', commodity: 'wood' });
    expect(again.events.slice(1)).toEqual([
      { open: { fact: 'took', seat: 1, commodity: 'spice', why: 'golden-times' } },
      { open: { fact: 'took', seat: 2, commodity: 'tobacco', why: 'golden-times' } },
      { open: { fact: 'took', seat: 0, commodity: 'wood', why: 'golden-times' } },
    ]);
    expect(again.state).toMatchObject({
      open: { phase: 'choose', asking: { due: [1, 0, 0], waiting: [0] } },
      secret: { picks: [[], [], []] },
    });
    expect(movesOf(again.state, 0)).toEqual([
      ...['wood', 'stone', 'tools', 'cloth'].map((commodity) => ({ kind: 'choose', commodity })),
      { kind: 'decline' },
    ]);
    const end = play(again.state, 0, { kind: 'choose', commodity: 'wood' }).state;
    expect(end).toMatchObject({
      open: { phase: 'act', asking: null },
      secret: { hands: [{ wood: 2, spice: 0 }, { spice: 15 }, { tobacco: 15 }] },
    });
  });

  it('serves those after a choice made again only then, with what they have chosen', () => {
    const start = position({ dice: [6, 5], seats: [{ hand: {} }, { hand: { spice: 14 } }, { hand: {} }] });
    const asked = play(start, 0, { kind: 'roll' }).state;
    const two = play(play(asked, 0, { kind: 'choose', commodity: 'spice' }).state, 2, { kind: 'choose', commodity: 'wood' }).state;
    const again = play(two, 1, { kind: 'choose', commodity: 'spice' }).state;
    expect(again).toMatchObject({
      open: { asking: { due: [0, 1, 1], waiting: [1] } },
      secret: { picks: [[], [], ['wood']], hands: [{ spice: 1 }, {}, { wood: 0 }] },
    });
    expect(anno1503.view(again, 2).picks).toEqual(['wood']);
    expect(play(again, 1, { kind: 'choose', commodity: 'wood' }).state.secret.hands).toMatchObject([
      { spice: 1 },
      { wood: 1 },
      { wood: 1 },
    ]);
  });

  it('rolls are for everybody to see', () => {
    expect(play(position({ dice: [3], seats: [{}, {}] }), 0, { kind: 'roll' }).reveals).toBe('everybody');
    expect(play(position({ dice: [6, 3], seats: [{}, {}] }), 0, { kind: 'roll' }).reveals).toBe('everybody');
  });
});

describe('Q3.2 standing orders', () => {
  it("are nobody else's business: no event, nothing revealed", () => {
    const given = play(position({ phase: 'act', seats: [{ orders: ['wood'] }, {}] }), 0, { kind: 'order', commodity: 'spice' });
    expect(given).toMatchObject({ events: [], reveals: [], state: { secret: { orders: [['wood', 'spice'], []] } } });
    const forgotten = play(given.state, 0, { kind: 'forget-orders' });
    expect(forgotten).toMatchObject({ events: [], reveals: [], state: { secret: { orders: [[], []], forgot: true } } });
  });

  it('are listed as moves as long as they are new', () => {
    const moves = movesOf(position({ phase: 'act', seats: [{ orders: ['wood', 'tobacco'] }, {}] }), 0);
    expect(moves.filter(({ kind }) => kind === 'order' || kind === 'forget-orders')).toEqual([
      { kind: 'order', commodity: 'stone' },
      { kind: 'order', commodity: 'tools' },
      { kind: 'order', commodity: 'cloth' },
      { kind: 'order', commodity: 'spice' },
      { kind: 'order', commodity: 'nothing' },
      { kind: 'forget-orders' },
    ]);
  });
});
