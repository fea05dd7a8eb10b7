import { type Box, boxOf, type Open, type Tile } from '@archipel/anno1503';

/** How many tiles of a kind can still be found: nobody holds them, and they may lie where the player has not seen another kind. The rest is in the reserve. */
export function tilesLeft(position: Open, kind: 'outpost' | 'agreement', notes: Readonly<Record<string, Tile>> = {}): number {
  let places = 0;
  for (const space in position.islands) if ((notes[space]?.kind ?? kind) === kind) places++;
  let left = tilesOf(boxOf(position), position.seats.length)[kind];
  for (const { outposts, agreements } of position.seats) left -= kind === 'outpost' ? outposts.length : agreements.length;
  return Math.min(left, places);
}

type Tiles = Readonly<Record<'outpost' | 'agreement', number>>;
const counted = new WeakMap<Box, Map<number, Tiles>>();

/** The tiles of a match with so many seats (Q1.1), counted once. */
function tilesOf(box: Box, seats: number): Tiles {
  const known = counted.get(box) ?? new Map<number, Tiles>();
  counted.set(box, known);
  const count = (kind: Tile['kind']) => box.tiles.filter((tile) => tile.back <= seats && tile.kind === kind).length;
  const tiles = known.get(seats) ?? { outpost: count('outpost'), agreement: count('agreement') };
  known.set(seats, tiles);
  return tiles;
}
