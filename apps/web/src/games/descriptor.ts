import type { Json } from '@archipel/kernel';
import type { Level } from '@archipel/protocol';
import type { ComponentType } from 'react';
import type { IconName } from '../pieces/index.ts';
import type { CurtainParts } from '../table/curtainParts.ts';
import type { ReviewParts } from '../table/reviewParts.ts';
import type { RulesParts } from '../table/rulesParts.ts';
import type { SheetParts } from '../table/sheetParts.ts';
import type { TableProps } from '../table/tableProps.ts';
import type { Length } from './length.ts';
import type { Gap } from './options/gaps.ts';
import type { OptionsProps } from './options/optionsProps.ts';
import type { GameStatistics } from './statistics.ts';

/** `beginners`: for a first game; `short`: with fewer rounds. */
export interface QuickWay {
  readonly id: 'beginners' | 'short';
  readonly options: Json;
  /** The rounds after which it ends, where they are not those of a whole game. */
  readonly rounds?: number;
  /** Whether the objectives are those printed for beginners. */
  readonly beginners?: boolean;
}

/**
 * All that the pages know of a game. Its rules are found by its id in packages/games, its words in packages/text; a game without words is
 * told as data, one without a table is played at the plain table, one without a form is played with the options that its rules give it.
 */
export interface GameDescriptor {
  readonly id: string;
  /** Games are called the same in every language. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly length: Length;
  /** The drawing beside its name. */
  readonly icon: IconName;
  /** The bots that are offered, weakest first. */
  readonly levels: readonly [Level, ...Level[]];
  /** Whether its bots have styles. */
  readonly styles?: boolean;
  /**
   * For a game at once against bots. The person sits on the first chair and should begin: whoever wants to play at once should not have
   * to wait for bots first.
   */
  readonly quickOptions: Json;
  /** Other ways to play at once, beside the whole game. */
  readonly quickWays?: readonly QuickWay[];
  /** What was agreed and does not fit this number of chairs. */
  readonly gaps?: (options: Json, chairs: number) => readonly Gap[];
  readonly statistics?: GameStatistics;
  readonly loadOptions?: () => Promise<ComponentType<OptionsProps>>;
  /** What is public of the game, for the curtain between people at one screen. */
  readonly loadCurtain?: () => Promise<CurtainParts>;
  /** What the pages of its rules show besides the sentences. */
  readonly loadRules?: () => Promise<RulesParts>;
  /** What a review shows of it besides its table. */
  readonly loadReview?: () => Promise<ReviewParts>;
  /** Its score sheet for cardboard tables. */
  readonly loadSheet?: () => Promise<SheetParts>;
  /** How the page of its box draws what a price takes. */
  readonly loadBoxPicture?: () => Promise<ComponentType<{ readonly id: string }>>;
  readonly loadTable?: () => Promise<ComponentType<TableProps>>;
}
