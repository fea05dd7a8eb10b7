import type { Refusal } from '@archipel/kernel';
import { fieldIndex, layoutOf, shopsFor, type Workshop } from '../board/board.ts';
import { type Box, named, type Tile } from '../box/box.ts';
import { nth } from '../data/list.ts';
import type { FieldId, TileId } from '../data/words.ts';
import type { Field, Player } from '../state/state.ts';
import { no } from './refusal.ts';

/** The fields that take the tile, as their owner has them in order. */
export function fieldsFor(box: Box, player: Player, tile: Tile): readonly Field[] {
  const makers = makersOf(box, player, tile);
  const fields: Field[] = [];
  for (let at = 0; at < player.fields.length; at++) {
    const field = player.fields[at];
    if (field !== undefined && obstacleAt(player, tile, makers, at) === undefined) fields.push(field);
  }
  return fields;
}

/** R6.1, R6.4: may this tile lie on this field? */
export function fieldRefusal(box: Box, player: Player, tileId: TileId, fieldId: FieldId): Refusal | undefined {
  const at = fieldIndex(player, fieldId);
  return at === undefined ? no('R6.1', 'no-such-field', { field: fieldId }) : refusalAt(box, player, named(box.tiles, tileId), at);
}

function refusalAt(box: Box, player: Player, tile: Tile, at: number): Refusal | undefined {
  const obstacle = obstacleAt(player, tile, makersOf(box, player, tile), at);
  if (obstacle === undefined) return undefined;
  if (obstacle === 'ground') return no('R6.1', 'wrong-ground', { tile: tile.id, ground: nth(player.fields, at).ground });
  return no('R6.4', 'identical-industry', { tile: tile.id, field: obstacle.field });
}

/** What keeps the tile from lying there: the ground (R6.1), or an identical industry elsewhere (R6.4). */
function obstacleAt(player: Player, tile: Tile, makers: readonly Workshop[], at: number): 'ground' | Workshop | undefined {
  const field = player.fields[at];
  if (field === undefined || !fitsGround(tile.kind, field.ground)) return 'ground';
  for (const maker of makers) if (maker.at !== at && isTwin(tile, maker)) return maker;
  return undefined;
}

const NONE: readonly Workshop[] = [];

/** The player's industries that make the same as the tile. */
function makersOf(box: Box, player: Player, tile: Tile): readonly Workshop[] {
  return tile.kind === 'industry' ? shopsFor(layoutOf(box, player), tile.product) : NONE;
}

/** R6.4: one of those does it by the same level. */
function isTwin(tile: Tile, maker: Workshop): boolean {
  return tile.kind === 'industry' && maker.worker === tile.worker;
}

/** R6.4 */
export function identical(tile: Tile, other: Tile): boolean {
  return tile.kind === 'industry' && other.kind === 'industry' && tile.makes === other.makes && tile.worker === other.worker;
}

function fitsGround(kind: 'industry' | 'shipyard' | 'ship', ground: Field['ground']): boolean {
  if (kind === 'ship') return ground === 'sea';
  return kind === 'shipyard' ? ground === 'coast' : ground !== 'sea';
}

/** Why no field will take the tile; nothing if one will. An industry that is there already is the better reason. */
export function nowhereToBuild(box: Box, player: Player, tile: Tile): Refusal | undefined {
  return canLie(box, player, tile) ? undefined : whyNowhere(box, player, tile);
}

/** Whether some field will take the tile: one of its ground, and where its one twin lies only that one. */
function canLie(box: Box, player: Player, tile: Tile): boolean {
  const layout = layoutOf(box, player);
  const { grounds } = layout;
  let twin = -1;
  if (tile.kind === 'industry') {
    for (const shop of shopsFor(layout, tile.product)) {
      if (shop.worker !== tile.worker) continue;
      if (twin >= 0) return false;
      twin = shop.at;
    }
  }
  if (twin >= 0) return fitsGround(tile.kind, player.fields[twin]?.ground ?? 'sea');
  return tile.kind === 'ship' ? grounds.sea : grounds.coast || (tile.kind === 'industry' && grounds.land);
}

function whyNowhere(box: Box, player: Player, tile: Tile): Refusal | undefined {
  const makers = makersOf(box, player, tile);
  let blocked = 0;
  let twin = -1;
  for (let at = 0; at < player.fields.length; at++) {
    const obstacle = obstacleAt(player, tile, makers, at);
    if (obstacle === undefined) return undefined;
    if (obstacle === 'ground') blocked = at;
    else twin = at;
  }
  return refusalAt(box, player, tile, twin < 0 ? blocked : twin);
}
