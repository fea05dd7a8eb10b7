import type { Dice } from '@archipel/kernel';

/**
 * A player sees its view and the legal moves, and chooses one of them. It never sees the state: there is nothing here to look it up by.
 * Whatever it leaves to chance it takes from the dice, so that a game can be played again.
 */
export type Player<View = unknown, Move = unknown> = (view: View, moves: readonly Move[], dice: Dice) => Move;

/** Any move, each equally likely: the yardstick for all others. */
export const random: Player = (_, moves, dice) => dice.pick(moves);
