import { type Board, boardOf } from './board.ts';
import { COMPONENTS } from './data/components.ts';
import type { Components } from './data/schema.ts';
import type { Back, Commodity, HomeIsland, Treasure } from './data/words.ts';

/** An island tile. Its back shows while it lies face down; the rest is its face. */
export type Tile =
  | { readonly back: Back; readonly kind: 'outpost'; readonly commodity: Commodity }
  | { readonly back: Back; readonly kind: 'agreement' }
  | { readonly back: Back; readonly kind: 'treasure'; readonly treasure: Treasure };

/** A set of components with what follows from it, worked out once. */
export interface Box {
  readonly components: Components;
  readonly board: Board;
  /** Every single tile, those with the back 2 first. */
  readonly tiles: readonly Tile[];
  /** What each home island shows, by number of the die. */
  readonly shownBy: Readonly<Record<HomeIsland, readonly (Commodity | 'any')[]>>;
}

const opened = new WeakMap<Components, Box>();
const DEFAULT_BOX = openBox(COMPONENTS);

/** The box that a position is played with: the corrected components it carries, else the ones of the house. */
export function boxOf(position: { readonly components?: Components | null | undefined }): Box {
  const { components } = position;
  if (components === undefined || components === null) return DEFAULT_BOX;
  const known = opened.get(components);
  if (known !== undefined) return known;
  const box = openBox(components);
  opened.set(components, box);
  return box;
}

function openBox(components: Components): Box {
  const { A, B, C, D } = components.homeIslands;
  const shown = ({ byDie }: typeof A): readonly (Commodity | 'any')[] => ['any', byDie[1], byDie[2], byDie[3], byDie[4], byDie[5]];
  const tiles = components.islandTiles.flatMap(({ copies, ...tile }) => Array.from({ length: copies }, (): Tile => tile));
  return {
    components,
    board: boardOf(components.board.rows),
    tiles: tiles.toSorted((a, b) => a.back - b.back),
    shownBy: { A: shown(A), B: shown(B), C: shown(C), D: shown(D) },
  };
}
