import { levelOf } from '../box.ts';
import { stepRefusal } from '../effects.ts';
import { tileRefusal } from '../guard.ts';
import { seatOf } from '../moves/kind.ts';
import type { View } from '../view.ts';
import { goodsWithoutSource, surelyPayable } from './glance.ts';
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
  const things = openings(view);
  const looks: Look[] = [];
  for (const thing of things) {
    const look = firstLook(bench, thing);
    looks.push(look);
    // Only once all of these are known it can be said what a building would help.
    if (thing.kind === 'build' && look === 'payable') bench.buildable.push(thing.tile);
  }
  return things.map((thing, at) => ({ thing, reach: reachOf(bench, thing, looks[at] ?? 'far') }));
}

/** What a first look says: the reach, or that one step is to be looked for: any, or a shipyard (R6.6). */
export type Look = Reach | 'step' | 'yard';

function reachOf(bench: Bench, thing: Opening, look: Look): Reach {
  if (look !== 'step' && look !== 'yard') return look;
  return isNear(bench, thing, look) ? 'near' : 'far';
}

function firstLook(bench: Bench, thing: Opening): Look {
  const barred = barredBy(bench, thing);
  if (barred !== undefined) return barred;
  const owed = costOf(bench.view, thing);
  if (goodsWithoutSource(bench.glance, owed).length > 0) return 'step';
  const fee = feeOf(bench.view, thing);
  const { player, table, seat } = bench.glance;
  if (fee <= player.gold && surelyPayable(bench.glance, owed)) return 'payable';
  const now = fee === 0 ? payable(bench.box, table, seat, owed) : refusalOf(bench.view, thing) === undefined;
  return now ? 'payable' : 'step';
}

/** What has nothing to do with the price: no copy, no field, no cube in the supply, no island left. */
export function barredBy({ view, box, action }: Bench, thing: Opening): Look | undefined {
  const { table } = view;
  const seat = seatOf(view);
  switch (thing.kind) {
    case 'build': {
      const rule = tileRefusal(box, table, seat, thing.tile, action)?.rule;
      return rule === undefined ? undefined : rule === 'R6.6' ? 'yard' : 'far';
    }
    case 'play':
      return undefined;
    case 'recruit':
      return table.supply[levelOf(thing.level)] === 0 ? 'far' : undefined;
    case 'upgrade':
      return stepRefusal(table, seat, levelOf(thing.level), 'R11') ? 'far' : undefined;
    default:
      return refusalOf(view, thing) === undefined ? 'payable' : 'step';
  }
}
