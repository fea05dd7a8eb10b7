import type { Reason } from '@archipel/kernel';
import { boxOf } from '../box/box.ts';
import { seatOf } from '../moves/kind.ts';
import type { Table } from '../state/state.ts';
import { type View, viewOn } from '../state/view.ts';
import { barredBy } from './affordable.ts';
import { changesFor, type PricedChange } from './changes.ts';
import { missing } from './missing.ts';
import { nearSearchOf } from './nearSearch.ts';
import { costOf, feeOf, type Opening, refusalOf, toAct } from './opening.ts';
import { PLAIN_VALUATION, type Valuation } from './valuation.ts';

/** Why something cannot be had now: the rule that stands in the way, and all that is missing besides. */
export interface WhyNot {
  readonly rule: string;
  readonly reasons: readonly Reason[];
}

/** Why something cannot be had now, by which rule, and the single changes that would help; undefined if it can, and for a spectator, who can have nothing. */
export interface Why extends WhyNot {
  readonly changes: readonly PricedChange[];
}

export function why(view: View, thing: Opening, valuation: Valuation = PLAIN_VALUATION): Why | undefined {
  if (view.viewer === 'spectator') return undefined;
  const now = toAct(view);
  const answer = whyNotIn(now, thing);
  return (
    answer && {
      ...answer,
      changes: isThere(now, thing) && barredBy(nearSearchOf(now), thing) !== 'far' ? changesTo(now, thing, valuation) : [],
    }
  );
}

/** The same without what would help; undefined if it can be had, and for a spectator. */
export function whyNot(view: View, thing: Opening): WhyNot | undefined {
  return view.viewer === 'spectator' ? undefined : whyNotIn(toAct(view), thing);
}

function whyNotIn(now: View, thing: Opening): WhyNot | undefined {
  const refusal = refusalOf(now, thing);
  if (refusal === undefined) return undefined;
  const { rule, reasons } = refusal;
  const first = typeof reasons === 'function' ? [] : reasons;
  // What cannot be paid is named in full, also where another rule stands in the way as well.
  const unpaid = isThere(now, thing) ? missing(now.table, seatOf(now), costOf(now, thing)) : [];
  const all = [...first, ...unpaid];
  return { rule, reasons: all.length > 0 || typeof reasons !== 'function' ? all : reasons() };
}

/** Whether it is there to be had: a tile that the market could hold, a card of one's own hand. */
function isThere({ table, hand }: View, thing: Opening): boolean {
  if (thing.kind === 'build') return boxOf(table).onMarket.has(thing.tile);
  return thing.kind !== 'play' || hand.includes(thing.card);
}

function changesTo(now: View, thing: Opening, valuation: Valuation): readonly PricedChange[] {
  const wish = {
    owed: costOf(now, thing),
    fee: feeOf(now, thing),
    helps: (table: Table) => refusalOf(viewOn(table, now), thing) === undefined,
  };
  return changesFor(now.table, seatOf(now), wish, valuation);
}
