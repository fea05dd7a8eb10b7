import { describe, expect, it } from 'vitest';
import { anno1503, objectivesHeld, outcomeOfCounts, progress } from '../src/index.ts';
import { changed } from '../src/state/change.ts';
import { movesOf, play, position } from './table.ts';

const ALL = {
  gold: 30,
  outposts: { 2: 'spice', 3: 'spice', 4: 'tobacco', 5: 'cloth' },
  agreements: 3,
  inhabitants: ['merchant', 'merchant', 'merchant', 'settler', 'settler', 'explorer', 'explorer'],
  buildings: ['school', 'church', 'smithy', 'shipyard'],
};

describe('Q10 objectives', () => {
  it('are held exactly from their number on', () => {
    const state = position({ phase: 'act', turn: 1, seats: [ALL, {}] });
    expect(objectivesHeld(state.open, 0)).toEqual(['gold', 'outposts', 'agreements', 'buildings', 'merchants']);
    expect(objectivesHeld(state.open, 1)).toEqual([]);
    const almost = {
      gold: 29,
      outposts: { 2: 'spice', 3: 'spice', 4: 'tobacco' },
      agreements: 2,
      inhabitants: ['merchant', 'merchant', 'citizen', 'settler', 'settler', 'settler'],
      buildings: ['school', 'church', 'smithy'],
    };
    const before = position({ phase: 'act', seats: [almost, {}] });
    expect(objectivesHeld(before.open, 0)).toEqual([]);
    const [anna] = before.open.seats;
    if (!anna) throw new Error('a seat');
    expect((['gold', 'outposts', 'agreements', 'buildings', 'merchants'] as const).map((each) => progress(anna, each))).toEqual([
      29, 3, 2, 3, 2,
    ]);
  });

  it('three of them at the start of a described turn win before the roll', () => {
    const state = position({ seats: [ALL, {}] });
    expect(state.open).toMatchObject({ phase: 'over', winner: 0 });
    expect(anno1503.active(state)).toEqual([]);
    expect(movesOf(state, 0)).toEqual([]);
    expect(anno1503.outcome(state)?.places).toEqual([1, 2]);
  });

  it('the winner is first also if another holds more', () => {
    const ben = { gold: 29, agreements: 2, outposts: {}, hand: { wood: 1 }, inhabitants: ['explorer', 'settler'] };
    const cem = { gold: 80, agreements: 3 };
    const state = position({ phase: 'act', turn: 0, seats: [ben, cem, {}] });
    const [first, ...others] = state.open.seats;
    if (!first) throw new Error('a seat');
    const merchants = Array.from({ length: 3 }, () => 'merchant' as const);
    const lifted = changed(state, {
      seats: [{ ...first, inhabitants: ['explorer', ...merchants], agreements: [2, 2, 2] }, ...others],
    });
    const { state: over, events } = play(lifted, 0, { kind: 'sell', commodity: 'wood', inhabitant: 1 });
    expect(events.at(-1)).toEqual({ open: { fact: 'won', seat: 0, objectives: ['gold', 'agreements', 'merchants'] } });
    expect(anno1503.outcome(over)).toMatchObject({ places: [1, 2, 3], sheets: [{ total: 3 }, { total: 2 }, { total: 0 }] });
  });

  it('a win leaves nothing open', () => {
    const nearly = { agreements: 3, outposts: ALL.outposts, gold: 20, ships: ['a2'] };
    const state = position({ phase: 'act', islands: { b2: 'gold treasure' }, seats: [nearly, {}] });
    const { state: over } = play(state, 0, { kind: 'look', ship: 1, space: 'b2' }, { kind: 'use' });
    expect(over.open).toMatchObject({ phase: 'over', winner: 0, look: null, asking: null });
    expect(over.secret).toMatchObject({ picks: [], losses: [] });
    expect(anno1503.apply(over, 0, { kind: 'end' })).toMatchObject({ ok: false, illegal: { rule: 'K3' } });
  });

  it('nobody has won while the game goes on', () => {
    expect(anno1503.outcome(position({ seats: [{}, {}] }))).toBe(null);
  });
});

describe('Q10 the bound', () => {
  it('ends the game before the first player could win by a new turn', () => {
    const state = position({ phase: 'act', round: 3, rounds: 3, turn: 1, seats: [ALL, { gold: 99 }] });
    const { state: over, events } = play(state, 1, { kind: 'end' });
    expect(over.open).toMatchObject({ phase: 'over', winner: null, round: 3, turn: 1 });
    expect(events).toEqual([{ open: { fact: 'time-over', rounds: 3 } }]);
    expect(anno1503.outcome(over)?.places).toEqual([1, 2]);
  });

  it('is counted from the first player', () => {
    const state = position({ phase: 'act', round: 3, rounds: 3, turn: 1, first: 1, seats: [{}, {}] });
    const { state: on } = play(state, 1, { kind: 'end' });
    expect(on.open).toMatchObject({ phase: 'roll', turn: 0, round: 3 });
    expect(play(changed(on, { phase: 'act' }), 0, { kind: 'end' }).state.open.phase).toBe('over');
  });

  it('is passed also by the last discard', () => {
    const state = position({ phase: 'act', round: 3, rounds: 3, turn: 1, seats: [{}, { hand: { wood: 6 } }] });
    expect(play(state, 1, { kind: 'end' }, { kind: 'discard', commodity: 'wood' }).state.open.phase).toBe('over');
  });
});

describe('Q10 counted at a cardboard table', () => {
  const counts = { gold: 0, outposts: 0, agreements: 0, buildings: 0, merchants: 0 };
  it('comes out as a match would, with the winner first', () => {
    const [three, four] = [
      { ...counts, gold: 30, agreements: 3, merchants: 3 },
      { ...counts, gold: 31, outposts: 4, buildings: 4, agreements: 3 },
    ];
    expect(outcomeOfCounts([three, four, counts], 0)).toMatchObject({
      places: [1, 2, 3],
      sheets: [{ total: 3 }, { total: 4 }, { total: 0 }],
    });
    expect(outcomeOfCounts([three, four, counts], null).places).toEqual([2, 1, 3]);
    expect(outcomeOfCounts([counts, { ...counts, gold: 2 }, counts], null).places).toEqual([2, 1, 2]);
  });
});
