import type { Refusal } from '@archipel/kernel';
import { cleared, fieldIndex, layoutOf, takeTileOff, withCopies } from '../board/board.ts';
import { type Box, boxOf, named, type Tile } from '../box/box.ts';
import { holds } from '../box/goods.ts';
import { nth, sure } from '../data/list.ts';
import type { FieldId } from '../data/words.ts';
import { reachOf } from '../payability/reach.ts';
import { fieldRefusal, fieldsFor, identical } from '../rules/fields.ts';
import { buildRefusal, stuck, yardFor } from '../rules/guard.ts';
import { begin, settle } from '../rules/pending.ts';
import { no } from '../rules/refusal.ts';
import { discardFirst, moved, noNewAction, UNPAID } from '../rules/turn.ts';
import { changedBuild, put, stateOf, takeAction, withOpen, withPending, withTurn } from '../state/change.ts';
import { type Field, type Item, type OpenAction, playerAt, type Table } from '../state/state.ts';
import { type Kind, NONE as NOTHING, seatOf } from './kind.ts';
import { type Move, moveSchemas } from './schema.ts';

type BuildMove = Extract<Move, { readonly kind: 'build' }>;
type RemoveMove = Extract<Move, { readonly kind: 'remove' }>;
type BuildAction = Extract<OpenAction, { readonly kind: 'build' }>;

const NONE: readonly FieldId[] = [];

/** R6.6: the shipyards that stand when a build action begins. */
export function yardsOf(box: Box, table: Table, seat: number): readonly FieldId[] {
  return layoutOf(box, playerAt(table, seat)).yardFields;
}

function newBuildAction(box: Box, table: Table, seat: number): BuildAction {
  return { kind: 'build', yards: yardsOf(box, table, seat), built: NONE, ships: false, removed: false };
}

/** The build action that a further tile would belong to: the open one if it may go on, else none. */
function goesOn(box: Box, table: Table, seat: number, tile: Tile): BuildAction | undefined {
  const { open } = table.turn;
  if (open?.kind !== 'build') return undefined;
  if (open.built.length === 0) return open;
  if (!open.ships || tile.kind !== 'ship') return undefined;
  // R6.6, R2: where its shipyards have built, a further action may still be there to begin anew.
  return yardFor(box, table, seat, tile, open.yards) === undefined && noNewAction(table) === undefined ? undefined : open;
}

/** Whether a build action is open, or could be begun. */
function mayBuild(table: Table): boolean {
  const { open, pending } = table.turn;
  if (pending.length > 0) return false;
  const underWay = open?.kind === 'build' && (open.ships || open.built.length === 0);
  return underWay || noNewAction(table) === undefined;
}

interface Offer {
  readonly move: BuildMove;
  readonly tile: Tile;
}

const offers = new WeakMap<Box, readonly Offer[]>();
/** Nearly always it is the same box that is asked about. */
let latest: { readonly box: Box; readonly all: readonly Offer[] } | undefined;

/** Everything that the market could ever hold. All tables share these moves, so nobody may change them. */
export function offersOf(box: Box): readonly Offer[] {
  if (latest?.box === box) return latest.all;
  latest = { box, all: offers.get(box) ?? offered(box) };
  return latest.all;
}

function offered(box: Box): readonly Offer[] {
  const all = box.marketTiles.map((tile) => ({
    move: Object.freeze<BuildMove>({ kind: 'build', tile }),
    tile: named(box.tiles, tile),
  }));
  offers.set(box, all);
  return all;
}

/** R6: build one industry, one shipyard, or one or more ships. First what, then where, then the price. */
export const build: Kind<'build'> = {
  schema: moveSchemas.build,
  candidates(view) {
    const { table } = view;
    if (!mayBuild(table)) return NOTHING;
    const box = boxOf(table);
    const seat = seatOf(view);
    const reach = reachOf(box, table, seat).goods;
    const moves: BuildMove[] = [];
    for (const { move, tile } of offersOf(box)) if (holds(reach, tile.bill)) moves.push(move);
    return moves;
  },
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const tile = box.onMarket.get(move.tile);
    if (tile === undefined) return no('R6.1', 'no-such-tile', { tile: move.tile });
    if (table.turn.pending.length > 0) return UNPAID;
    const waiting = discardFirst(table);
    if (waiting) return waiting;
    const action = goesOn(box, table, seat, tile);
    if (action) return buildRefusal(box, table, seat, tile, action.yards);
    return noNewAction(table) ?? buildRefusal(box, table, seat, tile, yardsOf(box, table, seat));
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const box = boxOf(table);
    const tile = named(box.tiles, move.tile);
    const going = goesOn(box, table, seat, tile);
    const action = going ?? newBuildAction(box, table, seat);
    const yard = tile.kind === 'ship' ? (yardFor(box, table, seat, tile, action.yards) ?? null) : null;
    const open = changedBuild(action, { ships: tile.kind === 'ship', yards: action.yards.filter((field) => field !== yard) });
    const acting = going ? withOpen(table, open) : takeAction(table, open);
    const thing = { kind: 'tile', tile: tile.id, field: null, yard } as const;
    return settle(stateOf(begin(withCopies(acting, tile.id, -1), thing, tile.cost), state.secret), seat, recorder);
  },
};

/** R6.1, R6.2, R6.4: where the tile is to lie. It is laid once it is paid. */
export const place: Kind<'place'> = {
  schema: moveSchemas.place,
  candidates(view) {
    const thing = view.table.turn.pending.at(-1)?.thing;
    if (thing?.kind !== 'tile' || thing.field !== null) return NOTHING;
    const box = boxOf(view.table);
    return fieldsFor(box, playerAt(view.table, seatOf(view)), named(box.tiles, thing.tile)).map(({ id }) => ({ kind: 'place', field: id }));
  },
  refuse(view, move) {
    const thing = view.table.turn.pending.at(-1)?.thing;
    if (thing?.kind !== 'tile' || thing.field !== null) return no('R6.1', 'nothing-to-place');
    return discardFirst(view.table) ?? fieldRefusal(boxOf(view.table), playerAt(view.table, seatOf(view)), thing.tile, move.field);
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const player = playerAt(table, seat);
    const { id } = nth(player.fields, fieldIndex(player, move.field) ?? -1);
    const pending = table.turn.pending.map(({ thing, owed }, at) =>
      at === table.turn.pending.length - 1 && thing.kind === 'tile'
        ? { thing: { kind: thing.kind, tile: thing.tile, field: id, yard: thing.yard }, owed }
        : { thing, owed },
    );
    return settle(stateOf(withPending(table, pending), state.secret), seat, recorder);
  },
};

/** R6.3: once in a build action one own tile may be taken off; the action may begin with it. */
export const remove: Kind<'remove'> = {
  schema: moveSchemas.remove,
  candidates(view) {
    const { open } = view.table.turn;
    if ((open?.kind !== 'build' || open.removed) && noNewAction(view.table)) return NOTHING;
    const { fields } = playerAt(view.table, seatOf(view));
    const moves: RemoveMove[] = [];
    for (const field of fields) if (field.tile !== null) moves.push({ kind: 'remove', field: field.id });
    return moves;
  },
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const player = playerAt(table, seat);
    const field = player.fields[fieldIndex(player, move.field) ?? -1];
    if (field === undefined) return no('R6.1', 'no-such-field', { field: move.field });
    if (field.tile === null) return no('R6.3', field.printed === null ? 'nothing-there' : 'printed', { field: move.field });
    const refusal = discardFirst(table) ?? removalRefusal(table, move.field);
    if (refusal || spoilsNothing(box, table, seat, field)) return refusal;
    // What is being built is off the market already; only who has nothing to build looks there.
    const building = table.turn.pending.some(({ thing }) => thing.kind === 'tile');
    return stuck(box, afterRemoval(box, table, seat, move.field, building ? cleared : takeTileOff), seat);
  },
  perform(state, seat, move, recorder) {
    const box = boxOf(state.table);
    const player = playerAt(state.table, seat);
    const tile = sure(nth(player.fields, fieldIndex(player, move.field) ?? -1).tile);
    recorder.tell({ fact: 'removed', seat, tile, field: move.field });
    return stateOf(afterRemoval(box, moved(state.table), seat, move.field, takeTileOff), state.secret);
  },
};

/**
 * Whether it can be seen without trying that nothing is spoiled by clearing this field: whatever can be paid now can be paid then, unless it needs
 * what goes; and it can lie where it can lie now, unless its twin comes to light below. The cubes of the field are exhausted then, but ending
 * their shift costs the same.
 */
function spoilsNothing(box: Box, table: Table, seat: number, field: Field): boolean {
  const { open, pending } = table.turn;
  const gone = named(box.tiles, sure(field.tile));
  const below = field.printed === null ? undefined : named(box.tiles, field.printed);
  const unharmed = (tile: Tile, owed: readonly Item[]) => !(needs(owed, gone) || (below && identical(tile, below)));
  if (pending.length > 0)
    return pending.every(({ thing, owed }) => {
      if (thing.kind !== 'tile' || thing.yard === field.id) return false;
      const tile = named(box.tiles, thing.tile);
      return (tile.kind !== 'ship' || thing.yard !== null) && unharmed(tile, owed);
    });
  // With nothing begun it is a build action that needs something to build.
  const going = open?.kind === 'build' && mayTakeOff(open, field.id) ? open : undefined;
  if (going && going.built.length > 0) return true;
  const yards = going?.yards ?? yardsOf(box, table, seat);
  const first = firstToBuild(box, table, seat, yards);
  if (first === undefined || unharmed(first, first.cost)) return first !== undefined;
  const reach = reachOf(box, table, seat).goods;
  return box.cheapestFirst.some(
    (tile) =>
      tile.kind !== 'ship' &&
      holds(reach, tile.bill) &&
      unharmed(tile, tile.cost) &&
      buildRefusal(box, table, seat, tile, yards) === undefined,
  );
}

/** The cheapest thing on land that could be built; asked for every tile that might be taken off. */
function firstToBuild(box: Box, table: Table, seat: number, yards: readonly FieldId[]): Tile | undefined {
  if (cheapest.table === table && cheapest.seat === seat) return cheapest.tile;
  const reach = reachOf(box, table, seat).goods;
  const tile = box.cheapestFirst.find(
    (each) => each.kind !== 'ship' && holds(reach, each.bill) && buildRefusal(box, table, seat, each, yards) === undefined,
  );
  cheapest = { table, seat, tile };
  return tile;
}

/** What has been found for the position that was asked about last. */
let cheapest: { readonly table: Table | null; readonly seat: number; readonly tile: Tile | undefined } = {
  table: null,
  seat: 0,
  tile: undefined,
};

/** Whether something might be paid by means of a tile: what it makes, or the tokens of a ship. */
function needs(owed: readonly Item[], tile: Tile): boolean {
  if (tile.kind === 'ship') return owed.length > 0;
  return tile.kind === 'industry' && owed.some((item) => item.kind === 'good' && item.good === tile.makes);
}

function removalRefusal(table: Table, field: FieldId): Refusal | undefined {
  const { open } = table.turn;
  if (open?.kind !== 'build') return noNewAction(table);
  if (mayTakeOff(open, field)) return undefined;
  // Only a further action could do it, and that must begin anew.
  if (noNewAction(table) === undefined) return undefined;
  return open.removed ? no('R6.3', 'once-an-action') : no('R6', 'just-built');
}

/** R6.3: one tile an action, also one that it has built; but something that it has built must stay (R6). */
function mayTakeOff(open: BuildAction, field: FieldId): boolean {
  return !open.removed && (open.built.length === 0 || open.built.some((built) => built !== field));
}

/** The table once the tile is off, in the open build action or in a new one. */
function afterRemoval(box: Box, table: Table, seat: number, field: FieldId, off: typeof takeTileOff): Table {
  const { open } = table.turn;
  const same = open?.kind === 'build' && mayTakeOff(open, field);
  const action = same ? open : newBuildAction(box, table, seat);
  const other = (each: FieldId) => each !== field;
  const going = changedBuild(action, { removed: true, built: action.built.filter(other), yards: action.yards.filter(other) });
  const acting = same ? withOpen(table, going) : takeAction(table, going);
  return withOtherYard(box, off(box, acting, seat, fieldIndex(playerAt(table, seat), field) ?? -1), seat, field);
}

/** R6.6: a shipyard that is taken off before it has built builds nothing; the ship that it was to build goes to the next one, if there is one. */
function withOtherYard(box: Box, table: Table, seat: number, field: FieldId): Table {
  const { open, pending } = table.turn;
  const at = pending.findIndex(({ thing }) => thing.kind === 'tile' && thing.yard === field);
  const waiting = pending[at];
  if (open?.kind !== 'build' || waiting?.thing.kind !== 'tile') return table;
  const ship = named(box.tiles, waiting.thing.tile);
  const yard = ship.kind === 'ship' ? (yardFor(box, table, seat, ship, open.yards) ?? null) : null;
  return withTurn(table, {
    open: changedBuild(open, { yards: open.yards.filter((each) => each !== yard) }),
    pending: put(pending, at, { thing: { ...waiting.thing, yard }, owed: waiting.owed }),
  });
}
