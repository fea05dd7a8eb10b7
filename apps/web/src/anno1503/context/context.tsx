import type { Box, Fact, Move, View } from '@archipel/anno1503';
import type { Reason } from '@archipel/kernel';
import type { Sentence, Text } from '@archipel/text';
import { createContext, type ReactNode, useContext } from 'react';
import type { Now } from '../../session/session.ts';
import { tableContexts } from '../../table/contexts.tsx';
import type { Layout } from '../../table/useLayout.ts';
import type { Decision } from '../model/decision.ts';
import type { EventOfTurn } from '../model/event.ts';
import type { Lights } from '../model/lights.ts';
import type { Sheet, Tab, Table1503Event, Table1503State, Wanted } from '../model/tableState.ts';
import type { Reach, Voyage } from '../model/voyage.ts';
import type { Naming } from './naming.tsx';

/** What is true of the match as it stands. */
export interface Facts {
  readonly now: Now<View, Fact>;
  readonly view: View;
  readonly box: Box;
  /** The viewer's own seat; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly moves: readonly Move[];
  readonly decision: Decision;
  readonly lights: Lights;
  /** Where the own ships can get. */
  readonly reaches: readonly Reach[];
  /** Who has looked at which tile. */
  readonly looked: ReadonlyMap<string, readonly number[]>;
  readonly event: EventOfTurn | undefined;
}

/** How it is said. */
export interface Words extends Naming {
  readonly t: Text['t'];
  readonly text: Text;
  playerName(seat: number): string;
  /** With a capital, as a label: names are written small within sentences. */
  label(name: string): string;
  moveSentence(move: Move): Sentence;
  /** Why somebody would do something; nothing where a reason has no sentence. */
  reasonSentence(reason: Reason): Sentence | undefined;
}

/** What can be done. */
export interface Commands {
  /** Sends moves, all or nothing. */
  play(plan: readonly Move[]): void;
  undo(count: number): void;
  /** Makes again what was taken back last. */
  redo(): void;
  /** Opens the sheet of a wish, or says why it cannot be. */
  want(wanted: Wanted, from?: Element): void;
  /** Plans a voyage to a square or a tile, or says why it cannot be. */
  sailTo(square: string): void;
  openSheet(sheet: Sheet | null): void;
  chooseShip(ship: number | null): void;
  planVoyage(voyage: Voyage): void;
  /** Ends the turn; asks first which cards go, if there are too many. */
  endTurn(): void;
  /** Brings a part of the table into sight and focus. */
  show(tab: Tab, selector: string): void;
  update(event: Table1503Event): void;
}

export const { TableContext, Deferred, useFacts, useWords, useCommands } = tableContexts<Facts, Words, Commands>();

interface Open {
  readonly state: Table1503State;
  readonly layout: Layout;
  /** Whether something was taken back and nothing else was done since. */
  readonly canRedo: boolean;
}

const OpenContext = createContext<Open | undefined>(undefined);

/** What is open on the table, and how it is laid out. */
export function OpenTable({ value, children }: { readonly value: Open; readonly children: ReactNode }) {
  return <OpenContext value={value}>{children}</OpenContext>;
}

export function useOpen(): Open {
  const open = useContext(OpenContext);
  if (open === undefined) throw new Error('there is no <OpenTable> around this');
  return open;
}
