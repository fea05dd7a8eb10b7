import { type Dice, isRecord, type Reason } from '@archipel/kernel';

/** What a player may spend on one choice. It has no clock of its own: whoever asks it knows what time it is. */
export interface Budget {
  /** Whatever is left to chance comes from here, so that a game can be played again. */
  readonly dice: Dice;
  /** Asked before every further iteration, with the number of those that are done: equal answers give equal choices. */
  more(done: number): boolean;
}

/** One of the moves that a player looked at: what it thinks of it, in its own measure, and why. */
export interface Candidate<Move> {
  readonly move: Move;
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/**
 * A player sees its view and the legal moves, and chooses one of them. It never sees the state: there is nothing here to look it up by.
 * An outside bot has the same interface.
 */
export interface Player<View = unknown, Move = unknown> {
  choose(view: View, moves: readonly Move[], budget: Budget): Move;
  /** The best moves, best first, with reasons: the first is what it would choose. */
  advise(view: View, moves: readonly Move[], budget: Budget): readonly Candidate<Move>[];
}

/** A player that has no reasons to give. */
function withoutReasons(choose: Player['choose']): Player {
  return { choose, advise: (view, moves, budget) => [{ move: choose(view, moves, budget), value: 0, reasons: [] }] };
}

/** Any move, each equally likely: the yardstick for all others. */
export const random: Player = withoutReasons((_, moves, { dice }) => dice.pick(moves));

/** A kind of move first, then a move of that kind: what is rare comes up as often as what has long lists. For testing and for recording. */
export const varied: Player = withoutReasons((_, moves, { dice }) => {
  const kinds = new Map<unknown, unknown[]>();
  for (const move of moves) {
    const kind = isRecord(move) ? move['kind'] : undefined;
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return dice.pick(dice.pick([...kinds.values()]));
});

/** A player that gives every move a worth and takes the best; among equals the dice choose. */
export function bestByScore<View, Move>(score: (view: View, moves: readonly Move[]) => readonly Candidate<Move>[]): Player<View, Move> {
  const advise: Player<View, Move>['advise'] = (view, moves, { dice }) => {
    // Shuffled first, and sorted in a way that keeps the order of equals.
    return dice.shuffle(score(view, moves)).toSorted((a, b) => b.value - a.value);
  };
  return {
    advise,
    choose(view, moves, budget) {
      const [best] = advise(view, moves, budget);
      if (best === undefined) throw new RangeError('there is no move to choose');
      return best.move;
    },
  };
}

/** So many iterations, however long they take: what can be repeated. */
export function thinking(dice: Dice, most: number): Budget {
  return { dice, more: (done) => done < most };
}
