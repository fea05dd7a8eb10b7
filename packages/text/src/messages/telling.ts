import type { IllegalMove, Reason } from '@archipel/kernel';
import type { Company } from './company.ts';
import type { Sentence } from './sentence.ts';

/** How one game is told in one language: the same questions for every game. */
export interface Telling<Fact = unknown, Move = unknown> {
  /** What has happened, as a sentence of the log. */
  event(fact: Fact, company: Company): Sentence;
  /** What a move is: for buttons, lists and screen readers. */
  move(move: Move, company: Company): Sentence;
  /** Moves of one kind stand together: what the kind is called, where it has a name. */
  kind(kind: string): string;
  /** Why a bot would make a move; nothing where its reason has no sentence. */
  reason(reason: Reason): Sentence | undefined;
  /** Why a move was refused. */
  refusal(illegal: IllegalMove, company: Company): readonly Sentence[];
  /** The name of a line of the score sheet. */
  scoreLine(line: string): string;
}
