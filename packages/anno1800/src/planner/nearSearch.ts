import { inUse } from '../board/board.ts';
import { withCubeFor } from '../box/bill.ts';
import { type Box, boxOf, type Industry, levelOf, type Shipyard, type Tile } from '../box/box.ts';
import { type GoodSet, holds, share } from '../box/goods.ts';
import { type FieldId, LEVELS, type Level } from '../data/words.ts';
import { yardsOf } from '../moves/build.ts';
import { seatOf } from '../moves/kind.ts';
import { payableBill } from '../payability/payable.ts';
import { fieldsFor, nowhereToBuild } from '../rules/fields.ts';
import { withPlayer } from '../state/change.ts';
import { type View, viewOn } from '../state/view.ts';
import { activations, sitesFor } from './changes.ts';
import { feeOf, type Opening, type Priced, refusalOf } from './opening.ts';
import { type Estimate, estimate, type QuickEstimate, quickEstimateOf } from './quickEstimate.ts';
import { type Change, changed } from './remedy.ts';

/** More than anything takes. */
const PLENTY = 1000;

/** What is looked up once for everything on the board. */
export interface NearSearch {
  readonly view: View;
  readonly box: Box;
  readonly quick: QuickEstimate;
  readonly shipyards: readonly FieldId[];
  /** What can be built now: industries, with what they make in all, and shipyards. */
  readonly industries: Industry[];
  readonly products: GoodSet;
  readonly yards: Shipyard[];
  /** Views with a change made, each made once. */
  readonly variants: Map<string, View>;
  /** The cards that could be activated; nothing before the first question. */
  cards: readonly Change[] | undefined;
}

export function nearSearchOf(view: View): NearSearch {
  const { table } = view;
  const box = boxOf(table);
  const seat = seatOf(view);
  const shipyards = yardsOf(box, table, seat);
  const quick = quickEstimateOf(box, table, seat);
  return { view, box, quick, shipyards, industries: [], products: { low: 0, high: 0 }, yards: [], variants: new Map(), cards: undefined };
}

/**
 * Whether one step would make something payable for which every good is to be had. The same as what `why` finds, without how much and where: a ship helps no more
 * than its tokens do.
 */
export function isNear(search: NearSearch, priced: Priced, estimated: Estimate): boolean {
  return nearByChange(search, priced, estimated) || nearByIndustry(search, priced, priced.bill);
}

/** Gold, tokens, a cube, a festival, a card. */
function nearByChange(search: NearSearch, priced: Priced, estimated: Estimate): boolean {
  const { view, quick } = search;
  if (estimated.withGold || (estimated.readyWithTokens && feeOf(view, priced.thing) <= quick.player.gold)) return true;
  const does = (name: string, change: Change) => doesThen(variant(search, name, change), priced);
  return (
    (estimated.withGold === undefined && does('gold', { kind: 'gold', count: PLENTY, ends: [] })) ||
    // What cannot be bought takes its cubes however many tokens there are.
    ((!estimated.tooDear || estimated.tradable) && nearByTokens(estimated, does)) ||
    LEVELS.some((level) => couldUse(quick, estimated, levelOf(level)) && does(level, { kind: 'cube', level })) ||
    does('festival', { kind: 'festival' }) ||
    cardsOf(search).some((change) => change.kind === 'activate' && does(change.card, change))
  );
}

function cardsOf(search: NearSearch): readonly Change[] {
  search.cards ??= activations(search.box, search.view.table, seatOf(search.view));
  return search.cards;
}

/** Where exploration tokens are missing, only they help; elsewhere, whatever they could do by Beryl (R13), trade tokens do as well. */
function nearByTokens({ explored }: Estimate, does: (name: string, change: Change) => boolean): boolean {
  const token = explored ? 'trade' : 'exploration';
  return does(token, { kind: 'tokens', token, count: PLENTY });
}

/** Where no gold would do, a further cube of a level that is there does not either. */
function couldUse({ owned }: QuickEstimate, { withGold }: Estimate, level: Level): boolean {
  return withGold === undefined || !owned[level];
}

/** Only for cubes and steps a change can be more than a matter of paying: cards may run out (R10.2), or the supply. */
function doesThen(view: View, { thing, bill }: Priced): boolean {
  return thing.kind === 'recruit' || thing.kind === 'upgrade' || view.table.turn.discard?.must
    ? refusalOf(view, thing) === undefined
    : payableBill(boxOf(view.table), view.table, seatOf(view), bill);
}

function variant(search: NearSearch, name: string, change: Change): View {
  const known = search.variants.get(name);
  if (known) return known;
  const made = viewOn(changed(search.view.table, seatOf(search.view), change), search.view);
  search.variants.set(name, made);
  return made;
}

/**
 * An industry that can be built now and makes one of these goods. To work in it takes a cube of its level, as if the cost named that cube instead of the good; over
 * something it can only be worse than on an empty field.
 */
export function nearByIndustry(search: NearSearch, priced: Priced, goods: Readonly<GoodSet>): boolean {
  if (!share(search.products, goods)) return false;
  for (const tile of search.industries) {
    if (!holds(goods, tile.product)) continue;
    const first = priced.bill.goods.indexOf(tile.makes);
    const again = priced.bill.goods.includes(tile.makes, first + 1);
    if (!again && !wouldDo(search, priced, first, tile)) continue;
    if ((!again && hasRoom(search, priced, tile)) || doesBuilt(search, priced.thing, tile)) return true;
  }
  return false;
}

function wouldDo({ view, box, quick }: NearSearch, { thing, bill }: Priced, first: number, tile: Industry): boolean {
  const gold = quick.player.gold - feeOf(view, thing);
  if (!quick.owned[tile.worker] || gold < 0) return false;
  const instead = withCubeFor(bill, first, tile.worker);
  if (estimate(quick, instead).ready) return true;
  const { table, seat, player } = quick;
  return payableBill(box, gold === player.gold ? table : withPlayer(table, seat, { gold }), seat, instead);
}

/** R6.6: a shipyard that can be built now, for a ship that would be payable then. */
export function nearByYard(search: NearSearch, priced: Priced, estimated: Estimate): boolean {
  const { box, quick } = search;
  const { thing, tile: ship } = priced;
  if (ship?.kind !== 'ship' || nowhereToBuild(box, quick.player, ship)) return false;
  const yards = search.yards.filter((yard) => yard.level >= ship.level);
  if (yards.length === 0 || !isPayableNow(search, priced, estimated)) return false;
  return yards.some((yard) => hasRoom(search, priced, yard) || doesBuilt(search, thing, yard));
}

/** Whether the price of something without a fee can be paid. */
export function isPayableNow({ box, quick }: NearSearch, { bill }: Priced, estimated: Estimate): boolean {
  // What no gold would pay for cannot be paid with the gold that there is.
  const hopeless = estimated.tooDear || estimated.withGold === false;
  return estimated.ready || (!hopeless && payableBill(box, quick.table, quick.seat, bill));
}

/**
 * A field on which an industry or a shipyard takes nothing from the payment: an empty one, or one whose industry makes nothing that is asked for. Cubes that work
 * there are exhausted then, but ending their shift costs the same.
 */
function hasRoom(search: NearSearch, { bill }: Priced, tile: Tile): boolean {
  const { box, quick } = search;
  if (hasEmpty(search, tile)) return true;
  return fieldsFor(box, quick.player, tile).some((field) => {
    const there = inUse(box, field);
    return there?.kind === 'industry' && !share(there.product, bill);
  });
}

/** An empty field for an industry or a shipyard. */
function hasEmpty({ quick }: NearSearch, tile: Tile): boolean {
  return quick.player.fields.some(
    ({ ground, tile: built, printed }) =>
      built === null && printed === null && (tile.kind === 'shipyard' ? ground === 'coast' : ground !== 'sea'),
  );
}

/** Builds it wherever it can stand, and looks. */
function doesBuilt(search: NearSearch, thing: Opening, tile: Tile): boolean {
  const { view, box } = search;
  return sitesFor(box, view.table, seatOf(view), tile).some((field) => {
    const built = variant(search, `${tile.id} ${field}`, { kind: 'build', tile: tile.id, field, payable: true });
    return refusalOf(built, thing) === undefined;
  });
}
