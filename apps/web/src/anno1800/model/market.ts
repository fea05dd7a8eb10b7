import { type Box, named } from '@archipel/anno1800';

/** The market as it is laid out: industries by the level that works in them, then ships and shipyards. */
export interface Block {
  readonly name: 'sea' | number;
  readonly tiles: readonly string[];
  readonly columns: number;
}

export function blocksOf(box: Box, rows = 3): readonly Block[] {
  const levels = [...new Set(box.marketTiles.flatMap((id) => levelsOf(box, id)))].toSorted((one, other) => one - other);
  const blocks = levels.map((level) => ({ name: level, tiles: box.marketTiles.filter((id) => levelsOf(box, id).includes(level)) }));
  const sea = box.marketTiles.filter((id) => named(box.tiles, id).kind !== 'industry');
  return [...blocks, { name: 'sea' as const, tiles: sea }].map((block) => ({ ...block, columns: Math.ceil(block.tiles.length / rows) }));
}

function levelsOf(box: Box, id: string): readonly number[] {
  const tile = named(box.tiles, id);
  return tile.kind === 'industry' ? [tile.worker] : [];
}
