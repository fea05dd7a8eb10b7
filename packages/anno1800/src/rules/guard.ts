import { type Refusal, type Seat, seatsOf } from '@archipel/kernel';
import { copiesOf, layoutOf, owned, type Yard } from '../board/board.ts';
import { billOf, summedUp } from '../box/bill.ts';
import { type Box, named, type Ship, type Tile } from '../box/box.ts';
import { holds } from '../box/goods.ts';
import type { FieldId, TileId } from '../data/words.ts';
import { canSettle, shortfall, unpayable } from '../payability/payable.ts';
import { reachOf } from '../payability/reach.ts';
import { type Item, type Pending, type Player, playerAt, type Table } from '../state/state.ts';
import { fieldRefusal, nowhereToBuild } from './fields.ts';
import { no } from './refusal.ts';

/**
 * No dead ends: whatever has been begun must be possible to the end. Every move that could stand in its way is tried on the table first, and
 * this is asked of what would be left.
 */
export function stuck(box: Box, table: Table, seat: Seat): Refusal | undefined {
  const { pending, open } = table.turn;
  const owed = owedInAll(pending);
  if (owed.length > 0 && !canSettle(box, table, seat, summedUp(box.singles, owed)))
    return { rule: 'R3.1', reasons: () => [{ code: 'rest-unpayable' }, ...shortfall(box, table, seat, owed)] };
  for (const each of pending) {
    const fallen = cannotStand(box, table, seat, each);
    if (fallen) return fallen;
  }
  // R6: a tile has been taken off and none is being built yet. One must be possible, also after what is being paid for in between.
  const idle = open?.kind === 'build' && open.built.length === 0 && !pending.some(({ thing }) => thing.kind === 'tile');
  return idle && !buildsSomething(box, table, seat, open.yards, owed) ? no('R6', 'nothing-to-build') : undefined;
}

const NOTHING: readonly Item[] = [];

function owedInAll(pending: readonly Pending[]): readonly Item[] {
  if (pending.length <= 1) return pending[0]?.owed ?? NOTHING;
  return pending.flatMap((each) => each.owed);
}

/** Whether anything has been begun that a move could stand in the way of. */
export function atStake({ turn: { pending, open } }: Table): boolean {
  return pending.length > 0 || (open?.kind === 'build' && open.built.length === 0);
}

function cannotStand(box: Box, table: Table, seat: Seat, { thing }: Pending): Refusal | undefined {
  const player = playerAt(table, seat);
  if (thing.kind === 'tile') {
    if (thing.yard === null && named(box.tiles, thing.tile).kind === 'ship') return no('R6.6', 'no-shipyard', { tile: thing.tile });
    return thing.field === null
      ? nowhereToBuild(box, player, named(box.tiles, thing.tile))
      : fieldRefusal(box, player, thing.tile, thing.field);
  }
  if (thing.kind === 'step' && owned(player, thing.level) === 0) return no('R11', 'no-such-cube');
  if (thing.kind === 'expedition' && table.expeditionDeck === 0) return no('R12.3', 'deck-empty');
  if (thing.kind === 'editor' && cardsToSpare(table, player) === 0) return no('R13', 'no-card-in-hand');
  return undefined;
}

/** Hand cards that a discard effect just activated (R9) leaves for others. */
function cardsToSpare(table: Table, player: Player): number {
  return player.hand.reduce((sum, count) => sum + count, 0) - (table.turn.discard?.must ? 1 : 0);
}

/** R6.6: the weakest of these shipyards that can build the ship; of equals one that is built, for it could be taken off afterwards. */
export function yardFor(box: Box, table: Table, seat: Seat, ship: Ship, among: readonly FieldId[]): FieldId | undefined {
  let best: Yard | undefined;
  for (const yard of layoutOf(box, playerAt(table, seat)).yards) {
    if (yard.level < ship.level || !among.includes(yard.field)) continue;
    if (best === undefined || yard.level < best.level || (yard.level === best.level && best.printed && !yard.printed)) best = yard;
  }
  return best?.field;
}

/** Why this tile cannot be built in an action with these shipyards; nothing if it can: a copy, a shipyard, a field and the price, with what is owed before. */
export function buildRefusal(
  box: Box,
  table: Table,
  seat: Seat,
  tile: Tile,
  yards: readonly FieldId[],
  before: readonly Item[] = NOTHING,
): Refusal | undefined {
  const refusal = tileRefusal(box, table, seat, tile, yards);
  if (refusal) return refusal;
  if (before.length === 0) return unpayable(box, table, seat, tile.cost, tile.bill);
  const owed = [...before, ...tile.cost];
  return unpayable(box, table, seat, owed, billOf(box, owed));
}

/** The same without the price. */
export function tileRefusal(box: Box, table: Table, seat: Seat, tile: Tile, yards: readonly FieldId[]): Refusal | undefined {
  if (copiesOf(table, tile.id) === 0) return noneOnTheMarket(box, table, seat, tile.id);
  if (tile.kind === 'ship' && yardFor(box, table, seat, tile, yards) === undefined)
    return no('R6.6', 'no-shipyard', { tile: tile.id, level: tile.level });
  return nowhereToBuild(box, playerAt(table, seat), tile);
}

function noneOnTheMarket(box: Box, table: Table, seat: Seat, tile: TileId): Refusal {
  return { rule: 'R6.1', reasons: () => [{ code: 'none-on-the-market', tile, partners: ownersOf(box, table, seat, tile) }] };
}

function ownersOf(box: Box, table: Table, seat: Seat, tile: TileId): readonly Seat[] {
  return seatsOf(table.seats.length).filter((other) => other !== seat && layoutOf(box, playerAt(table, other)).industries.includes(tile));
}

function buildsSomething(box: Box, table: Table, seat: Seat, yards: readonly FieldId[], before: readonly Item[]): boolean {
  const reach = reachOf(box, table, seat).goods;
  return box.cheapestFirst.some((tile) => holds(reach, tile.bill) && buildRefusal(box, table, seat, tile, yards, before) === undefined);
}
