import { levelOf, named } from '../box.ts';
import { stepRefusal } from '../effects.ts';
import { tileRefusal } from '../guard.ts';
import { seatOf } from '../moves/kind.ts';
import { voyageBar } from '../moves/voyages.ts';
import type { Item } from '../state.ts';
import type { View } from '../view.ts';
import { billOf } from './bill.ts';
import { lookAt } from './glance.ts';
import { lackedBy } from './goods.ts';
import { type Bench, benchOf, isNear } from './near.ts';
import { costOf, feeOf, type Opening, openings, refusalOf, toAct } from './opening.ts';
import { payable } from './payable.ts';

/** `near`: one step would do it: a card activated, a festival, a building that is payable now, or just gold, just tokens or just one cube more. */
export type Reach = 'payable' | 'near' | 'far';

export interface Affordable {
  readonly thing: Opening;
  readonly reach: Reach;
}

/** Everything that the viewer could have by an action, and how near it is, as if the action were now. Why, and what would help, says `why`. */
export function affordable(view: View): readonly Affordable[] {
  if (view.viewer === 'spectator') return [];
  const bench = benchOf(toAct(view));
  const all: { readonly thing: Opening; reach: Reach }[] = [];
  const open: (() => void)[] = [];
  for (const thing of openings(view)) {
    const entry: (typeof all)[number] = { thing, reach: 'far' };
    all.push(entry);
    const barred = barredBy(bench, thing);
    if (barred === 'far') continue;
    const cost = costOf(bench.view, thing);
    // Two goods that nothing gives are more than one step away.
    if (lackedBy(bench.glance.within, billOf(bench.box, cost)) > 1) continue;
    if (barred !== 'yard' && isPayable(bench, thing, cost)) {
      entry.reach = 'payable';
      if (thing.kind === 'build') noteBuildable(bench, thing.tile);
      continue;
    }
    // What a building would help can only be said once it is known what can be built.
    open.push(() => {
      if (isNear(bench, thing, cost, lookAt(bench.glance, cost), barred === 'yard')) entry.reach = 'near';
    });
  }
  for (const look of open) look();
  return all;
}

function noteBuildable({ box, industries, yards }: Bench, id: string): void {
  const tile = named(box.tiles, id);
  if (tile.kind === 'industry') industries.push(tile);
  if (tile.kind === 'shipyard') yards.push(tile);
}

function isPayable({ view, box, glance }: Bench, thing: Opening, cost: readonly Item[]): boolean {
  return feeOf(view, thing) === 0 ? payable(box, glance.table, glance.seat, cost) : refusalOf(view, thing) === undefined;
}

/** What has nothing to do with the price: no copy, no field, no cube in the supply, no island left. A missing shipyard could be built (R6.6). */
export function barredBy({ view, box, shipyards }: Bench, thing: Opening): 'far' | 'yard' | undefined {
  const { table } = view;
  const seat = seatOf(view);
  switch (thing.kind) {
    case 'build': {
      const rule = tileRefusal(box, table, seat, named(box.tiles, thing.tile), shipyards)?.rule;
      return rule === undefined ? undefined : rule === 'R6.6' ? 'yard' : 'far';
    }
    case 'play':
      return undefined;
    case 'recruit':
      return table.supply[levelOf(thing.level)] === 0 ? 'far' : undefined;
    case 'upgrade':
      return stepRefusal(table, seat, levelOf(thing.level), 'R11') ? 'far' : undefined;
    default:
      return voyageBar(box, table, seat, thing.kind) ? 'far' : undefined;
  }
}
