import type { MoveKind, Seat } from '@archipel/kernel';
import type { Fact } from '../state/facts.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import type { Move } from './schema.ts';

/** One kind of move of this game. */
export type Kind<Name extends Move['kind']> = MoveKind<State, View, Extract<Move, { readonly kind: Name }>, Fact>;

/** The seat of a view from which moves are made. */
export function seatOf(view: View): Seat {
  return view.viewer === 'spectator' ? -1 : view.viewer;
}

/** Nothing that could be done. */
export const NONE: readonly never[] = [];
