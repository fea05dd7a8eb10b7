import type { Json, Rules, Seat } from '@archipel/kernel';
import type * as z from 'zod/mini';

/** What a position is worth for a question. */
export interface Standing {
  /** The question is answered, whatever comes. Always false where the most of something is asked for. */
  readonly solved: boolean;
  /** Where the most of something is asked for: how much it is if the turn ends here; null where it may not end here, or lacks what is asked for besides. */
  readonly value: number | null;
}

/** What the search must know of a game besides its rules. Views are those of the player who is asked, during the own turn. */
export interface PuzzleGame<State, View, Move, Question> {
  readonly rules: Rules<State, View, Move, unknown, unknown>;
  readonly questionSchema: z.ZodMiniType<Question>;
  /** Whether a turn has just begun here, so that a question may be asked. */
  asksAt(state: State): Seat | undefined;
  /** The questions that might have an answer here, the most telling first. `end` is what whoever played on from here had come to when the turn ended. */
  questions(view: View, end: View): readonly Question[];
  /** The position in the words of the table, for `positionFormat.build`. What is hidden lies anyhow. */
  describe(state: State): Json;
  standing(question: Question, view: View): Standing;
  /** Whether no line can lead from here to an answer. It may be wrong only by saying no. */
  isHopeless(question: Question, view: View): boolean;
  /**
   * Every way to go on that an answer may need: a move, or several that belong together. What can be left out, or done later just as well, is not
   * among them; undefined where there are too many to list.
   */
  continuations(question: Question, view: View): readonly (readonly Move[])[] | undefined;
  /**
   * What a position still has to spend, more being better in everything, and a text for all the rest: of two positions that are alike in the rest, one that
   * has nothing more of anything leads to nothing that the other does not lead to.
   */
  means(view: View): { readonly rest: string; readonly worth: readonly number[] };
  /** What a move is called in an answer; undefined for the small steps between the decisions. */
  wordFor(question: Question, view: View, move: Move): string | undefined;
}

/** A game about whose questions nothing is known: what the hosts work with. */
export type AnyPuzzleGame = PuzzleGame<unknown, unknown, unknown, unknown>;
