import { type IllegalMove, KERNEL_RULES, type Rules, type Viewer } from '@archipel/kernel';

/** Moves that were tried on what the viewer can see. */
export type DryRun<View> = AllLegal<View> | SomeIllegal<View>;

/** As far as can be known, all of them are legal. */
interface AllLegal<View> extends Tried<View> {
  readonly legal: true;
}

interface SomeIllegal<View> extends Tried<View> {
  readonly legal: false;
  /** Why the first move behind `planLength` is refused. */
  readonly illegal: IllegalMove;
}

interface Tried<View> {
  /** The view after the moves, up to the first that reveals something. */
  readonly view: View;
  /** Whether one of them reveals something: there is no way back behind it, and no plan goes on behind it (K5). */
  readonly reveals: boolean;
  /** How many of them can be one plan: all that are legal in order, up to the first that reveals something. */
  readonly planLength: number;
}

/** Tries moves of the viewer without making them. Nothing hidden takes part. */
export function dryRun<State, View extends { readonly viewer: Viewer }, Move>(
  rules: Pick<Rules<State, View, Move, unknown, unknown>, 'visibleState' | 'view' | 'apply'>,
  view: View,
  moves: readonly Move[],
): DryRun<View> {
  const { viewer } = view;
  // K2: a spectator is never active.
  if (viewer === 'spectator')
    return {
      view,
      legal: false,
      reveals: false,
      planLength: 0,
      illegal: { rule: KERNEL_RULES.turn, reasons: [{ code: 'not-active', active: [] }] },
    };
  let state = rules.visibleState(view);
  for (const [at, move] of moves.entries()) {
    const step = rules.apply(state, viewer, move);
    const before = rules.view(state, viewer);
    if (!step.ok) return { view: before, legal: false, reveals: false, planLength: at, illegal: step.illegal };
    if (step.reveals.length > 0) return { view: before, legal: true, reveals: true, planLength: at + 1 };
    state = step.state;
  }
  return { view: rules.view(state, viewer), legal: true, reveals: false, planLength: moves.length };
}
