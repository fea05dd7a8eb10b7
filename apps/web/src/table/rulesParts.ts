import type { AnyRules, Scenario } from '@archipel/kernel';
import type { Company, GlossaryEntry, Mention, Text } from '@archipel/text';
import type { ComponentType, ReactNode } from 'react';
import type { Now } from '../session/session.ts';

/** A word of a game, as at its table. */
export interface Word {
  readonly mark: string;
  readonly entry: GlossaryEntry;
  readonly picture: ReactNode;
}

/** A little play that shows a rule. */
export interface Example {
  readonly id: string;
  /** The rule that it stands beside. */
  readonly rule: string;
  /** The parts of the table that it is drawn with. */
  readonly shows: readonly string[];
  readonly scenario: Scenario;
  /** The same with one thing changed. Its words are `<id>-if`, `-is`, `-else` and `-told`. */
  readonly otherwise?: Scenario;
}

export interface ExampleBoardProps {
  readonly now: Now;
  readonly company: Company;
  readonly shows: readonly string[];
  /** What is about to be played, drawn as a plan; none where it would be refused. */
  readonly moves: readonly unknown[];
}

/** What a game brings to the pages of its rules. */
export interface RulesParts {
  readonly rules: AnyRules;
  /** Everything that can be pointed at on the table, with what it is. */
  words(text: Text): Promise<readonly Word[]>;
  readonly examples: readonly Example[];
  /** Draws a position with the parts of the table. */
  readonly Board: ComponentType<ExampleBoardProps>;
  /** What a section names prices for, from the box itself; nothing for the others. */
  readonly Prices: ComponentType<{ readonly section: string }>;
  /** The pictures in its sentences. */
  pictureOf(mention: Mention): ReactNode;
}
