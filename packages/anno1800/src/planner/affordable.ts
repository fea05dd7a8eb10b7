import { levelOf, named, type Tile } from '../box/box.ts';
import { addGoods, beyond, lackedBy } from '../box/goods.ts';
import { seatOf } from '../moves/kind.ts';
import { voyageBar } from '../moves/voyages.ts';
import { stepRefusal } from '../rules/effects.ts';
import { tileRefusal } from '../rules/guard.ts';
import type { View } from '../state/view.ts';
import { isNear, isPayableNow, type NearSearch, nearByIndustry, nearByYard, nearSearchOf } from './nearSearch.ts';
import { feeOf, type Opening, type Priced, pricedIn, refusalOf, toAct } from './opening.ts';
import { type Estimate, estimate } from './quickEstimate.ts';

/** `near`: one step would do it: a card activated, a festival, a building that is payable now, or just gold, just tokens or just one cube more. */
export type Affordability = 'payable' | 'near' | 'far';

export interface Affordable {
  readonly thing: Opening;
  readonly reach: Affordability;
}

/** Everything that the viewer could have by an action, and how near it is, as if the action were now. Why, and what would help, says `why`. */
export function affordable(view: View): readonly Affordable[] {
  if (view.viewer === 'spectator') return [];
  const search = nearSearchOf(toAct(view));
  const all: Entry[] = [];
  const open: Open[] = [];
  const lacking: Unpaid[] = [];
  for (const priced of pricedIn(view)) {
    const entry: Entry = { thing: priced.thing, reach: 'far' };
    all.push(entry);
    const lacked = lackedBy(search.quick.within, priced.bill);
    // Without a good that nothing gives it is not payable; without two of them it is more than one step away.
    if (lacked === 1) lacking.push({ entry, priced });
    if (lacked > 0) continue;
    const barred = barredBy(search, priced.thing, priced.tile);
    if (barred === 'far') continue;
    const estimated = estimate(search.quick, priced.bill);
    if (barred !== 'yard' && isPayable(search, priced, estimated)) {
      entry.reach = 'payable';
      if (priced.tile) noteBuildable(search, priced.tile);
    } else open.push({ entry, priced, estimated, yard: barred === 'yard' });
  }
  // What a building would help can only be said once it is known what can be built.
  for (const { entry, priced, estimated, yard } of open)
    if (yard ? nearByYard(search, priced, estimated) : isNear(search, priced, estimated)) entry.reach = 'near';
  for (const { entry, priced } of lacking) if (isNearLacking(search, priced)) entry.reach = 'near';
  return all;
}

interface Entry extends Affordable {
  reach: Affordability;
}

/** Something that is not payable now. */
interface Unpaid {
  readonly entry: Entry;
  readonly priced: Priced;
}

interface Open extends Unpaid {
  readonly estimated: Estimate;
  readonly yard: boolean;
}

function noteBuildable({ industries, products, yards }: NearSearch, tile: Tile): void {
  if (tile.kind === 'industry') {
    industries.push(tile);
    addGoods(products, tile.product);
  }
  if (tile.kind === 'shipyard') yards.push(tile);
}

function isPayable(search: NearSearch, priced: Priced, estimated: Estimate): boolean {
  const { view } = search;
  if (feeOf(view, priced.thing) > 0) return refusalOf(view, priced.thing) === undefined;
  return isPayableNow(search, priced, estimated);
}

/** Only an industry for the good helps, and only where nothing else is in the way. */
function isNearLacking(search: NearSearch, priced: Priced): boolean {
  const goods = beyond(search.quick.within, priced.bill);
  return nearByIndustry(search, priced, goods) && barredBy(search, priced.thing, priced.tile) === undefined;
}

/** What has nothing to do with the price: no copy, no field, no cube in the supply, no island left. A missing shipyard could be built (R6.6). */
export function barredBy({ view, box, shipyards }: NearSearch, thing: Opening, tile?: Tile): 'far' | 'yard' | undefined {
  const { table } = view;
  const seat = seatOf(view);
  switch (thing.kind) {
    case 'build': {
      const rule = tileRefusal(box, table, seat, tile ?? named(box.tiles, thing.tile), shipyards)?.rule;
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
