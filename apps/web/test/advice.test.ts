import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import { advice1503 } from '../src/learn/advice/advice1503.ts';
import { advice1800 } from '../src/learn/advice/advice1800.ts';

/** What the first of two players is advised to at a position (docs/scenarios.md), after some moves. */
function advised1800(player: object, moves: readonly unknown[] = []) {
  const built = anno1800.positionFormat.build({ seats: [player, {}] }, 2);
  if (!built.ok) throw new Error(built.faults.join());
  let { state } = built;
  for (const move of moves) {
    const step = anno1800.apply(state, 0, move);
    if (!step.ok) throw new Error(JSON.stringify(step));
    state = step.state;
  }
  return advice1800(anno1800.view(state, 0));
}

function advised1503(position: object, player: object) {
  const built = anno1503.positionFormat.build({ ...position, seats: [{ island: 'A', ...player }, { island: 'B' }] }, 2);
  if (!built.ok) throw new Error(built.faults.join());
  return advice1503(anno1503.view(built.state, 0));
}

describe('a beginner of Anno 1800 hears', () => {
  const wanted = { hand: ['fw-36', 'fw-01'], onCards: { exploration: 2 } };

  it('that a card can be played, and how many', () => {
    expect(advised1800(wanted)).toEqual({ id: 'play', things: {}, count: 1 });
  });

  it('that a festival brings nothing while everybody is rested', () => {
    expect(advised1800({ hand: ['fw-01'] })?.id).toBe('rested');
  });

  it('that a festival is worth it once few are rested, and nothing in between', () => {
    expect(advised1800({ cubes: { farmer: 1 }, exhausted: { farmer: 4, worker: 3 }, hand: ['fw-01'] })?.id).toBe('festival');
    expect(advised1800({ cubes: { farmer: 4 }, exhausted: { worker: 3 }, hand: ['fw-01'] })).toBeUndefined();
  });

  it('of a free effect after the action, and nothing in the middle of a payment', () => {
    const token = { kind: 'token', token: 'exploration', from: 'cards' };
    expect(advised1800(wanted, [{ kind: 'play', card: 'fw-36' }])).toBeUndefined();
    expect(advised1800(wanted, [{ kind: 'play', card: 'fw-36' }, token, token])?.id).toBe('effect');
  });
});

describe('a beginner of Anno 1503 hears', () => {
  const act = { phase: 'act', throws: [2] };

  it('nothing before the roll', () => {
    expect(advised1503({}, { hand: { cloth: 1 } })).toBeUndefined();
  });

  it('who would buy what', () => {
    expect(advised1503(act, { hand: { cloth: 1 } })).toMatchObject({
      id: 'sell',
      things: { level: 'level settler', commodity: 'commodity cloth' },
    });
  });

  it('of people that can be paid for, before anything is sold', () => {
    expect(advised1503(act, { hand: { wood: 1, tools: 1 } })?.id).toBe('place');
    expect(advised1503(act, { hand: { cloth: 1, stone: 2 } })?.id).toBe('develop');
  });

  it('that the ship can still sail', () => {
    expect(advised1503(act, { hand: {} })?.id).toBe('sail');
    expect(advised1503(act, { hand: {}, ships: [null, null] })).toBeUndefined();
  });
});
