import { boxOf, type Square, type Tile, type View } from '@archipel/anno1503';
import type { Entry } from './facts.ts';
import { standing } from './facts.ts';

/** What a tile is, as a word: tiles of the same word are alike. */
export type TileFace = `outpost ${string}` | 'agreement' | 'treasure gold' | 'treasure upgrade';

export function faceOf(tile: Tile): TileFace {
  if (tile.kind === 'outpost') return `outpost ${tile.commodity}`;
  return tile.kind === 'agreement' ? 'agreement' : `treasure ${tile.treasure}`;
}

/** Tiles with the back of this space that the viewer has seen nowhere: any of them may lie there, or be in the reserve. */
export function mayLieOn(view: View, entries: readonly Entry[], space: Square): readonly Tile[] {
  const back = view.islands[space];
  const left = boxOf(view).tiles.filter((tile) => tile.back === back);
  const strike = (face: TileFace, of: number) => {
    const at = of === back ? left.findIndex((tile) => faceOf(tile) === face) : -1;
    if (at >= 0) left.splice(at, 1);
  };
  for (const { outposts, agreements } of view.seats) {
    for (const outpost of outposts) strike(`outpost ${outpost.commodity}`, outpost.back);
    for (const of of agreements) strike('agreement', of);
  }
  for (const note of Object.values(view.notes)) strike(faceOf(note), note.back);
  // A treasure leaves the game when it is used: only the log remembers it (Q7.3).
  for (const fact of standing(entries).flatMap(({ events }) => events)) {
    if (fact.fact === 'used' && fact.tile.kind === 'treasure') strike(faceOf(fact.tile), fact.tile.back);
  }
  return left;
}

/** The same tiles, alike ones together, the most frequent first. */
export function counted(tiles: readonly Tile[]): readonly { readonly tile: Tile; readonly count: number }[] {
  const piles = new Map<TileFace, { tile: Tile; count: number }>();
  for (const tile of tiles) {
    const pile = piles.get(faceOf(tile));
    if (pile) pile.count++;
    else piles.set(faceOf(tile), { tile, count: 1 });
  }
  return [...piles.values()].toSorted((one, other) => other.count - one.count);
}
