import type { Seat } from '@archipel/kernel';
import { type Box, type Level, named, type Ship, type Tile } from './box.ts';
import type { Good } from './data/schema.ts';
import { nth } from './list.ts';
import { EXHAUSTED, type Field, type Place, type Player, type Table, type Tokens } from './state.ts';

/** The pieces on the board and how they move. Everything here answers a new table or player and knows no turn, price or permission. */

export function playerAt(table: Table, seat: Seat): Player {
  return nth(table.seats, seat);
}

export function withPlayer(table: Table, seat: Seat, change: Partial<Player>): Table {
  return { ...table, seats: table.seats.map((player, at) => (at === seat ? { ...player, ...change } : player)) };
}

/** A list of numbers with one of them changed by `by`. */
export function plus(list: readonly number[], at: number, by: number): readonly number[] {
  return list.with(at, nth(list, at) + by);
}

/** What stands on a field and works: the tile, or the printed building if nothing covers it. */
export function inUse(box: Box, field: Field): Tile | null {
  const id = field.tile ?? field.printed;
  return id === null ? null : named(box.tiles, id);
}

/** An own workplace for a good. */
export interface Workshop {
  readonly at: number;
  readonly field: string;
  readonly worker: Level;
  readonly workplaces: number;
}

/** What a player's fields come to: looked up often and changed seldom, so it is kept for each list of fields. */
export interface Layout {
  readonly at: ReadonlyMap<string, number>;
  readonly workshops: ReadonlyMap<Good, readonly Workshop[]>;
  /** R4.1: what each good costs a buyer in trade tokens, the cheaper industry counting. */
  readonly prices: ReadonlyMap<Good, number>;
  readonly yards: readonly { readonly field: string; readonly level: number; readonly printed: boolean }[];
  readonly industries: readonly string[];
  /** Industries, shipyards and ships in use. */
  readonly buildings: number;
}

const NEVER = Number.POSITIVE_INFINITY;
const layouts = new WeakMap<readonly Field[], Layout>();

export function layoutOf(box: Box, player: Player): Layout {
  const known = layouts.get(player.fields);
  if (known) return known;
  const workshops = new Map<Good, Workshop[]>();
  const prices = new Map<Good, number>();
  const yards: { field: string; level: number; printed: boolean }[] = [];
  const industries: string[] = [];
  let buildings = 0;
  for (const [at, field] of player.fields.entries()) {
    const tile = inUse(box, field);
    if (tile === null) continue;
    buildings++;
    if (tile.kind === 'shipyard') yards.push({ field: field.id, level: tile.level, printed: field.tile === null });
    if (tile.kind !== 'industry') continue;
    industries.push(tile.id);
    const shop = { at, field: field.id, worker: tile.worker, workplaces: tile.workplaces };
    const price = Math.min(box.tradePrice[tile.worker] ?? NEVER, prices.get(tile.makes) ?? NEVER);
    if (price < NEVER) prices.set(tile.makes, price);
    workshops.set(tile.makes, [...(workshops.get(tile.makes) ?? []), shop]);
  }
  const layout = { at: new Map(player.fields.map((field, at) => [field.id, at])), workshops, prices, yards, industries, buildings };
  layouts.set(player.fields, layout);
  return layout;
}

/** R4.1: what a good costs in trade tokens with this partner; undefined if he does not make it. */
export function tradePrice(box: Box, partner: Player, good: Good): number | undefined {
  return layoutOf(box, partner).prices.get(good);
}

export function fieldIndex(box: Box, player: Player, id: string): number | undefined {
  return layoutOf(box, player).at.get(id);
}

export function workersOn(player: Player, at: number): readonly Level[] {
  return nth(player.workers, at);
}

function without(list: readonly number[], item: number): readonly number[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** All cubes of a level that a player owns, wherever they are. */
export function owned(player: Player, level: Level): number {
  let count = nth(player.rested, level) + nth(player.exhausted, level);
  for (const there of player.workers) for (const cube of there) if (cube === level) count++;
  return count;
}

/** R3.2: a rested cube goes to a workplace. */
export function goToWork(player: Player, at: number, level: Level): Partial<Player> {
  const workers = [...workersOn(player, at), level].toSorted((a, b) => a - b);
  return { rested: plus(player.rested, level, -1), workers: player.workers.with(at, workers) };
}

/** R3.3: a rested cube goes to the exhausted area. */
export function goExhausted(player: Player, level: Level): Partial<Player> {
  return { rested: plus(player.rested, level, -1), exhausted: plus(player.exhausted, level, 1) };
}

/** Takes a cube away from where it is: the exhausted area, or the field whose index is given. */
export function takeFrom(player: Player, place: Place, at: number | undefined, level: Level): Partial<Player> {
  if (place === EXHAUSTED || at === undefined) return { exhausted: plus(player.exhausted, level, -1) };
  return { workers: player.workers.with(at, without(workersOn(player, at), level)) };
}

/** R6.7: a ship comes into use, or goes out of it: exhausted tokens leave before rested ones. */
function withShip(player: Player, ship: Ship): Player {
  return { ...player, onShips: moreTokens(player.onShips, ship.token, ship.level) };
}

function withoutShip(player: Player, ship: Ship): Player {
  const exhausted = Math.min(player.spent[ship.token], ship.level);
  const spent = moreTokens(player.spent, ship.token, -exhausted);
  return { ...player, spent, onShips: moreTokens(player.onShips, ship.token, exhausted - ship.level) };
}

export function moreTokens(tokens: Tokens, token: keyof Tokens, by: number): Tokens {
  return { ...tokens, [token]: tokens[token] + by };
}

/** The field has changed hands: whatever was in use goes out of it, whatever is there now comes into use. Cubes on it are exhausted. */
function rebuilt(box: Box, player: Player, at: number, field: Field): Player {
  const old = inUse(box, nth(player.fields, at));
  const now = inUse(box, field);
  let after: Player = { ...player, fields: player.fields.with(at, field) };
  const cubes = workersOn(player, at);
  if (cubes.length > 0) {
    const exhausted = cubes.reduce((list, level) => plus(list, level, 1), player.exhausted);
    after = { ...after, exhausted, workers: player.workers.with(at, []) };
  }
  if (old?.kind === 'ship') after = withoutShip(after, old);
  if (now?.kind === 'ship') after = withShip(after, now);
  return after;
}

/** Copies of a tile on the market. */
export function copiesOf(table: Table, tile: string): number {
  return table.market[tile] ?? 0;
}

/** Copies of a tile come to the market or leave it. */
export function withCopies(table: Table, tile: string, by: number): Table {
  return { ...table, market: { ...table.market, [tile]: copiesOf(table, tile) + by } };
}

function returned(table: Table, tile: string | null): Table {
  return tile === null ? table : withCopies(table, tile, 1);
}

/** R6.1, R6.2: lays a tile that is already off the market; a tile below it goes back there. */
export function layTile(box: Box, table: Table, seat: Seat, at: number, tile: string): Table {
  const player = playerAt(table, seat);
  const field = nth(player.fields, at);
  return withPlayer(returned(table, field.tile), seat, rebuilt(box, player, at, { ...field, tile }));
}

/** R6.3: takes a tile off; what is printed below works again. */
export function takeTileOff(box: Box, table: Table, seat: Seat, at: number): Table {
  const player = playerAt(table, seat);
  const field = nth(player.fields, at);
  return withPlayer(returned(table, field.tile), seat, rebuilt(box, player, at, { ...field, tile: null }));
}

/** R12.1: the fields of an island are added to a player's own, printed ships with their tokens. */
export function withFields(
  box: Box,
  player: Player,
  prefix: string,
  fields: readonly { readonly ground: Field['ground']; readonly printed: string | null }[],
): Player {
  const count = { land: 0, coast: 0, sea: 0 };
  const added = fields.map(({ ground, printed }) => ({ id: `${prefix}${ground}-${++count[ground]}`, ground, printed, tile: null }));
  const grown = { ...player, fields: [...player.fields, ...added], workers: [...player.workers, ...added.map(() => [])] };
  return added.reduce<Player>((all, field) => {
    const tile = inUse(box, field);
    return tile?.kind === 'ship' ? withShip(all, tile) : all;
  }, grown);
}
