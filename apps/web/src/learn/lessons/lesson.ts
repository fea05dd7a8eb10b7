import type { Json, Seat } from '@archipel/kernel';

/** Some fields of a move or a fact, with their values: whatever else it has does not matter. */
export type Pattern = Readonly<Record<string, Json>>;

/** What a seat plays by itself between two steps. */
export interface Turn {
  readonly seat: Seat;
  readonly moves: readonly Pattern[];
}

/**
 * One thing to learn, as data. Its sentences have its id: `<area>.<id>-title`, `-do`, `-about`, `-why1` and so on.
 */
export interface LessonStep<Id extends string = string> {
  readonly id: Id;
  /** A position that is laid out for it, in the words of docs/scenarios.md; without one the step goes on where the last one ended. */
  readonly position?: Json;
  /** What is played before it begins: the end of the own turn, and the turns of others. */
  readonly before?: readonly Turn[];
  /** One way to do it, move by move. None: there is something to read, and nothing to do. */
  readonly moves: readonly Pattern[];
  /** What may be played meanwhile: every move must fit one of these. */
  readonly allows: readonly Pattern[];
  /** The fact that shows that it is done. */
  readonly done?: Pattern;
  /** Where to press, as selectors: the first that is in sight is lit. So the last answer stands first, and the way to it behind. */
  readonly lit: readonly string[];
  /** The things that its sentences mention, by the names of their placeholders, as marks of the glossary: `good beer`. The first is pictured. */
  readonly things: Readonly<Record<string, string>>;
  /** The rules behind its reasons, one for each; so many reasons there are. */
  readonly rules: readonly string[];
}

export interface Lesson<Id extends string = string> {
  readonly game: string;
  /** Where its sentences are. */
  readonly area: 'guide1800' | 'guide1503';
  readonly seats: number;
  readonly options: Json;
  readonly steps: readonly [LessonStep<Id>, ...LessonStep<Id>[]];
}

/** The learner sits here. */
export const LEARNER: Seat = 0;

/** Whether a move or a fact has all that a pattern names. */
export function fits(value: unknown, pattern: Pattern): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(pattern).every(([name, wanted]) => JSON.stringify(fields.get(name)) === JSON.stringify(wanted));
}

/** Whether nothing has to be played for a step. */
export const isReading = ({ moves }: LessonStep): boolean => moves.length === 0;
