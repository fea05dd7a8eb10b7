import { type Box, boxOf, levelOf, named, type Tile } from '../box.ts';
import { LEVELS } from '../data/schema.ts';
import { stepRefusal } from '../effects.ts';
import { tileRefusal } from '../guard.ts';
import { newBuildAction } from '../moves/build.ts';
import { seatOf } from '../moves/kind.ts';
import type { Item } from '../state.ts';
import type { View } from '../view.ts';
import { type Change, changed } from './change.ts';
import { activations, sitesFor } from './changes.ts';
import { type Glance, glanceOf, goodsWithoutSource, surelyPayable, surelyPayableWithGold } from './glance.ts';
import { costOf, feeOf, type Opening, openings, refusalOf, toAct } from './opening.ts';
import { payable } from './payable.ts';

/** `near`: one step would do it: a card activated, a festival, a building that is payable now, or just gold, just tokens or just one cube more. */
export type Reach = 'payable' | 'near' | 'far';

export interface Affordable {
  readonly thing: Opening;
  readonly reach: Reach;
}

/** More than anything takes. */
const PLENTY = 1000;

/** Everything that the viewer could have by an action, and how near it is, as if the action were now. Why, and what would help, says `why`. */
export function affordable(view: View): readonly Affordable[] {
  if (view.viewer === 'spectator') return [];
  const bench = benchOf(toAct(view));
  const all = openings(view).map((thing) => ({ thing, look: firstLook(bench, thing) }));
  for (const { thing, look } of all) if (thing.kind === 'build' && look === 'payable') bench.buildable.push(thing.tile);
  return all.map(({ thing, look }) => ({ thing, reach: look === 'step' || look === 'yard' ? secondLook(bench, thing, look) : look }));
}

interface Bench {
  readonly view: View;
  readonly box: Box;
  readonly glance: Glance;
  readonly action: ReturnType<typeof newBuildAction>;
  /** Tiles that can be built now. */
  readonly buildable: string[];
  /** Views with a change made, each made once. */
  readonly variants: Map<string, View>;
  /** Where a tile could be built. */
  readonly sites: Map<string, readonly string[]>;
}

export function benchOf(view: View): Bench {
  const { table } = view;
  const box = boxOf(table);
  const seat = seatOf(view);
  const action = newBuildAction(box, table, seat);
  return { view, box, glance: glanceOf(box, table, seat), action, buildable: [], variants: new Map(), sites: new Map() };
}

/** What a first look says: the reach, or that one step is to be looked for: any, or a shipyard (R6.6). */
type Look = Reach | 'step' | 'yard';

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

/** Looks for the one step. */
function secondLook(bench: Bench, thing: Opening, look: 'step' | 'yard'): Reach {
  const owed = costOf(bench.view, thing);
  const lacking = goodsWithoutSource(bench.glance, owed);
  if (lacking.length > 1 || (look === 'yard' && lacking.length > 0)) return 'far';
  if (look === 'yard') return nearByBuilding(bench, thing, (tile) => tile.kind === 'shipyard');
  if (lacking.length === 1) return nearByBuilding(bench, thing, (tile) => tile.kind === 'industry' && lacking.includes(tile.makes));
  if (nearAtOnce(bench, thing, owed) || nearByChange(bench, thing)) return 'near';
  const wanted = owed.flatMap((item) => (item.kind === 'good' ? [item.good] : []));
  return nearByBuilding(bench, thing, (tile) => tile.kind === 'ship' || (tile.kind === 'industry' && wanted.includes(tile.makes)));
}

/** Gold for shift ends or tokens for trades will do, as can be seen at a glance. */
function nearAtOnce({ view, glance }: Bench, thing: Opening, owed: readonly Item[]): boolean {
  if (thing.kind === 'settle' || thing.kind === 'explore' || thing.kind === 'expedition') return false;
  return surelyPayableWithGold(glance, owed) || (feeOf(view, thing) <= glance.player.gold && surelyPayable(glance, owed, PLENTY));
}

/** The changes that are the same for everything. */
function nearByChange(bench: Bench, thing: Opening): boolean {
  const { view, box } = bench;
  const does = (name: string, change: Change) => refusalOf(variant(bench, name, change), thing) === undefined;
  return (
    does('gold', { kind: 'gold', count: PLENTY, ends: [] }) ||
    does('trade', { kind: 'tokens', token: 'trade', count: PLENTY }) ||
    does('exploration', { kind: 'tokens', token: 'exploration', count: PLENTY }) ||
    LEVELS.some((level) => does(level, { kind: 'cube', level })) ||
    does('festival', { kind: 'festival' }) ||
    activations(box, view.table, seatOf(view)).some((change) => change.kind === 'activate' && does(change.card, change))
  );
}

function variant(bench: Bench, name: string, change: Change): View {
  const known = bench.variants.get(name);
  if (known) return known;
  const made = { ...bench.view, table: changed(bench.view.table, seatOf(bench.view), change) };
  bench.variants.set(name, made);
  return made;
}

/** Whether a building that can be built now and could help does help. */
function nearByBuilding(bench: Bench, thing: Opening, could: (tile: Tile) => boolean): Reach {
  const does = (tile: string) => (field: string) =>
    refusalOf(variant(bench, `${tile} ${field}`, { kind: 'build', tile, field, payable: true }), thing) === undefined;
  const near = bench.buildable.some((tile) => could(named(bench.box.tiles, tile)) && sitesOf(bench, tile).some(does(tile)));
  return near ? 'near' : 'far';
}

function sitesOf({ view, box, sites }: Bench, tile: string): readonly string[] {
  const known = sites.get(tile);
  if (known) return known;
  const found = sitesFor(box, view.table, seatOf(view), tile);
  sites.set(tile, found);
  return found;
}
