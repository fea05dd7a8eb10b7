import type { FieldId, Move, Opening } from '@archipel/anno1800';

/** Something with a price: what an action can have, or one of the objectives that are paid with tokens (R13). */
export type Priced = Opening | Extract<Move, { readonly kind: 'graves' | 'editor' }>;

/** A payment that is being considered. The board shows it in magenta. Moves that begin and place the thing come first. */
export interface Draft {
  readonly thing: Priced;
  readonly moves: readonly Move[];
  /** Fields on which the tile may lie; empty if it is not a tile. */
  readonly sites: readonly FieldId[];
}
