import type { Seat } from '@archipel/kernel';
import { type Box, boxOf, named, type Tile } from '../box/box.ts';
import { type FieldId, LEVELS, type TileId, type Token } from '../data/words.ts';
import { yardsOf } from '../moves/build.ts';
import { payable } from '../payability/payable.ts';
import { activationRefusal } from '../rules/effects.ts';
import { fieldsFor } from '../rules/fields.ts';
import { buildRefusal, tileRefusal } from '../rules/guard.ts';
import { withPlayer } from '../state/change.ts';
import { type Item, playerAt, type Table } from '../state/state.ts';
import { plans } from './plans.ts';
import { type Change, changed, changePrice } from './remedy.ts';
import { best, PLAIN_VALUATION, type Valuation } from './valuation.ts';

export interface PricedChange {
  readonly change: Change;
  readonly price: number | null;
}

/** What is to become possible: something to pay, perhaps gold before it (R10.2), and whether a table allows it. */
export interface Wish {
  readonly owed: readonly Item[];
  readonly fee: number;
  helps(table: Table): boolean;
}

/** The single changes that would make this payable, the cheapest first; none if it is payable, or if no single one would do. */
export function changes(table: Table, seat: Seat, owed: readonly Item[], valuation: Valuation = PLAIN_VALUATION): readonly PricedChange[] {
  const box = boxOf(table);
  return changesFor(table, seat, { owed, fee: 0, helps: (then) => payable(box, then, seat, owed) }, valuation);
}

/** The single changes that would make a wish possible. */
export function changesFor(table: Table, seat: Seat, wish: Wish, valuation: Valuation): readonly PricedChange[] {
  const box = boxOf(table);
  if (wish.helps(table)) return [];
  const simple: readonly Change[] = [
    ...activations(box, table, seat),
    { kind: 'festival' },
    ...LEVELS.map((level) => ({ kind: 'cube' as const, level })),
  ];
  const found: readonly Change[] = [
    ...simple.filter((change) => wish.helps(changed(table, seat, change))),
    ...goldChange(table, seat, wish, valuation),
    ...tokenChange(table, seat, wish, 'trade'),
    ...tokenChange(table, seat, wish, 'exploration'),
    ...buildings(box, table, seat, wish),
  ];
  const priced = found.map((change) => ({ change, price: changePrice(table, seat, change, valuation) }));
  return priced.toSorted((one, other) => (one.price ?? LAST) - (other.price ?? LAST));
}

/** What cannot be carried out now comes last. */
const LAST = Number.MAX_SAFE_INTEGER;

export function activations(box: Box, table: Table, seat: Seat): readonly Change[] {
  return playerAt(table, seat).played.flatMap(({ card }) =>
    activationRefusal(box, table, seat, card) ? [] : [{ kind: 'activate' as const, card }],
  );
}

/** The least count up to `most` with which it would do: more never hurts. Undefined if not even the most would. */
function least(most: number, does: (count: number) => boolean): number | undefined {
  if (!does(most)) return undefined;
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (does(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** More gold than any payment of this wish can take: for each thing one cube is woken and one leaves a workplace at most. */
function plentyOfGold(box: Box, { owed, fee }: Wish): number {
  return fee + 2 * owed.length * Math.max(...box.shiftEnd);
}

/** More tokens than it can take: each good at the dearest trade, and Beryl takes two for one (R13). */
function plentyOfTokens(box: Box, { owed }: Wish): number {
  return 2 * owed.length * Math.max(1, box.dearest);
}

function goldChange(table: Table, seat: Seat, wish: Wish, valuation: Valuation): readonly Change[] {
  const gold = (count: number): Change => ({ kind: 'gold', count, ends: [] });
  const count = least(plentyOfGold(boxOf(table), wish), (each) => wish.helps(changed(table, seat, gold(each))));
  if (count === undefined) return [];
  const paid = withPlayer(table, seat, { gold: playerAt(table, seat).gold + count - wish.fee });
  const plan = best(plans(paid, seat, wish.owed), valuation);
  return [{ kind: 'gold', count, ends: plan?.moves.filter((move) => move.kind === 'end-shift') ?? [] }];
}

function tokenChange(table: Table, seat: Seat, wish: Wish, token: Token): readonly Change[] {
  const tokens = (count: number): Change => ({ kind: 'tokens', token, count });
  const count = least(plentyOfTokens(boxOf(table), wish), (each) => wish.helps(changed(table, seat, tokens(each))));
  return count === undefined ? [] : [tokens(count)];
}

/** Tiles that could help: industries for one of the goods, ships for their tokens, shipyards for ships. */
function buildings(box: Box, table: Table, seat: Seat, wish: Wish): readonly Change[] {
  const wanted = new Set(wish.owed.flatMap((item) => (item.kind === 'good' ? [item.good] : [])));
  return box.marketTiles.flatMap((id) => {
    const tile = named(box.tiles, id);
    if (tile.kind === 'industry' && !wanted.has(tile.makes)) return [];
    const field = fieldThatHelps(box, table, seat, id, wish);
    const now = buildRefusal(box, table, seat, tile, yardsOf(box, table, seat)) === undefined;
    return field === undefined ? [] : [{ kind: 'build' as const, tile: id, field, payable: now }];
  });
}

/** A field on which the tile may lie and does what it is to do; undefined also where there is no copy or shipyard. */
function fieldThatHelps(box: Box, table: Table, seat: Seat, tile: TileId, wish: Wish): FieldId | undefined {
  return sitesFor(box, table, seat, named(box.tiles, tile)).find((field) =>
    wish.helps(changed(table, seat, { kind: 'build', tile, field, payable: false })),
  );
}

/** Where a tile could be built, as far as it makes a difference: on an empty field it is never worse than over something. */
export function sitesFor(box: Box, table: Table, seat: Seat, tile: Tile): readonly FieldId[] {
  if (tileRefusal(box, table, seat, tile, yardsOf(box, table, seat))) return [];
  const open = fieldsFor(box, playerAt(table, seat), tile);
  const empty = open.find((field) => field.tile === null && field.printed === null);
  return empty ? [empty.id] : open.map((field) => field.id);
}
