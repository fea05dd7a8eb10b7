import type { MoveKind } from '@archipel/kernel';
import * as z from 'zod/mini';
import type { Fact } from '../state/facts.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** A kind of move of this game. */
export type Kind<Move> = MoveKind<State, View, Move, Fact>;

export const NONE: readonly never[] = [];

/** The number of a space, a ship or the like, counted from 1 as on the table. */
export const numberSchema = z.int().check(z.minimum(1), z.maximum(99));
