import type { Box, CardId, Fact, Move, View } from '@archipel/anno1800';
import type { Reason } from '@archipel/kernel';
import type { Company, Names1800, Sentence, Text } from '@archipel/text';
import type { Now } from '../../session/session.ts';
import { tableContexts } from '../../table/contexts.tsx';
import type { Layout } from '../../table/useLayout.ts';
import type { Decision } from '../model/decision.ts';
import type { Folds } from '../model/folds.ts';
import type { Lights } from '../model/lights.ts';
import type { Turn } from '../model/log.ts';
import type { Sources } from '../model/sources.ts';
import type { Choice } from '../model/tableState.ts';
import type { Priced } from '../model/wish.ts';

/** What is: the match as the viewer sees it, what follows from it, and what is being considered. */
export interface Facts {
  readonly now: Now<View, Fact>;
  readonly view: View;
  readonly box: Box;
  /** The viewer's own seat; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly moves: readonly Move[];
  readonly decision: Decision;
  readonly lights: Lights;
  readonly sources: Sources;
  /** R8: hand cards that are picked to be swapped; null while nobody swaps. */
  readonly swapping: readonly CardId[] | null;
  readonly layout: Layout;
  /** What this window has no room for. */
  readonly folds: Folds;
  /** Whether something was taken back and nothing else was done since. */
  readonly canRedo: boolean;
}

/** How it is said. */
export interface Words {
  readonly t: Text['t'];
  readonly text: Text;
  readonly names: Names1800;
  /** Who sits where, for sentences. */
  readonly company: Company;
  /** A name that may break where its language breaks words. */
  hyphenated(name: string): string;
  /** The people of a level: `Farmers`. */
  people(level: number): string;
  playerName(seat: number): string;
  moveSentence(move: Move): Sentence;
  eventSentence(event: Fact): Sentence;
  /** A whole turn in one line. */
  turnSentence(turn: Turn): Sentence;
  /** Why somebody would do something; nothing where a reason has no sentence. */
  reasonSentence(reason: Reason): Sentence | undefined;
}

/** What can be done. The same functions for the whole game. */
export interface Commands {
  /** Sends moves, all or nothing. */
  act(plan: readonly Move[]): void;
  /** Opens the payment sheet, or says why not. */
  want(thing: Priced, from?: Element): void;
  /** Opens a menu beside the thing that it belongs to. */
  choose(choice: Choice, from: Element): void;
  /** A click on a place of one's own: does what is asked, or opens a menu. */
  press(place: string, from: Element): void;
  /** R9: activates a played card, and asks before if that reveals something. */
  activate(card: CardId, from: Element): void;
  /** R2: ends the turn, and asks before if something would be lost. */
  endTurn(from: Element): void;
  searchGood(good: string): void;
  startSwap(): void;
  cancelSwap(): void;
  /** Picks a card to be swapped, or leaves it again. */
  pickCard(card: CardId): void;
  /** Shows a sentence in passing. */
  announce(sentence: string): void;
  undo(count: number): void;
  /** Makes again what was taken back last. */
  redo(): void;
  /** Goes on paying what has been begun, by a whole plan. */
  pay(): void;
  /** Scrolls to a part of the table and focuses it. */
  show(part: Part): void;
  showScore(): void;
}

export type Part = 'market' | 'hand' | 'recruit' | 'upgrade';

export const { TableContext, Deferred, useFacts, useWords, useCommands } = tableContexts<Facts, Words, Commands>();
