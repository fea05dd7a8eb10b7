import { sentenceOf } from '@archipel/text';
import { describe, expect, it } from 'vitest';
import { fitting, groupsOf } from '../src/plain/moves.ts';
import { branchesOf, treeOf } from '../src/plain/position.ts';

describe('the position as a tree', () => {
  const before = { round: 1, hand: [1, 2], seats: [{ gold: 3 }, { gold: 5 }], notes: {}, look: null };

  it('has a leaf for each plain value and each short list, and a branch for the rest', () => {
    const tree = treeOf(before, undefined);
    expect(tree.map(({ name, value, parts }) => [name, value, parts?.length])).toEqual([
      ['round', 1, undefined],
      ['hand', [1, 2], undefined],
      ['seats', undefined, 2],
      ['notes', {}, undefined],
      ['look', null, undefined],
    ]);
    expect(branchesOf(tree)).toEqual(['/seats', '/seats/0', '/seats/1']);
  });

  it('marks what has changed, and all that it lies in; at first nothing', () => {
    const changed = (view: unknown, old: unknown) => {
      const names = (nodes: ReturnType<typeof treeOf>): readonly string[] =>
        nodes.flatMap(({ path, changed: is, parts = [] }) => [...(is ? [path] : []), ...names(parts)]);
      return names(treeOf(view, old));
    };
    expect(changed(before, undefined)).toEqual([]);
    expect(changed(before, before)).toEqual([]);
    expect(changed({ ...before, seats: [{ gold: 3 }, { gold: 6 }] }, before)).toEqual(['/seats', '/seats/1', '/seats/1/gold']);
    expect(changed({ ...before, hand: [2], look: { space: 'c4' } }, before)).toEqual(['/hand', '/look', '/look/space']);
    // What is gone is seen at what it was in.
    expect(changed({ ...before, seats: [{ gold: 3 }] }, before)).toEqual(['/seats']);
    expect(changed({ ...before, extra: { first: 0 } }, before)).toEqual(['/extra', '/extra/first']);
  });
});

describe('the moves', () => {
  const moves = [{ kind: 'buy', what: 'wood' }, { kind: 'end' }, { kind: 'buy', what: 'stone' }, 'pass'];
  const groups = groupsOf(moves, (move) => sentenceOf(JSON.stringify(move)));
  const nameOf = (kind: string) => (kind === 'buy' ? 'Purchases' : kind);
  const shown = (typed: string) => fitting(groups, typed, nameOf).map(({ kind, moves: some }) => [kind, some.length]);

  it('stand together by kind, in the order of the rules', () => {
    expect(groups.map(({ kind, moves: some }) => [kind, some.length])).toEqual([
      ['buy', 2],
      ['end', 1],
      ['', 1],
    ]);
  });

  it('are found by every word that was typed, in their sentence or the name of their kind', () => {
    expect(shown('')).toHaveLength(3);
    expect(shown(' STONE ')).toEqual([['buy', 1]]);
    expect(shown('purch wood')).toEqual([['buy', 1]]);
    expect(shown('purch')).toEqual([['buy', 2]]);
    expect(shown('gold')).toEqual([]);
  });
});
