import type { MoveKind, Seat } from '@archipel/kernel';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Move } from './schema.ts';

/** One kind of move of this game. */
export type Kind<Name extends Move['kind']> = MoveKind<State, View, Extract<Move, { readonly kind: Name }>, Fact>;

/** The seat of a view from which moves are made. */
export function seatOf(view: View): Seat {
  return view.viewer === 'spectator' ? -1 : view.viewer;
}

/** Nothing that could be done. */
export const NONE: readonly never[] = [];

/** Moves that are the same at every table, so nobody may change them. */
export function shared<Each extends Move>(...moves: readonly Each[]): readonly Each[] {
  for (const move of moves) Object.freeze(move);
  return moves;
}
