import type { Move, Opening, View } from '@archipel/anno1800';

/** The seam between the table (this folder) and the sheets over it (`src/sheet`). */

/** Something with a price: what an action can have, or one of the objectives that are paid with tokens (R13). */
export type Priced = Opening | Extract<Move, { readonly kind: 'graves' | 'editor' }>;

/** A payment that is being considered: the board shows it in magenta. Moves that begin and place the thing come first. */
export interface Draft {
  readonly thing: Priced;
  readonly moves: readonly Move[];
}

/** What the payment sheet is given. It fills the side column, or slides up on a phone. */
export interface PaymentProps {
  readonly view: View;
  readonly thing: Priced;
  /** Told whenever another plan is chosen; null when the sheet goes. */
  readonly onDraft: (draft: Draft | null) => void;
  /** The whole plan, from the beginning of the thing to the last source, to be played all or nothing. */
  readonly onConfirm: (plan: readonly Move[]) => void;
  readonly onClose: () => void;
}

/** What "why not?" is given: a thing that cannot be had now. It is shown in a popover of the table's. */
export interface WhyNotProps {
  readonly view: View;
  readonly thing: Opening;
  /** Do what would help, if it is something that can be done now. */
  readonly onGo?: (thing: Priced) => void;
}
