import { anno1800, type FieldId, type LevelName, type Move, type Plan, type View } from '@archipel/anno1800';
import { dryRun } from '@archipel/host';
import { ofKind } from './clicks.ts';
import { movesOf, type Proposal, proposalFor, proposalForBegun } from './proposal.ts';
import type { Priced } from './wish.ts';

/** One thing of an order, with the plan by which it is paid. */
export interface OrderLine {
  readonly thing: Priced;
  readonly proposal: Proposal;
  readonly plan: Plan;
}

/** Things that are had by one action and one confirmation: a tile, a card, or up to three people (R10.1). */
export interface Order {
  readonly lines: readonly OrderLine[];
  /** From the beginning of the first thing to the last source; and the drawing of cards that ends an increase of the workforce (R10.2). */
  readonly moves: readonly Move[];
  /** R10.1: people who could be recruited as well. */
  readonly addable: readonly LevelName[];
}

/**
 * What these things cost, one paid after another; undefined if one of them cannot be had then. `chosen` are the keys of plans that were picked, by the
 * place of their thing: one that is no longer among the plans of its thing gives way to the best.
 */
export function orderOf(
  view: View,
  things: readonly Priced[],
  site: FieldId | null,
  chosen: readonly (string | undefined)[] = [],
): Order | undefined {
  const lines: OrderLine[] = [];
  const moves: Move[] = [];
  let then = view;
  for (const [at, thing] of things.entries()) {
    const begun = at === 0 && view.table.turn.pending.length > 0;
    const proposal = begun ? proposalForBegun(then, site ?? undefined) : proposalFor(then, thing, site ?? undefined);
    const plan = proposal?.plans.find((each) => planKey(each) === chosen[at]) ?? proposal?.plans[0];
    if (proposal === undefined || plan === undefined) return undefined;
    lines.push({ thing, proposal, plan });
    moves.push(...movesOf(proposal, plan));
    then = dryRun(anno1800, view, moves).view;
  }
  const legal = anno1800.moves(then);
  // R10.2: the third cube ends the action by itself, and what reveals something is the last of a plan (K5).
  const ends = things.every(({ kind }) => kind === 'recruit') && legal.some(({ kind }) => kind === 'finish');
  const addable = ends ? ofKind(legal, 'recruit').map(({ level }) => level) : [];
  return { lines, moves: ends ? [...moves, { kind: 'finish' }] : moves, addable };
}

export const planKey = ({ moves }: Plan): string => JSON.stringify(moves);
