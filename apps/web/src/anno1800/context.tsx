import type { Box, Move, Opening, View } from '@archipel/anno1800';
import type { Company, Names1800, Text } from '@archipel/text';
import { createContext, type ReactNode, useContext } from 'react';
import type { Now } from '../session/session.ts';
import type { Ghost } from '../sheet/ghost.ts';
import type { Priced } from './asking.ts';
import type { Decision } from './model/decision.ts';
import type { Lights } from './model/lights.ts';
import type { Sources } from './model/sources.ts';

/** What every part of the table knows and can do. Made anew whenever the match changes (`Table.tsx`). */
export interface Shared {
  readonly now: Now;
  readonly view: View;
  readonly box: Box;
  /** The seat that one plays; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly moves: readonly Move[];
  readonly decision: Decision;
  readonly lights: Lights;
  readonly sources: Sources;
  readonly t: Text['t'];
  readonly text: Text;
  readonly names: Names1800;
  /** Who sits where, for sentences. */
  readonly who: Company;
  /** A name that may break where its language breaks words. */
  soft(name: string): string;
  /** The people of a level: `Farmers`. */
  people(level: number): string;
  /** What a seat is called. */
  called(seat: number): string;
  /** The payment that is being considered, drawn over the board. */
  readonly ghost: Ghost | null;
  /** Sends moves, all or nothing. */
  act(plan: readonly Move[]): void;
  /** Opens the payment sheet, or says why not. */
  want(thing: Priced, from?: Element): void;
  /** Opens a choice of what can be done at a place of one's own. */
  choose(choice: Choice, from: Element): void;
  /** A click on a place of one's own: does what is asked, or opens a choice. */
  press(place: string, from: Element): void;
  /** Looks a good up in the market. */
  lookUp(good: string): void;
  /** Cards that are to be swapped (R8), while they are picked. */
  readonly swapping: readonly string[] | null;
  swap(cards: readonly string[] | null): void;
  /** Picks a card for that, or leaves it again. */
  pick(card: string): void;
  readonly layout: Layout;
  /** Tells something in passing. */
  say(sentence: string): void;
  undo(count: number): void;
  /** Others play on without pauses. */
  hurry(): void;
  /** Goes on paying what has been begun, by a whole plan. */
  pay(): void;
  /** Brings a part of the table into sight and focus. */
  show(part: Part): void;
  showScore(): void;
}

export type Choice =
  | { readonly kind: 'place'; readonly at: string }
  | { readonly kind: 'district'; readonly level: number }
  | { readonly kind: 'why'; readonly thing: Opening };

export type Part = 'market' | 'hand' | 'recruit' | 'upgrade';

/** ≥ 1500 (below that fifteen columns of the market are too narrow for their names), ≥ 1024, ≥ 600, below. */
export type Layout = 'wide' | 'desk' | 'tablet' | 'phone';

const Shown = createContext<Shared | undefined>(undefined);
const ShownLater = createContext<Shared | undefined>(undefined);

/** The table for all parts inside. Those in `Later` follow when the others have been painted. */
export function ShownTable({ value, later, children }: { readonly value: Shared; readonly later: Shared; readonly children: ReactNode }) {
  return (
    <Shown value={value}>
      <ShownLater value={later}>{children}</ShownLater>
    </Shown>
  );
}

/**
 * Around parts that may be a frame late: what is bought lies on one's islands at once, and what else has become possible by it is lit a moment after. The parts
 * are drawn by `memo`, or they would be drawn again, with what they know already, whenever those around them are.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return <Shown value={useContext(ShownLater)}>{children}</Shown>;
}

export function useTable(): Shared {
  const shared = useContext(Shown);
  if (shared === undefined) throw new Error('there is no table around this');
  return shared;
}
