import type { Move, View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import type { Decision } from './decision.ts';
import { mayOrder } from './orders.ts';
import type { Reach } from './voyage.ts';

/** What can be done in a turn. */
export const ACTIONS = ['sell', 'buy', 'develop', 'place', 'launch', 'branch', 'orders', 'sail'] as const;
export type Action = (typeof ACTIONS)[number];

interface Moment {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly reaches: readonly Reach[];
}

/** How many things an action can be done with now. */
export function possible({ moves, reaches, view }: Moment, action: Action): number {
  const count = (kind: string) => moves.filter((move) => move.kind === kind).length;
  switch (action) {
    case 'sell':
      return new Set(moves.flatMap((move) => (move.kind === 'sell' ? [move.commodity] : []))).size;
    case 'buy':
      return count('buy') > 0 ? 1 : 0;
    case 'place':
      return count('place') > 0 ? 1 : 0;
    case 'launch':
      return count('place-ship');
    case 'orders':
      return mayOrder(view) ? 1 : 0;
    case 'sail':
      return reaches.length;
    default:
      return count(action);
  }
}

/** The actions that are offered at this moment: before the roll the Big Branch alone, if it can be used (Q8); without the building never. */
export function offered(moment: Moment & { readonly decision: Decision; readonly seat: Seat | undefined }): readonly Action[] {
  const { decision, view, seat } = moment;
  if (decision.ask === 'roll') return possible(moment, 'branch') > 0 ? ['branch'] : [];
  if (decision.ask !== 'act' && decision.ask !== 'sail') return [];
  const has = seat !== undefined && (view.seats[seat]?.buildings.includes('big-branch') ?? false);
  return ACTIONS.filter((action) => action !== 'branch' || has);
}
