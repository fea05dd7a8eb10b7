import { type Box, boxOf, type Industry, named, type Tile } from '../box.ts';
import { type Good, LEVELS } from '../data/schema.ts';
import { nowhereToBuild } from '../fields.ts';
import { newBuildAction } from '../moves/build.ts';
import { seatOf } from '../moves/kind.ts';
import type { Item } from '../state.ts';
import type { View } from '../view.ts';
import { type Change, changed } from './change.ts';
import { activations, sitesFor } from './changes.ts';
import { type Glance, glanceOf, goodsWithoutSource, payableWithGold, surelyPayable } from './glance.ts';
import { costOf, feeOf, type Opening, refusalOf } from './opening.ts';
import { payable } from './payable.ts';

/** More than anything takes. */
const PLENTY = 1000;

/** What is looked up once for everything on the board. */
export interface Bench {
  readonly view: View;
  readonly box: Box;
  readonly glance: Glance;
  readonly action: ReturnType<typeof newBuildAction>;
  /** Tiles that can be built now. */
  readonly buildable: string[];
  /** Views with a change made, each made once. */
  readonly variants: Map<string, View>;
}

export function benchOf(view: View): Bench {
  const { table } = view;
  const box = boxOf(table);
  const seat = seatOf(view);
  const action = newBuildAction(box, table, seat);
  return { view, box, glance: glanceOf(box, table, seat), action, buildable: [], variants: new Map() };
}

/** Whether one step would make something payable; with `yard`, whether a shipyard would (R6.6). The same as what `why` finds, without how much and where. */
export function isNear(bench: Bench, thing: Opening, look: 'step' | 'yard'): boolean {
  const owed = costOf(bench.view, thing);
  const lacking = goodsWithoutSource(bench.glance, owed);
  if (look === 'yard') return lacking.length === 0 && nearByYard(bench, thing, owed);
  if (lacking.length > 0) return lacking.length === 1 && nearByIndustry(bench, thing, owed, lacking);
  return nearByChange(bench, thing, owed) || nearByIndustry(bench, thing, owed, goodsOf(owed));
}

const goodsOf = (owed: readonly Item[]): readonly Good[] => owed.flatMap((item) => (item.kind === 'good' ? [item.good] : []));

/** Gold, tokens, a cube, a festival, a card. A ship helps no more than its tokens do. */
function nearByChange(bench: Bench, thing: Opening, owed: readonly Item[]): boolean {
  const { view, box, glance } = bench;
  const does = (name: string, change: Change) => refusalOf(variant(bench, name, change), thing) === undefined;
  const voyage = thing.kind === 'settle' || thing.kind === 'explore' || thing.kind === 'expedition';
  const gold = voyage ? false : payableWithGold(glance, owed);
  return (
    gold === true ||
    (!voyage && feeOf(view, thing) <= glance.player.gold && surelyPayable(glance, owed, PLENTY)) ||
    (gold === undefined && does('gold', { kind: 'gold', count: PLENTY, ends: [] })) ||
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

/**
 * An industry that can be built now and makes one of these goods. To work in it takes a cube of its level, as if the cost named that cube instead of the good; over
 * something it can only be worse than on an empty field.
 */
function nearByIndustry(bench: Bench, thing: Opening, owed: readonly Item[], goods: readonly Good[]): boolean {
  return bench.buildable.some((id) => {
    const tile = named(bench.box.tiles, id);
    if (tile.kind !== 'industry' || !goods.includes(tile.makes)) return false;
    const first = owed.findIndex((item) => item.kind === 'good' && item.good === tile.makes);
    const again = owed.some((item, at) => at > first && item.kind === 'good' && item.good === tile.makes);
    if (again) return doesBuilt(bench, thing, id);
    return wouldDo(bench, thing, owed, first, tile) && (hasEmpty(bench, tile) || doesBuilt(bench, thing, id));
  });
}

function wouldDo({ view, box, glance }: Bench, thing: Opening, owed: readonly Item[], first: number, tile: Industry): boolean {
  const gold = glance.player.gold - feeOf(view, thing);
  if (!glance.owned[tile.worker] || gold < 0) return false;
  const instead = [...owed.toSpliced(first, 1), { kind: 'cube' as const, level: tile.worker }];
  if (surelyPayable(glance, instead)) return true;
  const { table, seat, player } = glance;
  const seats = gold === player.gold ? table.seats : table.seats.with(seat, { ...player, gold });
  return payable(box, seats === table.seats ? table : { ...table, seats }, seat, instead);
}

/** R6.6: a shipyard that can be built now, for a ship that would be payable then. */
function nearByYard(bench: Bench, thing: Opening, owed: readonly Item[]): boolean {
  const { box, glance } = bench;
  if (thing.kind !== 'build' || nowhereToBuild(box, glance.player, thing.tile)) return false;
  const ship = named(box.tiles, thing.tile);
  const yards = bench.buildable
    .map((id) => named(box.tiles, id))
    .filter((tile) => tile.kind === 'shipyard' && ship.kind === 'ship' && tile.level >= ship.level);
  if (yards.length === 0 || !(surelyPayable(glance, owed) || payable(box, glance.table, glance.seat, owed))) return false;
  return yards.some((yard) => hasEmpty(bench, yard) || doesBuilt(bench, thing, yard.id));
}

/** An empty field for an industry or a shipyard. */
function hasEmpty({ glance }: Bench, tile: Tile): boolean {
  return glance.player.fields.some(
    ({ ground, tile: built, printed }) =>
      built === null && printed === null && (tile.kind === 'shipyard' ? ground === 'coast' : ground !== 'sea'),
  );
}

/** Builds it wherever it can stand, and looks. */
function doesBuilt(bench: Bench, thing: Opening, tile: string): boolean {
  const { view, box } = bench;
  return sitesFor(box, view.table, seatOf(view), tile).some((field) => {
    const built = variant(bench, `${tile} ${field}`, { kind: 'build', tile, field, payable: true });
    return refusalOf(built, thing) === undefined;
  });
}
