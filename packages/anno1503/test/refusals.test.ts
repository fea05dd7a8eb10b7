import type { Reason } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { play, position, refusal } from './table.ts';

const two = (anna: object, more: object = {}) => position({ phase: 'act', ...more, seats: [anna, {}] });
const three = (anna: object, more: object = {}) => position({ phase: 'act', ...more, seats: [anna, {}, {}] });
const no = (rule: string, ...reasons: readonly Reason[]) => ({ rule, reasons });

describe('a refusal says what exactly is missing or in the way', () => {
  it('when a choice is not offered', () => {
    const asked = play(position({ dice: [3], seats: [{ outposts: { 3: 'spice' } }, {}] }), 0, { kind: 'roll' }).state;
    expect(refusal(asked, 0, { kind: 'choose', commodity: 'cloth' })).toEqual(
      no('Q3.1', { code: 'not-an-option', commodity: 'cloth', options: ['wood', 'spice'] }),
    );
    const empty = position({ dice: [3], seats: [{ outposts: { 3: 'spice' } }, { hand: { cloth: 15 } }] });
    expect(refusal(play(empty, 0, { kind: 'roll' }).state, 0, { kind: 'choose', commodity: 'cloth' })).toEqual(
      no('Q3.1', { code: 'not-an-option', commodity: 'cloth', options: ['wood', 'spice'] }),
    );
    const any = position({ dice: [1], seats: [{}, { hand: { cloth: 15 } }] });
    expect(refusal(play(any, 0, { kind: 'roll' }).state, 0, { kind: 'choose', commodity: 'cloth' })).toEqual(
      no('Q3.3', { code: 'stack-empty', commodity: 'cloth' }),
    );
    expect(refusal(two({}), 0, { kind: 'choose', commodity: 'wood' })).toEqual(no('Q3.2', { code: 'nothing-to-choose' }));
    expect(refusal(two({}), 0, { kind: 'choose', commodity: 'nothing' })).toMatchObject({ rule: 'K1' });
  });

  it('when there is nothing to decline', () => {
    const asked = play(position({ dice: [3], seats: [{ outposts: { 3: 'spice' } }, {}] }), 0, { kind: 'roll' }).state;
    expect(refusal(asked, 0, { kind: 'decline' })).toEqual(no('Q3.1', { code: 'production-not-declined' }));
    const raided = position({ dice: [6, 1], seats: [{ gold: 0, agreements: 1, outposts: { 2: 'spice' } }, {}] });
    expect(refusal(play(raided, 0, { kind: 'roll' }).state, 0, { kind: 'decline' })).toEqual(no('Q9.3', { code: 'nothing-to-decline' }));
    expect(refusal(two({}), 0, { kind: 'decline' })).toEqual(no('Q9.3', { code: 'nothing-to-decline' }));
  });

  it('when the pirates find nothing there', () => {
    const state = play(position({ dice: [6, 1], seats: [{ gold: 0, agreements: 1, outposts: { 2: 'spice' } }, {}] }), 0, {
      kind: 'roll',
    }).state;
    expect(refusal(state, 0, { kind: 'lose', pier: 5 })).toEqual(no('Q9.1', { code: 'nothing-on-that-pier', pier: 5 }));
    expect(refusal(two({}), 0, { kind: 'lose', pier: 'wooden' })).toEqual(no('Q9.1', { code: 'nothing-to-lose' }));
    const stone = play(position({ dice: [6, 1], seats: [{ gold: 0, outposts: { 2: 'spice', 3: 'spice' } }, {}] }), 0, {
      kind: 'roll',
    }).state;
    expect(refusal(stone, 0, { kind: 'lose', pier: 'wooden' })).toEqual(no('Q9.1', { code: 'nothing-on-that-pier', pier: 'wooden' }));
  });

  it('when a ship cannot be paid or had', () => {
    expect(refusal(two({ hand: { wood: 1 } }), 0, { kind: 'place-ship' })).toEqual(
      no('Q4', { code: 'cards-missing', commodity: 'tools', missing: 1 }, { code: 'cards-missing', commodity: 'cloth', missing: 1 }),
    );
    expect(refusal(two({ ships: ['a3', 'a3'] }), 0, { kind: 'place-ship' })).toEqual(no('Q4', { code: 'no-ship-in-store' }));
  });

  it('when an explorer cannot be placed', () => {
    const hand = { wood: 1, tools: 1 };
    expect(refusal(two({ hand: {} }), 0, { kind: 'place' })).toEqual(
      no('Q4', { code: 'cards-missing', commodity: 'wood', missing: 1 }, { code: 'cards-missing', commodity: 'tools', missing: 1 }),
    );
    const full = { hand, inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['church'] };
    expect(refusal(two(full), 0, { kind: 'place', building: 'smithy' })).toEqual(
      no('Q4.1', { code: 'no-tile-in-store', level: 'explorer' }),
    );
    expect(refusal(two({ hand }), 0, { kind: 'place', building: 'school' })).toEqual(
      no('Q4.2', { code: 'no-building-site', building: 'school' }),
    );
    const third = { hand, inhabitants: ['settler', 'settler', 'explorer'] };
    expect(refusal(two(third), 0, { kind: 'place' })).toEqual(
      no('Q4.2', {
        code: 'building-needed',
        possible: ['fire-brigade', 'smithy', 'church', 'school', 'bathhouse', 'restaurant', 'shipyard'],
      }),
    );
    expect(refusal(two(third), 0, { kind: 'place', building: 'big-branch' })).toEqual(
      no('Q4.2', { code: 'building-not-in-supply', building: 'big-branch' }),
    );
    const fourth = { hand, inhabitants: ['settler', 'settler', 'explorer', 'citizen'], buildings: ['church'] };
    expect(refusal(two(fourth), 0, { kind: 'place', building: 'church' })).toEqual(
      no('Q8', { code: 'building-owned', building: 'church' }),
    );
  });

  it('when an inhabitant cannot be developed', () => {
    const hand = { spice: 2, stone: 2, cloth: 1 };
    expect(refusal(two({ hand }), 0, { kind: 'develop', inhabitant: 3 })).toEqual(no('Q4', { code: 'no-inhabitant', inhabitant: 3 }));
    expect(refusal(two({ hand, inhabitants: ['merchant'] }), 0, { kind: 'develop', inhabitant: 1 })).toEqual(
      no('Q4', { code: 'highest-level', inhabitant: 1 }),
    );
    const high = { hand, inhabitants: ['citizen', 'citizen', 'citizen', 'settler'], buildings: ['church'] };
    expect(refusal(two(high), 0, { kind: 'develop', inhabitant: 4 })).toEqual(no('Q4.1', { code: 'no-tile-in-store', level: 'citizen' }));
    expect(refusal(two({ hand: { stone: 1 } }), 0, { kind: 'develop', inhabitant: 1 })).toEqual(
      no('Q4', { code: 'cards-missing', commodity: 'stone', missing: 1 }, { code: 'cards-missing', commodity: 'cloth', missing: 1 }),
    );
  });

  it('when nobody buys a card', () => {
    const state = two({ hand: { wood: 2, cloth: 1 } }, { sold: [2] });
    expect(refusal(state, 0, { kind: 'sell', commodity: 'wood', inhabitant: 3 })).toEqual(
      no('Q5.1', { code: 'no-inhabitant', inhabitant: 3 }),
    );
    expect(refusal(state, 0, { kind: 'sell', commodity: 'cloth', inhabitant: 2 })).toEqual(
      no('Q5.1', { code: 'has-bought-already', inhabitant: 2 }),
    );
    expect(refusal(state, 0, { kind: 'sell', commodity: 'cloth', inhabitant: 1 })).toEqual(
      no('Q5.1', { code: 'not-wanted', commodity: 'cloth', wants: ['tools', 'stone', 'wood'] }),
    );
    expect(refusal(state, 0, { kind: 'sell', commodity: 'tools', inhabitant: 1 })).toEqual(
      no('Q5.1', { code: 'not-in-hand', commodity: 'tools' }),
    );
  });

  it('when a card cannot be bought', () => {
    expect(refusal(two({ gold: 20 }, { bought: 2 }), 0, { kind: 'buy', commodity: 'wood' })).toEqual(
      no('Q5.2', { code: 'bought-enough', perTurn: 2 }),
    );
    expect(refusal(two({ hand: { spice: 15 } }), 0, { kind: 'buy', commodity: 'spice' })).toEqual(
      no('Q5.2', { code: 'stack-empty', commodity: 'spice' }),
    );
    expect(refusal(two({ gold: 3, agreements: 1 }), 0, { kind: 'buy', commodity: 'spice' })).toEqual(
      no('Q5.2', { code: 'gold-missing', missing: 2 }),
    );
  });

  it('when the Big Branch cannot work', () => {
    const own = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['big-branch'] };
    expect(refusal(three({}), 0, { kind: 'branch', from: 1 })).toEqual(no('Q8', { code: 'no-big-branch' }));
    expect(refusal(three(own, { branched: true }), 0, { kind: 'branch', from: 1 })).toEqual(no('Q8', { code: 'branch-used' }));
    expect(refusal(three(own), 0, { kind: 'branch', from: 0 })).toEqual(no('Q8', { code: 'no-other-player', from: 0 }));
    expect(refusal(three(own), 0, { kind: 'branch', from: 5 })).toEqual(no('Q8', { code: 'no-other-player', from: 5 }));
    expect(refusal(three({ ...own, gold: 1 }), 0, { kind: 'branch', from: 1 })).toEqual(no('Q8', { code: 'gold-missing', missing: 1 }));
    expect(refusal(three({ ...own, gold: 0 }), 0, { kind: 'branch', from: 1 })).toEqual(no('Q8', { code: 'gold-missing', missing: 2 }));
    expect(refusal(position({ phase: 'act', seats: [own, { hand: {} }, {}] }), 0, { kind: 'branch', from: 1 })).toEqual(
      no('Q8', { code: 'hand-empty', from: 1 }),
    );
    const full = three({ ...own, hand: { wood: 6 } });
    expect(refusal(play(full, 0, { kind: 'end' }).state, 0, { kind: 'branch', from: 1 })).toEqual(no('Q8', { code: 'turn-ending' }));
  });

  it('when a ship cannot go there', () => {
    expect(refusal(two({}), 0, { kind: 'sail', ship: 2, to: 'b3' })).toEqual(no('Q6.1', { code: 'no-such-ship-at-sea', ship: 2 }));
    expect(refusal(two({ ships: [{ at: 'a3', spent: 2 }] }), 0, { kind: 'sail', ship: 1, to: 'b3' })).toEqual(
      no('Q6.1', { code: 'no-points-left', ship: 1 }),
    );
    expect(refusal(two({}), 0, { kind: 'sail', ship: 1, to: 'b2' })).toEqual(no('Q6.2', { code: 'not-sea', to: 'b2' }));
    expect(refusal(two({}), 0, { kind: 'sail', ship: 1, to: 'c3' })).toEqual(no('Q6.2', { code: 'not-adjacent', from: 'a3', to: 'c3' }));
  });

  it('when there is nothing to look at', () => {
    expect(refusal(two({}), 0, { kind: 'look', ship: 1, space: 'b3' })).toEqual(no('Q6.3', { code: 'no-island-space', space: 'b3' }));
    expect(refusal(two({}), 0, { kind: 'look', ship: 1, space: 'b2' })).toEqual(
      no('Q6.3', { code: 'not-adjacent', from: 'a3', space: 'b2' }),
    );
    expect(refusal(two({ ships: ['a4'] }), 0, { kind: 'look', ship: 1, space: 'a5' })).toEqual(
      no('Q6.3', { code: 'no-tile', space: 'a5' }),
    );
    expect(refusal(two({ ships: ['a2', null] }), 0, { kind: 'look', ship: 2, space: 'b2' })).toEqual(
      no('Q6.1', { code: 'no-such-ship-at-sea', ship: 2 }),
    );
  });

  it('when a tile cannot be used so', () => {
    const looking = (tile: string, anna: object = {}) =>
      play(two({ ships: ['a2'], ...anna }, { islands: { b2: tile } }), 0, { kind: 'look', ship: 1, space: 'b2' }).state;
    expect(refusal(two({}), 0, { kind: 'use' })).toEqual(no('Q6.3', { code: 'no-tile-in-hand' }));
    expect(refusal(two({}), 0, { kind: 'put-back' })).toEqual(no('Q6.3', { code: 'no-tile-in-hand' }));
    expect(refusal(looking('agreement'), 0, { kind: 'use', pier: 2 })).toEqual(no('Q7', { code: 'no-pier-wanted', tile: 'agreement' }));
    expect(refusal(looking('spice outpost'), 0, { kind: 'use', pier: 2, inhabitant: 1 })).toEqual(
      no('Q7', { code: 'no-inhabitant-wanted', tile: 'outpost' }),
    );
    expect(refusal(looking('spice outpost'), 0, { kind: 'use' })).toEqual(no('Q7.1', { code: 'pier-needed' }));
    expect(refusal(looking('spice outpost'), 0, { kind: 'use', pier: 1 })).toEqual(no('Q7.1', { code: 'no-such-pier', pier: 1 }));
    expect(refusal(looking('spice outpost', { outposts: { 2: 'cloth' } }), 0, { kind: 'use', pier: 2 })).toEqual(
      no('Q7.1', { code: 'pier-taken', pier: 2 }),
    );
    expect(refusal(looking('upgrade treasure'), 0, { kind: 'use' })).toEqual(no('Q7.3', { code: 'inhabitant-needed' }));
    expect(refusal(looking('upgrade treasure'), 0, { kind: 'use', inhabitant: 7 })).toEqual(
      no('Q7.3', { code: 'no-inhabitant', inhabitant: 7 }),
    );
    expect(refusal(looking('upgrade treasure', { inhabitants: ['merchant', 'merchant'] }), 0, { kind: 'use', inhabitant: 1 })).toEqual(
      no('Q7.3', { code: 'no-legal-step' }),
    );
  });

  it('when orders are odd', () => {
    expect(refusal(two({ orders: ['spice'] }), 0, { kind: 'order', commodity: 'spice' })).toEqual(
      no('Q3.2', { code: 'already-ordered', commodity: 'spice' }),
    );
    expect(refusal(two({}), 0, { kind: 'forget-orders' })).toEqual(no('Q3.2', { code: 'no-orders' }));
  });

  it('when the hand does not hold the card', () => {
    const over = play(two({ hand: { wood: 6 } }), 0, { kind: 'end' }).state;
    expect(refusal(over, 0, { kind: 'discard', commodity: 'spice' })).toEqual(no('Q2', { code: 'not-in-hand', commodity: 'spice' }));
  });

  it('when the form is wrong', () => {
    expect(refusal(two({}), 0, { kind: 'sail', ship: 1 })).toMatchObject({ rule: 'K1', reasons: [{ code: 'malformed', path: 'to' }] });
    for (const wrong of [
      { kind: 'sail', ship: 0, to: 'b3' },
      { kind: 'sail', ship: 1.5, to: 'b3' },
      { kind: 'sail', ship: 1, to: 'B3' },
      { kind: 'sail', ship: 1, to: 'b0' },
      { kind: 'sail', ship: 1, to: 'b3x' },
      { kind: 'sail', ship: 1, to: 'xb3' },
      { kind: 'sail', ship: 100, to: 'b3' },
      { kind: 'use', pier: 6 },
      { kind: 'use', pier: 0 },
      { kind: 'lose', pier: 'stone' },
      { kind: 'buy', commodity: 'silk' },
      { kind: 'end', seat: 0 },
    ])
      expect(refusal(two({}), 0, wrong)).toMatchObject({ rule: 'K1' });
  });
});
