import type { View } from '@archipel/anno1800';

type Turn = View['table']['turn'];
type Pending = Turn['pending'][number];

/** What is asked of the viewer at this moment: the screen shows this first. */
export type Decision =
  | { readonly ask: 'over' }
  /** It is somebody else's turn, or the viewer is a spectator. */
  | { readonly ask: 'wait'; readonly seat: number }
  /** R9: which hand card goes. `must`: nothing else can be done before. */
  | { readonly ask: 'discard'; readonly must: boolean; readonly left: number }
  /** R6.1: where the tile is to lie. */
  | { readonly ask: 'place'; readonly tile: string }
  /** R3: what is due next for the thing that is being paid. */
  | { readonly ask: 'pay'; readonly thing: Pending['thing']; readonly due: Pending['owed'][number]; readonly left: number }
  /** R11: which cube of the level goes up. */
  | { readonly ask: 'which'; readonly level: number }
  /** R13, The Editor: which hand card goes. */
  | { readonly ask: 'bury' }
  /** R8, R10, R11, R6.6: the action may go on. */
  | { readonly ask: 'further'; readonly action: 'swap' | 'workforce' | 'upgrade' | 'ships'; readonly left: number }
  /** R6.3: a tile was taken off, so something must be built. */
  | { readonly ask: 'build' }
  /** R2: which action. */
  | { readonly ask: 'act'; readonly actions: number; readonly acted: boolean }
  /** R2: nothing is left but to end the turn. */
  | { readonly ask: 'end' };

export function decisionOf({ viewer, table }: View): Decision {
  const { turn } = table;
  if (table.over) return { ask: 'over' };
  if (viewer !== turn.seat) return { ask: 'wait', seat: turn.seat };
  if (turn.discard !== null) return { ask: 'discard', must: turn.discard.must, left: turn.discard.left };
  const top = turn.pending.at(-1);
  if (top !== undefined) return paying(top);
  return going(turn) ?? (turn.actions > 0 ? { ask: 'act', actions: turn.actions, acted: turn.acted } : { ask: 'end' });
}

function paying({ thing, owed }: Pending): Decision {
  if (thing.kind === 'tile' && thing.field === null) return { ask: 'place', tile: thing.tile };
  const [due] = owed;
  if (due !== undefined) return { ask: 'pay', thing, due, left: owed.length };
  // Paid, and one choice is left: which cube goes up, or which card The Editor takes.
  return thing.kind === 'step' ? { ask: 'which', level: thing.level } : { ask: 'bury' };
}

/** An open action that asks for more, or allows it. */
function going({ open }: Turn): Decision | undefined {
  switch (open?.kind) {
    case 'swap':
      return { ask: 'further', action: 'swap', left: open.left };
    case 'workforce':
      return open.left > 0 ? { ask: 'further', action: 'workforce', left: open.left } : undefined;
    case 'upgrade':
      return open.left > 0 ? { ask: 'further', action: 'upgrade', left: open.left } : undefined;
    case 'build':
      if (open.built.length === 0) return { ask: 'build' };
      return open.ships && open.yards.length > 0 ? { ask: 'further', action: 'ships', left: open.yards.length } : undefined;
    default:
      return undefined;
  }
}
