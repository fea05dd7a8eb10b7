import type { FieldId } from '@archipel/anno1800';
import { createContext, type ReactNode, useContext } from 'react';
import type { PlanPreview } from '../model/planPreview.ts';

/** The payment that is being considered, drawn over the board. */
export interface Considered {
  readonly preview: PlanPreview | null;
  /** Fields on which the tile may lie that the payment sheet is open for. */
  readonly sites: readonly FieldId[];
}

const NOTHING: Considered = { preview: null, sites: [] };

const Now = createContext<Considered>(NOTHING);
const Later = createContext<Considered>(NOTHING);

/** `later` may be a frame behind. Apart from the facts: who opens a payment changes nothing of the match, and parts that show none of it need not be drawn again. */
export function PreviewContext({
  now,
  later,
  children,
}: {
  readonly now: Considered;
  readonly later: Considered;
  readonly children: ReactNode;
}) {
  return (
    <Now value={now}>
      <Later value={later}>{children}</Later>
    </Now>
  );
}

/** For the islands, which show at once what is considered. */
export const usePreview = (): Considered => useContext(Now);

/** For parts that may be a frame late. */
export const useLatePreview = (): Considered => useContext(Later);
