import { affordable, anno1800, type State, type View } from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { dryRun } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { sourceKey } from '../src/anno1800/model/bill.ts';
import { previewOf } from '../src/anno1800/model/planPreview.ts';
import { alternativesOf, billFor, consequenceOf, movesOf, proposalFor, proposalForBegun } from '../src/anno1800/model/proposal.ts';

/** Views of a whole game of medium players, at the beginning of turns and in the middle of payments. */
const fresh: View[] = [];
const begun: View[] = [];

beforeAll(() => {
  const medium = playerByName('medium', 'anno1800');
  if (medium === undefined) throw new Error('there is no medium player');
  const dice = diceFrom(seeded('proposals'));
  let state: State = anno1800.setup(anno1800.schemas.options.parse({}), 3, 'proposals');
  for (let moves = 0; moves < 900; moves++) {
    const [seat] = anno1800.active(state);
    if (seat === undefined) break;
    const view = anno1800.view(state, seat);
    const { turn } = view.table;
    if (turn.pending.length > 0) begun.push(view);
    else if (!turn.acted && moves % 7 === 0) fresh.push(view);
    const move = medium.choose(view, anno1800.moves(view), { dice, more: () => false });
    const step = anno1800.apply(state, seat, move);
    if (!step.ok) throw new Error(step.illegal.rule);
    state = step.state;
  }
});

const wishes = function* () {
  for (const view of fresh) {
    for (const { thing, reach } of affordable(view)) yield { view, thing, payable: reach === 'payable' };
  }
};

describe('what a wish costs', () => {
  test('whatever is payable has a proposal, and nothing else has one', () => {
    let payable = 0;
    for (const wish of wishes()) {
      const proposal = proposalFor(wish.view, wish.thing);
      expect(proposal !== undefined && proposal.plans.length > 0, JSON.stringify(wish.thing)).toBe(wish.payable);
      if (wish.payable) payable += 1;
    }
    expect(payable).toBeGreaterThan(100);
  });

  test('every plan that is proposed is legal from the first move to the last', () => {
    for (const { view, thing, payable } of wishes()) {
      const proposal = payable ? proposalFor(view, thing) : undefined;
      for (const plan of proposal?.plans.slice(0, 5) ?? []) {
        expect(proposal && dryRun(anno1800, view, movesOf(proposal, plan)).legal).toBe(true);
      }
    }
  });

  test('what has been begun can be paid to the end, or waits for something else than payment', () => {
    let paid = 0;
    for (const view of begun) {
      const proposal = proposalForBegun(view);
      const plan = proposal?.plans[0];
      if (proposal === undefined || plan === undefined || plan.moves.length === 0) continue;
      expect(dryRun(anno1800, view, movesOf(proposal, plan)).legal).toBe(true);
      paid += 1;
    }
    expect(paid).toBeGreaterThan(50);
  });

  test('the bill has a line for every good of the cost, and cubes and tokens of a kind on one line', () => {
    for (const { view, thing, payable } of wishes()) {
      const proposal = payable ? proposalFor(view, thing) : undefined;
      const plan = proposal?.plans[0];
      if (proposal === undefined || plan === undefined) continue;
      const bill = billFor(proposal, plan);
      const goods = proposal.owed.filter((item) => item.kind === 'good').length;
      expect(bill.filter(({ item }) => item.kind === 'good')).toHaveLength(goods);
      const counted = bill.reduce((sum, { item, source }) => sum + (item.kind !== 'good' && 'count' in source ? source.count : 1), 0);
      expect(counted).toBe(proposal.owed.length);
    }
  });

  test('another source leads to a plan that uses it', () => {
    let swapped = 0;
    for (const { view, thing, payable } of wishes()) {
      const proposal = payable ? proposalFor(view, thing) : undefined;
      const plan = proposal?.plans[0];
      if (proposal === undefined || plan === undefined) continue;
      for (const [line] of billFor(proposal, plan).entries()) {
        for (const other of alternativesOf(proposal, plan, line)) {
          const source = billFor(proposal, other.plan)[line]?.source;
          expect(source && sourceKey(source)).toBe(sourceKey(other.source));
          swapped += 1;
        }
      }
    }
    expect(swapped).toBeGreaterThan(10);
  });

  test('voyages reveal something, buildings do not', () => {
    const seen = new Set<string>();
    for (const { view, thing, payable } of wishes()) {
      const proposal = payable ? proposalFor(view, thing) : undefined;
      const plan = proposal?.plans[0];
      if (proposal === undefined || plan === undefined) continue;
      const { reveals } = consequenceOf(view, movesOf(proposal, plan));
      expect(reveals).toBe(['settle', 'explore', 'expedition'].includes(thing.kind));
      seen.add(thing.kind);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['build', 'play', 'recruit', 'upgrade', 'settle']));
  });

  test('a ghost shows where the tile will lie and who works for it', () => {
    const ghost = previewOf([
      { kind: 'build', tile: 'bakery' },
      { kind: 'place', field: 'land-7' },
      { kind: 'end-shift', level: 'worker', at: 'land-2' },
      { kind: 'produce', good: 'bricks', field: 'land-2' },
      { kind: 'trade', good: 'steel', from: 1 },
      { kind: 'token', token: 'trade', from: 'ships' },
    ]);
    expect(ghost.tile).toEqual({ step: 3, id: 'bakery', field: 'land-7' });
    expect(ghost.work).toEqual([{ step: 1, field: 'land-2', good: 'bricks' }]);
    expect(ghost.trades).toEqual([{ step: 2, from: 1, good: 'steel' }]);
    expect(ghost.ends).toEqual([{ level: 'worker', at: 'land-2' }]);
    expect(ghost.tokens).toEqual([{ token: 'trade', from: 'ships' }]);
  });
});
