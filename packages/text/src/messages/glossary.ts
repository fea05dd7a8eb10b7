import type { Sentence } from './sentence.ts';

/** What a thing is: the same for whoever points at it and for whoever listens. */
export interface GlossaryEntry {
  readonly name: string;
  /** What sort of thing it is: `an industry`. */
  readonly kind: string;
  readonly rows: readonly GlossaryRow[];
  /** The numbers of the rules about it, the most important first. */
  readonly rules: readonly string[];
}

export interface GlossaryRow {
  readonly label: string;
  readonly lines: readonly Sentence[];
  /** Whether it is about this moment of a game, and not always so. */
  readonly now: boolean;
}
