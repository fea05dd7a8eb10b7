import { diceFrom, seeded } from '@archipel/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { affordable, anno1800, type ChainStep, chainTo, type State, type View, why } from '../src/index.ts';

/** Views at the beginning of turns of a game that is played at random, as a beginner would. */
const views: View[] = [];

beforeAll(() => {
  const dice = diceFrom(seeded('chains'));
  let state: State = anno1800.setup(anno1800.schemas.options.parse({}), 3, 'chains');
  for (let count = 0; count < 3000; count++) {
    const [seat] = anno1800.active(state);
    if (seat === undefined) break;
    const view = anno1800.view(state, seat);
    const { turn } = view.table;
    if (!turn.acted && turn.pending.length === 0 && turn.discard === null && count % 90 === 0) views.push(view);
    const moves = anno1800.moves(view);
    const step = anno1800.apply(state, seat, moves[dice.below(moves.length)]);
    if (!step.ok) throw new Error(step.illegal.rule);
    state = step.state;
  }
});

const actionsOf = (steps: readonly ChainStep[]) => steps.filter(({ kind }) => kind !== 'activate').length;

describe('the shortest way to something', () => {
  it('is empty exactly where it can be had now, and there is none for a spectator', () => {
    for (const view of views) {
      for (const { thing, reach } of affordable(view)) {
        const chain = chainTo(view, thing, 0);
        expect(chain?.length === 0, JSON.stringify(thing)).toBe(reach === 'payable');
      }
      expect(chainTo(anno1800.view(anno1800.visibleState(view), 'spectator'), { kind: 'settle' })).toBeUndefined();
    }
  });

  it('is no longer than a single step of one’s own where one would do', () => {
    let near = 0;
    for (const view of views) {
      for (const { thing, reach } of affordable(view)) {
        if (reach !== 'near') continue;
        const single = why(view, thing)?.changes.map(({ change }) => change) ?? [];
        const activates = single.some(({ kind }) => kind === 'activate');
        if (!activates && !single.some((change) => change.kind === 'festival' || (change.kind === 'build' && change.payable))) continue;
        const chain = chainTo(view, thing);
        // A building that could be paid for may cost just what it was to help with: then the way is longer.
        if (chain === undefined) continue;
        near += 1;
        if (activates) expect(actionsOf(chain)).toBe(0);
        if (single.some(({ kind }) => kind === 'festival')) expect(actionsOf(chain)).toBeLessThanOrEqual(1);
      }
    }
    expect(near).toBeGreaterThan(5);
  });

  it('leads further than one step', () => {
    const lengths = new Map<number, number>();
    for (const view of views.slice(0, 4)) {
      for (const { thing, reach } of affordable(view)) {
        if (reach !== 'far' || thing.kind !== 'play') continue;
        const chain = chainTo(view, thing);
        if (chain) lengths.set(actionsOf(chain), (lengths.get(actionsOf(chain)) ?? 0) + 1);
      }
    }
    expect(Math.max(...lengths.keys())).toBeGreaterThan(1);
  });

  it('tries no more steps than it is allowed to, and is the same every time', () => {
    const [view] = views;
    if (view === undefined) throw new Error('there is no view');
    for (const { thing } of affordable(view)) {
      expect(chainTo(view, thing)).toEqual(chainTo(view, thing));
      if (chainTo(view, thing, 0)?.length !== 0) expect(chainTo(view, thing, 0)).toBeUndefined();
    }
  });
});
