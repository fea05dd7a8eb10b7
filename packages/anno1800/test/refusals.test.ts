import { describe, expect, it } from 'vitest';
import { anno1800, type Move, type State } from '../src/index.ts';
import { build, CASES, farmer, place, produce } from './refusalCases.ts';

/** What a refusal says to programs: the rule, and every reason with all that belongs to it. Sentences and hints are made of this. */
function refusal(anna: object, moves: readonly Move[], common: object = {}, ben: object = {}) {
  const built = anno1800.positionFormat.build({ ...common, seats: [anna, ben] }, 2);
  if (!built.ok) throw new Error(built.faults.join('; '));
  let state: State = built.state;
  for (const [at, move] of moves.entries()) {
    const step = anno1800.apply(state, 0, move);
    if (!step.ok && at === moves.length - 1) return step.illegal;
    if (!step.ok) throw new Error(`move ${at + 1}: ${JSON.stringify(step.illegal)}`);
    state = step.state;
  }
  return 'played';
}

describe('a price that cannot be paid', () => {
  it('names each good that nothing gives', () => {
    expect(refusal({}, [build('spectacle-factory')])).toEqual({
      rule: 'R3.1',
      reasons: [
        { code: 'no-source', good: 'glass' },
        { code: 'no-source', good: 'brass' },
      ],
    });
    expect(refusal({}, [build('window-factory')])).toEqual({ rule: 'R3.1', reasons: [{ code: 'no-source', good: 'glass' }] });
  });

  it('says which tokens are too few, those on cards counted', () => {
    const hand = { hand: ['aei-12'], onCards: { exploration: 2 } };
    const too = { code: 'too-few-tokens', token: 'exploration', need: 6, have: 3 };
    expect(refusal(hand, [{ kind: 'play', card: 'aei-12' }])).toEqual({ rule: 'R3.1', reasons: [too] });
    expect(refusal({ hand: ['fw-36'], onCards: { exploration: 1 } }, [{ kind: 'play', card: 'fw-36' }])).toBe('played');
  });

  it('says so of trade tokens too', () => {
    const anna = {
      cubes: { worker: 1, artisan: 1 },
      hand: ['nwc-01'],
      spent: { trade: 2 },
      tiles: { 'coast-2': 'distillery', 'coast-3': 'cotton-mill-artisan' },
    };
    const reasons = [{ code: 'too-few-tokens', token: 'trade', need: 1, have: 0 }];
    expect(refusal(anna, [{ kind: 'play', card: 'nwc-01' }])).toEqual({ rule: 'R3.1', reasons });
    const beryl = { objectives: ['beryl-omara'] };
    expect(refusal({ ...anna, onCards: { exploration: 1 } }, [{ kind: 'play', card: 'nwc-01' }], beryl)).toBe('played');
    expect(refusal(anna, [{ kind: 'play', card: 'nwc-01' }], beryl)).toEqual({ rule: 'R3.1', reasons });
  });

  it('else says what there is', () => {
    expect(refusal({ cubes: { worker: 2 }, gold: 4, spent: { trade: 2 } }, [farmer])).toEqual({
      rule: 'R3.1',
      reasons: [{ code: 'too-little', gold: 4, rested: [0, 2, 0, 0, 0], trade: 0 }],
    });
    expect(refusal({ cubes: {}, onCards: { trade: 1 } }, [build('steel-worker')])).toEqual({
      rule: 'R3.1',
      reasons: [{ code: 'too-little', gold: 0, rested: [0, 0, 0, 0, 0], trade: 3 }],
    });
  });

  it('is refused with the number of the voyage', () => {
    const reasons = [{ code: 'too-few-tokens', token: 'exploration', need: 2, have: 1 }];
    expect(refusal({ oldWorld: ['ow-04'] }, [{ kind: 'settle' }])).toEqual({ rule: 'R12.1', reasons });
    expect(refusal({ newWorld: ['nw-04'] }, [{ kind: 'explore' }])).toEqual({ rule: 'R12.2', reasons });
    expect(refusal({}, [{ kind: 'expedition' }])).toEqual({ rule: 'R12.3', reasons });
  });

  it('that could be paid but for this source says that the rest could not', () => {
    const anna = { cubes: { artisan: 1 }, exhausted: { farmer: 1 }, gold: 3, spent: { trade: 2 } };
    const moves = [build('steel-worker'), place('coast-2'), produce('bricks', 'land-7')];
    expect(refusal(anna, [...moves, { kind: 'end-shift', level: 'farmer', at: 'exhausted' }])).toEqual({
      rule: 'R3.1',
      reasons: [{ code: 'rest-unpayable' }, { code: 'too-little', gold: 2, rested: [1, 0, 0, 0, 0], trade: 0 }],
    });
  });
});

describe('a refusal says what stands in the way', () => {
  for (const [what, anna, moves, rule, reason, common, ben] of CASES)
    it(what, () => expect(refusal(anna, moves, common, ben)).toEqual({ rule, reasons: [reason] }));
});
