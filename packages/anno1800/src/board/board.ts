import { recentAnswers, type Seat } from '@archipel/kernel';
import { type Box, type ByName, type Industry, named, type Ship, type Tile } from '../box/box.ts';
import { addGoods, type GoodSet, setOf } from '../box/goods.ts';
import { atLevel, nth } from '../data/list.ts';
import { EXHAUSTED, type FieldId, type Good, type Level, type Place, type TileId } from '../data/words.ts';
import { changedPlayer, changedTable, drop, moreTokens, plus, put, withPlayer, withTile } from '../state/change.ts';
import { type Field, type Player, playerAt, type Table } from '../state/state.ts';

/** The pieces on the board and how they move. Everything here answers a new table or player and knows no turn, price or permission. */

/** What stands on a field and works: the tile, or the printed building if nothing covers it. */
export function inUse(box: Box, field: Field): Tile | null {
  const id = field.tile ?? field.printed;
  return id === null ? null : named(box.tiles, id);
}

/** An own workplace for a good. */
export interface Workshop {
  readonly at: number;
  readonly field: FieldId;
  readonly worker: Level;
  readonly workplaces: number;
}

/** A good that a player makes, as a set of its own, and where. */
export interface Craft extends Readonly<GoodSet> {
  readonly good: Good;
  readonly shops: readonly Workshop[];
}

/** A shipyard in use. */
export interface Yard {
  readonly field: FieldId;
  readonly level: number;
  readonly printed: boolean;
}

/** What a player's fields come to: looked up often and changed seldom, so it is kept for each list of fields. */
export interface Layout {
  /** By the goods that are made. Made for the first who asks; who has the good as a set asks `shopsFor` instead. */
  readonly workshops: ByName<Good, readonly Workshop[]>;
  /** The same as a list. */
  readonly crafts: readonly Craft[];
  /** The goods that others can buy for no more than so many tokens. Made for the first who asks. */
  readonly sold: readonly GoodSet[];
  /** Which ground there is any field of. */
  readonly grounds: { readonly [ground in Field['ground']]: boolean };
  readonly yards: readonly Yard[];
  /** Where they stand. */
  readonly yardFields: readonly FieldId[];
  readonly industries: readonly TileId[];
  /** Industries, shipyards and ships in use. */
  readonly buildings: number;
  /** What it was made of: a corrected box may read the same fields otherwise. */
  readonly box: Box;
  readonly fields: readonly Field[];
}

/** Workplaces that stand empty. */
export const NOBODY: readonly Level[] = [];

/** One for each seat, and some for positions that are only tried. */
const recent = recentAnswers<Layout>(24);
let latest: Layout | undefined;

export function layoutOf(box: Box, { fields }: Player): Layout {
  if (latest !== undefined && latest.fields === fields && latest.box === box) return latest;
  latest = recentFor(box, fields) ?? recent.add(new Survey(box, fields));
  return latest;
}

function recentFor(box: Box, fields: readonly Field[]): Layout | undefined {
  for (const layout of recent.all) if (layout.fields === fields && layout.box === box) return layout;
  return undefined;
}

/** A class for once: a table by goods is dear to make, and of most layouts nobody asks for it, nor what they sell. */
class Survey implements Layout {
  readonly crafts: GrowingCraft[] = [];
  readonly grounds = { land: false, coast: false, sea: false };
  readonly yards: Yard[] = [];
  readonly yardFields: FieldId[] = [];
  readonly industries: TileId[] = [];
  buildings = 0;
  readonly box: Box;
  readonly fields: readonly Field[];
  private table: ByName<Good, readonly Workshop[]> | undefined = undefined;
  private wares: readonly GoodSet[] | undefined = undefined;

  constructor(box: Box, fields: readonly Field[]) {
    this.box = box;
    this.fields = fields;
    for (let at = 0; at < fields.length; at++) this.read(nth(fields, at), at);
  }

  get workshops(): ByName<Good, readonly Workshop[]> {
    this.table ??= new Map(this.crafts.map(({ good, shops }) => [good, shops]));
    return this.table;
  }

  get sold(): readonly GoodSet[] {
    this.wares ??= soldOf(this.box, this.crafts);
    return this.wares;
  }

  private read(field: Field, at: number): void {
    this.grounds[field.ground] = true;
    const tile = inUse(this.box, field);
    if (tile === null) return;
    this.buildings++;
    if (tile.kind === 'shipyard') {
      this.yards.push({ field: field.id, level: tile.level, printed: field.tile === null });
      this.yardFields.push(field.id);
    } else if (tile.kind === 'industry') this.readIndustry(tile, { at, field: field.id, worker: tile.worker, workplaces: tile.workplaces });
  }

  private readIndustry({ id, makes, product }: Industry, shop: Workshop): void {
    this.industries.push(id);
    const craft = craftOf(this.crafts, product);
    if (craft === undefined) this.crafts.push({ low: product.low, high: product.high, good: makes, shops: [shop] });
    else craft.shops.push(shop);
  }
}

function soldOf(box: Box, crafts: readonly Craft[]): readonly GoodSet[] {
  const sold = noneFor(box);
  for (const craft of crafts) {
    for (const { worker } of craft.shops) {
      for (let tokens = box.tradePrice[worker] ?? 0; tokens < sold.length; tokens++) addGoods(nth(sold, tokens), craft);
    }
  }
  return sold;
}

interface GrowingCraft extends Craft {
  readonly shops: Workshop[];
}

function craftOf<Each extends Craft>(crafts: readonly Each[], { low, high }: Readonly<GoodSet>): Each | undefined {
  for (const craft of crafts) if (craft.low === low && craft.high === high) return craft;
  return undefined;
}

const NO_SHOPS: readonly Workshop[] = [];

/** The workshops for a good, given as the set that holds just it. */
export function shopsFor({ crafts }: Layout, good: Readonly<GoodSet>): readonly Workshop[] {
  return craftOf(crafts, good)?.shops ?? NO_SHOPS;
}

/** A player's workshops for a good, without the table of them all. */
export function workshopsOf(box: Box, player: Player, good: string): readonly Workshop[] {
  return shopsFor(layoutOf(box, player), setOf(box.singles, good));
}

/** An empty set of goods for each number of tokens that a good may cost. */
export function noneFor(box: Box): readonly GoodSet[] {
  const sets: GoodSet[] = [];
  while (sets.length <= box.dearest) sets.push({ low: 0, high: 0 });
  return sets;
}

/** R4.1: what a good costs in trade tokens with this partner, the cheaper industry counting; undefined if he does not sell it. */
export function tradePrice(box: Box, partner: Player, good: string): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  for (const { worker } of workshopsOf(box, partner, good)) least = Math.min(least, box.tradePrice[worker] ?? least);
  return Number.isFinite(least) ? least : undefined;
}

export function fieldIndex({ fields }: Player, id: string): number | undefined {
  for (let at = 0; at < fields.length; at++) if (fields[at]?.id === id) return at;
  return undefined;
}

export function workersOn(player: Player, at: number): readonly Level[] {
  return player.workers[at] ?? NOBODY;
}

function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const at = list.indexOf(item);
  return at < 0 ? list : drop(list, at);
}

/** All cubes of a level that a player owns, wherever they are. */
export function owned(player: Player, level: number): number {
  let sum = atLevel(player.rested, level) + atLevel(player.exhausted, level);
  for (const cubes of player.workers) for (const cube of cubes) if (cube === level) sum++;
  return sum;
}

/** The cubes on a field with one more, lowest level first. */
export function joined(cubes: readonly Level[], level: Level): readonly Level[] {
  const all: Level[] = [];
  let waiting = true;
  for (const cube of cubes) {
    if (waiting && cube > level) {
      all.push(level);
      waiting = false;
    }
    all.push(cube);
  }
  if (waiting) all.push(level);
  return all;
}

/** R3.2: a rested cube goes to a workplace. */
export function goToWork(player: Player, at: number, level: Level): Partial<Player> {
  return { rested: plus(player.rested, level, -1), workers: put(player.workers, at, joined(workersOn(player, at), level)) };
}

/** R3.3: a rested cube goes to the exhausted area. */
export function goExhausted(player: Player, level: Level): Partial<Player> {
  return { rested: plus(player.rested, level, -1), exhausted: plus(player.exhausted, level, 1) };
}

/** Takes a cube away from where it is: the exhausted area, or the field whose index is given. */
export function takeFrom(player: Player, place: Place, at: number | undefined, level: Level): Partial<Player> {
  if (place === EXHAUSTED || at === undefined) return { exhausted: plus(player.exhausted, level, -1) };
  return { workers: put(player.workers, at, without(workersOn(player, at), level)) };
}

/** R6.7: a ship comes into use, or goes out of it: exhausted tokens leave before rested ones. */
function withShip(player: Player, ship: Ship): Player {
  return changedPlayer(player, { onShips: moreTokens(player.onShips, ship.token, ship.level) });
}

function withoutShip(player: Player, ship: Ship): Player {
  const exhausted = Math.min(player.spent[ship.token], ship.level);
  const spent = moreTokens(player.spent, ship.token, -exhausted);
  return changedPlayer(player, { spent, onShips: moreTokens(player.onShips, ship.token, exhausted - ship.level) });
}

/** The field has changed hands: whatever was in use goes out of it, whatever is there now comes into use. Cubes on it are exhausted. */
function rebuilt(box: Box, player: Player, at: number, field: Field): Player {
  const old = inUse(box, nth(player.fields, at));
  const now = inUse(box, field);
  let after = changedPlayer(player, { fields: put(player.fields, at, field) });
  const cubes = workersOn(player, at);
  if (cubes.length > 0) {
    const exhausted = cubes.reduce((list, level) => plus(list, level, 1), player.exhausted);
    after = changedPlayer(after, { exhausted, workers: put(player.workers, at, NOBODY) });
  }
  if (old?.kind === 'ship') after = withoutShip(after, old);
  if (now?.kind === 'ship') after = withShip(after, now);
  return after;
}

/** Copies of a tile on the market. */
export function copiesOf(table: Table, tile: TileId): number {
  return table.market[tile] ?? 0;
}

/** Copies of a tile come to the market or leave it. */
export function withCopies(table: Table, tile: TileId, by: number): Table {
  const market = { ...table.market };
  market[tile] = copiesOf(table, tile) + by;
  return changedTable(table, { market });
}

function returned(table: Table, tile: TileId | null): Table {
  return tile === null ? table : withCopies(table, tile, 1);
}

/** R6.1, R6.2: lays a tile that is already off the market; a tile below it goes back there. */
export function layTile(box: Box, table: Table, seat: Seat, at: number, tile: TileId): Table {
  const player = playerAt(table, seat);
  const field = nth(player.fields, at);
  return withPlayer(returned(table, field.tile), seat, rebuilt(box, player, at, withTile(field, tile)));
}

/** R6.3: takes a tile off; what is printed below works again. */
export function takeTileOff(box: Box, table: Table, seat: Seat, at: number): Table {
  return returned(cleared(box, table, seat, at), nth(playerAt(table, seat).fields, at).tile);
}

/** The same before the tile has come to the market: enough for those who do not look there. */
export function cleared(box: Box, table: Table, seat: Seat, at: number): Table {
  const player = playerAt(table, seat);
  return withPlayer(table, seat, rebuilt(box, player, at, withTile(nth(player.fields, at), null)));
}

/** The same text as the engine keeps it for the name of a property: one for all, so that two are compared without reading them. */
function interned<Text extends string>(text: Text): Text {
  const keys: readonly string[] = Object.keys({ [text]: true });
  return keys.find((key): key is Text => key === text) ?? text;
}

/** R12.1: the fields of an island are added to a player's own, printed ships with their tokens. */
export function withFields(
  box: Box,
  player: Player,
  prefix: '' | `island-${number}-`,
  fields: readonly { readonly ground: Field['ground']; readonly printed: TileId | null }[],
): Player {
  const count = { land: 0, coast: 0, sea: 0 };
  const added = fields.map(
    ({ ground, printed }): Field => ({ id: interned(`${prefix}${ground}-${++count[ground]}`), ground, printed, tile: null }),
  );
  const grown = changedPlayer(player, { fields: [...player.fields, ...added], workers: [...player.workers, ...added.map(() => NOBODY)] });
  return added.reduce<Player>((all, field) => {
    const tile = inUse(box, field);
    return tile?.kind === 'ship' ? withShip(all, tile) : all;
  }, grown);
}
