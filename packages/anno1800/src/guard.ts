import { type Refusal, type Seat, seatsOf } from '@archipel/kernel';
import { layoutOf, owned, playerAt } from './board.ts';
import { type Box, named, type Ship } from './box.ts';
import { fieldRefusal, nowhereToBuild } from './fields.ts';
import { payable, shortfall } from './payment/payable.ts';
import { no } from './refusal.ts';
import type { OpenAction, Pending, Table } from './state.ts';

/**
 * No dead ends: whatever has been begun must be possible to the end. Every move that could stand in its way is tried on the table first, and
 * this is asked of what would be left.
 */
export function stuck(box: Box, table: Table, seat: Seat): Refusal | undefined {
  const { pending, open } = table.turn;
  if (pending.length > 0) {
    const owed = pending.flatMap((each) => each.owed);
    if (!payable(box, table, seat, owed))
      return { rule: 'R3.1', reasons: () => [{ code: 'rest-unpayable' }, ...shortfall(box, table, seat, owed)] };
    for (const each of pending) {
      const fallen = cannotStand(box, table, seat, each);
      if (fallen) return fallen;
    }
    return undefined;
  }
  if (open?.kind === 'build' && open.built.length === 0 && !buildsSomething(box, table, seat, open)) return no('R6', 'nothing-to-build');
  return undefined;
}

function cannotStand(box: Box, table: Table, seat: Seat, { thing }: Pending): Refusal | undefined {
  const player = playerAt(table, seat);
  if (thing.kind === 'tile') {
    if (thing.yard !== null && !layoutOf(box, player).yards.some((yard) => yard.field === thing.yard))
      return no('R6.6', 'shipyard-is-building', { field: thing.yard });
    return thing.field === null ? nowhereToBuild(box, player, thing.tile) : fieldRefusal(box, player, thing.tile, thing.field);
  }
  if (thing.kind === 'step' && owned(player, thing.level) === 0) return no('R11', 'no-such-cube');
  if (thing.kind === 'expedition' && table.expeditionDeck === 0) return no('R12.3', 'deck-empty');
  if (thing.kind === 'editor' && player.hand.every((count) => count === 0)) return no('R13', 'no-card-in-hand');
  return undefined;
}

/** R6.6: the weakest of these shipyards that can build the ship. */
export function yardFor(box: Box, table: Table, seat: Seat, ship: Ship, among: readonly string[]): string | undefined {
  const strong = layoutOf(box, playerAt(table, seat)).yards.filter((yard) => among.includes(yard.field) && yard.level >= ship.level);
  return strong.toSorted((a, b) => a.level - b.level)[0]?.field;
}

type BuildAction = Extract<OpenAction, { readonly kind: 'build' }>;

/** Why this tile cannot be built in this action; nothing if it can: a copy, a shipyard, a field and the price. */
export function buildRefusal(box: Box, table: Table, seat: Seat, tileId: string, action: BuildAction): Refusal | undefined {
  const tile = named(box.tiles, tileId);
  if ((table.market[tileId] ?? 0) === 0)
    return { rule: 'R6.1', reasons: () => [{ code: 'none-on-the-market', tile: tileId, partners: ownersOf(box, table, seat, tileId) }] };
  if (tile.kind === 'ship' && yardFor(box, table, seat, tile, action.yards) === undefined)
    return no('R6.6', 'no-shipyard', { tile: tileId, level: tile.level });
  const nowhere = nowhereToBuild(box, playerAt(table, seat), tileId);
  if (nowhere) return nowhere;
  const owed = tile.cost;
  return payable(box, table, seat, owed) ? undefined : { rule: 'R3.1', reasons: () => shortfall(box, table, seat, owed) };
}

function ownersOf(box: Box, table: Table, seat: Seat, tile: string): readonly Seat[] {
  return seatsOf(table.seats.length).filter((other) => other !== seat && layoutOf(box, playerAt(table, other)).industries.includes(tile));
}

export function buildsSomething(box: Box, table: Table, seat: Seat, action: BuildAction): boolean {
  return box.marketTiles.some((tile) => buildRefusal(box, table, seat, tile, action) === undefined);
}
