import type { Reason } from '@archipel/kernel';
import { boxOf } from '../box.ts';
import { seatOf } from '../moves/kind.ts';
import type { Table } from '../state.ts';
import { type View, viewOn } from '../view.ts';
import { barredBy } from './affordable.ts';
import { changesFor, type PricedChange } from './changes.ts';
import { benchOf } from './near.ts';
import { costOf, feeOf, type Opening, refusalOf, toAct } from './opening.ts';
import { PLAIN_VALUATION, type Valuation } from './valuation.ts';

/** Why something cannot be had now, by which rule, and the single changes that would help; undefined if it can, and for a spectator, who can have nothing. */
export interface Why {
  readonly rule: string;
  readonly reasons: readonly Reason[];
  readonly changes: readonly PricedChange[];
}

export function why(view: View, thing: Opening, valuation: Valuation = PLAIN_VALUATION): Why | undefined {
  if (view.viewer === 'spectator') return undefined;
  const now = toAct(view);
  const refusal = refusalOf(now, thing);
  if (refusal === undefined) return undefined;
  const { rule, reasons } = refusal;
  return {
    rule,
    reasons: typeof reasons === 'function' ? reasons() : reasons,
    changes: isThere(now, thing) && barredBy(benchOf(now), thing) !== 'far' ? changesTo(now, thing, valuation) : [],
  };
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
