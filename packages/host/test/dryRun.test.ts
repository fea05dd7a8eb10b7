import { describe, expect, it } from 'vitest';
import { shells } from '../../conformance/test/shells.ts';
import { dryRun } from '../src/index.ts';

const view = shells.view(shells.setup({ rounds: 2 }, 2, 'dry'), 0);
const show = { kind: 'show', shell: view.hand[0] ?? 0 } as const;
const plain = { kind: 'finish', polish: false } as const;
const polish = { kind: 'finish', polish: true } as const;
const rest = { kind: 'rest' } as const;

describe('a dry run', () => {
  it('shows the view after moves that reveal nothing', () => {
    const run = dryRun(shells, view, [show, plain]);
    expect(run).toMatchObject({ legal: true, reveals: false, planLength: 2, view: { phase: 'rest' } });
    expect(run.view.seats[0]?.shown).toEqual([show.shell]);
  });

  it('ends a plan with the move that reveals something, and shows the view before it', () => {
    expect(dryRun(shells, view, [show, polish, rest])).toMatchObject({
      legal: true,
      reveals: true,
      planLength: 2,
      view: { phase: 'finish' },
    });
  });

  it('says where a plan is refused, and why', () => {
    const run = dryRun(shells, view, [show, rest]);
    expect(run).toMatchObject({ legal: false, reveals: false, planLength: 1, illegal: { rule: 'S2' } });
  });

  it('lets a spectator do nothing', () => {
    const watching = shells.view(shells.setup({ rounds: 2 }, 2, 'dry'), 'spectator');
    expect(dryRun(shells, watching, [show])).toMatchObject({ legal: false, planLength: 0 });
  });
});
