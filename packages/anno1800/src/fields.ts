import type { Refusal } from '@archipel/kernel';
import { fieldIndex, inUse } from './board.ts';
import { type Box, type Industry, named } from './box.ts';
import { no } from './refusal.ts';
import type { Field, Player } from './state.ts';

/** R6.1, R6.4: may this tile lie on this field? */
export function fieldRefusal(box: Box, player: Player, tileId: string, fieldId: string): Refusal | undefined {
  const tile = named(box.tiles, tileId);
  const field = player.fields[fieldIndex(box, player, fieldId) ?? -1];
  if (field === undefined) return no('R6.1', 'no-such-field', { field: fieldId });
  if (!fitsGround(tile.kind, field.ground)) return no('R6.1', 'wrong-ground', { tile: tileId, ground: field.ground });
  const twin = tile.kind === 'industry' ? player.fields.find((other) => other.id !== fieldId && isTwin(box, other, tile)) : undefined;
  return twin ? no('R6.4', 'identical-industry', { tile: tileId, field: twin.id }) : undefined;
}

function fitsGround(kind: 'industry' | 'shipyard' | 'ship', ground: Field['ground']): boolean {
  if (kind === 'ship') return ground === 'sea';
  return kind === 'shipyard' ? ground === 'coast' : ground !== 'sea';
}

/** R6.4: the same resource by the same level. */
function isTwin(box: Box, field: Field, tile: Industry): boolean {
  const other = inUse(box, field);
  return other?.kind === 'industry' && other.makes === tile.makes && other.worker === tile.worker;
}

/** Asked often and changed seldom, so it is kept for each list of fields. */
const nowhere = new WeakMap<readonly Field[], Map<string, Refusal | null>>();

/** Why no field will take the tile; nothing if one will. */
export function nowhereToBuild(box: Box, player: Player, tile: string): Refusal | undefined {
  const known = nowhere.get(player.fields) ?? new Map<string, Refusal | null>();
  const before = known.get(tile);
  if (before !== undefined) return before ?? undefined;
  const refusal = noFieldFor(box, player, tile);
  nowhere.set(player.fields, known.set(tile, refusal ?? null));
  return refusal;
}

function noFieldFor(box: Box, player: Player, tile: string): Refusal | undefined {
  let refusal: Refusal | undefined;
  for (const field of player.fields) {
    const here = fieldRefusal(box, player, tile, field.id);
    if (here === undefined) return undefined;
    if (here.rule === 'R6.4' || refusal === undefined) refusal = here;
  }
  return refusal;
}
