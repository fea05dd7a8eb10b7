import { inUse } from '../board.ts';
import { type Box, boxOf, type Industry, type Level, type Shipyard, type Tile } from '../box.ts';
import { withPlayer } from '../change.ts';
import { LEVELS } from '../data/schema.ts';
import { fieldsFor, nowhereToBuild } from '../fields.ts';
import { yardsOf } from '../moves/build.ts';
import { seatOf } from '../moves/kind.ts';
import { type View, viewOn } from '../view.ts';
import { withCubeFor } from './bill.ts';
import { activations, sitesFor } from './changes.ts';
import { type Glance, glanceOf, lookAt, type Seen } from './glance.ts';
import { type GoodSet, holds, share } from './goods.ts';
import { feeOf, type Opening, type Priced, refusalOf } from './opening.ts';
import { payableBill } from './payable.ts';
import { type Change, changed } from './remedy.ts';

/** More than anything takes. */
const PLENTY = 1000;

/** What is looked up once for everything on the board. */
export interface Bench {
  readonly view: View;
  readonly box: Box;
  readonly glance: Glance;
  readonly shipyards: readonly string[];
  /** What can be built now: industries, with what they make in all, and shipyards. */
  readonly industries: Industry[];
  readonly products: GoodSet;
  readonly yards: Shipyard[];
  /** Views with a change made, each made once. */
  readonly variants: Map<string, View>;
  /** The cards that could be activated; nothing before the first question. */
  cards: readonly Change[] | undefined;
}

export function benchOf(view: View): Bench {
  const { table } = view;
  const box = boxOf(table);
  const seat = seatOf(view);
  const shipyards = yardsOf(box, table, seat);
  const glance = glanceOf(box, table, seat);
  return { view, box, glance, shipyards, industries: [], products: { low: 0, high: 0 }, yards: [], variants: new Map(), cards: undefined };
}

/**
 * Whether one step would make something payable for which every good is to be had. The same as what `why` finds, without how much and where: a ship helps no more
 * than its tokens do.
 */
export function isNear(bench: Bench, priced: Priced, seen: Seen): boolean {
  return nearByChange(bench, priced, seen) || nearByIndustry(bench, priced, priced.bill);
}

/** Gold, tokens, a cube, a festival, a card. */
function nearByChange(bench: Bench, priced: Priced, seen: Seen): boolean {
  const { view, glance } = bench;
  if (seen.withGold || (seen.readyWithTokens && feeOf(view, priced.thing) <= glance.player.gold)) return true;
  const does = (name: string, change: Change) => doesThen(variant(bench, name, change), priced);
  return (
    (seen.withGold === undefined && does('gold', { kind: 'gold', count: PLENTY, ends: [] })) ||
    // What cannot be bought takes its cubes however many tokens there are.
    ((!seen.tooDear || seen.tradable) && nearByTokens(seen, does)) ||
    LEVELS.some((level, at) => couldUse(glance, seen, at) && does(level, { kind: 'cube', level })) ||
    does('festival', { kind: 'festival' }) ||
    cardsOf(bench).some((change) => change.kind === 'activate' && does(change.card, change))
  );
}

function cardsOf(bench: Bench): readonly Change[] {
  bench.cards ??= activations(bench.box, bench.view.table, seatOf(bench.view));
  return bench.cards;
}

/** Where exploration tokens are missing, only they help; elsewhere, whatever they could do by Beryl (R13), trade tokens do as well. */
function nearByTokens({ explored }: Seen, does: (name: string, change: Change) => boolean): boolean {
  const token = explored ? 'trade' : 'exploration';
  return does(token, { kind: 'tokens', token, count: PLENTY });
}

/** Where no gold would do, a further cube of a level that is there does not either. */
function couldUse({ owned }: Glance, { withGold }: Seen, level: Level): boolean {
  return withGold === undefined || !owned[level];
}

/** Only for cubes and steps a change can be more than a matter of paying: cards may run out (R10.2), or the supply. */
function doesThen(view: View, { thing, bill }: Priced): boolean {
  return thing.kind === 'recruit' || thing.kind === 'upgrade' || view.table.turn.discard?.must
    ? refusalOf(view, thing) === undefined
    : payableBill(boxOf(view.table), view.table, seatOf(view), bill);
}

function variant(bench: Bench, name: string, change: Change): View {
  const known = bench.variants.get(name);
  if (known) return known;
  const made = viewOn(changed(bench.view.table, seatOf(bench.view), change), bench.view);
  bench.variants.set(name, made);
  return made;
}

/**
 * An industry that can be built now and makes one of these goods. To work in it takes a cube of its level, as if the cost named that cube instead of the good; over
 * something it can only be worse than on an empty field.
 */
export function nearByIndustry(bench: Bench, priced: Priced, goods: Readonly<GoodSet>): boolean {
  if (!share(bench.products, goods)) return false;
  for (const tile of bench.industries) {
    if (!holds(goods, tile.product)) continue;
    const first = priced.bill.goods.indexOf(tile.makes);
    const again = priced.bill.goods.includes(tile.makes, first + 1);
    if (!again && !wouldDo(bench, priced, first, tile)) continue;
    if ((!again && hasRoom(bench, priced, tile)) || doesBuilt(bench, priced.thing, tile)) return true;
  }
  return false;
}

function wouldDo({ view, box, glance }: Bench, { thing, bill }: Priced, first: number, tile: Industry): boolean {
  const gold = glance.player.gold - feeOf(view, thing);
  if (!glance.owned[tile.worker] || gold < 0) return false;
  const instead = withCubeFor(bill, first, tile.worker);
  if (lookAt(glance, instead).ready) return true;
  const { table, seat, player } = glance;
  return payableBill(box, gold === player.gold ? table : withPlayer(table, seat, { gold }), seat, instead);
}

/** R6.6: a shipyard that can be built now, for a ship that would be payable then. */
export function nearByYard(bench: Bench, priced: Priced, seen: Seen): boolean {
  const { box, glance } = bench;
  const { thing, tile: ship } = priced;
  if (ship?.kind !== 'ship' || nowhereToBuild(box, glance.player, ship)) return false;
  const yards = bench.yards.filter((yard) => yard.level >= ship.level);
  if (yards.length === 0 || !isPayableNow(bench, priced, seen)) return false;
  return yards.some((yard) => hasRoom(bench, priced, yard) || doesBuilt(bench, thing, yard));
}

/** Whether the price of something without a fee can be paid. */
export function isPayableNow({ box, glance }: Bench, { bill }: Priced, seen: Seen): boolean {
  // What no gold would pay for cannot be paid with the gold that there is.
  const hopeless = seen.tooDear || seen.withGold === false;
  return seen.ready || (!hopeless && payableBill(box, glance.table, glance.seat, bill));
}

/**
 * A field on which an industry or a shipyard takes nothing from the payment: an empty one, or one whose industry makes nothing that is asked for. Cubes that work
 * there are exhausted then, but ending their shift costs the same.
 */
function hasRoom(bench: Bench, { bill }: Priced, tile: Tile): boolean {
  const { box, glance } = bench;
  if (hasEmpty(bench, tile)) return true;
  return fieldsFor(box, glance.player, tile).some((field) => {
    const there = inUse(box, field);
    return there?.kind === 'industry' && !share(there.product, bill);
  });
}

/** An empty field for an industry or a shipyard. */
function hasEmpty({ glance }: Bench, tile: Tile): boolean {
  return glance.player.fields.some(
    ({ ground, tile: built, printed }) =>
      built === null && printed === null && (tile.kind === 'shipyard' ? ground === 'coast' : ground !== 'sea'),
  );
}

/** Builds it wherever it can stand, and looks. */
function doesBuilt(bench: Bench, thing: Opening, tile: Tile): boolean {
  const { view, box } = bench;
  return sitesFor(box, view.table, seatOf(view), tile).some((field) => {
    const built = variant(bench, `${tile.id} ${field}`, { kind: 'build', tile: tile.id, field, payable: true });
    return refusalOf(built, thing) === undefined;
  });
}
