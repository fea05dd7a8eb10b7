import { type Dice, isRecord } from '@archipel/kernel';

/**
 * A player sees its view and the legal moves, and chooses one of them. It never sees the state: there is nothing here to look it up by.
 * Whatever it leaves to chance it takes from the dice, so that a game can be played again.
 */
export type Player<View = unknown, Move = unknown> = (view: View, moves: readonly Move[], dice: Dice) => Move;

/** Any move, each equally likely: the yardstick for all others. */
export const random: Player = (_, moves, dice) => dice.pick(moves);

/** A kind of move first, then a move of that kind: what is rare comes up as often as what has long lists. For testing and for recording. */
export const varied: Player = (_, moves, dice) => {
  const kinds = new Map<unknown, unknown[]>();
  for (const move of moves) {
    const kind = isRecord(move) ? move['kind'] : undefined;
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return dice.pick(dice.pick([...kinds.values()]));
};
