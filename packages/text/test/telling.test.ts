import { describe, expect, it } from 'vitest';
import { loadTelling, partsOf, readable, readableValue } from '../src/index.ts';

const company = { viewer: 0, players: ['Anna', 'Ben', 'Cleo'] };

describe('a game is told by its id', () => {
  it('in its own sentences, where it has some', async () => {
    const [old, later] = [await loadTelling('de', 'anno1503'), await loadTelling('en', 'anno1800')];
    expect(old.event({ fact: 'rolled', seat: 1, die: 4 }, company).text).toBe('Ben würfelt eine 4.');
    expect(old.move({ kind: 'buy', commodity: 'wood' }, company).text).toBe('Holz kaufen');
    expect(old.kind('buy')).toBe('Kaufen');
    expect(old.reason({ code: 'wins' })?.text).toBe('Das gewinnt das Spiel.');
    expect(old.scoreLine('outposts')).toBe('Kontore');
    expect(old.refusal({ rule: 'Q5', reasons: [{ code: 'hand-empty', from: 2 }] }, company)[0]?.text).toContain('Cleo');
    expect(later.event({ fact: 'festival', seat: 1 }, company).text).toMatch(/^Ben celebrates a festival/);
    expect(later.move({ kind: 'recruit', level: 'farmer' }, company).text).toBe('Recruit a Farmer');
    expect(later.kind('forget-orders')).toBe('Forget orders');
    expect(later.scoreLine('fireworks')).toBe('Fireworks');
  });

  it('as readable data, where it has none', async () => {
    const { event, move, kind, reason, refusal, scoreLine } = await loadTelling('en', 'shells');
    expect(event({ fact: 'dived', seat: 1, shell: 3 }, company).text).toBe('Ben: dived, shell 3');
    expect(event({ fact: 'dived', seat: 1, shell: 3 }, company).parts[0]).toEqual({ kind: 'seat', id: '1', text: 'Ben' });
    expect(event({ fact: 'storm', seats: [0, 2] }, company).text).toBe('Storm, you and Cleo');
    expect(move({ kind: 'finish', polish: true }, company).text).toBe('Finish, polish yes');
    expect(move('pass', company).text).toBe('Pass');
    expect(kind('put-back')).toBe('Put back');
    expect(reason({ code: 'looked-ahead', trials: 4 })?.text).toBe('Looked ahead, trials 4');
    expect(scoreLine('shown')).toBe('Shown');
    expect(refusal({ rule: 'S2', reasons: [{ code: 'deck-empty' }] }, company)[0]?.text).toBe(
      'The rules do not allow this now (S2: deck empty).',
    );
    expect(refusal({ rule: 'K2', reasons: [{ code: 'not-active', active: [1, 2] }] }, company)[0]?.text).toBe(
      'It is not your turn: Ben and Cleo must act first.',
    );
    expect(refusal({ rule: 'S9', reasons: [] }, company)).toHaveLength(1);
  });

  it('with the parts that it needs', () => {
    expect(partsOf('anno1503')).toEqual(['shell', 'table', 'anno1503']);
    expect(partsOf('shells')).toEqual(['shell', 'table']);
    expect(partsOf('constructor')).toEqual(['shell', 'table']);
  });
});

it('data can be read', () => {
  expect(readable('homeIslands')).toBe('home islands');
  expect(readable('golden-times')).toBe('golden times');
  expect(readableValue({ at: 'c4', spent: 0, left: null, held: [], to: ['a', 'b'] })).toBe('at c4, spent 0, left –, held –, to a, b');
});
