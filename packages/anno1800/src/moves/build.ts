import type { Refusal } from '@archipel/kernel';
import { fieldIndex, layoutOf, playerAt, takeTileOff } from '../board.ts';
import { type Box, boxOf, named } from '../box.ts';
import { fieldRefusal } from '../fields.ts';
import { buildRefusal, stuck, yardFor } from '../guard.ts';
import { no } from '../refusal.ts';
import type { OpenAction, Table } from '../state.ts';
import { begin, settle } from '../things.ts';
import { discardFirst, moved, noNewAction, takeAction, withTurn } from '../turn.ts';
import { type Kind, seatOf } from './kind.ts';
import { moveSchemas } from './schema.ts';

type BuildAction = Extract<OpenAction, { readonly kind: 'build' }>;

/** R6.6: the shipyards that stand when a build action begins. */
function newBuildAction(box: Box, table: Table, seat: number): BuildAction {
  const yards = layoutOf(box, playerAt(table, seat)).yards.map((yard) => yard.field);
  return { kind: 'build', yards, built: [], ships: false, removed: false };
}

/** The build action that a further tile would belong to: the open one if it may go on, else none. */
function goesOn(table: Table, ship: boolean): BuildAction | undefined {
  const { open } = table.turn;
  if (open?.kind !== 'build') return undefined;
  return open.built.length === 0 || (open.ships && ship) ? open : undefined;
}

/** R6: build one industry, one shipyard, or one or more ships. First what, then where, then the price. */
export const build: Kind<'build'> = {
  schema: moveSchemas.build,
  candidates: ({ table }) => (table.turn.pending.length > 0 ? [] : boxOf(table).marketTiles.map((tile) => ({ kind: 'build', tile }))),
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const tile = box.tiles.get(move.tile);
    if (tile === undefined || !box.marketTiles.includes(move.tile)) return no('R6.1', 'no-such-tile', { tile: move.tile });
    if (table.turn.pending.length > 0) return no('R3.1', 'unpaid');
    const waiting = discardFirst(table);
    if (waiting) return waiting;
    const action = goesOn(table, tile.kind === 'ship');
    if (action) return buildRefusal(box, table, seat, move.tile, action);
    return noNewAction(table) ?? buildRefusal(box, table, seat, move.tile, newBuildAction(box, table, seat));
  },
  perform(state, seat, move, scribe) {
    const table = moved(state.table);
    const box = boxOf(table);
    const tile = named(box.tiles, move.tile);
    const ship = tile.kind === 'ship';
    const going = goesOn(table, ship);
    const action = going ?? newBuildAction(box, table, seat);
    const yard = ship ? (yardFor(box, table, seat, tile, action.yards) ?? null) : null;
    const open = { ...action, ships: ship, yards: action.yards.filter((field) => field !== yard) };
    const acting = going ? withTurn(table, { open }) : takeAction(table, open);
    const market = { ...acting.market, [move.tile]: (acting.market[move.tile] ?? 0) - 1 };
    const thing = { kind: 'tile', tile: move.tile, field: null, yard } as const;
    return settle({ ...state, table: begin({ ...acting, market }, thing, tile.cost) }, seat, scribe);
  },
};

/** R6.1, R6.2, R6.4: where the tile is to lie. It is laid once it is paid. */
export const place: Kind<'place'> = {
  schema: moveSchemas.place,
  candidates(view) {
    const thing = view.table.turn.pending.at(-1)?.thing;
    if (thing?.kind !== 'tile' || thing.field !== null) return [];
    return playerAt(view.table, seatOf(view)).fields.map((field) => ({ kind: 'place', field: field.id }));
  },
  refuse(view, move) {
    const thing = view.table.turn.pending.at(-1)?.thing;
    if (thing?.kind !== 'tile' || thing.field !== null) return no('R6.1', 'nothing-to-place');
    return discardFirst(view.table) ?? fieldRefusal(boxOf(view.table), playerAt(view.table, seatOf(view)), thing.tile, move.field);
  },
  perform(state, seat, move, scribe) {
    const table = moved(state.table);
    const pending = table.turn.pending.map((each, at) =>
      at === table.turn.pending.length - 1 && each.thing.kind === 'tile' ? { ...each, thing: { ...each.thing, field: move.field } } : each,
    );
    return settle({ ...state, table: withTurn(table, { pending }) }, seat, scribe);
  },
};

/** R6.3: once in a build action one own tile may be taken off; the action may begin with it. */
export const remove: Kind<'remove'> = {
  schema: moveSchemas.remove,
  candidates: (view) =>
    playerAt(view.table, seatOf(view))
      .fields.filter((field) => field.tile !== null)
      .map((field) => ({ kind: 'remove', field: field.id })),
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const player = playerAt(table, seat);
    const field = player.fields[fieldIndex(box, player, move.field) ?? -1];
    if (field === undefined) return no('R6.1', 'no-such-field', { field: move.field });
    if (field.tile === null) return no('R6.3', field.printed === null ? 'nothing-there' : 'printed', { field: move.field });
    return discardFirst(table) ?? removalRefusal(table, move.field) ?? stuck(box, afterRemoval(box, table, seat, move.field), seat);
  },
  perform(state, seat, move, scribe) {
    const box = boxOf(state.table);
    const player = playerAt(state.table, seat);
    const tile = player.fields[fieldIndex(box, player, move.field) ?? -1]?.tile ?? '';
    scribe.tell({ fact: 'removed', seat, tile, field: move.field });
    return { ...state, table: afterRemoval(box, moved(state.table), seat, move.field) };
  },
};

function removalRefusal(table: Table, field: string): Refusal | undefined {
  const { open } = table.turn;
  if (open?.kind !== 'build') return noNewAction(table);
  // A build action that has taken its tile off, or a tile it has just built: only a further action could do it, and that must begin anew.
  if (!open.removed && !open.built.includes(field)) return undefined;
  const again = noNewAction(table);
  if (again === undefined) return undefined;
  return open.removed ? no('R6.3', 'once-an-action') : no('R6.3', 'just-built');
}

/** The table once the tile is off, in the open build action or in a new one. */
function afterRemoval(box: Box, table: Table, seat: number, field: string): Table {
  const { open } = table.turn;
  const same = open?.kind === 'build' && !open.removed && !open.built.includes(field);
  const action = same ? open : newBuildAction(box, table, seat);
  const off = { ...action, removed: true, yards: action.yards.filter((yard) => yard !== field) };
  const acting = same ? withTurn(table, { open: off }) : takeAction(table, off);
  return takeTileOff(box, acting, seat, fieldIndex(box, playerAt(table, seat), field) ?? -1);
}
